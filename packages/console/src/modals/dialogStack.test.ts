import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { defineDialog, type Dialog } from './dialog.ts';
import { createDialogStack } from './dialogStack.ts';

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
    const [open] = stack.getSnapshot();
    if (!open) throw new Error('Nothing opened.');
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
