import type { Page } from '@playwright/test';
import { openAt, row } from './areas.ts';
import { expect, openSignedIn, test, writeHeaders } from './fixtures.ts';

const overview = '/pipelines/1/overview';
const name = 'Orders to warehouse';
const hour = 60 * 60_000;
const age = String.raw`\d+ (s|min|h) ago`;

/** What the proof says of a fact. */
const factOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Proof' }).getByRole('listitem').filter({ hasText: title });

test(
  'when the source was looked at and how old its newest change is are two facts, in the list and on the page',
  { tag: ['@main', '@browsers-full'] },
  async ({ page, twin }) => {
    // Narrower pages show the age of a table below its records.
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, '/pipelines/list?status=active&size=25');
    await expect(row(page, name)).toContainText(new RegExp(`${age}change ${age}`));
    await page.getByRole('link', { name, exact: true }).click();
    const newest = page.getByRole('term').filter({ hasText: /^Newest change$/ });
    await expect(newest).toBeVisible();
    await expect(factOf(page, 'Looked at the source')).toContainText(new RegExp(age));
    await expect(factOf(page, 'Newest change found')).toContainText(new RegExp(age));
    await expect(factOf(page, 'Last run')).toContainText(/Loaded[\d,]+/);
    await expect(factOf(page, 'Last run')).toContainText(/[\d,]+ to [\d,]+ in the \d+ runs before/);

    await test.step('a sync brings newer facts', async () => {
      const before = (await factOf(page, 'Newest change found').textContent()) ?? '';
      await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
      await twin.advance(hour);
      await expect(factOf(page, 'Newest change found')).not.toHaveText(before);
    });

    await test.step('each table has its own, and they are sorted by it', async () => {
      const tables = page.getByRole('grid', { name: 'Tables' });
      await tables.getByRole('button', { name: 'Newest change' }).click();
      await expect(tables.getByRole('columnheader', { name: 'Newest change' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(tables.getByRole('row').nth(1)).toContainText(/ago|Yesterday/);
    });
  },
);

test.describe('an account in which pipelines fail silently', () => {
  test.use({ scenario: 'silentFailures' });

  test('the oldest data come first on home, although their pipelines have just synced', async ({ page }) => {
    await openSignedIn(page, '/');
    const oldest = page.getByRole('region', { name: 'Oldest data' }).getByRole('listitem');
    await expect(oldest).toHaveCount(5);
    await expect(oldest.first()).toContainText('Web sessions');
    await expect(oldest.first()).toContainText(new RegExp(`last sync ${age}`));
  });

  test('a clock that is behind gives no verdict', async ({ page }) => {
    await openSignedIn(page, '/pipelines/list?status=active&size=25');
    await expect(row(page, 'Accounts and deals')).toContainText(
      /Newest change .* ago, after the last sync\./,
    );
    await expect(row(page, 'Accounts and deals')).not.toContainText(/Late|Overdue/);
    await page.getByRole('link', { name: 'Accounts and deals', exact: true }).click();
    await expect(page.getByText('The times disagree.')).toBeVisible();
    await page.getByRole('button', { name: 'Why this status' }).click();
    const facts = page.getByRole('dialog', { name: 'Why this status' });
    await expect(facts).toContainText(/Newest change.*made after the last sync/);
    await expect(facts).not.toContainText('Speaks for it');
  });

  test('counts at both ends are part of the proof', async ({ page, twin }) => {
    await openAt(page, overview, name);
    await expect(factOf(page, 'Counts on both ends')).toContainText('Not measured is not equal.');
    const open = page.getByRole('button', { name: 'Compare row counts' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
    const orders = dialog.getByRole('row', { name: /^public\.orders/ });
    await orders.getByRole('button', { name: 'Add metric' }).click();
    await expect(orders.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await twin.advance(hour);
    await page.reload();
    const counts = factOf(page, 'Counts on both ends');
    await expect(counts).toContainText('Rows missing');
    await expect(counts).toContainText('public.orders');
    await expect(counts).toContainText('3 fewer than at the source.');
  });
});

test('rows that are kept after their deletion are no alarm, and a count without them hides no loss', async ({
  page,
  twin,
}) => {
  await openSignedIn(page, '/');
  const headers = await writeHeaders(page);
  const data = { persist_deleted_rows: true };
  await page.request.patch('/api/v1/pipeline/1/', { headers, data });
  const whole = {
    name: 'All orders in Analytics',
    data_store_type: 'destination',
    data_store_id: 1,
    table_name: 'public_orders',
    column_name: null,
    metric_type: 'row_count',
    where_conditions: [],
    threshold: { type: 'constant', range: [0, 1e12] },
  };
  const made = await page.request.post('/api/v1/metric/', { headers, data: whole });
  expect(made.status()).toBe(201);
  await twin.advance(hour);
  await openAt(page, overview, name);
  await page.getByRole('button', { name: 'Compare row counts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
  const rowOf = (table: string) => dialog.getByRole('row', { name: new RegExp(`^${table}`) });
  await expect(rowOf('public.orders')).toContainText('Explained');
  await expect(rowOf('public.orders')).toContainText('Rows deleted at the source are kept');

  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/metric/'))
      bodies.push(request.postDataJSON());
  });
  await rowOf('public.orders').getByRole('button', { name: 'Count without deleted rows' }).press('Enter');
  await expect(rowOf('public.orders')).toContainText('without deleted rows');
  await expect(rowOf('public.orders').getByRole('button')).toHaveCount(0);

  await test.step('a new count leaves them out from the start', async () => {
    await dialog.getByRole('combobox', { name: 'Count another table' }).click();
    await page.keyboard.type('public.customers');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Count rows at both ends' }).press('Enter');
    await expect(rowOf('public.customers')).toContainText('without deleted rows');
  });
  const where_conditions = [{ column_name: '_deleted_at', operator: 'is_null', value: null }];
  expect(bodies).toMatchObject([
    { table_name: 'public_orders', where_conditions },
    { table_name: 'public_customers', where_conditions },
    { table_name: 'public.customers', where_conditions: [] },
  ]);

  await page.keyboard.press('Escape');
  await twin.advance(hour);
  await page.getByRole('button', { name: 'Compare row counts' }).click();
  await expect(rowOf('public.orders')).toContainText('Equal');
});

test('sources that refuse are counted beside the navigation, only from what was read', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v1\/(pipeline|source|destination)\/$/.test(pathname)) calls.push(pathname + search);
  });
  const link = (label: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
  await openSignedIn(page, '/settings/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link('Sources')).not.toHaveAttribute('aria-describedby');
  expect(calls).toEqual([]);

  const place = await link('Sources').boundingBox();
  await link('Sources').click();
  await page.goto('/sources/list?status=active&size=25');
  await expect(row(page, 'Stripe')).toContainText('Refused since');
  await expect(link('Sources')).toHaveAccessibleDescription('1 source refuses access');
  await expect(link('Destinations')).not.toHaveAttribute('aria-describedby');
  expect(await link('Sources').boundingBox()).toEqual(place);

  await test.step('until a test has passed', async () => {
    await page.getByRole('link', { name: 'Stripe', exact: true }).click();
    await page.getByRole('button', { name: 'Test connection' }).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(link('Sources')).not.toHaveAttribute('aria-describedby');
  });
});
