import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WirePageConfig } from '@millrace/ui/contract';
import { documentHeaders, fileHeaders, hashedAssetHeaders, type HeaderSet } from '../http/headers.ts';

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
  readonly config: WirePageConfig;
}

type Encoding = 'br' | 'gzip';

interface Asset {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  /** Whether a compressed copy is smaller. */
  readonly isCompressible: boolean;
  /** Compressed copies: those of the build, and those made when they were first requested. */
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
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
/** Compresses during a request, at a fast level. */
const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipAsync(body),
};
/** The endings of the compressed copies that the build writes (the console's compress.ts). */
const copies = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file name with a content hash of the bundler, as in `index-B4tGx2aQ.js`. */
const isHashedName = (path: string): boolean => /^\/assets\/.*-[\w-]{8,24}\.\w{1,8}$/.test(path);

const plainText = (status: number, text: string): FileAnswer => ({
  status,
  headers: { ...fileHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

/**
 * Paths that are files although the build may lack them: its assets, its documents under their own names, which would be
 * sent with unreplaced placeholders, and what browsers and crawlers request by themselves. Every other path is a screen,
 * even with a dot in it: a link's token may contain one. deploy/nginx.conf.template has the same paths.
 */
const isFilePath = (path: string): boolean =>
  /^\/(?:assets|documents)\/|^\/(?:index\.html|favicon\.ico|robots\.txt)$/.test(path);

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

/** Reads the console's build once and ignores later changes of `folder`. */
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
      .replaceAll('__MILLRACE_CONFIG__', () => embeddable({ ...config, build: config.build ?? build }));
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
      // The nonce makes each document unique, so it is compressed on the fly.
      body: await compress[encoding](body),
    };
  };

  return {
    async answer(pathname, request) {
      const asset = assets.get(pathname);
      if (asset) return giveAsset(asset, request);
      // A missing file is an error; every other path is a screen, and the page reports unknown ones.
      return isFilePath(pathname)
        ? plainText(404, 'Not found.')
        : giveDocument(documents.get(firstSegment(pathname)) ?? index, request);
    },
  };
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const existing = new Set(paths);
  const isCopy = (path: string) =>
    copies.some(([, ending]) => path.endsWith(ending) && existing.has(path.slice(0, -ending.length)));
  // Documents have other names, and the build's own metadata is private.
  const isHidden = (path: string) =>
    path === '/index.html' || path.startsWith(documentFolder) || path.includes('/.');
  return new Map(
    paths
      .filter((path) => !isHidden(path) && !isCopy(path))
      .map((path): [string, Asset] => {
        const extension = extname(path);
        const body = readFileSync(join(folder, path));
        const written = copies.filter(([, ending]) => existing.has(path + ending));
        return [
          path,
          {
            body,
            type: types[extension] ?? 'application/octet-stream',
            tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
            isHashed: isHashedName(path),
            isCompressible: compressible.has(extension),
            encoded: new Map(
              written.map(([encoding, ending]) => [encoding, readFileSync(join(folder, path + ending))]),
            ),
          },
        ];
      }),
  );
}

/** The compressed copy of a file. One that the build lacks is made when it is first requested. */
function encodedCopy({ body, encoded }: Asset, encoding: Encoding): Buffer | Promise<Buffer> {
  const copy = encoded.get(encoding) ?? compress[encoding](body);
  encoded.set(encoding, copy);
  return copy;
}

async function giveAsset(asset: Asset, { acceptEncoding, ifNoneMatch }: FileRequest): Promise<FileAnswer> {
  const headers = {
    ...(asset.isHashed ? hashedAssetHeaders : fileHeaders),
    'Content-Type': asset.type,
    ETag: asset.tag,
  };
  if (ifNoneMatch === asset.tag) return { status: 304, headers, body: '' };
  if (!asset.isCompressible) return { status: 200, headers, body: asset.body };
  const encoding = chooseEncoding(acceptEncoding);
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  if (!encoding) return { status: 200, headers: varied, body: asset.body };
  const body = await encodedCopy(asset, encoding);
  return { status: 200, headers: { ...varied, 'Content-Encoding': encoding }, body };
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
