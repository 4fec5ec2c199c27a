import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { tolerateTranslation } from '../internal/tolerateTranslation.ts';
import { startTranslator } from '../internal/translator.stories.data.ts';
import { defaultOf, mountStory, storiesIn } from './screens.stories.data.tsx';

/** Hidden from the book: every component in all of its states, in a page that a browser translates. */
const meta = {
  title: 'Library/Translated components',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  beforeEach() {
    tolerateTranslation();
    // Stories of former names have plays of their own that expect this warning.
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
} satisfies Meta;
export default meta;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each component changes from the state of one of its stories to the next, while the page stays translated. */
const storyOf = (folder: string): StoryObj => ({
  render: () => <p>Mounts components and changes their states.</p>,
  play: async () => {
    const components = storiesIn(folder);
    await expect(components.size).toBeGreaterThan(3);
    const faults: string[] = [];
    for (const [name, stories] of components) {
      const story = defaultOf(stories);
      if (!story) continue;
      const translator = startTranslator('replaces');
      const { problems, update, unmount } = await mountStory(story);
      for (const { story: state } of [...stories, story]) {
        translator.translate();
        update(() => state.args);
        await nextTask();
      }
      unmount();
      translator.stop();
      faults.push(...problems.map((problem) => `${name}: ${problem}`));
    }
    await expect(faults).toEqual([]);
  },
});

export const Patterns = storyOf('patterns');
export const Forms = storyOf('forms');
export const Modals = storyOf('modals');
export const SigningIn = storyOf('screens/auth');
export const Connectors = storyOf('screens/connectors');
export const Observability = storyOf('screens/observability');
export const Pipelines = storyOf('screens/pipelines');
export const Settings = storyOf('screens/settings');
export const Setup = storyOf('screens/setup');
export const Shell = storyOf('screens/shell');
