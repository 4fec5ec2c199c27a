import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Problem } from '../domain/outcome/problem.ts';
import {
  defaultOf,
  mountStory,
  storiesIn,
  type Mounted,
  type MountableStory,
} from './screens.stories.data.tsx';

/** What components call a request that runs. */
const pending = ['isPending', 'isSaving', 'isCreating', 'isSending', 'isInviting', 'isActing', 'isTesting'];
/** What they call its failure. */
const problems = ['problem', 'saveProblem', 'profileProblem', 'passwordProblem'];

const all = <Value,>(names: readonly string[], value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.map((name) => [name, value]));

const http = (status: number, more: Partial<Problem> = {}): Problem => ({ kind: 'http', status, ...more });

/** A failure as the props have it. A step that sends two requests also says which of them has failed. */
const failed = (problem: Problem) => all(problems, { ...problem, step: 'save', problem });

/** Every way in which a submit ends without success. */
const refusals: Readonly<Record<string, object>> = {
  400: failed(http(400, { detail: 'Something about the input.' })),
  401: failed(http(401)),
  403: failed(http(403)),
  409: failed(http(409)),
  422: failed(http(422, { fieldErrors: [{ location: ['nowhere'], message: 'Something is wrong.' }] })),
  429: failed(http(429, { retryAfterMs: 60_000 })),
  500: failed(http(500)),
  timeout: failed({ kind: 'timeout', isOutcomeUnknown: true }),
  network: failed({ kind: 'network' }),
  offline: { isOffline: true },
};

const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

const isDisabled = (button: Element) =>
  button.matches(':disabled') || (button.ariaDisabled === 'true' && !button.matches('[data-pending]'));

/** The open dialog, or the page. A popover has no footer. */
const frameOf = ({ page }: Mounted): Element =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find((each) =>
    each.querySelector('footer'),
  ) ?? page;

/** The button that sends: the last one of a dialog, or the one that submits the form of a page. */
function submitOf(frame: Element): HTMLButtonElement | undefined {
  const isDialog = frame.matches('[role=dialog], [role=alertdialog]');
  const found = frame.querySelectorAll<HTMLButtonElement>(isDialog ? 'footer button' : 'button[type=submit]');
  return [...found].filter((each) => each.checkVisibility()).at(-1);
}

const announced = (): string =>
  [...document.querySelectorAll('[role=alert], [role=status], [aria-live], output')]
    .map((region) => region.textContent)
    .join(' ')
    .trim();

/** What was typed into the frame. A refused password is not kept. */
const contentsOf = (frame: Element): string =>
  [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=password]), textarea')]
    .map((field) =>
      field instanceof HTMLInputElement && field.type !== 'text' ? field.checked : field.value,
    )
    .join('|');

/** Types into the first field, where the story lets it. */
async function enterSomething(frame: Element): Promise<void> {
  const field = [...frame.querySelectorAll<HTMLElement>('input[type=text]:not([role]), textarea')].find(
    (each) => each.matches(':enabled:not([readonly])'),
  );
  if (field) await userEvent.type(field, '7');
}

/** What goes wrong while a request of the component runs and is refused. */
async function faultsOf(story: MountableStory): Promise<readonly string[] | undefined> {
  const mounted = await mountStory(story);
  const faults: string[] = [];
  const frame = frameOf(mounted);
  const submit = submitOf(frame);
  try {
    if (!submit || isDisabled(submit)) return undefined;
    await enterSomething(frame);
    const entered = contentsOf(frame);
    for (const [refusal, props] of Object.entries(refusals)) {
      mounted.update((args) => args);
      await nextFrames();
      submitOf(frameOf(mounted))?.focus();
      const before = announced();
      mounted.update((args) => ({ ...args, ...all(pending, true) }));
      await nextFrames();
      mounted.update((args) => ({ ...args, ...all(pending, false), ...props }));
      await nextFrames();
      const { activeElement } = document;
      if (!frameOf(mounted).contains(activeElement))
        faults.push(`${refusal}: the focus is on ${activeElement?.tagName ?? 'nothing'}`);
      const now = submitOf(frameOf(mounted));
      // A message that nothing more can be sent, as for an invitation that has been used, takes the place of the form.
      if (now && contentsOf(frameOf(mounted)) !== entered) faults.push(`${refusal}: the entries change`);
      if (now && isDisabled(now) && announced() === before) faults.push(`${refusal}: no reason is announced`);
      if (frame.matches('[role$=dialog]')) {
        const { onClose } = story.story.args as { onClose?: { mock?: { calls: unknown[] } } };
        const calls = onClose?.mock?.calls.length ?? 0;
        await userEvent.keyboard('{Escape}');
        await nextFrames();
        const isAsked = document.querySelectorAll('[role$=dialog]').length > 1;
        if (onClose?.mock?.calls.length === calls && !isAsked && frame.isConnected)
          faults.push(`${refusal}: Escape does nothing`);
        if (isAsked) await userEvent.keyboard('{Escape}');
      }
    }
  } finally {
    faults.push(...mounted.problems);
    mounted.unmount();
  }
  return faults;
}

interface Chosen {
  readonly folders: readonly string[];
  /** Components by name. @default all */
  readonly only?: readonly string[];
}

/** Presses the button that sends in one story of each component, and refuses what it has sent. */
export const refusedIn = ({ folders, only }: Chosen): StoryObj => ({
  render: () => <p>Presses the button that sends, and refuses what it has sent.</p>,
  play: async () => {
    const faults: string[] = [];
    let tested = 0;
    for (const folder of folders)
      for (const [name, stories] of storiesIn(folder)) {
        if (only && !only.includes(name)) continue;
        for (const story of [defaultOf(stories), ...stories]) {
          const found = story && (await faultsOf(story));
          if (!found) continue;
          tested += 1;
          faults.push(...found.map((fault) => `${name} ${story.name}, ${fault}`));
          // One story of each component whose button can be pressed.
          break;
        }
      }
    await expect(faults).toEqual([]);
    await expect(tested).toBeGreaterThan(0);
  },
});
