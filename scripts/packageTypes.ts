// Checks that every public entry of the packed library resolves its types in each of TypeScript's resolution modes.
import { spawnSync } from 'node:child_process';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { libraryEntries } from './lib/libraryEntries.ts';

await freshBuild(targets.ui);
// The library is ES modules only, and "./*" is a pattern, which attw cannot expand.
const { status } = spawnSync(
  'attw',
  [
    '--pack',
    'packages/ui',
    '--profile',
    'esm-only',
    '--format',
    'table-flipped',
    '--entrypoints',
    ...libraryEntries(),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
process.exit(status ?? 1);
