import type { Page } from '@playwright/test';
import { expect, openSignedIn, test, type Twin, writeHeaders } from './fixtures.ts';
import { savedFile } from './savedFile.ts';

const log = (page: Page) => page.getByRole('treegrid');
/** The lines, without the headings of runs and days. */
const lines = (page: Page) => log(page).locator('[role=row][aria-expanded] > [role=rowheader]');
const detail = (page: Page) => page.getByRole('region', { name: /^Line \d+$/ });
const minute = 60_000;

/** The calls for lines, from now on. */
function readsOfLog(page: Page): readonly URL[] {
  const requested: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/events/')) requested.push(url);
  });
  return requested;
}

async function post(page: Page, path: string) {
  const headers = await writeHeaders(page);
  const answer = await page.request.post(path, { headers });
  expect(answer.ok()).toBe(true);
}

/** Makes the source of a pipeline unreachable, and lets the pipeline fail on it a number of times. */
async function fail(page: Page, twin: Twin, times: number) {
  const headers = await writeHeaders(page);
  const data = { config: { connection_config: { host: 'unreachable.example' } } };
  const answer = await page.request.patch('/api/v1/source/1/', { headers, data });
  expect(answer.ok()).toBe(true);
  await twin.advance(16 * minute);
  for (let time = 1; time < times; time += 1) {
    await post(page, '/api/v1/pipeline/1/running/');
    await twin.advance(minute);
  }
}

test('the log opens with two calls, and older lines load on scroll', { tag: '@main' }, async ({ page }) => {
  const requested = readsOfLog(page);
  await openSignedIn(page, '/pipelines/1/logs?range=week');
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByText(/^200 of [\d,]+ lines loaded$/)).toBeVisible();
  expect(requested).toHaveLength(1);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText(/^400 of [\d,]+ lines loaded$/)).toBeVisible();
  expect(requested[1]?.searchParams.get('page')).toBe('2');
  // The older page ends where the first one began, so that new lines do not move it.
  expect(requested[1]?.searchParams.has('end_timestamp')).toBe(true);
  expect(await log(page).getByRole('row').count()).toBeLessThan(60);
});

test('filters are in the address, and Back undoes them one by one', async ({ page }) => {
  await openSignedIn(page, '/pipelines/1/logs');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('broke off');
  await expect(page).toHaveURL(/search=broke/);
  await page.getByRole('button', { name: /^Error/ }).click();
  await expect(page).toHaveURL(/level=error/);
  await page.getByRole('button', { name: 'Last 24 hours' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/range=month/);
  await expect(lines(page).first()).toContainText('broke off');
  const table = (await log(page).getByRole('gridcell').nth(2).textContent()) ?? '';
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search tables' }).fill(table);
  await page.getByRole('option', { name: table, exact: true }).click();
  await expect(page).toHaveURL(/table=/);
  await expect(page.getByText(/^\d+ of \d+ loaded lines match(es)?$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+ of \d+ loaded lines match(es)?$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Error/ })).toHaveAttribute('aria-pressed', 'true');
  for (const choice of [/table=/, /range=/, /level=/]) {
    await page.goBack();
    await expect(page).not.toHaveURL(choice);
  }
  await expect(page).toHaveURL(/logs\?search=broke/);
  await expect(page.getByRole('searchbox')).toHaveValue('broke off');
});

test('debug lines are read when they are asked for', async ({ page }) => {
  const requested = readsOfLog(page);
  await openSignedIn(page, '/pipelines/1/logs');
  await expect(lines(page).first()).toBeVisible();
  expect(requested[0]?.searchParams.get('level')).toBe('info,warning,error');
  await expect(log(page).getByText('Debug')).toHaveCount(0);
  await page.getByText('Show debug lines').click();
  await expect(page).toHaveURL(/level=debug/);
  await expect(log(page).getByText('Debug').first()).toBeVisible();
  expect(requested.at(-1)?.searchParams.has('level')).toBe(false);
  await page.goBack();
  await expect(log(page).getByText('Debug')).toHaveCount(0);
});

test('activity shows what happened by day, filtered by kind', async ({ page }) => {
  await openSignedIn(page, '/pipelines/3/logs?range=all');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/show=activity/);
  await expect(
    log(page)
      .getByRole('rowheader', { name: /^[A-Z]\w+, \d+ \w+ \d{4}$/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Failures' }).click();
  await expect(page).toHaveURL(/kind=failures/);
  await expect(log(page).getByText('Stripe refused the key')).toBeVisible();
  await expect(log(page).getByText('Synced')).toHaveCount(0);
});

test(
  'a change of settings says who made it, and its old value is restored by keyboard',
  { tag: '@browsers-full' },
  async ({ page }) => {
    await openSignedIn(page, '/pipelines/1/settings/schema_config?section=sync');
    const frequency = page.getByRole('button', { name: /Source frequency/ });
    await frequency.click();
    await page.getByRole('option', { name: 'Every day' }).click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await page.goto('/pipelines/1/logs?show=activity');
    await lines(page).filter({ hasText: 'Settings were changed: source_sync_frequency.' }).focus();
    await page.keyboard.press('Enter');
    const valueOf = (label: string) => page.locator('dt', { hasText: label }).locator('+ dd');
    await expect(valueOf('Source frequency')).toHaveText('every 15 minutes → every day');
    await expect(valueOf('Changed by')).toHaveText('Noor Haddad');
    await page.getByRole('link', { name: 'Restore old value…' }).press('Enter');
    await expect(frequency).toContainText('Every 15 minutes');
    await expect(page).toHaveURL(/schema_config\?section=sync$/);
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await expect(page.getByText(/^Now/)).toHaveText('Now every day');
    await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
    await expect(page.getByText('No changes to save.')).toBeVisible();
  },
);

test('a line has an address of its own', async ({ page, context, twin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/pipelines/1/logs?range=month');
  await lines(page).first().waitFor();
  await page.mouse.wheel(0, 5_000);
  await expect(async () => {
    await lines(page).nth(12).click();
    await expect(detail(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  const text = (await detail(page).textContent()) ?? '';
  expect(new URL(page.url()).searchParams.get('line')).toMatch(/^\d+$/);
  await page.getByRole('radio', { name: 'JSON' }).click();
  await expect(detail(page)).toContainText('"timestamp"');
  await page.getByRole('button', { name: /^Copy link/ }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await twin.advance(60 * minute);
  await page.goto(link);
  await expect(detail(page)).toHaveText(text);
  await expect(detail(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Show the newest lines' }).click();
  await expect(page).toHaveURL('/pipelines/1/logs');
});

test('a line that is not loaded is named, with the way to it', async ({ page }) => {
  await openSignedIn(page, '/pipelines/1/logs?range=week&line=100');
  await expect(page.getByText('Line 100 is not among the loaded lines.')).toBeVisible();
  await page.getByRole('button', { name: 'Look in older lines' }).click();
  await expect(page.getByText(/^400 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Look in all lines' }).click();
  await expect(page).toHaveURL(/range=all&line=100/);
});

test('new lines wait until they are asked for', async ({ page, twin }) => {
  // The open line has to stay in view below four new ones and their heading.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openSignedIn(page, '/pipelines/1/logs');
  await lines(page).nth(3).click();
  const text = (await detail(page).textContent()) ?? '';
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const before = await focused();
  const first = await lines(page).first().textContent();
  await expect(page.getByText('Live updates on')).toBeVisible();
  await twin.advance(15 * minute);
  const show = page.getByRole('button', { name: /^4 new, show$/ });
  await expect(show).toBeVisible({ timeout: 15_000 });
  await expect(lines(page).first()).toHaveText(first ?? '');
  await expect(detail(page)).toHaveText(text);
  expect(await focused()).toBe(before);
  await show.click();
  await expect(show).toBeHidden();
  await expect(lines(page).first()).toContainText('Synced');
  await expect(lines(page).first()).not.toHaveText(first ?? '');
  await expect(detail(page)).toHaveText(text);
});

test('the newest error of a failing pipeline leads to its source, and repeated errors are one row', async ({
  page,
  twin,
}) => {
  await openSignedIn(page, '/pipelines/1/overview');
  await fail(page, twin, 3);
  await page.goto('/pipelines/1/logs?level=error&range=all&line=newest');
  await expect(detail(page)).toContainText('The pipeline stopped with an error');
  const group = log(page).getByRole('row').nth(1);
  await expect(group).toContainText('3 times');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(log(page).locator('[aria-level="2"][aria-expanded]')).toHaveCount(2);
  await lines(page).nth(2).click();
  await expect(page).toHaveURL(/line=\d+/);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await lines(page).first().click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(detail(page)).toBeHidden();
  await lines(page).first().click();
  const tab = page.getByRole('tabpanel', { name: 'Logs' });
  await tab.getByRole('link', { name: 'Allow our addresses' }).click();
  await expect(page).toHaveURL('/sources/1/edit?pipeline=1&focus=addresses');
});

test('the loaded lines can be downloaded', async ({ page }) => {
  await openSignedIn(page, '/pipelines/1/logs?level=error&range=month');
  const count = Number((await page.getByText(/^\d+ lines$/).textContent())?.split(' ')[0]);
  const download = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Download' }).click();
    return savedFile(page, () => page.getByRole('menuitem', { name }).click());
  };
  const json = await download(/ndjson/);
  expect(json.name).toBe('Orders-to-warehouse-log.ndjson');
  const rows = json.text.split('\n').map((row) => JSON.parse(row));
  expect(rows).toHaveLength(count);
  expect(rows.every(({ level }) => level === 'error')).toBe(true);
  const csv = await download(/csv/);
  // A heading, and the end of the last line.
  expect(csv.text.split('\r\n')).toHaveLength(count + 2);
});

test('the log can be walked by keyboard', { tag: '@browsers-full' }, async ({ page }) => {
  await openSignedIn(page, '/pipelines/1/logs');
  await lines(page).first().waitFor();
  await page.getByRole('switch', { name: 'Show debug lines' }).focus();
  await page.keyboard.press('Tab');
  await expect(
    log(page)
      .getByRole('rowheader', { name: /^Sync at/ })
      .first(),
  ).toBeFocused();
  for (let row = 1; row <= 3; row += 1) await page.keyboard.press('ArrowDown');
  await expect(lines(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeVisible();
  await expect(lines(page).nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(detail(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(detail(page)).toBeHidden();
  await expect(lines(page).nth(2)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(log(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await expect(log(page).getByRole('columnheader', { name: /^Time/ })).toBeFocused();
});

test.describe('a log of a million lines', () => {
  test.use({ scenario: 'large' });

  test('opens with its newest lines @full', async ({ page }) => {
    await openSignedIn(page, '/pipelines/1/logs?range=all&level=debug');
    await expect(page.getByText(/^200 of 1,\d{3},\d{3} lines loaded$/)).toBeVisible();
    const status = page.getByText(/^[\d,]+ of 1,\d{3},\d{3} lines loaded$/);
    const countLoaded = async () => Number.parseInt((await status.innerText()).replaceAll(',', ''), 10);
    let loaded = 200;
    for (let turn = 0; turn < 10; turn += 1) {
      // The count may be painted before the rows: then the end is still the old one, and is pressed again.
      await expect(async () => {
        await page.keyboard.press('End');
        expect(await countLoaded()).toBeGreaterThan(loaded);
      }).toPass();
      loaded = await countLoaded();
    }
    expect(await page.getByRole('row').count()).toBeLessThan(60);
  });
});

test('a custom range is entered, is in the address and is corrected in place', async ({ page }) => {
  const requested = readsOfLog(page);
  await openSignedIn(page, '/pipelines/1/logs');
  await expect(lines(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Last 24 hours' }).click();
  await page.getByRole('option', { name: 'Custom range…' }).click();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await expect(from).toBeFocused();
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await from.fill(`${day}T12:00`);
  await to.fill(`${day}T11:00`);
  await to.press('Enter');
  await expect(to).toHaveAccessibleDescription('The end must be after the start.');
  await to.fill(`${day}T13:00`);
  await to.press('Enter');
  await expect(page).toHaveURL(/from=.*to=/);
  await expect.poll(() => requested.at(-1)?.searchParams.has('end_timestamp')).toBe(true);
  const { searchParams } = requested.at(-1) ?? new URL('about:blank');
  const [start, end] = ['start', 'end'].map((name) =>
    Date.parse(searchParams.get(`${name}_timestamp`) ?? ''),
  );
  expect(Number(end) - Number(start)).toBe(60 * minute);
  await page.reload();
  await expect(from).toHaveValue(`${day}T12:00`);
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);
  await expect(from).toHaveCount(0);
});
