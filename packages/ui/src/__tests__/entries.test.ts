import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Runs in Node, so each import also proves that the entry loads without a DOM. */
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

test('finds the entries', () => {
  expect(files.length).toBeGreaterThan(4);
});

describe.each(files)('%s', (file) => {
  test('exports something, without a DOM', async () => {
    const values = Object.values((await entries[file]?.()) ?? {});
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain(undefined);
  });

  test('uses named exports', () => {
    expect(textOf(file)).not.toMatch(/export \*|export default/);
    expect(namesIn(textOf(file)).length).toBeGreaterThan(0);
  });
});

// Screens, domain, contract, theme and icons are imported only from their own entries: each adds more code
// than a button should cost.
test("the root entry exports the names of the primitives' and patterns' own entries", () => {
  const root = new Set(namesIn(textOf('../entries/index.ts')));
  const own = files.filter((file) => /^\.\.\/entries\/[A-Z]/.test(file));
  const missing = own.flatMap((file) => namesIn(textOf(file))).filter((name) => !root.has(name));
  expect(missing).toEqual([]);
});
