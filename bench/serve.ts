import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free port of this machine, compressed as in production. */
export function serveFolder(folder: string): Promise<{ readonly address: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end();
    const bytes =
      compressed.get(file) ??
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    compressed.set(file, bytes);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      resolve({
        address: `http://127.0.0.1:${port}`,
        close() {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
