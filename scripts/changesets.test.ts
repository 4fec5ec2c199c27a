import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportsOf, publicEntries } from '../packages/ui/publicEntries.ts';

/** The paths of all entries, and the names that they export. */
const published = publicEntries
  .filter((entry) => entry.path !== '.')
  .flatMap(({ path, source }) => [path, ...exportsOf(`packages/ui/src/${source}`).map(({ name }) => name)])
  .join('\n');

/** The changelog is searched for the components in use. */
const isAboutSomething = (changeset: string): boolean =>
  changeset.includes('\nWhole package: ') ||
  [...changeset.replaceAll(/```[^]*?```/g, '').matchAll(/`(?:@millrace\/ui\/)?([\w/]+)`/g)].some(
    ([, name = '']) => new RegExp(`\\b${name}\\b`).test(published),
  );

test('every pending change of the library names a component, or says that it is about all', () => {
  const pending = globSync('.changeset/*.md').map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(pending.filter(([, text]) => !isAboutSomething(text)).map(([file]) => file)).toEqual([]);
});

test.each([
  ['`Toast` has new tones.', true],
  ['`@millrace/ui/domain/policies` reads rules.', true],
  ['\nWhole package: types are shorter.', true],
  ['Toasts are calmer, and `NoSuchThing` too.', false],
  ['A list:\n\n```tsx\n`Meter`\n```', false],
])('%j: %j', (text, expected) => {
  expect(isAboutSomething(text)).toBe(expected);
});
