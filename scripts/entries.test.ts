import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryFiles } from './lib/entryFiles.ts';

it.each(entryFiles())('$path is what `npm run entries` writes', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'Run `npm run entries` and commit the result.').toBe(text);
});
