import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageConfig } from './pageConfig.ts';
import { documentHeaders, fileHeaders, hashedAssetHeaders, type HeaderSet } from './headers.ts';

/** A response that is complete before it is sent. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: Uint8Array | string;
}

/** The built console, as a server delivers it. */
export interface ConsoleFiles {
  /** `sockets`, `files` and `parties` are the other hosts that the page may reach. */
  answer(pathname: string, request: FileRequest): Promise<FileAnswer>;
}

export interface FileRequest {
  readonly acceptEncoding: string;
  readonly ifNoneMatch?: string;
  readonly sockets: readonly string[];
  readonly files: readonly string[];
  readonly parties: readonly string[];
  readonly config: PageConfig;
}

type Encoding = 'br' | 'gzip';

interface Asset {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  readonly encoded: ReadonlyMap<Encoding, Promise<Buffer>>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliAt = (quality: number) => (body: Buffer) =>
  brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A file name with a content hash of the bundler, as in `index-B4tGx2aQ.js`. */
const isHashedName = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path);

const plainText = (status: number, text: string): FileAnswer => ({
  status,
  headers: { ...fileHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

/** JSON that cannot end the script element around it. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Documents with a prepared page, by the first segment of its paths (the console's prerender.ts). */
const documentFolder = '/documents/';
const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The documents, by the first segment of their paths; `index.html` is the one of all other paths. */
function readDocuments(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(join(folder, documentFolder)) ? readdirSync(join(folder, documentFolder)) : [];
  return new Map(
    names.map((name) => [basename(name, '.html'), readFileSync(join(folder, documentFolder, name), 'utf8')]),
  );
}

/**
 * Reads the console's build once and ignores later changes of `folder`. Compressing starts at once, in the background,
 * at the highest level.
 */
export function readConsole(folder: string): ConsoleFiles {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) {
    return { answer: async () => plainText(503, `The console is not built: ${indexFile} is missing.`) };
  }
  const index = readFileSync(indexFile, 'utf8');
  const build = createHash('sha256').update(index).digest('hex').slice(0, 12);
  const documents = readDocuments(folder);
  const assets = readAssets(folder);

  const giveDocument = async (
    source: string,
    { acceptEncoding, sockets, files, parties, config }: FileRequest,
  ): Promise<FileAnswer> => {
    const nonce = randomBytes(16).toString('base64url');
    // The nonce is inserted first, so that no part of the configuration can match its placeholder.
    const filled = source
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__MILLRACE_CONFIG__', () => embeddable({ build, ...config }));
    const body = Buffer.from(filled);
    const encoding = chooseEncoding(acceptEncoding);
    const headers = {
      ...documentHeaders({ nonce, sockets, files, parties }),
      'Content-Type': 'text/html; charset=utf-8',
    };
    if (!encoding) return { status: 200, headers: { ...headers, Vary: 'Accept-Encoding' }, body };
    return {
      status: 200,
      headers: { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
      // The nonce makes each document unique, so it is compressed on the fly, at a fast level.
      body: await (encoding === 'br' ? brotliAt(5)(body) : gzipAsync(body)),
    };
  };

  return {
    async answer(pathname, request) {
      const asset = assets.get(pathname);
      if (asset) return giveAsset(asset, request);
      // A missing file is an error; every other path is a screen, and the page reports unknown ones.
      return extname(pathname)
        ? plainText(404, 'Not found.')
        : giveDocument(documents.get(firstSegment(pathname)) ?? index, request);
    },
  };
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const extension = extname(path);
    // Documents have other names, and the build's own metadata is private.
    if (path === '/index.html' || path.startsWith(documentFolder) || path.includes('/.')) continue;
    const body = readFileSync(file);
    assets.set(path, {
      body,
      type: types[extension] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: isHashedName(path),
      encoded: new Map(
        compressible.has(extension)
          ? [['br', brotliAt(11)(body)] as const, ['gzip', gzipAsync(body)] as const]
          : [],
      ),
    });
  }
  return assets;
}

async function giveAsset(asset: Asset, { acceptEncoding, ifNoneMatch }: FileRequest): Promise<FileAnswer> {
  const headers = {
    ...(asset.isHashed ? hashedAssetHeaders : fileHeaders),
    'Content-Type': asset.type,
    ETag: asset.tag,
  };
  if (ifNoneMatch === asset.tag) return { status: 304, headers, body: '' };
  const encoding = chooseEncoding(acceptEncoding);
  const encoded = encoding && asset.encoded.get(encoding);
  if (asset.encoded.size === 0) return { status: 200, headers, body: asset.body };
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  if (!encoded) return { status: 200, headers: varied, body: asset.body };
  return { status: 200, headers: { ...varied, 'Content-Encoding': encoding }, body: await encoded };
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const known = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (known.includes('br')) return 'br';
  return known.includes('gzip') ? 'gzip' : undefined;
}
