import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { expect, spyOn } from 'storybook/test';

type Book = Parameters<typeof composeStories>[0];
const books = import.meta.glob<Book>(['../{primitives,patterns,forms,modals,screens}/**/*.stories.tsx']);

/** Their service runs in the browser. The same components have stories of every state that do not need it. */
const needsService = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.startsWith('This story has no service');

/** The markup that a server sends, with all that it waits for. */
async function markupOf(Story: ComponentType): Promise<string> {
  let fault: unknown;
  const stream = await renderToReadableStream(createElement(Adopted, { Story, onAdopted: () => undefined }), {
    onError(problem) {
      fault = problem;
    },
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (fault !== undefined) throw fault;
  return markup;
}

/** They show how long something has taken, which may change between the two renderings. */
const running = ['ConnectorFormScreen.stories.tsx Saving'];

function Adopted({ Story, onAdopted }: { Story: ComponentType; onAdopted(): void }) {
  useEffect(onAdopted, [onAdopted]);
  return <Story />;
}

/** What React had to mend when it adopted the markup of a server. */
async function mended(Story: ComponentType): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  try {
    page.append(document.createRange().createContextualFragment(await markupOf(Story)));
  } catch (problem) {
    page.remove();
    return needsService(problem) ? [] : [String(problem)];
  }
  const note = (problem: unknown) => problems.push(String(problem));
  // React adopts markup when the page is idle. To unmount before that would be a difference as well.
  const { promise: adopted, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(page, createElement(Adopted, { Story, onAdopted: resolve }), {
    onRecoverableError: note,
    onUncaughtError: note,
  });
  await adopted;
  await new Promise(requestAnimationFrame);
  root.unmount();
  page.remove();
  return problems;
}

/** The stories of former names have plays of their own that expect this warning. */
const isExpected = (warning: string): boolean => warning.endsWith('removes the former name.');

const storiesIn = (folder: string): StoryObj => ({
  render: () => <p>Adopts the markup of a server.</p>,
  play: async () => {
    const faults: string[] = [];
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const [file, load] of Object.entries(books).filter(([name]) => name.startsWith(`../${folder}/`)))
      for (const [name, Story] of Object.entries<ComponentType>(composeStories(await load())))
        if (!running.some((story) => `${file} ${name}`.endsWith(story))) {
          warn.mockClear();
          const problems = await mended(Story);
          const warnings = warn.mock.calls.map(String).filter((text) => !isExpected(text));
          for (const problem of [...problems, ...warnings])
            faults.push(`${file} ${name}: ${problem.slice(0, 200)}`);
        }
    await expect(faults).toEqual([]);
  },
});

/** Hidden from the book: every story is rendered on a server and adopted by a browser, without a difference. */
const meta = {
  title: 'Library/Hydration',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;

export const Primitives = storiesIn('primitives');
export const Patterns = storiesIn('patterns');
export const Forms = storiesIn('forms');
export const Modals = storiesIn('modals');
export const Screens = storiesIn('screens');
