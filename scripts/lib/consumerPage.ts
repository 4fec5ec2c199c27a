import type { Page } from 'playwright';
import { lightTokens } from '../../packages/ui/src/theme/lightTokens.ts';
import { expect } from './consumerProject.ts';

/**
 * A page of a product: everything that opens over a page, a windowed grid, and fields with hidden native controls. All
 * projects of packageProjects.ts build this source.
 */
export const consumerPage = `'use client';
import { useState } from 'react';
import { Button } from '@millrace/ui/Button';
import { DatePicker } from '@millrace/ui/DatePicker';
import { Dialog } from '@millrace/ui/Dialog';
import { Grid } from '@millrace/ui/Grid';
import { MenuItem } from '@millrace/ui/Menu';
import { MenuButton } from '@millrace/ui/MenuButton';
import { Select } from '@millrace/ui/Select';
import { createToasts, ToastRegion } from '@millrace/ui/Toast';

const toasts = createToasts();
const plans = [{ value: 'free', label: 'Free' }, { value: 'team', label: 'Team' }];
const rows = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), name: 'Invoice ' + (at + 1), cents: at * 125 }));
const columns = [
  { id: 'name', label: 'Name', width: 'minmax(0, 1fr)', isRowHeader: true, cell: ({ name }) => name },
  { id: 'cents', label: 'Amount', width: '8rem', align: 'end', cell: ({ cents }) => (cents / 100).toFixed(2) },
];

export function Page() {
  const [plan, setPlan] = useState('free');
  const [day, setDay] = useState('2026-03-04');
  const [chosen, setChosen] = useState('nothing');
  const [selected, setSelected] = useState(new Set());
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button tone="accent" variant="solid" onPress={() => toasts.show({ tone: 'positive', title: 'Invoice sent' })}>
        Send
      </Button>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <MenuButton label="Actions">
        <MenuItem id="copy" label="Copy" onAction={() => setChosen('copy')} />
        <MenuItem id="move" label="Move" onAction={() => setChosen('move')} />
      </MenuButton>
      <Select label="Plan" name="plan" options={plans} value={plan} onChange={setPlan} />
      <DatePicker label="Due" name="due" value={day} onChange={setDay} />
      <p data-testid="state">{[chosen, plan, day, selected.size].join(' ')}</p>
      <Grid
        label="Invoices"
        layout="scroller"
        height={400}
        rows={rows}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        selection={{ selected, onChange: setSelected }}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete the invoice?"
        footer={<Button onPress={() => setOpen(false)}>Keep it</Button>}
      />
      <ToastRegion toasts={toasts} />
    </main>
  );
}
`;

/** A test of the page with the usual tools of products, for every runner that has `test` and `expect`. */
export const consumerTest = `import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './Page.jsx';

const press = async (user, role, name) => user.click(await screen.findByRole(role, { name }));
const shows = (text) => waitFor(() => expect(screen.getByTestId('state').textContent).toBe(text));

test('the page works', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await press(user, 'button', 'Actions');
  await press(user, 'menuitem', 'Move');
  await shows('move free 2026-03-04 0');
  await press(user, 'button', /Plan/);
  await press(user, 'option', 'Team');
  await shows('move team 2026-03-04 0');
  await press(user, 'button', /Calendar/);
  await press(user, 'button', /March 12/);
  await shows('move team 2026-03-12 0');
  await press(user, 'checkbox', 'Select Invoice 2');
  await shows('move team 2026-03-12 1');
  await user.keyboard('{ArrowDown} ');
  await shows('move team 2026-03-12 2');
  await press(user, 'button', 'Delete');
  await screen.findByRole('dialog', { name: 'Delete the invoice?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement.textContent).toBe('Delete'));
  await press(user, 'button', 'Send');
  await screen.findByText('Invoice sent');
}, 60_000);
`;

/** Opens the page as people do: what every product must see and be able to do, whatever builds and serves it. */
export async function expectWorkingPage(page: Page, project: string): Promise<void> {
  const fail = (sentence: string): never => {
    throw new Error(`${project}: ${sentence}`);
  };
  const state = async (wanted: string): Promise<void> => {
    const shown = page.getByTestId('state');
    await shown
      .and(page.getByText(wanted, { exact: true }))
      .waitFor({ timeout: 10_000 })
      .catch(async () => fail(`the state is “${await shown.textContent()}”, not “${wanted}”.`));
  };
  await expectOwnLook(page, project);

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await state('move free 2026-03-04 0');

  await page.getByRole('button', { name: /Plan/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Team' }).click();
  await state('move team 2026-03-04 0');

  await page.getByRole('button', { name: /Calendar/ }).click();
  await page.getByRole('button', { name: /March 12/ }).click();
  await state('move team 2026-03-12 0');

  await page.getByRole('checkbox', { name: 'Select Invoice 2', exact: true }).click();
  await state('move team 2026-03-12 1');

  const opener = page.getByRole('button', { name: 'Delete' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete the invoice?' });
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect(box !== null && box.width > 300 && box.width < 500, `${project}: the dialog is not 480 px wide.`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();

  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page
    .getByRole('alertdialog')
    .or(page.getByRole('status'))
    .filter({ hasText: 'Invoice sent' });
  await toast.first().waitFor();
}

/** A colour of the theme as a browser writes it. */
export const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What a reset that comes after our components, a missing style sheet, or a refused style attribute changes. */
export async function expectOwnLook(page: Page, project: string, tokens = lightTokens): Promise<void> {
  await page.getByRole('row', { name: /Invoice 3\b/ }).waitFor();
  // The colours of a control change gradually from those before its style sheet.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
  const look = await page.getByRole('grid').evaluate((grid) => {
    const root = grid.getRootNode();
    const within = root instanceof ShadowRoot ? root : document;
    const styleOf = (selector: string) => {
      const element = within.querySelector(selector);
      return element === null ? undefined : getComputedStyle(element);
    };
    const hidden = [
      ...within.querySelectorAll('[data-react-aria-prevent-focus], [data-testid=hidden-select-container]'),
    ];
    const large = hidden.filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width * height > 4;
    });
    const [send] = [...within.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.includes('Send'),
    );
    const button = send === undefined ? undefined : getComputedStyle(send);
    const check = within.querySelector(
      '[role=row][aria-rowindex="3"] [role=checkbox], [role=row][aria-rowindex="3"] input',
    );
    return {
      radius: button?.borderTopLeftRadius,
      padding: button?.paddingInlineStart,
      background: button?.backgroundColor,
      family: button?.fontFamily,
      selectBorder: styleOf('button[aria-haspopup=listbox]')?.borderTopWidth,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      gridHeight: grid.getBoundingClientRect().height,
      rows: within.querySelectorAll('[role=row]').length,
      naked: large.length,
      check: check === null ? undefined : check.getBoundingClientRect().width,
    };
  });
  const wanted: readonly [string, boolean][] = [
    ['the radius of a button', look.radius === tokens.radius.control],
    ['the colour of a button', look.background === rgbOf(tokens.color.accent)],
    ['the padding of a button', look.padding === '14px'],
    ['the font of a button', look.family?.includes('Millrace Sans') === true],
    ['the border of a select', look.selectBorder === '1px'],
    ['a loaded font', look.fonts > 0],
    ['the height of the grid', look.gridHeight > 380 && look.gridHeight <= 400],
    ['the rows of the grid', look.rows > 6 && look.rows < 40],
    ['hidden native controls', look.naked === 0],
    ['the checkboxes of rows', look.check !== undefined && look.check >= 14],
  ];
  const wrong = wanted.filter(([, holds]) => !holds).map(([name]) => name);
  expect(wrong.length === 0, `${project}: wrong are ${wrong.join(', ')}.\n${JSON.stringify(look)}`);
}
