import { expect, screen, waitFor, type userEvent as events } from 'storybook/test';

type Person = typeof events | ReturnType<typeof events.setup>;

/** The code of a screen or a dialog loads when it is first needed. */
const whileLoading = { timeout: 30_000 };

/** Waits until the console is at an address. */
export const arriveAt = async (address: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(address), whileLoading);

/** Waits for the heading of a screen. */
export const seeHeading = async (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name }, whileLoading);

/** Waits for a row of a list. */
export const seeRow = async (name: RegExp): Promise<HTMLElement> =>
  screen.findByRole('row', { name }, whileLoading);

/** Waits for a dialog. */
export const seeDialog = async (
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> => screen.findByRole(role, { name }, whileLoading);

/** Presses a button, a link or an item, once it is there and enabled. */
export const press = async (
  person: Person,
  role: 'button' | 'link' | 'menuitem' | 'option' | 'tab',
  name: string | RegExp,
): Promise<void> => {
  const first = await waitFor(async () => {
    const [found] = screen.getAllByRole(role, { name });
    if (!found) throw new Error(`There is no ${role} ${String(name)}.`);
    await expect(found).toBeEnabled();
    return found;
  }, whileLoading);
  await person.click(first);
};

/** Fills in a field by the start of its label, because required fields have an asterisk. */
export const fill = async (person: Person, label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(
    new RegExp(`^${label}`),
    { selector: 'input, textarea' },
    whileLoading,
  );
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
};

/** An announcement stays in the page for seconds and refers to what is gone by then, which axe reports. */
export const forgetAnnouncements = (): void => {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
};
