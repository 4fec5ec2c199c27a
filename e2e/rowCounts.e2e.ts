import { openAt } from './areas.ts';
import { expect, test } from './fixtures.ts';

const overview = '/pipelines/1/overview';
const name = 'Orders to warehouse';

test(
  'the rows of a table are counted at both ends and compared',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    await openAt(page, overview, name);
    const open = page.getByRole('button', { name: 'Compare row counts' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
    const row = (table: string) => dialog.getByRole('row', { name: new RegExp(`^${table}`) });

    await test.step('a metric at one end gives no verdict, and the other one is added', async () => {
      await expect(row('public.orders')).toContainText('Counted at the source only.');
      await row('public.orders').getByRole('button', { name: 'Add metric' }).press('Enter');
      await expect(row('public.orders').getByRole('button')).toHaveCount(0);
      await expect(row('public.orders')).toContainText(/Equal|Explained|Counted .* apart/);
    });

    await test.step('another table gets both', async () => {
      await dialog.getByRole('combobox', { name: 'Count another table' }).click();
      await page.keyboard.type('public.customers');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Count rows at both ends' }).press('Enter');
      await expect(row('public.customers')).toContainText(/Equal|Rows missing/);
    });

    await test.step('the next hour counts both', async () => {
      await page.keyboard.press('Escape');
      await twin.advance(60 * 60_000);
      await open.press('Enter');
      await expect(row('public.orders')).toContainText('Equal');
    });

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  },
);

test('a table gets a metric at each end, named after where it counts', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/metric/'))
      bodies.push(request.postDataJSON());
  });
  await openAt(page, overview, name);
  await page.getByRole('button', { name: 'Compare row counts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
  await dialog.getByRole('combobox', { name: 'Count another table' }).click();
  await page.keyboard.type('public.customers');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Count rows at both ends' }).click();
  await expect(dialog.getByRole('row', { name: /^public\.customers/ })).toBeVisible();
  const whole = { metric_type: 'row_count', column_name: null, where_conditions: [] };
  expect(bodies).toMatchObject([
    {
      ...whole,
      name: 'Rows of public_customers in Analytics',
      data_store_type: 'destination',
      table_name: 'public_customers',
    },
    {
      ...whole,
      name: 'Rows of public.customers in Production Postgres',
      data_store_type: 'source',
      table_name: 'public.customers',
    },
  ]);
});

test('a loss is shown, and leads to the resync of its table', { tag: '@browsers-full' }, async ({ page }) => {
  await page.route('**/api/v1/metric/?*', async (route) => {
    const answer = await route.fetch();
    const body: { results: Record<string, unknown>[] } = await answer.json();
    const [orders] = body.results.filter((each) => each['name'] === 'Orders');
    const copy = {
      ...orders,
      id: 9_001,
      name: 'Orders in Analytics',
      data_store_type: 'destination',
      data_store_id: 1,
      table_name: 'public_orders',
      last_value: Math.floor(Number(orders?.['last_value']) * 0.99),
    };
    await route.fulfill({ json: { ...body, results: orders ? [...body.results, copy] : body.results } });
  });
  await openAt(page, overview, name);
  await page.getByRole('button', { name: 'Compare row counts' }).click();
  const row = page.getByRole('dialog').getByRole('row', { name: /^public\.orders/ });
  await expect(row).toContainText('Rows missing');
  await row.getByRole('button', { name: 'Resync table' }).click();
  const resync = page.getByRole('dialog', { name: `Resync tables of “${name}”` });
  await expect(resync).toContainText(/1 of [\d,]+ tables selected/);
});

test.describe('a service without assumed fields', () => {
  test.use({ hasAssumedFields: false });

  test('gives no verdict without values', async ({ page }) => {
    await openAt(page, overview, name);
    await page.getByRole('button', { name: 'Compare row counts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
    await expect(dialog).toContainText(/No verdict|No table is counted yet/);
    await expect(dialog).not.toContainText(/Equal|Rows missing|More rows/);
  });
});
