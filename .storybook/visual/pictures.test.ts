import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { picturesOf, taggedStories, unmatched } from './pictures.ts';
import { acceptedIn, differenceIn, reportOf, type Comparison } from './report.ts';

const button = { id: 'primitives-button--default', title: 'Primitives/Button', name: 'Default' };
const home = { id: 'screens-home--default', title: 'Screens/Home', name: 'Default' };
const [light, dark] = picturesOf([button]);
if (!light || !dark) throw new Error('A story has a picture in each theme.');

const same: Comparison = {
  total: 4,
  changes: [],
  missing: [],
  superfluous: [],
  browser: 'Chromium 1',
  browserOfReferences: 'Chromium 1',
};

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

test('it finds pictures without a reference, and references without a picture', () => {
  expect(unmatched([light, dark], [light.file, 'gone--default.light.640.png'])).toEqual({
    missing: [dark],
    superfluous: ['gone--default.light.640.png'],
  });
});

test('every tagged story has its references', () => {
  const pictures = picturesOf(taggedStories());
  const { missing, superfluous } = unmatched(
    pictures,
    globSync('.storybook/visual/references/*.png').map((file) => path.basename(file)),
  );
  expect(
    { missing: missing.map(({ file }) => file), superfluous },
    'Run: npm run visual -- --accept',
  ).toEqual({ missing: [], superfluous: [] });
  expect(pictures.length).toBeGreaterThan(120);
});

test('the references name their browser', () => {
  expect(readFileSync('.storybook/visual/references/browser.txt', 'utf8')).toMatch(
    /^Chromium(?: headless shell)? [\d.]+\n$/,
  );
});

test('a difference counts pixels, or compares sizes', () => {
  const failure = (reason: string) =>
    `expect(page).toHaveScreenshot(expected) failed\n\n  ${reason}\n\n  Snapshot: a.png\n\nCall log: …`;
  expect(differenceIn(failure('1234 pixels (ratio 0.02 of all image pixels) are different.'))).toBe(
    '1234 pixels differ',
  );
  expect(differenceIn(failure('1 pixels (ratio 0.01 of all image pixels) are different.'))).toBe(
    '1 pixel differs',
  );
  expect(
    differenceIn(
      failure(
        'Expected an image 640px by 52px, received 640px by 60px. 90 pixels (ratio 0.02 of all image pixels) are different.',
      ),
    ),
  ).toBe('90 pixels differ; the size was 640px by 52px and is 640px by 60px');
  expect(differenceIn('page.evaluate: Error: This story is broken\n    at a.js')).toBe(
    'page.evaluate: Error: This story is broken',
  );
});

test('without a difference, the report is one sentence', () => {
  expect(reportOf(same)).toBe('4 pictures are the same as their references.');
});

test('each difference is named with its files, and the last line says how to accept all', () => {
  const report = reportOf({
    ...same,
    changes: [
      {
        picture: dark,
        message: '12 pixels (ratio 0.01 of all image pixels) are different.',
        files: { expected: 'r/a.png', actual: 'o/a-actual.png', diff: 'o/a-diff.png' },
      },
    ],
    missing: [light],
    superfluous: ['gone--default.light.640.png'],
  });
  expect(report.split('\n')).toEqual([
    'Primitives/Button: Default (dark, 640 px): 12 pixels differ',
    '  expected    r/a.png',
    '  actual      o/a-actual.png',
    '  difference  o/a-diff.png',
    'Primitives/Button: Default (light, 640 px): no reference',
    'gone--default.light.640.png: no story',
    '',
    '4 pictures: 1 differs, 1 has no reference, 1 reference has no story.',
    'To accept only some, add a part of their name: npm run visual -- --accept primitives-button--default',
    'To accept all, run: npm run visual -- --accept',
  ]);
});

test('another browser is reported, with or without a difference', () => {
  const report = reportOf({ ...same, browser: 'Chromium 2' });
  expect(report).toContain('The references were made with Chromium 1. This is Chromium 2, which may');
});

test('accepting reports every reference that it adds, replaces or removes', () => {
  const before = new Map([
    ['a.png', '1'],
    ['b.png', '1'],
    ['c.png', '1'],
  ]);
  const after = new Map([
    ['a.png', '1'],
    ['b.png', '2'],
    ['d.png', '1'],
  ]);
  expect(acceptedIn(before, after)).toBe(
    'b.png: replaced\nc.png: removed\nd.png: added\n\nReview and commit the 3 changed references.',
  );
  expect(acceptedIn(before, before)).toBe('All references are current.');
});
