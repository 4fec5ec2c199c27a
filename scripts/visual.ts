// Compares pictures of tagged stories with the references in .storybook/visual/references: `npm run visual`.
// `npm run visual -- --accept` replaces the references. Parts of their names limit both to some pictures.
import { parseArgs } from 'node:util';
import { chosenPictures } from '../.storybook/visual/pictures.ts';
import { findBrowser } from './lib/browser.ts';
import { freshBuild, storybook } from './lib/freshBuild.ts';
import { runUntilStopped } from './lib/runUntilStopped.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});
process.env['VISUAL_FILES'] = positionals.join(' ');
if (chosenPictures().length === 0) {
  console.error(`No picture has a name with ${positionals.map((part) => `"${part}"`).join(' or ')}.`);
  process.exit(2);
}

await freshBuild(storybook);
runUntilStopped(
  [
    'playwright',
    'test',
    '--config=.storybook/visual/playwright.config.ts',
    `--update-snapshots=${values.accept ? 'changed' : 'none'}`,
  ],
  { CHROMIUM_PATH: await findBrowser() },
);
