// The entries of the library, as `exports` of package.json lists them, and the names that each exports.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** What a product can import. */
export interface PublicEntry {
  /** `.`, `./Button`, `./domain/entities`. */
  readonly path: string;
  /** `@millrace/ui/Button` */
  readonly specifier: string;
  /** Below `src`: `primitives/Button/Button.tsx`. */
  readonly source: string;
  /** Below `dist`: `primitives/Button/Button.js`. */
  readonly script: string;
  /** Below `dist`: `primitives/Button/Button.d.ts`. */
  readonly types: string;
}

/** The targets of an entry. Files that are no modules have only their own path. */
export interface Targets {
  readonly '@millrace/source': string;
  readonly default: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, Targets | string>>;
}
const manifest: Manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'));

export const publicEntries: readonly PublicEntry[] = Object.entries(manifest.exports).flatMap(
  ([entry, targets]) => {
    if (typeof targets === 'string') return [];
    const script = targets.default.replace('./dist/', '');
    return {
      path: entry,
      specifier: path.posix.join('@millrace/ui', entry),
      source: targets['@millrace/source'].replace('./src/', ''),
      script,
      types: script.replace(/\.js$/, '.d.ts'),
    };
  },
);

/** A name that a module exports, and the module that declares it. */
export interface PublicName {
  readonly name: string;
  readonly module: string;
}

/** The names that a source or a declaration file exports, its own and those of other modules. */
export function exportsOf(file: string): readonly PublicName[] {
  const exported = parseSync(file, readFileSync(file, 'utf8')).module.staticExports;
  const names = exported.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, importName, moduleRequest }) => {
      if (!moduleRequest) return { name: exportName.name ?? 'default', module: file };
      const from = file.endsWith('.d.ts')
        ? moduleRequest.value.replace(/\.tsx?$/, '.d.ts')
        : moduleRequest.value;
      const others = exportsOf(path.resolve(path.dirname(file), from));
      return importName.kind === 'Name' ? others.filter(({ name }) => name === importName.name) : others;
    }),
  );
  // Two modules may export the same name of a third.
  return [...new Map(names.map((each) => [each.name, each])).values()];
}
