import { globSync } from 'node:fs';
import path from 'node:path';

/** What a product can import from the library: `@millrace/ui`, `@millrace/ui/Button` and so on. */
export function libraryEntries(): string[] {
  const names = globSync('packages/ui/src/entries/*.ts').map((file) => path.basename(file, '.ts'));
  return names.toSorted().map((name) => (name === 'index' ? '.' : `./${name}`));
}

/** The specifier of an entry. */
export const specifierOf = (entry: string): string => path.posix.join('@millrace/ui', entry);
