import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  defaultOf,
  mountStory,
  storiesIn,
  type Mounted,
  type MountableStory,
} from './screens.stories.data.tsx';

/** It stays open beside the page and holds no entries. */
const besideThePage = ['ConnectorGuideDrawer'];
/** What was left behind hangs on the answer, so only the buttons of these dialogs close them. */
const mustBeAnswered = ['SessionEndedModal'];
/** Choices that apply at once: closing loses nothing. */
const appliesAtOnce: Readonly<Record<string, RegExp>> = {
  KeyboardShortcutsModal: /./,
  TimeZoneModal: /./,
};

const question = 'Discard what you entered?';
const movedFocus = 'Keep editing moves the focus';
const outsideDoesNothing = 'a press outside does nothing';

const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

const dialogs = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]'),
];
const questionOf = (): HTMLElement | undefined =>
  dialogs().find((each) => each.querySelector('[slot=title], h2')?.textContent === question);
/** The dialog of the story. A popover has no title. */
const dialogOf = (): HTMLElement | undefined =>
  dialogs().find((each) => each.querySelector('header') && each !== questionOf());

const nameOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : undefined) ??
    element.textContent
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

/** A search and what selects all rows change what is shown, or many entries at once. */
const isEntry = (element: HTMLElement): boolean =>
  !element.matches(
    '[type=search], [type=hidden], [type=file], [readonly], :disabled, [aria-disabled=true]',
  ) &&
  !/^(?:search|select all|deselect all)/i.test(nameOf(element)) &&
  element.closest('[role=columnheader], [role=search], [role=toolbar], [role=tablist]') === null &&
  element.closest('label, [role=group], div')?.checkVisibility() === true;

interface Entry {
  readonly name: string;
  readonly kind: 'text' | 'choice' | 'tick' | 'list' | 'suggestion';
  readonly find: () => HTMLElement | undefined;
}

const selectors: Readonly<Record<Entry['kind'], string>> = {
  text: 'input:not([role=combobox], [type=radio], [type=checkbox]), textarea',
  suggestion: 'input[role=combobox]',
  choice: 'input[type=radio]:not(:checked)',
  tick: 'input[type=checkbox], [role=checkbox]',
  list: 'button[aria-haspopup=listbox]',
};

const controlsOf = (kind: Entry['kind']): readonly HTMLElement[] => [
  ...(dialogOf()?.querySelectorAll<HTMLElement>(selectors[kind]) ?? []),
];

/** Each entry of the dialog that is open; of the rows of one list, and of one set of choices, the first. */
function entriesIn(component: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (const kind of ['text', 'suggestion', 'choice', 'tick', 'list'] as const) {
    const lists = new Set<Element>();
    for (const [index, control] of controlsOf(kind).entries()) {
      const list = control.closest('[role=grid], [role=treegrid], [role=tree], [role=radiogroup]');
      if (!isEntry(control) || appliesAtOnce[component]?.test(nameOf(control))) continue;
      if (list && lists.has(list)) continue;
      if (list) lists.add(list);
      entries.push({ name: `${kind} “${nameOf(control)}”`, kind, find: () => controlsOf(kind)[index] });
    }
  }
  return entries;
}

/** What all controls of the dialog hold. */
const contents = (): readonly string[] =>
  [
    ...(dialogOf()?.querySelectorAll<HTMLElement>(
      'input, textarea, button[aria-haspopup=listbox], [role=checkbox]',
    ) ?? []),
  ].map((control) => {
    const held =
      control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
        ? control.checked
        : control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
          ? control.value
          : (control.getAttribute('aria-checked') ?? control.textContent);
    return `${nameOf(control)}: ${String(held)}`;
  });

/** Enters something that was not there. */
async function touch({ kind, find }: Entry): Promise<void> {
  const control = find();
  if (!control) throw new Error('The entry is no longer there.');
  if (kind === 'text') return userEvent.type(control, '7');
  if (kind === 'choice' || kind === 'tick') return userEvent.click(control);
  if (kind === 'suggestion') return userEvent.type(control, '{ArrowDown}{Enter}');
  await userEvent.click(control);
  const other = await waitFor(() => {
    const found = document.querySelector('[role=option]:not([aria-selected=true], [aria-disabled=true])');
    if (!found) throw new Error('It offers no choice.');
    return found;
  });
  await userEvent.click(other);
}

/** A real press beside the dialog: the simulated one moves no focus. */
async function pressOutside(): Promise<void> {
  const { page } = await import('vitest/browser');
  const [overlay] = [...document.querySelectorAll('[style*="--visual-viewport-height"]')].filter((each) =>
    each.querySelector('[role$=dialog]'),
  );
  if (overlay) await page.elementLocator(overlay).click({ position: { x: 3, y: 3 } });
}

const pressButton = async (within: Element | undefined, name: RegExp): Promise<boolean> => {
  const button = [...(within?.querySelectorAll('button') ?? [])].find((each) =>
    name.test(each.textContent.trim()),
  );
  if (button) await userEvent.click(button);
  return button !== undefined;
};

const closings: Readonly<Record<string, () => Promise<boolean>>> = {
  async Escape() {
    await userEvent.keyboard('{Escape}');
    return true;
  },
  Cancel: () => pressButton(dialogOf(), /^(?:Cancel|Close)$/),
  async 'a press outside'() {
    await pressOutside();
    return true;
  },
};

interface Spy {
  readonly mock?: { readonly calls: readonly unknown[] };
}

interface OpenStory {
  readonly mounted: Mounted;
  /** Whether the story has been told to close, or has closed. */
  readonly isClosed: () => boolean;
}

async function open(story: MountableStory): Promise<OpenStory> {
  // Stories of a dialog whose entries its container holds share them.
  const { form } = story.story.args as { form?: { reset?(): void } };
  form?.reset?.();
  const {
    onClose,
    onCancel,
    onStay = onClose,
  } = story.story.args as Readonly<Partial<Record<'onClose' | 'onCancel' | 'onStay', Spy>>>;
  const calls = () => [onStay, onCancel].reduce((sum, spy) => sum + (spy?.mock?.calls.length ?? 0), 0);
  const mounted = await mountStory(story);
  // Some load on demand, and some are opened by a button of the story.
  for (let frames = 0; frames < 120 && !dialogOf(); frames += 1) {
    if (frames === 60) mounted.page.querySelector('button')?.click();
    await nextFrames();
  }
  const before = calls();
  return { mounted, isClosed: () => calls() > before || dialogOf() === undefined };
}

/** Who closes a dialog with entries is asked, and keeps them. */
async function faultsOfEntry(
  story: MountableStory,
  entry: Entry,
  ways: readonly string[],
  { isLate = false } = {},
): Promise<readonly string[]> {
  const faults: string[] = [];
  const { mounted, isClosed } = await open(story);
  try {
    // Half a second after it has opened, react-aria focuses a dialog once more if nothing has the focus just then.
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 600));
    const untouched = contents();
    await touch(entry);
    await nextFrames();
    const before = contents();
    // Lists without suggestions take no entry.
    const entered = before.filter((each) => !untouched.includes(each));
    if (entered.length === 0) return entry.kind === 'suggestion' ? [] : ['nothing could be entered'];
    for (const way of ways) {
      const focused = document.activeElement;
      if (!(await closings[way]?.())) continue;
      await nextFrames();
      if (isClosed()) return [...faults, `${way} closes without a question`];
      if (!questionOf()) {
        faults.push(`${way} does nothing`);
        continue;
      }
      if (!questionOf()?.contains(document.activeElement)) faults.push(`${way}: the question has no focus`);
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await pressButton(questionOf(), /^Keep editing$/);
      await nextFrames();
      if (questionOf()) faults.push(`${way}: Keep editing leaves the question`);
      if (isClosed()) return [...faults, `${way}: Keep editing closes`];
      // What was not entered may still arrive.
      if (!entered.every((each) => contents().includes(each)))
        faults.push(`${way}: Keep editing changes the entries`);
      // Cancel had the focus itself when it was pressed. The focus comes back some frames after the question has gone.
      const isKept = () =>
        way === 'Cancel'
          ? dialogOf()?.contains(document.activeElement) === true
          : document.activeElement === focused;
      for (let frames = 0; frames < 30 && !isKept(); frames += 1) await nextFrames();
      if (!isKept())
        faults.push(
          `${way}: Keep editing moves the focus to ${document.activeElement?.tagName ?? 'nothing'}`,
        );
    }
    await userEvent.keyboard('{Escape}');
    await nextFrames();
    await pressButton(questionOf(), /^Discard$/);
    await nextFrames();
    if (questionOf()) faults.push('Discard leaves the question');
    if (!isClosed()) faults.push('Discard does not close');
  } finally {
    mounted.unmount();
  }
  return faults;
}

interface Chosen {
  /** Whether every story is tried with every entry. If not, the default of each dialog, and one entry of each kind. */
  readonly isThorough: boolean;
  /** Which dialogs, by their names. @default all */
  readonly names?: RegExp;
}

async function faultsOf(
  component: string,
  story: MountableStory,
  { isThorough }: Chosen,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const { mounted, isClosed } = await open(story);
  let entries: readonly Entry[] = [];
  try {
    if (!dialogOf()) return ['opens no dialog'];
    const isRunning = dialogOf()?.querySelector('[data-pending]') !== null;
    entries = isRunning ? [] : entriesIn(component);
    await userEvent.keyboard('{Escape}');
    await nextFrames();
    if (questionOf() && story.name === 'Default') faults.push('untouched, Escape asks');
    if (!questionOf() && !isClosed() && !isRunning) faults.push('untouched, Escape does nothing');
  } finally {
    mounted.unmount();
  }
  const kinds = new Set<string>();
  for (const entry of entries) {
    if (!isThorough && kinds.has(entry.kind)) continue;
    const ways = kinds.size === 0 ? Object.keys(closings) : ['Escape'];
    kinds.add(entry.kind);
    const tryWays = (options?: { isLate: boolean }) =>
      faultsOfEntry(story, entry, ways, options).catch((problem: unknown) => [String(problem)]);
    const early = await tryWays();
    // Nobody is as fast as this walk: what it finds of the focus must hold for people too, and a press outside that
    // follows the opening as fast is the second one of a double click.
    const isTooFast = early.some((fault) => fault.includes(movedFocus) || fault === outsideDoesNothing);
    const found = isTooFast ? await tryWays({ isLate: true }) : early;
    faults.push(...found.map((fault) => `${entry.name}: ${fault}`));
  }
  return faults;
}

/** Closes dialogs without and with entries. A new dialog is among them. */
export const closingOf = ({ names = /./, ...options }: Chosen): StoryObj => ({
  render: () => <p>Closes dialogs without and with entries.</p>,
  play: async () => {
    const faults: string[] = [];
    for (const [component, stories] of storiesIn('modals')) {
      if ([...besideThePage, ...mustBeAnswered].includes(component) || !names.test(component)) continue;
      const first = defaultOf(stories);
      // Hidden stories show former names of props, and expect a warning.
      const shown = stories.filter((each) => each.story.tags.includes('dev'));
      for (const story of options.isThorough ? shown : first ? [first] : [])
        faults.push(
          ...(await faultsOf(component, story, options)).map(
            (fault) => `${component} ${story.name}, ${fault}`,
          ),
        );
    }
    await expect(faults).toEqual([]);
  },
});
