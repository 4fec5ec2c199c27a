// Checks that every public entry of the packed library finds its types in each way TypeScript resolves modules.
import { spawnSync } from 'node:child_process';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { libraryEntries } from './lib/libraryEntries.ts';

await freshBuild(targets.ui);
// The library is ES modules only, and "./*" names its entries by a pattern, which attw cannot expand itself.
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
