// Checks that every public entry of the packed library resolves its types in each of TypeScript's resolution modes.
import { spawnSync } from 'node:child_process';
import { publicEntries } from '../packages/ui/publicEntries.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';

await freshBuild(targets.ui);
// The library is ES modules only. Its other exports are no modules.
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
    ...publicEntries.map((entry) => entry.path),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
process.exit(status ?? 1);
