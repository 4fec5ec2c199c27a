import { expect, screen, userEvent as events, waitFor, within } from 'storybook/test';

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

/** Waits for a page of a provider. @returns its content, and a person who acts in its document */
export const seeProviderPage = async (heading: string) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Page of a provider', {}, whileLoading);
  return waitFor(async () => {
    const { contentDocument: page } = frame;
    // Its forms work once it is loaded.
    if (page?.readyState !== 'complete') throw new Error('The page is loading.');
    const content = within(page.body);
    await expect(content.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    return { content, person: events.setup({ document: page }) };
  }, whileLoading);
};

/** An announcement stays in the page for seconds and refers to what is gone by then, which axe reports. */
export const forgetAnnouncements = (): void => {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
};
