import { composeStories } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { publicEntries } from '../../publicEntries.ts';

type Book = Parameters<typeof composeStories>[0];
const books = import.meta.glob<Book>('../{primitives,patterns}/**/*.stories.tsx');
const entries = publicEntries.map((entry) => entry.path.slice('./'.length));

type Composed = ComponentType & { readonly args?: object };
const compose = async (load: () => Promise<Book>): Promise<ReadonlyMap<string, Composed>> =>
  new Map(Object.entries<Composed>(composeStories(await load())));

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** Each published primitive and pattern with its source and the text of all its story files. */
const components = Object.keys(import.meta.glob('../{primitives,patterns}/*/*.tsx')).flatMap((file) => {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(folder);
  const load = books[`${folder}/${name}.stories.tsx`];
  if (file !== `${folder}/${name}.tsx` || !entries.includes(name) || !load) return [];
  const shown = Object.keys(books).filter((book) => path.posix.dirname(book) === folder);
  return [{ name, source: read(file), stories: shown.map(read).join('\n'), load }];
});

/** The comment above a component, which its page in the book begins with. */
function commentOf(source: string, name: string): string {
  const [comment = ''] =
    new RegExp(String.raw`/\*\*(?:[^*]|\*(?!/))*\*/(?=\nexport (?:function|const) ${name}\b)`).exec(source) ??
    [];
  return comment.replaceAll(/\s+\*? ?/g, ' ');
}

/** The interfaces of the library's own props, as text. */
const interfaces = new Map(
  Object.keys(import.meta.glob('../{primitives,patterns,internal}/**/*.{ts,tsx}')).flatMap((file) =>
    [...read(file).matchAll(/^export interface (\w+)([^{]*)\{\n([\s\S]*?)\n\}/gm)].map(
      ([, name = '', parents = '', body = '']) => [name, { parents, body }] as const,
    ),
  ),
);

/** What is no option: identity, content, events, and values that the caller keeps. */
const required = /^(?:id|ref|children|selected|picked|isOpen|on[A-Z]\w*)$/;

/** A component's options, its own and those of the interfaces that it extends. */
function optionsOf(name: string): ReadonlySet<string> {
  const { parents, body } = interfaces.get(name) ?? { parents: '', body: '' };
  const own = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\?[:(]/gm)].map(([, prop = '']) => prop);
  const inherited = [...parents.matchAll(/\w+/g)].flatMap(([parent]) =>
    parent === name || parent === 'RootProps' ? [] : [...optionsOf(parent)],
  );
  return new Set([...own, ...inherited].filter((prop) => !required.test(prop)));
}

/** What the keyboard can reach. */
const focusable = /<(?:a [^>]*href|button|input|select|summary|textarea)\b|tabindex="0"|contenteditable/i;

test('finds the published components', () => {
  expect(components.length).toBeGreaterThan(70);
});

/** Their keyboard story walks through all of them (`keyboard.stories.tsx`). */
test('forms, modals and screens are named after their folders', () => {
  const misnamed = Object.keys(import.meta.glob('../{forms,modals,screens}/**/[A-Z]*.tsx')).filter((file) => {
    const name = path.posix.basename(path.posix.dirname(file));
    return (
      file.endsWith(`/${name}/${name}.tsx`) &&
      !new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(read(file))
    );
  });
  expect(misnamed).toEqual([]);
});

describe.each(components)('$name', ({ name, source, stories, load }) => {
  const options = optionsOf(`${name}Props`);
  const optionsIn = (args: object = {}) =>
    Object.entries(args).flatMap(([arg, value]) => (options.has(arg) && value !== undefined ? [arg] : []));

  test('is named after its folder', () => {
    expect(source).toMatch(
      new RegExp(String.raw`^export (?:function|const) ${name}\b(?! = memo\((?!function ${name}\b))`, 'm'),
    );
    expect(source).not.toMatch(/\.displayName =/);
  });

  test('says what to use instead', () => {
    const others = [...commentOf(source, name).matchAll(/\buse (?:an? |the )?`(\w+)`/gi)].map(
      ([, other = '']) => other,
    );
    expect(others.filter((other) => other !== name && entries.includes(other))).not.toEqual([]);
  });

  test('has a default story without optional props', async () => {
    const Default = (await compose(load)).get('Default');
    expect(Default).toBeDefined();
    expect(optionsIn(Default?.args)).toEqual([]);
  });

  test('has a playground that shows its options, if it has any', async () => {
    const Playground = (await compose(load)).get('Playground');
    // Without options, the default story has all there is to play with.
    expect(options.size === 0 || optionsIn(Playground?.args).length > 0).toBe(true);
  });

  test('has a keyboard story if the keyboard can reach it', async () => {
    const Default = (await compose(load)).get('Default');
    const isReached = Default !== undefined && focusable.test(renderToString(createElement(Default)));
    const isTested = /userEvent\s*\.(?:keyboard|tab)\(/.test(stories);
    expect(isTested || !isReached).toBe(true);
  });
});
