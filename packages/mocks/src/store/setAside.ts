import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cannotKeep } from './store.ts';

/** The file of a state, inside its folder. */
export const stateFile = 'twin.sqlite';

/** A file, and SQLite's files beside it. */
export const endings = ['', '-wal', '-shm', '-journal'] as const;

/**
 * Renames a state to a free name, so that a new one can be created.
 * @returns the new name, in the same folder
 * @throws StoreError if the folder is not writable
 */
export function setAside(folder: string): string {
  const nameOf = (number: number) => `twin.set-aside-${number}.sqlite`;
  const isTaken = (name: string) => endings.some((ending) => existsSync(join(folder, name + ending)));
  let number = 1;
  while (isTaken(nameOf(number))) number += 1;
  const name = nameOf(number);
  try {
    for (const ending of endings) {
      const from = join(folder, stateFile + ending);
      if (existsSync(from)) renameSync(from, join(folder, name + ending));
    }
  } catch (thrown) {
    throw cannotKeep(folder, thrown);
  }
  return name;
}
