// Writes what follows from the components and from the modules in `entries` of the library: `exports` in its package.json,
// the root entry and the icons. Run `npm run entries` after adding, moving or removing one.
import { writeFileSync } from 'node:fs';
import { entryFiles } from './lib/entryFiles.ts';

for (const { path, text } of entryFiles()) writeFileSync(path, text);
