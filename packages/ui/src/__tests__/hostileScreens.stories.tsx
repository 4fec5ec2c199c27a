import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showHidden } from '../domain/text/hiddenCharacters.ts';
import { hostileNames, isPlain, unbrokenWord, widest } from './hostileTexts.stories.data.ts';
import { defaultOf, mountStory, storiesIn, type MountableStory } from './screens.stories.data.tsx';

const textOf = hostileNames();

/** Keys whose text comes from people or other systems. All others are choices, identifiers, addresses and the library's own words. */
const free =
  /^(?:(?:\w+N|n)ame|title|message|detail|description|hint|host|user|database|account|username|warehouse|role|namespace|created_by|email|emails|person|owner|error|problem|collection|table|columns?)$/;
/** The same in what the service sends, where an action is the line of a log. */
const freeOnWire = new RegExp(`${free.source}|^action$|_name$`);
/** Their keys are the names of tables and columns. */
const namesAsKeys = /^(?:collections|columns)$/;

/** Of these, sentences and words. Translating them is welcome; a translated name is the name of nothing. */
const words = /^(?:title|message|detail|description|hint|error|problem|action|role)$/;

/** The names that the current component has received. */
const names = new Set<string>();
function nameOrWords(key: string): string {
  const text = textOf();
  if (!words.test(key)) for (const shown of [text, showHidden(text)]) names.add(shown.trim());
  return text;
}

/** Elements that show only a name, and let translators change it. */
function translatedNames(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('[translate=no], title, textarea, [aria-hidden=true]')) continue;
    if (names.has(walker.currentNode.textContent?.trim() ?? ''))
      found.add(`${parent.tagName} ${parent.className} lets translators change a name`);
  }
  return [...found];
}

/** The name of a place in the product, such as `pipelineLogs`. */
const isIdentifier = (value: string) => /^[a-z]+(?:[A-Z][a-z]+)*$/.test(value);

function spoilt(value: unknown, isFree: RegExp, key = ''): unknown {
  if (typeof value === 'string') return isFree.test(key) && !isIdentifier(value) ? nameOrWords(key) : value;
  if (Array.isArray(value))
    return value.map((item) => spoilt(item, isFree, typeof item === 'string' ? key : ''));
  // Elements and components are the story's own.
  if (!isPlain(value) || '$$typeof' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      namesAsKeys.test(key) ? nameOrWords(key) : name,
      spoilt(item, isFree, name),
    ]),
  );
}

/** How often the page shows a hostile text. Form fields do not count. */
const shownTexts = () => document.body.textContent.split(unbrokenWord.slice(0, 84)).length - 1;

interface Outcome {
  readonly faults: readonly string[];
  readonly shown: number;
}

/** What goes wrong with hostile texts in one component. */
async function mountHostile(name: string, story: MountableStory): Promise<Outcome> {
  names.clear();
  const { problems, unmount } = await mountStory(story, {
    changeProps: (props) => Object(spoilt(props, free)),
    changeResponse: (json) => spoilt(json, freeOnWire),
  });
  const isWide = document.documentElement.scrollWidth > window.innerWidth;
  const faults = [...problems, ...(isWide ? [widest(document.body)] : []), ...translatedNames()];
  const shown = shownTexts();
  unmount();
  return { faults: faults.map((fault) => `${name}: ${fault}`), shown };
}

/** Hidden from the book: it mounts each form, modal and screen with texts that nobody expects. */
const meta = {
  title: 'Library/Hostile texts in screens',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  // The narrowest page that is required (WCAG 1.4.10).
  globals: { viewport: { value: 'small' } },
} satisfies Meta;
export default meta;

/** One story per folder: no single one takes long. */
const storyOf = (folder: string): StoryObj => ({
  render: () => <p>Mounts forms, modals and screens.</p>,
  play: async () => {
    const components = storiesIn(folder);
    await expect(components.size).toBeGreaterThan(3);
    const outcomes: Outcome[] = [];
    for (const [name, stories] of components) {
      const story = defaultOf(stories);
      if (story) outcomes.push(await mountHostile(name, story));
    }
    await expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
    // The texts have arrived.
    await expect(outcomes.filter(({ shown }) => shown > 0).length).toBeGreaterThan(1);
  },
});

export const Forms = storyOf('forms');
export const Modals = storyOf('modals');
export const SigningIn = storyOf('screens/auth');
export const Connectors = storyOf('screens/connectors');
export const Observability = storyOf('screens/observability');
export const Pipelines = storyOf('screens/pipelines');
export const Settings = storyOf('screens/settings');
export const Setup = storyOf('screens/setup');
export const Shell = storyOf('screens/shell');
