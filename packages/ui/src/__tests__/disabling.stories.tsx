import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, userEvent } from 'storybook/test';
import { samples } from './samples.stories.data.tsx';

/** Hidden from the book: what is disabled while it has the focus keeps it, and does nothing. */
const meta = {
  title: 'Library/Disabling',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

const stops = 'input:not([type=hidden], [type=file], [hidden]), textarea, button, [role=spinbutton]';
const keys = ['7', '{ArrowDown}', '{ArrowRight}', ' ', '{Enter}'];

const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

const isStop = (element: HTMLElement) =>
  !element.matches(':disabled, [tabindex="-1"]:not([role=spinbutton])') &&
  element.closest('[aria-hidden=true], [hidden], [inert]') === null;

/** What the component shows as entered, without what follows the focus. */
const contentOf = (page: Element): string =>
  [
    ...page.querySelectorAll<HTMLElement>(
      'input, textarea, [aria-pressed], [aria-checked], [role=spinbutton]',
    ),
  ]
    .map((control) =>
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? `${control.value} ${String(control instanceof HTMLInputElement && control.checked)}`
        : `${control.ariaPressed ?? ''} ${control.ariaChecked ?? ''} ${control.textContent}`,
    )
    .join();

/** Every control of a component, disabled while it has the focus. */
async function faultsOf({ name, component, props }: (typeof samples)[number]): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const draw = (isDisabled: boolean) =>
    flushSync(() =>
      root.render(
        <Suspense>
          {createElement<object>(component, { ...props, ...(isDisabled && { isDisabled }) })}
        </Suspense>,
      ),
    );
  draw(false);
  await nextFrames();
  const controls = () => [...page.querySelectorAll<HTMLElement>(stops)];
  for (const [index, control] of controls().entries()) {
    if (!isStop(control)) continue;
    draw(false);
    await nextFrames();
    const stop = controls()[index];
    stop?.focus();
    const { activeElement: focused } = document;
    if (!focused || !page.contains(focused)) continue;
    const before = contentOf(page);
    draw(true);
    await nextFrames();
    const where = `${name}, ${focused.getAttribute('aria-label') ?? focused.localName}`;
    if (document.activeElement !== focused) faults.push(`${where}: loses the focus`);
    else {
      for (const key of keys) {
        await userEvent.keyboard(key);
        // Arrow keys may move it among the choices.
        if (!page.contains(document.activeElement)) faults.push(`${where}: ${key} takes the focus`);
        if (focused instanceof HTMLElement) focused.focus();
      }
      if (contentOf(page) !== before) faults.push(`${where}: changes`);
      if (page.querySelector('[aria-expanded=true]') || document.querySelector('[role=listbox], [role=grid]'))
        faults.push(`${where}: opens`);
      if (focused instanceof HTMLElement) focused.blur();
      await nextFrames();
      if (!focused.matches(':disabled, [aria-disabled=true]') && focused.isConnected)
        faults.push(`${where}: is not disabled once the focus has moved on`);
    }
  }
  root.unmount();
  page.remove();
  return faults;
}

export const Fields: StoryObj = {
  render: () => <p>Disables every control while it has the focus.</p>,
  play: async () => {
    const faults: string[] = [];
    const withState = samples.filter(({ name }) => canBeDisabled.test(name));
    for (const sample of withState) faults.push(...(await faultsOf(sample)));
    await expect(faults).toEqual([]);
    await expect(withState.length).toBeGreaterThan(15);
  },
};

/** Components with `isDisabled`. */
const canBeDisabled =
  /^(?:(?:Icon)?Button|Checkbox|ComboBox|Date(?:Range)?Picker|File(?:Drop|Field)|MultiSelect|(?:Number|Password|Search|Text)Field|RadioGroup|SegmentedControl|Select|Switch|TextArea)$/;
