import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { picturesOf, taggedStories } from './pictures.ts';

const button = { id: 'primitives-button--default', title: 'Primitives/Button', name: 'Default' };
const home = { id: 'screens-home--default', title: 'Screens/Home', name: 'Default' };
test('a component is pictured in both themes, a screen also on a phone', () => {
  expect(picturesOf([home, button]).map(({ file }) => file)).toEqual([
    'screens-home--default.light.1440.png',
    'screens-home--default.dark.1440.png',
    'primitives-button--default.light.640.png',
    'primitives-button--default.dark.640.png',
    'screens-home--default.light.390.png',
    'screens-home--default.dark.390.png',
  ]);
});

test('every tagged story has its references, and every reference its story', () => {
  const wanted = picturesOf(taggedStories()).map(({ file }) => file);
  const references = globSync('.storybook/visual/references/*.png').map((file) => path.basename(file));
  expect(references.toSorted(), 'Run: npm run visual -- --accept').toEqual(wanted.toSorted());
  expect(wanted.length).toBeGreaterThan(120);
});

test('the references name their browser', () => {
  expect(readFileSync('.storybook/visual/references/browser.txt', 'utf8')).toMatch(
    /^Chromium(?: headless shell)? [\d.]+\n$/,
  );
});
