import type { Page, Route } from '@playwright/test';
import { expect, forgive, openSignedIn, setOffline, test, writeHeaders } from './fixtures.ts';
import { savedFile } from './savedFile.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Pipelines' }).getByRole('rowheader');
/** The list pages requested from now on, as numbered by the service. */
function readsOfList(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === '/api/v1/pipeline/') {
      requested.push(url.searchParams.get('page') ?? '1');
    }
  });
  return requested;
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
});

test(
  'the list shows ten rows per page, and archived pipelines separately',
  { tag: '@main' },
  async ({ page }) => {
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('link', { name: /^Archived/ }).click();
    await expect(rows(page)).toHaveCount(6);
    await expect(page).toHaveURL(/status=archived/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(10);
  },
);

test('search, filter, sort and page are part of the address', { tag: '@main' }, async ({ page, twin }) => {
  // The pipelines that were starting are running by now, so the number of running ones does not change between the two
  // checks.
  await twin.advance(10_000);
  await page.getByRole('searchbox', { name: 'Search pipelines' }).fill('e');
  await expect(page).toHaveURL(/search=e/);
  await page.getByRole('button', { name: /^Running/ }).click();
  await expect(page).toHaveURL(/state=running/);
  await page.getByRole('columnheader', { name: 'Pipeline' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  // Compare names only: the time since the last sync changes during the reload.
  const names = rows(page).getByRole('link');
  await expect(names).toHaveCount(10);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–\d+ of \d+$/)).toBeVisible();
  // The pager renders before the rows.
  await expect(names).not.toHaveCount(10);
  const before = await names.allTextContents();

  await page.reload();
  await expect(names).toHaveText(before);
  await expect(page.getByRole('searchbox')).toHaveValue('e');
  await expect(page.getByRole('button', { name: /^Running/ })).toHaveAttribute('aria-pressed', 'true');

  // Each choice is one history entry.
  for (const choice of [/page=2/, /sort=name/, /state=running/]) {
    await page.goBack();
    await expect(page).not.toHaveURL(choice);
  }
  await expect(page).toHaveURL(/search=e/);
});

test('a page beyond the end redirects to the last page', async ({ page, twin }) => {
  twin.refusals.add(404);
  const requested = readsOfList(page);
  // Unknown parameters are removed and cause no refetch.
  await page.goto('/pipelines/list?page=99&sort=nonsense&status=xyz&foo=1');
  await expect(page.getByText('21–24 of 24')).toBeVisible();
  await expect(page).toHaveURL(/\/list\?status=active&page=3$/);
  // The first page shows whether the service has larger pages than requested; then the list reads its count from it.
  expect(requested).toEqual(['99', '1', '1', '3']);
});

test('several are paused together; the others do not change', async ({ page, request, twin }) => {
  await page.getByRole('checkbox', { name: 'Select Orders to warehouse' }).click();
  await page.getByRole('checkbox', { name: 'Select Storefront sync' }).click();
  await page.getByRole('checkbox', { name: 'Select Ops tables' }).click();
  await page
    .getByRole('group', { name: 'Selected pipelines' })
    .getByRole('button', { name: 'Pause' })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Pause 2 pipelines?' });
  const requested = readsOfList(page);
  await expect(dialog.getByRole('list', { name: 'Not changed' })).toContainText('Ops tables');
  await dialog.getByRole('button', { name: 'Pause 2 pipelines' }).click();
  await expect(page.getByText('2 pipelines are pausing.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Storefront sync')).toContainText(/Paus(ing|ed)/);
  await expect(page.getByText('1 pipeline selected')).toBeVisible();

  const inspection = await (await request.get(`/__twin/sessions/${twin.id}/`)).json();
  expect(inspection.requests.setPipelineStatus).toBe(2);
  // Responses and events contain all changes: the sums are fetched once, whatever else is refetched meanwhile.
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(requested.length).toBeLessThanOrEqual(2);
});

test(
  'one is archived from its row without a second dialog, and restored by Undo',
  { tag: ['@main', '@browsers'] },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Syncing stops.' });
    await dialog.getByRole('button', { name: 'Archive pipeline' }).click();
    await expect(page.getByText('“Orders to warehouse” is archived.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Orders to warehouse' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('“Orders to warehouse” is restored.')).toBeVisible();
    // It was running, so restoring starts it again.
    await expect(row(page, 'Orders to warehouse')).toContainText(/Starting|Running/);
  },
);

test('an action reaches what its dialog opened for, whatever happens to the list below (T-32)', async ({
  page,
}) => {
  await expect(page.getByRole('status').filter({ hasText: 'Live updates on' })).toBeVisible();
  const headers = await writeHeaders(page);
  const idOf = async (name: string): Promise<number> => {
    const list = await page.request.get(`/api/v1/pipeline/?search=${encodeURIComponent(name)}`);
    const { results }: { results: { id: number; name: string }[] } = await list.json();
    return results.find((each) => each.name === name)?.id ?? 0;
  };
  const rename = async (id: number, name: string) => {
    const answer = await page.request.patch(`/api/v1/pipeline/${id}/`, { headers, data: { name } });
    expect(answer.status()).toBe(200);
  };
  const [orders, storefront] = [await idOf('Orders to warehouse'), await idOf('Storefront sync')];
  await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Archive “Orders to warehouse”?' });
  await expect(dialog).toContainText(`ID ${orders}`);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();

  // A colleague swaps the names and adds a row above. The page below shows it, the dialog does not change.
  await rename(orders, 'Orders of last year');
  await rename(storefront, 'Orders to warehouse');
  await page.request.post('/api/v1/pipeline/', { headers, data: { name: 'Newest' } });
  await expect(page.getByText('Orders of last year')).toHaveCount(1);
  await expect(dialog).toContainText(`ID ${orders}`);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /archived/.test(request.url()),
  );
  await dialog.getByRole('button', { name: 'Archive pipeline' }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/api/v1/pipeline/${orders}/archived/`);
  await expect(row(page, 'Orders to warehouse')).toBeVisible();
  await expect(row(page, 'Orders of last year')).toHaveCount(0);
});

test('one that fails stays selected and shows the reason', async ({ page, twin }) => {
  await twin.spoil({ call: 'setPipelineStatus', kind: 'status', status: 503, times: 1 });
  await page.getByRole('checkbox', { name: 'Select Orders to warehouse' }).click();
  await page.getByRole('checkbox', { name: 'Select Storefront sync' }).click();
  await page
    .getByRole('group', { name: 'Selected pipelines' })
    .getByRole('button', { name: 'Pause' })
    .click();
  await page.getByRole('button', { name: 'Pause 2 pipelines' }).click();
  await expect(page.getByText('Done for 1 of 2 pipelines.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('The service had an error.');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 pipeline selected')).toBeVisible();
});

test(
  'the frequency of all pipelines of a source is changed at once; one that fails is named and tried again',
  { tag: '@main' },
  async ({ page, twin }) => {
    // So many pipelines use this source that they fill two pages.
    const headers = await writeHeaders(page);
    const { sync_mappings } = await (await page.request.get('/api/v1/pipeline/1/')).json();
    for (let copy = 1; copy <= 11; copy += 1) {
      const created = await page.request.post('/api/v1/pipeline/', {
        headers,
        data: { name: `Copy ${copy}` },
      });
      const { id }: { id: number } = await created.json();
      const data = { source_id: 1, destination_id: 1, sync_mappings };
      await page.request.patch(`/api/v1/pipeline/${id}/`, { headers, data });
      // The last one stays a draft.
      if (copy < 11) await page.request.post(`/api/v1/pipeline/${id}/running/`, { headers });
    }
    await twin.advance(60_000);
    await twin.spoil({ call: 'updatePipeline', kind: 'status', status: 503, times: 1 });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
    });
    await page.goto('/pipelines/list?source=1');
    await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    const bar = page.getByRole('group', { name: 'Selected pipelines' });
    await bar.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
    await expect(bar.getByRole('button', { name: 'Select only this page' })).toBeFocused();
    await page.getByRole('link', { name: 'Next page' }).click();
    const opener = bar.getByRole('button', { name: 'Change frequency' });
    await opener.click();

    const dialog = page.getByRole('alertdialog');
    const title = dialog.getByRole('heading', { level: 2 });
    await expect(title).toHaveText(/^Change the frequency of \d+ pipelines\?$/);
    const count = Number(/\d+/.exec(await title.innerText())?.[0]);
    expect(count).toBeGreaterThan(10);
    await expect(dialog.getByRole('list', { name: 'Not changed' })).toContainText('Copy 11');
    await expect(dialog.getByRole('list', { name: 'Not changed' })).toContainText('Not set up yet');
    await dialog.getByRole('button', { name: /Source frequency/ }).click();
    await page.getByRole('option', { name: 'Every 3 hours' }).click();
    await dialog.getByRole('button', { name: 'Change frequency' }).dblclick();
    await expect(title).toHaveText(`${count - 1} of ${count} pipelines are on the new frequency`);
    await expect(dialog.getByRole('alert')).toContainText('The service had an error.');
    // Only the frequency was sent, once for each.
    expect(sent).toEqual(Array.from({ length: count }, () => '{"source_sync_frequency":10800000}'));

    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page
        .getByText(`“`)
        .or(page.getByText(/on the new frequency\.$/))
        .first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(count + 1);
    await expect(rows(page).first()).toBeVisible();
    for (const shown of await page.getByRole('row').filter({ hasText: 'Running' }).all())
      await expect(shown).toContainText('3 h');
    // Those that could not change stay selected.
    await expect(bar).toContainText(/pipelines? selected/);
    await expect(opener).toBeFocused();
  },
);

test('a pipeline is created, and its name cannot be used twice', { tag: '@main' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Create pipeline' }).click();
  const name = page.getByLabel(/^Name/);
  await name.fill('orders TO warehouse');
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/“Orders to warehouse” already exists/);
  await name.fill('Invoices');
  await page.getByRole('dialog').getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The newest pipeline is first in the list.
  await page.goto('/pipelines/list');
  await expect(rows(page).first()).toContainText('Invoices');
  await expect(row(page, 'Invoices')).toContainText('Continue setup, step 1 of 4');
});

test('a draft is renamed and deleted (A-115)', async ({ page, twin }) => {
  const menuOf = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menuOf('Ops tables', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename pipeline' });
  const name = rename.getByLabel(/^Name/);
  await expect(name).toBeFocused();
  await name.fill('orders TO warehouse');
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/“Orders to warehouse” already exists/);
  await name.fill('Support tables');
  await rename.getByRole('button', { name: 'Rename pipeline' }).click();
  await expect(rename).toHaveCount(0);
  await expect(row(page, 'Support tables')).toContainText('Draft');

  // The response is lost but the deletion is done: the console looks the pipeline up, and a 404 confirms it.
  twin.refusals.add(404);
  await twin.spoil({ call: 'deletePipeline', kind: 'lost', times: 1 });
  await menuOf('Support tables', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Support tables”?' });
  await dialog.getByRole('button', { name: 'Delete pipeline' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Support tables')).toHaveCount(0);
  await expect(page.getByText('1–10 of 23')).toBeVisible();
});

test('a pipeline is renamed in the header of its page', async ({ page, twin }) => {
  await page.getByRole('link', { name: 'Orders to warehouse' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Orders to warehouse');
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('storefront SYNC');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/“Storefront sync” already exists/);
  // The response is lost but the name is saved: the console looks the pipeline up.
  await twin.spoil({ call: 'updatePipeline', kind: 'lost', times: 1 });
  await name.fill('Orders');
  await name.press('Enter');
  await expect(title).toHaveText('Orders');
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();
});

test('after it is deleted on its page, a pipeline’s list opens and says so', async ({ page, twin }) => {
  twin.refusals.add(404);
  await page.getByRole('link', { name: /^Archived/ }).click();
  const link = rows(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete pipeline' }).click();
  await expect(page.getByText(`“${name}” is deleted.`)).toBeVisible();
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
});

test(
  'a pipeline is duplicated from its row and from its page',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    // Both responses are lost; the console finds what they created.
    await twin.spoil({ call: 'createPipeline', kind: 'lost', times: 1 });
    await twin.spoil({ call: 'updatePipeline', kind: 'lost', times: 1 });
    await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate pipeline' });
    await expect(dialog).toContainText('Both pipelines write to the same tables');
    await expect(dialog.getByRole('textbox')).toHaveValue('Copy of Orders to warehouse');
    await dialog.getByRole('button', { name: 'Duplicate pipeline' }).click();
    // Everything is copied, so only the last step of the setup remains.
    await expect(page).toHaveURL(/\/setup\/\d+\/sync-settings/);
    await expect(page.getByText('“Copy of Orders to warehouse” was created.')).toBeVisible();
    await expect(page.getByText('Copy of Orders to warehouse').first()).toBeVisible();

    await page.goto('/pipelines/list');
    await page.getByRole('link', { name: 'Orders to warehouse', exact: true }).click();
    await page.getByRole('button', { name: 'More actions for Orders to warehouse' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const name = dialog.getByRole('textbox');
    await expect(name).toHaveValue('Copy of Orders to warehouse 2');
    // The suggestion is selected, so typing replaces it.
    await expect
      .poll(() => name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]))
      .toEqual([0, 'Copy of Orders to warehouse 2'.length]);
    await page.keyboard.type('Orders to lake');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setup\/\d+\/sync-settings/);
    await expect(page.getByText('“Orders to lake” was created.')).toBeVisible();
  },
);

test('the list is filtered by destination, and its page size is in the address', async ({ page }) => {
  await page.getByRole('button', { name: 'Destination', exact: true }).click();
  const first = page.getByRole('option').nth(1);
  const name = (await first.locator('bdi').textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/destination=\d+/);
  await page.reload();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: '10 per page' }).click();
  await page.getByRole('menuitem', { name: '25 per page' }).click();
  await expect(page).toHaveURL(/size=25/);
  await expect(page.getByText('1–24 of 24')).toBeVisible();
});

test('the list of one source is an address, which search, sort, status and page size keep', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/pipeline/') asked.push(searchParams.get('source_id') ?? 'none');
  });
  // The page size is remembered, and joins the filter of the address.
  await page.getByRole('button', { name: '10 per page' }).click();
  await page.getByRole('menuitem', { name: '25 per page' }).click();
  await expect(page).toHaveURL(/size=25/);
  asked.length = 0;
  await page.goto('/pipelines/list?source=1&destination=1');
  await expect(page).toHaveURL('/pipelines/list?status=active&source=1&destination=1&size=25');
  await expect(page.getByRole('button', { name: 'Production Postgres', exact: true })).toBeVisible();
  for (const shown of await rows(page).all()) await expect(shown).toContainText('Production Postgres');

  await page.getByRole('columnheader', { name: 'Pipeline' }).getByRole('button').click();
  await page.getByRole('button', { name: /^Running/ }).click();
  await page.getByRole('searchbox', { name: 'Search pipelines' }).fill('nothing of the kind');
  await expect(page).toHaveURL(
    /status=active&search=nothing.*&state=running&source=1&destination=1&sort=name&size=25$/,
  );
  // No row names the source any more, so the list of sources does.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Production Postgres', exact: true })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['1']));

  await page.getByRole('button', { name: 'Remove filter: Production Postgres' }).click();
  await expect(page).toHaveURL(/search=nothing.*&state=running&destination=1&sort=name&size=25$/);
  await expect(page.getByRole('button', { name: 'Source', exact: true })).toBeFocused();
});

test('columns and page size are remembered for the person on this device', async ({ page }) => {
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Records')).toBeVisible();
  const options = page.getByRole('button', { name: 'List options' });
  await options.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Records' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();
  await expect(head('Records')).toHaveCount(0);
  await page.getByRole('button', { name: '10 per page' }).click();
  await page.getByRole('menuitem', { name: '25 per page' }).click();
  await expect(page).toHaveURL(/size=25/);

  await page.goto('/pipelines/list');
  await expect(page.getByText('1–24 of 24')).toBeVisible();
  await expect(page).toHaveURL(/size=25/);
  await expect(head('Status')).toBeVisible();
  await expect(head('Records')).toHaveCount(0);
  // The address wins.
  await page.goto('/pipelines/list?size=50');
  await expect(page.getByRole('button', { name: '50 per page' })).toBeVisible();
  await page.goto('/pipelines/list');
  await page.getByRole('button', { name: '25 per page' }).click();
  await page.getByRole('menuitem', { name: '10 per page' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).not.toHaveURL(/size/);
  await options.click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(head('Records')).toBeVisible();
});

test('the current filter is downloaded with all of its pages', async ({ page, complaints }) => {
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'List options' }).click();
  const panel = page.getByRole('dialog', { name: 'List options' });
  await expect(panel.getByText('24 pipelines match')).toBeVisible();
  const lists = (route: Route) => route.fulfill({ status: 400, json: { detail: 'Out of order' } });
  await page.route('**/api/v1/pipeline/?*', lists);
  await panel.getByRole('button', { name: 'Download CSV' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/pipeline/?*', lists);
  forgive(complaints, /status of 400/);
  // Offline, it fails as well instead of waiting for the network.
  await setOffline(page, true);
  await panel.getByRole('button', { name: 'Download CSV' }).click();
  await expect(panel.getByRole('alert')).toContainText('offline');
  await setOffline(page, false);
  const file = await savedFile(page, () => panel.getByRole('button', { name: 'Download CSV' }).click());
  expect(file.name).toBe('pipelines-active.csv');
  await expect(panel.getByText('Downloaded 24 pipelines.')).toBeVisible();
  const lines = file.text.trim().split('\r\n');
  expect(lines[0]).toMatch(/^ID,Pipeline,Status,/);
  expect(lines).toHaveLength(25);
  expect(lines.filter((line) => /,\d{4}-\d\d-\d\dT[\d:.]+Z/.test(line)).length).toBeGreaterThan(5);
});

test('the error of a pipeline leads to its line of the log', async ({ page }) => {
  await page.getByRole('link', { name: /^Stripe refused the key/ }).click();
  await expect(page).toHaveURL(/\/pipelines\/\d+\/logs\?.*level=error/);
  await expect(page.getByText(/Stripe refused the key/).first()).toBeVisible();
});

test('the source type filter lists used types first and is searchable', async ({ page }) => {
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Source type' }).click();
  const inUse = page.getByRole('group', { name: 'In use' });
  await expect(inUse.getByRole('option').first()).toHaveText('Airtable');
  await expect(inUse.getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search source types' })).toBeFocused();
  await page.keyboard.type('stri');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/type=stripe/);
  await expect(row(page, 'Payments ledger')).toBeVisible();
});

test(
  'another person’s change appears by itself and does not move the focus',
  { tag: ['@main', '@browsers-full'] },
  async ({ page, request, twin }) => {
    await expect(page.getByRole('status').filter({ hasText: 'Live updates on' })).toBeVisible();
    const orders = row(page, 'Orders to warehouse');
    await expect(orders).toContainText('Running');
    const box = page.getByRole('checkbox', { name: 'Select Ad spend' });
    await box.click();
    await expect(box).toBeFocused();

    const list = await page.request.get('/api/v1/pipeline/?search=Orders%20to%20warehouse');
    const { results }: { results: { id: number }[] } = await list.json();
    const answer = await page.request.post(`/api/v1/pipeline/${results[0]?.id}/paused/`, {
      headers: await writeHeaders(page),
    });
    expect(answer.status()).toBe(200);
    await expect(orders).toContainText(/Pausing|Paused/);

    // The twin finishes this a few seconds later; the test does not wait.
    await request.post(`/__twin/sessions/${twin.id}/clock`, { data: { advance_ms: 60_000 } });
    await expect(orders).toContainText('Paused');
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
  },
);

test('rows of the previous view are marked while the new rows load (F1, F25)', async ({ page, twin }) => {
  await page.clock.install();
  await page.goto('/pipelines/list');
  await page.getByRole('checkbox', { name: 'Select Orders to warehouse' }).click();
  const bar = page.getByRole('group', { name: 'Selected pipelines' });
  await expect(bar).toBeVisible();
  const held = page.locator('[aria-busy=true][inert]').filter({ has: page.locator('[role=grid]') });
  await twin.spoil({ call: 'listPipelines', kind: 'never' });
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.clock.runFor(1_000);
  await expect(bar).toHaveCount(0);
  await expect(held).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Still loading.')).toBeVisible();
  await twin.spoil();

  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(bar).toBeVisible();
  await setOffline(page, true);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText('This loads when you are back online.')).toBeVisible();
  await setOffline(page, false);
  await expect(page.getByText('11–20 of 24')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(held).toHaveCount(0);
});

test(
  'a lost socket is reported (T-29), and missed changes are refetched',
  { tag: ['@main', '@browsers-full'] },
  async ({ page, request, twin, complaints }) => {
    await page.clock.install();
    await page.goto('/pipelines/list');
    const status = page.getByRole('status');
    await expect(status.filter({ hasText: 'Live updates on' })).toBeVisible();
    const sockets = (data: object) => request.post(`/__twin/sessions/${twin.id}/sockets`, { data });
    await sockets({ drop: 4200, refuse: true });
    // The page notices this in real time, which the clock cannot advance.
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(status.filter({ hasText: 'Live updates paused' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await request.post(`/__twin/sessions/${twin.id}/clock`, { data: { advance_ms: 60_000 } });
    await sockets({ refuse: false });
    await expect(async () => {
      await page.clock.runFor(70_000);
      await expect(status.filter({ hasText: /^Live updates on$/ })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row(page, 'Support tickets')).toContainText('Running');
    forgive(complaints, /^WebSocket connection to/);
  },
);

test('a page with refused private channels shows that and polls (F7)', async ({ page, twin, complaints }) => {
  await page.clock.install();
  await twin.spoil({ kind: 'status', status: 403, call: 'authoriseChannel' });
  await page.goto('/pipelines/list');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Live updates are unavailable.' })).toBeVisible();
  await expect(status.filter({ hasText: /^Live updates on$/ })).toHaveCount(0);
  const polled = page.waitForRequest(/\/api\/v1\/pipeline\/\?/);
  await page.clock.runFor(40_000);
  await polled;
  // Turning the clock forward gives up the attempt that is under way.
  forgive(complaints, /Pusher|^WebSocket connection to/);
});

test('the grid works with the keyboard alone', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Select Orders to warehouse' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 pipelines selected')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Actions for Storefront sync' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Storefront sync' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/selected/)).toHaveCount(0);
});

test.describe('an account without pipelines', () => {
  test.use({ scenario: 'newAccount' });

  test('gets instructions for its first pipeline', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Create your first pipeline' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
});

test.describe('an account with ten thousand pipelines', () => {
  test.use({ scenario: 'large' });

  test('renders one page of them (T-41)', async ({ page }) => {
    await expect(page.getByText(/^1–10 of \d,\d{3}$/)).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThan(1_500);
    await page.getByRole('navigation', { name: 'Pipelines, pages' }).getByRole('link').nth(-2).click();
    await expect(page).toHaveURL(/page=\d{3}/);
    await expect(rows(page)).not.toHaveCount(0);
  });
});

test('a dialog closes with its page (A-91) and is disabled offline (F1)', async ({ page }) => {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/overview$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Pipelines' }).first().click();
  await expect(rows(page)).toHaveCount(10);
  const create = page.getByRole('button', { name: 'Create pipeline' }).first();
  const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
  const name = dialog.getByLabel(/^Name/);
  await create.click();
  await name.fill('Half a name');

  await page.goBack();
  await expect(page).toHaveURL(/\/overview$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goForward();
  await create.click();
  await expect(name).toHaveValue('Half a name');
  // A query is a view of the same page.
  await page.evaluate(() => history.replaceState(history.state, '', '?state=paused'));
  await expect(dialog).toBeVisible();

  await setOffline(page, true);
  await expect(dialog).toContainText('You are offline.');
  await expect(dialog.getByRole('button', { name: 'Create pipeline' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Live updates on', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeInViewport();
  await setOffline(page, false);
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toHaveCount(0);
  await create.click();
  await expect(name).toHaveValue('');

  // The request continues when the page is left. Nobody is redirected; a toast has the link.
  const posted: Route[] = [];
  await page.route('**/api/v1/pipeline/', (route) => {
    if (route.request().method() === 'POST') posted.push(route);
    else void route.continue();
  });
  await name.fill('Made meanwhile');
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await expect.poll(() => posted.length).toBe(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await posted[0]?.continue();
  await expect(page.getByText('“Made meanwhile” was created.')).toBeVisible();
  await expect(page).toHaveURL(/\/overview$/);
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await expect(page).toHaveURL(/\/pipelines\/setup\//);
});
