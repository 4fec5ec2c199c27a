import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportsOf, publicEntries } from '../../publicEntries.ts';

/** Runs in Node, so each import also proves that the entry loads without a DOM. */
const modules = import.meta.glob<Record<string, unknown>>([
  '../entries/**/*.ts',
  '../{primitives,patterns,forms,modals}/*/*.tsx',
  '../screens/*/*/*.tsx',
  '!**/*.stories.*',
]);

const source = path.resolve(import.meta.dirname, '..');
const namesIn = (file: string) => exportsOf(path.join(source, file)).map(({ name }) => name);

describe.each(publicEntries)('$path', ({ source: file }) => {
  test('exports something, without a DOM', async () => {
    const values = Object.values((await modules[`../${file}`]?.()) ?? {});
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain(undefined);
  });

  test('uses named exports', () => {
    expect(namesIn(file)).not.toContain('default');
  });
});

// What is published changes only on purpose, so a name must be written. Components export only what is published.
test('entries that gather several files name what they export', () => {
  const careless = globSync('entries/**/*.ts', { cwd: source }).filter((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return text.includes('export *') && !text.includes('Written by `npm run entries`');
  });
  expect(careless).toEqual([]);
});

// Screens, domain, contract, theme and icons are imported only from their own entries: each adds more code
// than a button should cost.
test("the root entry exports the names of the primitives' and patterns' own entries", () => {
  const root = new Set(namesIn('entries/index.ts'));
  const own = publicEntries.filter((entry) => /^\.\/[A-Z]/.test(entry.path));
  const missing = own.flatMap((entry) => namesIn(entry.source)).filter((name) => !root.has(name));
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
  const entry = publicEntries.find((one) => one.path === `./${kind}/${name}`);
  expect(namesIn(entry?.source ?? '')).toEqual(expect.arrayContaining([name, `${name}Props`]));
});

test('folders with a capital letter hold a component of their name', () => {
  const folders = globSync(['{forms,modals}/[A-Z]*/', 'screens/*/[A-Z]*/'], { cwd: source });
  expect(folders.length).toBeGreaterThan(60);
  const published = new Set(components.map((file) => path.dirname(file).slice('../'.length)));
  expect(folders.filter((folder) => !published.has(folder.replace(/\/$/, '')))).toEqual([]);
});

test('the README says what each primitive and pattern is for', () => {
  const readme = readFileSync(path.join(source, '../README.md'), 'utf8');
  const [, section = ''] = /^## Which component$(.*?)^## /ms.exec(readme) ?? [];
  const named = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const own = publicEntries.flatMap((entry) => /^\.\/([A-Z]\w*)$/.exec(entry.path)?.[1] ?? []);
  expect(own.filter((name) => !named.has(name))).toEqual([]);
});
