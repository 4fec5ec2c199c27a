import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest of each chunk, by source. */
export interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Sizes of a build; files are named from its root. */
export interface Bundle {
  readonly manifest: Manifest;
  readonly html: string;
  readonly files: ReadonlyMap<string, { readonly text: string; readonly gzip: number }>;
}

export function readBundle(dist: string): Bundle {
  const names = globSync('**/*.*', { cwd: dist }).filter(
    // The compressed copies are of files that are counted already.
    (name) => !['', '.br', '.gz'].includes(path.extname(name)),
  );
  const files = names.map((name) => {
    const bytes = readFileSync(path.join(dist, name));
    return [name, { text: bytes.toString('latin1'), gzip: gzipSync(bytes, { level: 9 }).length }] as const;
  });
  return {
    manifest: JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')),
    html: readFileSync(path.join(dist, 'index.html'), 'utf8'),
    files: new Map(files),
  };
}

/** The chunks of `keys` with all their static imports, recursively. */
export function closure(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return reached;
}

/** The script and style files of some chunks. */
export function filesOf(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The files that a document loads itself: scripts, style sheets, preloads. */
export function filesNamedBy(html: string): Set<string> {
  const named = new Set<string>();
  for (const [, tag, attributes = ''] of html.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const address = /\b(?:src|href)="?([^"\s>]+)/.exec(attributes)?.[1];
    const relation = /\brel="?([\w-]+)/.exec(attributes)?.[1] ?? '';
    const isFetched =
      tag === 'script' || ['modulepreload', 'stylesheet', 'preload', 'icon'].includes(relation);
    if (address && isFetched && !/^(https?:)?\/\/|^data:/.test(address))
      named.add(address.replace(/^\.?\//, ''));
  }
  return named;
}
