import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as grid from '../patterns/Grid/Grid.css.ts';
import { hidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { defaultOf, mountStory, storiesIn, type MountableStory } from './screens.stories.data.tsx';

/** Stories that show how something loads, with the story that shows the same once it has loaded, unless it is the default. */
const counterparts: Readonly<Record<string, string>> = {
  // The default's service sends no counts for its tabs, and a skeleton reserves room for them.
  'ResourceList.Loading': 'Playground',
  'HooksScreen.Loading': 'OnService',
  'ActionModal.ImpactLoading': 'NothingUsesIt',
  'TunnelsScreen.DetailsLoading': 'Details',
  // The default has no file yet.
  'ImportPipelineModal.Comparing': 'Existing',
  // The skeleton is for accounts with many connectors.
  'SelectConnectorScreen.LoadingExisting': 'OnTheService',
};

/** What may move, by story. */
export type Unknowable = Readonly<Record<string, RegExp>>;

/** What moves, because nothing can know its place before it has loaded. */
const unknowable: Unknowable = {
  // How many metrics an account has.
  'AlertSetupScreen.MetricsLoading': /^(?:button All metrics|h2 Who is notified|label Recipients)/,
  // How many things use a source.
  'ActionModal.ImpactLoading': /./,
  // How many tables a pipeline has.
  'ResyncModal.LoadingTables': /./,
  // How much a file would change.
  'ImportPipelineModal.Comparing': /./,
  // How long the operator's text is.
  'LegalScreen.LoadingText': /^a Go to the home page/,
};

const isLoading = ({ name, story }: MountableStory) =>
  /^(?:[A-Z][a-z]+)?Loading(?!MovesNothing|Offline)/.test(name) || story.tags.includes('state:loading');

/** What stays where it is. */
const anchors =
  'h1, h2, h3, a, button, label, legend, dt, th, input, nav, header, footer, ' +
  ':is([role=columnheader], [role=tab], [role=group], [role=toolbar], [role=search], [role=grid])';

/** The name of an anchor. Numbers are part of what loads. */
const keyOf = (element: Element) =>
  `${element.getAttribute('role') ?? element.localName} ${(
    element.getAttribute('aria-label') ?? element.textContent
  )
    .replaceAll(/[\d\s,.]+/g, ' ')
    .trim()
    .slice(0, 60)}`;

interface Place {
  readonly top: number;
  readonly left: number;
}

/** Where everything is that has a name of its own. */
function placesIn(): ReadonlyMap<string, Place> {
  const places = new Map<string, Place | null>();
  const add = (key: string, element: Element) => {
    const { top, left } = element.getBoundingClientRect();
    places.set(key, places.has(key) ? null : { top: top + scrollY, left: left + scrollX });
  };
  for (const element of document.querySelectorAll(anchors))
    if (element.checkVisibility({ visibilityProperty: true }) && !element.closest(`.${hidden}`))
      add(keyOf(element), element);
  const rows = document.querySelectorAll(
    `[aria-busy] .${grid.flowingRow.split(' ')[0]}, [role=row]:has([role=rowheader])`,
  );
  for (const [index, row] of [...rows].slice(0, 3).entries()) add(`row ${index + 1}`, row);
  return new Map([...places].flatMap(([key, place]) => (place ? [[key, place] as const] : [])));
}

/** Lets what slides in arrive. */
function endMotion(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

const moved = (a: Place, b: Place) => Math.abs(a.top - b.top) > 1 || Math.abs(a.left - b.left) > 1;
const write = ({ left, top }: Place) => `${left.toFixed(1)}, ${top.toFixed(1)}`;

/** What can have the focus. */
const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** The elements that can have the focus, by name. */
function controlsIn(): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const control of document.querySelectorAll(controls)) {
    const key = keyOf(control);
    if (control.checkVisibility({ visibilityProperty: true }) && !found.has(key)) found.set(key, control);
  }
  return found;
}

/** The controls that are now other elements with the same name. One that had the focus has lost it. */
const replacedSince = (before: ReadonlyMap<string, Element>): readonly string[] => {
  const after = controlsIn();
  return [...before].filter(([key, control]) => after.has(key) && !control.isConnected).map(([key]) => key);
};

interface Comparison {
  /** What moves, or is replaced, when the component has loaded. */
  readonly faults: readonly string[];
  /** How much both states show. */
  readonly shared: number;
}

async function compareStates(
  component: string,
  stories: readonly MountableStory[],
  more: Unknowable,
): Promise<Comparison> {
  const faults: string[] = [];
  let shared = 0;
  const note = (story: MountableStory, before: ReadonlyMap<string, Element>) =>
    faults.push(...replacedSince(before).map((key) => `${component}.${story.name}: ${key} is replaced`));

  const known = new Map<MountableStory, ReadonlyMap<string, Place>>();
  /** @param next what the story shows once it has loaded, if its props say so */
  async function placesOf(story: MountableStory, next?: MountableStory): Promise<ReadonlyMap<string, Place>> {
    const places = known.get(story);
    if (places) return places;
    let first: ReadonlyMap<string, Element> = new Map();
    const { unmount, update } = await mountStory(story, {
      isLoading: isLoading(story),
      onFirst: () => void (first = controlsIn()),
    });
    endMotion();
    const found = placesIn();
    note(story, first);
    if (next) {
      const before = controlsIn();
      update(() => next.story.args);
      note(story, before);
    }
    unmount();
    known.set(story, found);
    return found;
  }

  for (const loading of stories.filter(isLoading)) {
    const name = `${component}.${loading.name}`;
    const ready =
      stories.find((story) => story.name === (counterparts[name] ?? 'Default')) ?? defaultOf(stories);
    if (!ready || ready === loading) continue;
    const mayMove = (key: string) => unknowable[name]?.test(key) || more[name]?.test(key);
    const before = await placesOf(loading, ready);
    const after = await placesOf(ready);
    for (const [key, place] of before) {
      const now = after.get(key);
      if (!now) continue;
      shared += 1;
      if (moved(place, now) && !mayMove(key))
        faults.push(`${name}: ${key} moves from ${write(place)} to ${write(now)}`);
    }
  }
  return { faults, shared };
}

/**
 * A story that compares the components of a folder. What both states show must not move, except `unknowable` and `more`,
 * and what can have the focus must stay the same element.
 */
export const shiftsIn = (
  folder: string,
  isPart = (_component: string) => true,
  more: Unknowable = {},
): StoryObj => ({
  render: () => <p>Mounts what loads.</p>,
  play: async () => {
    const faults: string[] = [];
    let shared = 0;
    for (const [component, stories] of storiesIn(folder)) {
      if (!isPart(component)) continue;
      const compared = await compareStates(component, stories, more);
      faults.push(...compared.faults);
      shared += compared.shared;
    }
    await expect(faults).toEqual([]);
    await expect(shared).toBeGreaterThan(0);
  },
});
/** The views of a pipeline's settings: half of a folder. */
export const isPipelineSettings = (component: string) =>
  /(?:General|Schema|Sync|Tables|Script|SettingsLoading)Screen$/.test(component);
