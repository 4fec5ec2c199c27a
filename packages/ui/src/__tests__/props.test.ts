import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportsOf, publicEntries } from '../../publicEntries.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** The props that the entries export, with the module of each. */
const published = publicEntries
  .flatMap(({ source }) => exportsOf(path.resolve(import.meta.dirname, '..', source)))
  .filter(({ name }) => name.endsWith('Props'));

/** The lines of an interface's body. */
function membersOf(module: string, name: string): readonly string[] {
  const [, body = ''] =
    new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`, 'm').exec(read(module)) ?? [];
  return body.split('\n');
}

const props = new Map(published.map((each) => [each.name, each.module]));

test('finds the published props', () => {
  expect(props.size).toBeGreaterThan(80);
});

// Editors show the comment at the prop, and Storybook shows it in the props table.
test.each([...props])('every prop in %s has a comment', (name, module) => {
  const lines = membersOf(module, name);
  const silent = lines.filter(
    (line, index) => /^ {2}(readonly )?\w+\??[:(<]/.test(line) && !lines[index - 1]?.endsWith('*/'),
  );
  expect(silent).toEqual([]);
});

/** Words of one component that the README explains. */
const ownSizes: Readonly<Record<string, readonly string[]>> = {
  ButtonSize: ['toolbar'],
  DialogProps: ['wide', 'widest'],
  RaceSize: ['wide', 'art'],
};

// Text has roles instead of sizes, and icons and spinners pixels: neither is a choice of quoted words.
test('sizes have the same words everywhere', () => {
  const api = read('../../public-api.md');
  const sizes = [
    ...[...api.matchAll(/^export type (\w*Size) = (.*);$/gm)].map(([, name = '', words = '']) => ({
      name,
      words,
    })),
    ...[...api.matchAll(/^export interface (\w+)[^{]*\{\n([^}]*)/gm)].map(([, name = '', body = '']) => ({
      name,
      words: /^ +(?:readonly )?size\?: (.*);$/m.exec(body)?.[1] ?? '',
    })),
  ];
  const others = sizes.flatMap(({ name, words }) =>
    [...words.matchAll(/'(\w+)'/g)]
      .map(([, word = '']) => word)
      .filter((word) => !['small', 'standard', 'large', ...(ownSizes[name] ?? [])].includes(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(sizes.filter(({ words }) => words.includes("'")).length).toBeGreaterThan(5);
  expect(others).toEqual([]);
});
