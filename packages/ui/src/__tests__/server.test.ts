import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{primitives,patterns,forms,modals,screens}/**/*.stories.tsx',
);

/** Their service runs in the browser. The same components have stories of every state that do not need it. */
const needsService = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.startsWith('This story has no service');

// Products render on servers too: there is no document there, and stores have a snapshot for it.
test.each(Object.entries(files))('the stories of %s render on a server', async (_, load) => {
  const stories = Object.entries<ComponentType>(composeStories(await load()));
  const failures = stories.flatMap(([name, Story]) => {
    try {
      renderToString(createElement(Story));
      return [];
    } catch (problem) {
      return needsService(problem) ? [] : [`${name}: ${String(problem)}`];
    }
  });
  expect(failures).toEqual([]);
});
