import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const overview = '/pipelines/1/overview';
const usagePattern = '**/api/v1/pipeline/1/usage/**';

const collections = (page: Page) => page.getByRole('grid', { name: 'Tables' });

/** Holds the answers for the chart back until the returned function is called. */
async function holdChart(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route(usagePattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** The calls about the pipeline from now on, by the end of their address. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /^\/api\/v1\/pipeline\/1\/(.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (call !== undefined) calls.push(call || 'pipeline');
  });
  return calls;
}

test(
  'the first view asks for the pipeline and its chart, and for the rest once the chart is there',
  { tag: '@main' },
  async ({ page }) => {
    const calls = callsOf(page);
    const release = await holdChart(page);
    await openSignedIn(page, overview);
    await expect(page.getByRole('region', { name: 'Route' })).toBeVisible();
    await expect.poll(() => calls.toSorted()).toEqual(['pipeline', 'usage/']);
    release();
    await expect(collections(page)).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Syncs' })).toBeVisible();
    expect(calls.toSorted()).toEqual(['collections/', 'events/', 'pipeline', 'usage/', 'usage/']);
  },
);

test('another range asks for its chart and its tables at once, and for nothing else', async ({ page }) => {
  await openSignedIn(page, overview);
  await expect(collections(page)).toBeVisible();
  const tiles = page.getByRole('region', { name: 'At a glance' });
  await expect(tiles.getByText(/ vs /)).toHaveCount(3);
  const release = await holdChart(page);
  const calls = callsOf(page);
  await page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: 'Week' }).click();
  // The chart has not answered.
  await expect(page.getByText('Records in the last 7 days', { exact: true })).toBeVisible();
  await expect.poll(() => calls.toSorted()).toEqual(['collections/', 'usage/']);
  release();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '7');
});

test('a chart that fails holds nothing back, and trying again loads the tiles too', async ({
  page,
  twin,
}) => {
  await twin.spoil({ call: 'getPipelineUsage', kind: 'status', status: 503 });
  await openSignedIn(page, overview);
  const card = page.getByRole('region', { name: 'Processed records' });
  await expect(collections(page)).toBeVisible();
  await expect(card.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  const tiles = page.getByRole('region', { name: 'At a glance' });
  await expect(tiles.getByText('Could not be loaded')).toHaveCount(2, { timeout: 20_000 });
  await twin.spoil();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(tiles.getByText('Could not be loaded')).toHaveCount(0);
});

test('live updates read the chart, the tables and the syncs again, but not 60 days of records', async ({
  page,
  twin,
}) => {
  await openSignedIn(page, overview);
  const syncs = page.getByRole('grid', { name: 'Syncs' });
  await expect(syncs).toBeVisible();
  await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
  const newest = syncs.getByRole('rowheader').first();
  const before = (await newest.textContent()) ?? '';
  const calls = callsOf(page);
  await twin.advance(16 * 60_000);
  await expect(newest).not.toHaveText(before);
  await expect.poll(() => new Set(calls)).toEqual(new Set(['collections/', 'events/', 'usage/']));
  expect(calls.filter((call) => call === 'usage/')).toHaveLength(1);
});

test('a sync history that fails can be loaded again, and leads to the activity', async ({ page, twin }) => {
  await openSignedIn(page, overview);
  const tiles = page.getByRole('region', { name: 'At a glance' });
  await expect(tiles.getByText(/ vs /)).toHaveCount(3);
  await twin.spoil({ call: 'listPipelineEvents', kind: 'status', status: 503 });
  await page.reload();
  const card = page.getByRole('region', { name: 'Sync history' });
  await expect(card.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await twin.spoil();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('grid', { name: 'Syncs' })).toBeVisible();
  await card.getByRole('link', { name: 'Open activity' }).click();
  await expect(page).toHaveURL(/\/pipelines\/1\/logs\?.*show=activity/);
  await expect(page.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
});
