import type { Page } from '@playwright/test';
import { otherBrowser } from './areas.ts';
import { expect, openSignedIn, test } from './fixtures.ts';

const path = '/pipelines/1/settings/schema_maintenance';
const [customers, daily] = ['public.customers', 'public.customers_daily'] as const;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search tables' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Resync tables of “Orders to warehouse”' });
const check = (page: Page, table: string) =>
  page.getByRole('checkbox', { name: `Select ${table}`, exact: true });
const row = (page: Page, table: string) => page.getByRole('row').filter({ has: check(page, table) });
const chooseFor = async (page: Page, table: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${table}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The API reads of a page from now on, by path. */
function readsOf(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/api\/v1\/(pipeline|source)\//.test(pathname)) reads.push(pathname);
  });
  return reads;
}

test('two tables are resynced, and a colleague sees them wait and load', async ({
  page,
  browser,
  context,
  twin,
}) => {
  await openSignedIn(page, path);
  const colleague = await otherBrowser(browser, context);
  await colleague.goto(`${path}?search=public.customers`);
  await expect(row(colleague, customers)).toContainText('Synced');
  await search(page).fill('public.customers');
  await check(page, customers).click();
  await check(page, daily).click();
  await page.getByRole('group', { name: 'Selected tables' }).getByRole('button', { name: 'Resync' }).click();
  await expect(dialog(page)).toContainText('2 of 127 tables selected');
  await expect(dialog(page).getByRole('radio', { name: /^Reload from scratch/ })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Resync 2 tables' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('2 tables will resync.')).toBeVisible();
  for (const each of [page, colleague]) {
    for (const table of [customers, daily]) {
      await expect(row(each, table)).toContainText('Waiting to resync');
    }
  }
  await twin.advance(20_000);
  for (const each of [page, colleague]) await expect(each.getByText('Loading now').first()).toBeVisible();
  await twin.advance(60 * 60_000);
  for (const each of [page, colleague]) {
    for (const table of [customers, daily]) await expect(row(each, table)).toContainText('Synced');
  }
  // Events change the rows in place: the search and the selection stay.
  await expect(page.getByText('2 tables selected')).toBeVisible();
  await expect(search(page)).toHaveValue('public.customers');
});

test(
  'a refused resync stays in its dialog, with everything that was chosen',
  { tag: '@main' },
  async ({ page, twin }) => {
    await openSignedIn(page, path);
    await chooseFor(page, 'audit.contacts', 'Resync');
    await twin.spoil({ call: 'resyncPipelineCollections', kind: 'status', status: 409, times: 1 });
    await dialog(page)
      .getByRole('radio', { name: /^Reload without deleting/ })
      .check({ force: true });
    await dialog(page).getByRole('button', { name: 'Resync 1 table' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The pipeline cannot be resynced right now.');
    await expect(dialog(page)).toContainText('1 of 127 tables selected');
    await expect(dialog(page).getByRole('radio', { name: /^Reload without deleting/ })).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Resync 1 table' }).click();
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('tables are excluded, and loaded again once they are included; a colleague sees it', async ({
  page,
  browser,
  context,
  twin,
}) => {
  await openSignedIn(page, `${path}?search=public.customers`);
  const colleague = await otherBrowser(browser, context);
  await colleague.goto(`${path}?search=public.customers`);
  await expect(row(colleague, customers)).toContainText('Synced');
  await chooseFor(page, customers, 'Exclude');
  const question = page.getByRole('alertdialog', { name: 'Exclude “public.customers”?' });
  await expect(question).toContainText('Rows in the destination are kept.');
  await question.getByRole('button', { name: 'Exclude table' }).click();
  await expect(page.getByText('“public.customers” is excluded.')).toBeVisible();
  for (const each of [page, colleague]) await expect(row(each, customers)).toContainText('Excluded');
  await chooseFor(colleague, customers, 'Include');
  const include = colleague.getByRole('alertdialog');
  await expect(include).toContainText(
    'The pipeline loads all rows from the start, then keeps them up to date.',
  );
  await include.getByRole('button', { name: 'Include table' }).click();
  for (const each of [page, colleague]) {
    await expect(row(each, customers)).toContainText('Waiting for initial sync');
  }
  await twin.advance(20_000);
  for (const each of [page, colleague]) await expect(row(each, customers)).toContainText('Loading now');
  await twin.advance(60 * 60_000);
  for (const each of [page, colleague]) await expect(row(each, customers)).toContainText('Synced');
});

test('the view is part of the address, and the first paint needs two reads', async ({ page }) => {
  const reads = readsOf(page);
  await openSignedIn(page, `${path}?state=synced&search=public.cu&sort=-records`);
  await expect(row(page, customers)).toContainText('Synced');
  await expect(page.getByText(/^Source read at/)).toBeVisible();
  expect(reads.slice(0, 2).toSorted()).toEqual([
    '/api/v1/pipeline/1/',
    '/api/v1/pipeline/1/usage-collections/',
  ]);
  // Reading the source is slow, so it follows.
  expect(reads.slice(2)).toEqual(['/api/v1/source/1/schema-collection/']);
  await expect(page.getByRole('button', { name: /^Synced/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('columnheader', { name: 'Records' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: /^Synced/ }).click();
  await expect(page).toHaveURL(/\?search=public\.cu&sort=-records$/);
});

test('the resync of all tables is reached from the list by keyboard, and needs the name', async ({
  page,
}) => {
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Resync' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Select All' }).press('Enter');
  const name = dialog(page).getByRole('textbox', { name: /^Type/ });
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/Type the exact name/);
  await expect(name).toBeFocused();
  await page.keyboard.type('Orders to warehouse');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  // The focus returns to the row whose menu opened the dialog.
  await expect(page.getByRole('button', { name: 'Actions for Orders to warehouse' })).toBeFocused();
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Waiting to resync/ })).toContainText('127');
});

test('the tables are handled by keyboard', async ({ page }) => {
  await openSignedIn(page, `${path}?search=public.customers`);
  const grid = page.getByRole('grid', { name: 'Tables' });
  await row(page, customers).getByRole('rowheader').click();
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: 'Selected tables' });
  await expect(bar).toContainText('1 table selected');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Exclude' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(grid.locator(':focus')).toHaveCount(1);
  // The bar leaves with the selection, and the focus stays on the page.
  await bar.getByRole('button', { name: 'Exclude' }).press('Enter');
  await question.getByRole('button', { name: 'Exclude table' }).press('Enter');
  await expect(row(page, customers)).toContainText('Excluded');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('all tables of several pipelines are resynced after their number was typed; one that is refused is named', async ({
  page,
  twin,
}) => {
  await twin.spoil({ call: 'resyncPipelineCollections', kind: 'status', status: 409, times: 1 });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/resync/.test(request.url()) && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('checkbox', { name: 'Select Orders to warehouse' }).click();
  await page.getByRole('checkbox', { name: 'Select Storefront sync' }).click();
  await page.getByRole('checkbox', { name: 'Select Ops tables' }).click();
  const bar = page.getByRole('group', { name: 'Selected pipelines' });
  await bar.getByRole('button', { name: 'Resync' }).click();
  const question = page.getByRole('alertdialog', { name: 'Resync all tables of 2 pipelines?' });
  await expect(question.getByRole('list', { name: 'Not changed' })).toContainText('Ops tables');
  await question.getByRole('button', { name: 'Resync 2 pipelines' }).click();
  const field = question.getByRole('textbox', { name: /^Type “2 pipelines”/ });
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
  await field.fill('2 pipelines');
  await question.getByRole('button', { name: 'Resync 2 pipelines' }).dblclick();
  const report = page.getByRole('alertdialog', { name: '1 of 2 pipelines is resyncing' });
  await expect(report.getByRole('listitem').filter({ has: page.getByRole('alert') })).toHaveCount(1);
  const all = { resync_tables: [], all_resync_selected: true, reset_state: true };
  expect(sent).toEqual([all, all]);
  // The refusal does not pass by itself, so it is not tried again. The two that were not resynced stay selected.
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toContainText('2 pipelines selected');
  await expect(bar.getByRole('button', { name: 'Resync' })).toBeFocused();
});
