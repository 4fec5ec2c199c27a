import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defaultOf, mountStory, storiesIn, type MountableStory } from './screens.stories.data.tsx';

/** Presses a real key: what Testing Library does instead passes over some elements, and shows no focus of the browser. */
async function pressTab(): Promise<void> {
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{Tab}');
}

/** More stops than any component has. Who does not get round in as many is in a trap. */
const mostStops = 200;
/** A ring may be drawn by the frame around a control. */
const framesOfRing = 4;

/** What a person could see of a focus: outlines, shadows, borders and fills of an element, its frames and its children. */
function lookOf(element: Element): string {
  const around: Element[] = [...element.children];
  for (
    let at: Element | null = element;
    at && around.length < framesOfRing + element.childElementCount;
    at = at.parentElement
  )
    around.push(at);
  return around
    .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ outline, boxShadow, borderColor, backgroundColor, opacity }) =>
      [outline, boxShadow, borderColor, backgroundColor, opacity].join(),
    )
    .join(';');
}

const labelOf = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`;

const isInDialog = (element: Element | null) =>
  element?.closest('[role=dialog], [role=alertdialog]') !== null;

/** Its field always has the focus, and shows it with the caret. */
const showsCaret = ['CommandPalette'];
/** These stay open beside the page, so they do not hold the focus. */
const besideThePage = ['ConnectorGuideDrawer'];

/** Where Tab begins and ends, so that it does not leave the document. */
function gate(place: InsertPosition): HTMLElement {
  const button = document.createElement('button');
  document.body.insertAdjacentElement(place, button);
  return button;
}

/** Goes through a component with Tab, and returns what a person without a mouse would complain of. */
async function walk(name: string, story: MountableStory, isModal: boolean): Promise<readonly string[]> {
  const { page, unmount } = await mountStory(story);
  const [start, end] = [gate('afterbegin'), gate('beforeend')];
  const complaints = new Set<string>();
  const stops = new Set<Element>();
  if (!isModal) start.focus();
  else
    await waitFor(() => expect(isInDialog(document.activeElement)).toBe(true)).catch(() =>
      complaints.add('opens with the focus outside'),
    );
  for (let last: Element | undefined, lastLook = ''; ;) {
    await pressTab();
    const { activeElement: stop } = document;
    if (last?.isConnected && lookOf(last) === lastLook && !showsCaret.includes(name))
      complaints.add(`does not show the focus of ${labelOf(last)}`);
    if (!stop || stop === document.body || stop === end || stops.has(stop)) break;
    if (isModal && !isInDialog(stop)) complaints.add(`lets the focus out, to ${labelOf(stop)}`);
    if (!stop.checkVisibility({ visibilityProperty: true }))
      complaints.add(`focuses the hidden ${labelOf(stop)}`);
    if (stops.size > mostStops) {
      complaints.add('does not let the focus go');
      break;
    }
    stops.add(stop);
    last = stop;
    lastLook = lookOf(stop);
  }
  if (stops.size === 0 && page.querySelector('a[href], button, input, select, textarea, [tabindex="0"]'))
    complaints.add('cannot be reached');
  unmount();
  start.remove();
  end.remove();
  return [...complaints].map((complaint) => `${name} ${complaint}`);
}

/** Hidden from the book: it walks through each form, modal and screen, with the keys of the test browser. */
const meta = {
  title: 'Library/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

/** One story per folder: no single one takes long. */
const storyOf = (folder: string): StoryObj => ({
  render: () => <p>Walks through forms, modals and screens.</p>,
  play: async () => {
    const complaints: string[] = [];
    for (const [name, stories] of storiesIn(folder)) {
      const story = defaultOf(stories);
      if (story)
        complaints.push(...(await walk(name, story, folder === 'modals' && !besideThePage.includes(name))));
    }
    await expect(complaints).toEqual([]);
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
