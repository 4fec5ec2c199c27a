import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Runs in Node, so that each import also proves that the entry needs no DOM to be loaded. */
const entries = import.meta.glob<Record<string, unknown>>('../entries/**/*.ts');
const files = Object.keys(entries);

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const namesIn = (text: string) =>
  [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );

test('there are entries', () => {
  expect(files.length).toBeGreaterThan(4);
});

describe.each(files)('%s', (file) => {
  test('gives something, without a DOM', async () => {
    const values = Object.values((await entries[file]?.()) ?? {});
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain(undefined);
  });

  test('names what it gives', () => {
    expect(textOf(file)).not.toMatch(/export \*|export default/);
    expect(namesIn(textOf(file)).length).toBeGreaterThan(0);
  });
});

// Screens, domain, contract, theme and icons are imported by their own names only: each would bring more along
// than a button should cost.
test("the root entry names what the primitives' and patterns' own entries name", () => {
  const root = new Set(namesIn(textOf('../entries/index.ts')));
  const own = files.filter((file) => /^\.\.\/entries\/[A-Z]/.test(file));
  const missing = own.flatMap((file) => namesIn(textOf(file))).filter((name) => !root.has(name));
  expect(missing).toEqual([]);
});
