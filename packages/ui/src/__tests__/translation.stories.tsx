import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tolerateTranslation } from '../internal/tolerateTranslation.ts';
import { startTranslator, type TranslatorHabit } from '../internal/translator.stories.data.ts';

/** Hidden from the book: renders random trees in a page that a browser translates. */
const meta = {
  title: 'Library/Translation',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  beforeEach: tolerateTranslation,
} satisfies Meta;
export default meta;

const habits = ['replaces', 'insertsThenRemoves', 'wraps'] satisfies TranslatorHabit[];

type Tree =
  | string
  | null
  | { readonly tag: 'b' | 'span' | 'keyed'; readonly key: number; readonly children: readonly Tree[] };

const arbitrary = fc.letrec<{ tree: Tree; parent: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('tables', '3 of 4', 'Running', '', null),
    tie('parent'),
  ),
  parent: fc.record({
    tag: fc.constantFrom('b', 'span', 'keyed'),
    key: fc.nat(3),
    children: fc.array(tie('tree'), { maxLength: 4 }),
  }),
}));

function draw(tree: Tree): ReactNode {
  if (tree === null || typeof tree === 'string') return tree;
  const children = tree.children.map(draw);
  if (tree.tag !== 'keyed') return createElement(tree.tag, null, ...children);
  return [0, 1, 2, 3].map((place) => {
    // Keyed parts change their places from one rendering to the next.
    const key = (place + tree.key) % 4;
    return <Fragment key={key}>{children[key]}</Fragment>;
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The page without the elements of the translator. */
const markup = (page: Element) => new XMLSerializer().serializeToString(page).replaceAll(/<\/?font>/g, '');

async function showsTheLast(trees: readonly Tree[], habit: TranslatorHabit): Promise<boolean> {
  const page = document.body.appendChild(document.createElement('div'));
  const fresh = document.createElement('div');
  const problems: unknown[] = [];
  const root = createRoot(page, { onUncaughtError: (problem) => problems.push(problem) });
  const other = createRoot(fresh);
  const translator = startTranslator(habit);
  for (const each of trees) {
    flushSync(() => root.render(<p>{draw(each)}</p>));
    translator.translate();
    // A translator and React work in tasks of their own.
    await nextTask();
  }
  await nextTask();
  flushSync(() => other.render(<p>{draw(trees.at(-1) ?? null)}</p>));
  const isRight = problems.length === 0 && markup(page) === markup(fresh);
  translator.stop();
  root.unmount();
  other.unmount();
  page.remove();
  return isRight;
}

/** A text that changes and moves to the end in one rendering, and is translated before the page follows. */
const movedText: [Tree[], TranslatorHabit] = [
  [
    { tag: 'keyed', key: 0, children: ['tables', 'tables', 'tables'] },
    { tag: 'keyed', key: 1, children: ['Running'] },
  ],
  'replaces',
];

export const RandomTrees: StoryObj = {
  render: () => <p>Renders random trees one after the other.</p>,
  play: async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitrary.tree, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...habits),
        showsTheLast,
      ),
      { numRuns: 300, seed: 1, examples: [movedText] },
    );
  },
};
