import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defaultOf, mountStory, storiesIn } from './screens.stories.data.tsx';

/** The least room of a list for each of its layouts, in px: beside the navigation, and with larger text (`gridRoom.ts`). */
const rooms = (size: number) => [288, 524, ...(size === 1 ? [598, 810, 990] : [532, 796, 976])];
/** Multiples of the usual text size. */
const sizes = [1, 1.25, 1.5, 2];

/** The columns of a grid that end beyond it, where a row hides them. */
const cutOff = (grid: Element): number =>
  Math.round(
    Math.max(0, ...Array.from(grid.querySelectorAll('[role=row]'), (row) => row.scrollWidth)) -
      grid.clientWidth,
  );

/** Hidden from the book: the columns of every list fit into it, also where they are closest to each other. */
const meta = {
  title: 'Library/Lists fit',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;

const listsIn = (folder: string): StoryObj => ({
  render: () => <p>Mounts lists.</p>,
  play: async () => {
    const root = document.documentElement;
    const faults: string[] = [];
    let checked = 0;
    try {
      for (const [name, stories] of storiesIn(folder)) {
        const story = defaultOf(stories);
        if (!story) continue;
        const { page, unmount } = await mountStory(story);
        for (const size of sizes)
          for (const room of rooms(size)) {
            root.style.fontSize = `${size * 100}%`;
            page.style.inlineSize = `${Math.ceil(room * size)}px`;
            for (const grid of page.querySelectorAll('[role=grid], [role=treegrid]')) {
              checked += 1;
              const over = cutOff(grid);
              if (over > 1)
                faults.push(`${name}: ${over} px are cut off at ${room} px, ${size * 100} % text`);
            }
          }
        unmount();
      }
    } finally {
      root.style.fontSize = '';
    }
    await expect(faults).toEqual([]);
    await expect(checked).toBeGreaterThan(0);
  },
});

/** One story per folder: no single one takes long. */
export const Connectors = listsIn('screens/connectors');
export const Observability = listsIn('screens/observability');
export const Pipelines = listsIn('screens/pipelines');
export const Settings = listsIn('screens/settings');
export const Setup = listsIn('screens/setup');
