import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { defineDialog, type Dialog } from './dialog.ts';
import { createDialogStack, type OpenDialog } from './dialogStack.ts';

/** A dialog that renders its props and passes its answer callback to the test. */
function testDialog(name: string) {
  const handles: ((answer: boolean) => void)[] = [];
  const dialog: Dialog<{ readonly text: string }, boolean> = {
    name,
    prefetch: () => Promise.resolve(),
    isLoaded: () => true,
    render(props, { onAnswer }) {
      handles.push(onAnswer);
      return props.text;
    },
  };
  return { dialog, handles };
}

function topOf(stack: { getSnapshot(): readonly OpenDialog[] }): OpenDialog {
  const top = stack.getSnapshot().at(-1);
  if (!top) throw new Error('Nothing opened.');
  return top;
}

describe('a question', () => {
  test('resolves with its answer and closes', async () => {
    const stack = createDialogStack();
    const { dialog, handles } = testDialog('leave');
    const answer = stack.ask(dialog, { text: 'Leave?' }, '/a');
    expect(stack.getSnapshot()[0]?.render(false)).toBe('Leave?');
    handles[0]?.(true);
    expect(await answer).toBe(true);
    expect(stack.getSnapshot()).toEqual([]);
  });

  test('opens above an open one and leaves that one as it is', async () => {
    const stack = createDialogStack();
    const confirm = testDialog('confirm');
    const leave = testDialog('leave');
    const confirmed = stack.ask(confirm.dialog, { text: 'Save?' }, '/a');
    stack.markShown(topOf(stack));
    const left = stack.ask(leave.dialog, { text: 'Leave?' }, '/a');
    expect(stack.getSnapshot().map((open) => open.render(false))).toEqual(['Save?', 'Leave?']);
    leave.handles[0]?.(false);
    expect(await left).toBe(false);
    expect(stack.getSnapshot().map(({ dialog }) => dialog.name)).toEqual(['confirm']);
    confirm.handles[0]?.(true);
    expect(await confirmed).toBe(true);
  });

  test('ends without an answer when its page is left', async () => {
    const stack = createDialogStack();
    const one = stack.ask(testDialog('one').dialog, { text: '' }, '/a');
    stack.closeOthers('/a');
    expect(stack.getSnapshot()).toHaveLength(1);
    stack.closeOthers('/b');
    expect(await one).toBeUndefined();
    expect(stack.getSnapshot()).toEqual([]);
  });

  test('can be withdrawn, before and after it opened', async () => {
    const stack = createDialogStack();
    const controller = new AbortController();
    const { dialog } = testDialog('one');
    const open = stack.ask(dialog, { text: '' }, '/a', { signal: controller.signal });
    controller.abort();
    expect(await open).toBeUndefined();
    expect(await stack.ask(dialog, { text: '' }, '/a', { signal: controller.signal })).toBeUndefined();
    expect(stack.getSnapshot()).toEqual([]);
  });

  test('that failed to load is answered after a successful retry', async () => {
    const stack = createDialogStack();
    const { dialog, handles } = testDialog('one');
    const answer = stack.ask(dialog, { text: '' }, '/a');
    const open = topOf(stack);
    stack.hide(open);
    expect(stack.getSnapshot()).toEqual([]);
    stack.retry(open);
    stack.retry(open);
    expect(stack.getSnapshot()).toEqual([open]);
    expect(open.render(false)).toBe('');
    handles[0]?.(true);
    expect(await answer).toBe(true);
  });
});

describe('a second press', () => {
  const open = (name: string) => testDialog(name).dialog;

  test('before the dialog has loaded replaces the question, so that one dialog opens', async () => {
    const stack = createDialogStack();
    const first = stack.ask(open('one'), { text: 'A' }, '/a');
    const second = stack.ask(open('one'), { text: 'B' }, '/a');
    expect(await first).toBeUndefined();
    expect(stack.getSnapshot().map((each) => each.render(false))).toEqual(['B']);
    const other = stack.ask(open('two'), { text: 'C' }, '/a');
    expect(await second).toBeUndefined();
    expect(stack.getSnapshot().map((each) => each.render(false))).toEqual(['C']);
    topOf(stack).dismiss();
    expect(await other).toBeUndefined();
  });

  test('once the dialog is shown opens nothing', async () => {
    const stack = createDialogStack();
    void stack.ask(open('one'), { text: 'A' }, '/a');
    stack.markShown(topOf(stack));
    expect(await stack.ask(open('one'), { text: 'B' }, '/a')).toBeUndefined();
    expect(stack.getSnapshot().map((each) => each.render(false))).toEqual(['A']);
  });

  test('after a failure withdraws the offer to retry the first', async () => {
    const stack = createDialogStack();
    const first = stack.ask(open('one'), { text: 'A' }, '/a');
    const failed = topOf(stack);
    let isOffered = true;
    stack.hide(failed, () => (isOffered = false));
    void stack.ask(open('one'), { text: 'B' }, '/a');
    expect(isOffered).toBe(false);
    expect(await first).toBeUndefined();
    stack.retry(failed);
    expect(stack.getSnapshot().map((each) => each.render(false))).toEqual(['B']);
  });

  test('whatever happens in whatever order, one dialog of a kind is open, and only the top one may be loading', async () => {
    const names = ['one', 'two', 'three'] as const;
    const pick = fc.nat({ max: 9 });
    const step = fc.oneof(
      fc.record({
        do: fc.constant('ask' as const),
        name: fc.constantFrom(...names),
        path: fc.constantFrom('/a', '/b'),
      }),
      fc.record({ do: fc.constantFrom('load', 'fail', 'retry', 'answer', 'withdraw'), at: pick }),
      fc.record({ do: fc.constant('leave' as const), path: fc.constantFrom('/a', '/b') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const stack = createDialogStack();
        const shown = new Set<OpenDialog>();
        const failed: OpenDialog[] = [];
        const signals: AbortController[] = [];
        const asked: Promise<unknown>[] = [];
        let offers = 0;
        const at = <T>(list: readonly T[], index: number) => list[index % Math.max(list.length, 1)];
        for (const each of steps) {
          const top = stack.getSnapshot().at(-1);
          if (each.do === 'ask') {
            const signal = new AbortController();
            signals.push(signal);
            asked.push(stack.ask(open(each.name), { text: '' }, each.path, signal));
          } else if (each.do === 'leave') stack.closeOthers(each.path);
          else if ('at' in each) {
            const some = at(stack.getSnapshot(), each.at);
            if (each.do === 'load' && top) {
              shown.add(top);
              stack.markShown(top);
            }
            if (each.do === 'fail' && some) {
              failed.push(some);
              shown.delete(some);
              offers += 1;
              stack.hide(some, () => (offers -= 1));
            }
            const lost = at(failed, each.at);
            if (each.do === 'retry' && lost) stack.retry(lost);
            if (each.do === 'answer') some?.dismiss();
            if (each.do === 'withdraw') at(signals, each.at)?.abort();
          }
          const now = stack.getSnapshot();
          for (const path of ['/a', '/b']) {
            const kinds = now.filter((some) => some.path === path).map(({ dialog }) => dialog.name);
            expect(new Set(kinds).size).toBe(kinds.length);
          }
          expect(now.slice(0, -1).filter((some) => !shown.has(some))).toEqual([]);
        }
        // Leaving the page ends every question and every offer to retry.
        stack.closeOthers('/elsewhere');
        expect(stack.getSnapshot()).toEqual([]);
        expect(offers).toBe(0);
        await Promise.all(asked);
      }),
    );
  });
});

test('a definition turns each callback of its component into an answer', async () => {
  interface Props {
    readonly isOpen: boolean;
    readonly isOffline?: boolean;
    readonly name: string;
    onSubmit(names: readonly string[]): void;
    onClose(): void;
  }
  let rendered: Props | undefined;
  const dialog = defineDialog({
    name: 'choose',
    load: () =>
      Promise.resolve((props: Props) => {
        rendered = props;
        return null;
      }),
    answers: { onSubmit: (names) => names, onClose: () => null },
  });
  expect(dialog.isLoaded()).toBe(false);
  await dialog.prefetch();
  expect(dialog.isLoaded()).toBe(true);

  const answers: (readonly string[] | null)[] = [];
  const Host = () =>
    dialog.render({ name: 'orders' }, { isOffline: true, onAnswer: (answer) => answers.push(answer) });
  renderToStaticMarkup(createElement(Host));
  expect(rendered).toMatchObject({ isOpen: true, isOffline: true, name: 'orders' });
  rendered?.onSubmit(['id', 'email']);
  rendered?.onClose();
  expect(answers).toEqual([['id', 'email'], null]);
});
