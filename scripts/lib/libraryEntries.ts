import { globSync } from 'node:fs';
import path from 'node:path';

const folder = 'packages/ui/src/entries';

/** The entries that a product can import from the library: `@millrace/ui`, `@millrace/ui/Button` and so on. */
export function libraryEntries(): string[] {
  const names = globSync(`${folder}/**/*.ts`).map((file) =>
    path.relative(folder, file).slice(0, -'.ts'.length),
  );
  return names.toSorted().map((name) => (name === 'index' ? '.' : `./${name}`));
}

export const specifierOf = (entry: string): string => path.posix.join('@millrace/ui', entry);
