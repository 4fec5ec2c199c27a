import { composeStories } from '@storybook/react-vite';
import type * as Runtime from 'react/jsx-dev-runtime';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

// Stories may style what surrounds a component; only what the library renders counts.
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<typeof Runtime>();
  return {
    ...runtime,
    jsxDEV: ((type, props, key, isStatic, source, self) => {
      const isStory = /\.stories\./.test(source?.fileName ?? '');
      const kept = isStory && typeof type === 'string' ? { ...(props as object), style: undefined } : props;
      return runtime.jsxDEV(type, kept, key, isStatic, source, self);
    }) satisfies typeof runtime.jsxDEV,
  };
});

// Files share their modules: a story that another file has imported has the runtime without this.
beforeAll(() => void vi.resetModules());

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{primitives,patterns,forms,modals,screens}/**/*.stories.tsx',
);

/** Their service runs in the browser. The same components have stories of every state that do not need it. */
const needsService = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.startsWith('This story has no service');

// Products render on servers too: there is no document there, and stores have a snapshot for it.
test.each(Object.entries(files))(
  'the stories of %s render on a server, without style attributes',
  async (_, load) => {
    const stories = Object.entries<ComponentType>(composeStories(await load()));
    const failures = stories.flatMap(([name, Story]) => {
      try {
        // A strict Content Security Policy refuses style attributes in HTML.
        const styled = renderToString(createElement(Story)).match(/<[^>]* style="[^>]*>/g) ?? [];
        return styled.map((element) => `${name}: ${element}`);
      } catch (problem) {
        return needsService(problem) ? [] : [`${name}: ${String(problem)}`];
      }
    });
    expect(failures).toEqual([]);
  },
);
