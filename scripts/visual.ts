// Compares pictures of tagged stories with the references in .storybook/visual/references: `npm run visual`.
// `npm run visual -- --accept` replaces the references. Parts of their names limit both to some pictures.
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { picturesOf, taggedStories } from '../.storybook/visual/pictures.ts';
import { findBrowser } from './lib/browser.ts';
import { freshBuild, storybook } from './lib/freshBuild.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});
if (values.accept) {
  const wanted = new Set(picturesOf(taggedStories()).map(({ file }) => file));
  for (const file of globSync('.storybook/visual/references/*.png'))
    if (!wanted.has(path.basename(file))) rmSync(file);
}
await freshBuild(storybook);
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=.storybook/visual/playwright.config.ts',
    `--update-snapshots=${values.accept ? 'changed' : 'none'}`,
    ...(positionals.length > 0 ? [`--grep=${positionals.join('|')}`] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: await findBrowser() } },
);
process.exitCode = status ?? 1;
