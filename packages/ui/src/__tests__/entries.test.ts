import { globSync, readFileSync } from 'node:fs';
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

// Every screen, form section and modal is published. What several of them share is in folders with lower-case names.
const components = Object.keys(
  import.meta.glob(['../{forms,modals}/*/[A-Z]*.tsx', '../screens/*/*/[A-Z]*.tsx']),
).filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)));

test('finds the forms, modals and screens', () => {
  for (const kind of ['forms', 'modals', 'screens'])
    expect(components.filter((file) => file.startsWith(`../${kind}/`)).length).toBeGreaterThan(10);
});

test.each(components)('%s has its entry', (file) => {
  const [, kind = ''] = file.split('/');
  const name = path.basename(file, '.tsx');
  const entry = `../entries/${kind}/${name}.ts`;
  expect(files).toContain(entry);
  const names = namesIn(textOf(entry));
  expect(names).toContain(name);
  expect(names).toContain(`${name}Props`);
});

test('folders with a capital letter hold a component of their name', () => {
  const folders = globSync(['{forms,modals}/[A-Z]*/', 'screens/*/[A-Z]*/'], {
    cwd: path.resolve(import.meta.dirname, '..'),
  });
  expect(folders.length).toBeGreaterThan(60);
  const published = new Set(components.map((file) => path.dirname(file).slice('../'.length)));
  expect(folders.filter((folder) => !published.has(folder.replace(/\/$/, '')))).toEqual([]);
});

test('the README says what each primitive and pattern is for', () => {
  const [, section = ''] = /^## Which component$(.*?)^## /ms.exec(textOf('../../README.md')) ?? [];
  const named = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const own = files.flatMap((file) => /^\.\.\/entries\/([A-Z]\w*)\.ts$/.exec(file)?.[1] ?? []);
  expect(own.filter((name) => !named.has(name))).toEqual([]);
});
