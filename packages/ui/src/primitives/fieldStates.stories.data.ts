import { expect, userEvent } from 'storybook/test';

/** Asserts what read-only means for text: it takes the focus, can be copied, and no key changes it. */
export async function expectReadOnlyText(input: HTMLElement): Promise<void> {
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) {
    throw new TypeError('Text is read in an input or a text area.');
  }
  const { value } = input;
  await expect(input).toHaveAttribute('readonly');
  await userEvent.click(input);
  await expect(input).toHaveFocus();
  await userEvent.keyboard('x{Backspace}{ArrowUp}');
  await userEvent.paste('other');
  await expect(input).toHaveValue(value);
  input.select();
  const copied = await userEvent.copy();
  await expect(copied?.getData('text')).toBe(value);
  // The story ends without the focus, as designers review it.
  input.blur();
}

/** Asserts that a field is out of the tab order and that no press or key reaches it. */
export async function expectDisabled(field: HTMLElement): Promise<void> {
  await expect(field).toBeDisabled();
  await userEvent.click(field);
  await userEvent.tab();
  await expect(field).not.toHaveFocus();
}
