import { expect, openSignedIn, signIn, test, writeHeaders } from './fixtures.ts';

test(
  'home says what needs attention, and each number leads to the list that it counts',
  { tag: '@main' },
  async ({ page }) => {
    // A slow page may have been read again by live updates: the same reads, which count once.
    const calls = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/api\/v1\/(pipeline|alert|source|destination)/.test(pathname)) calls.add(pathname + search);
    });
    await openSignedIn(page, '/');
    await expect(page).toHaveTitle(/^(\(\d+\) )?Home · Millrace$/);
    await expect(page.getByText(/^\d+ of \d+ pipelines stopped/)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Records per day/ })).toBeVisible();
    expect([...calls]).toHaveLength(7);
    const waiting = page.getByRole('region', { name: 'Waiting for someone' });
    const paused = waiting.getByRole('link', { name: /paused pipelines?$/ });
    const count = Number.parseInt((await paused.textContent()) ?? '', 10);
    await paused.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(count + 1);
  },
);

test('what is different since the last visit is named, and the device keeps no word of it', async ({
  page,
  twin,
}) => {
  const since = page.getByRole('region', { name: 'Since you last looked' });
  await openSignedIn(page, '/');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('synced');
  await expect(since).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('synced');
  await expect(since).toHaveCount(0);

  await page.goto('about:blank');
  const headers = await writeHeaders(page);
  const list = await page.request.get('/api/v1/pipeline/?status=running&ordering=last_synced_at');
  const { results }: { results: { id: number; name: string }[] } = await list.json();
  const [paused, changed] = results;
  await page.request.post(`/api/v1/pipeline/${paused?.id}/paused/`, { headers });
  const data = { source_sync_frequency: 86_400_000 };
  await page.request.patch(`/api/v1/pipeline/${changed?.id}/`, { headers, data });
  await twin.advance(45 * 60_000);
  await page.goto('/');
  await expect(since.getByRole('heading')).toContainText('45 min ago');
  await expect(since).toContainText('1 pipeline no longer runs');
  const row = since.getByRole('listitem').filter({ hasText: changed?.name });
  await row.getByRole('link', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(changed?.name));
  await expect(page.getByText(/^Settings were changed: source_sync_frequency/)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('millrace.visits.');
  for (const text of [paused?.name, changed?.name, 'running']) expect(kept).not.toContain(text);
});

test('a part that fails leaves the others', async ({ page, twin }) => {
  await twin.spoil({ call: 'getAccountUsage', kind: 'status', status: 503 });
  await openSignedIn(page, '/');
  await expect(page.getByRole('region', { name: 'Stopped' })).toBeVisible();
  const volume = page.getByRole('region', { name: 'Volume, 30 days' });
  await expect(volume.getByRole('alert')).toBeVisible();
});

test.describe('a new account', () => {
  test.use({ scenario: 'newAccount' });

  test('signs in to its first steps', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    const steps = page.getByRole('region', { name: 'Set up your first sync' });
    await steps.getByRole('link', { name: 'Connect a source' }).click();
    await expect(page).toHaveURL(/\/sources\/create\/select/);
  });
});

test('an error of several pipelines leads to the list of their source, where all are resumed at once', async ({
  page,
}) => {
  // Three pipelines of one source stop with an error that is no refusal.
  const stop = (row: Record<string, unknown>) => ({
    ...row,
    status: 'errored',
    last_error: 'Production Postgres closed the connection.',
  });
  await page.route(/\/api\/v1\/pipeline\/\?.*status=errored/, async (route) => {
    const reply = await route.fetch();
    const body: { results: Record<string, unknown>[]; count: number } = await reply.json();
    const [first] = body.results;
    const source = { id: 1, name: 'Production Postgres', type: 'postgres' };
    const results = [41, 42, 43].map((id) =>
      stop({ ...first, id, name: `Orders ${id}`, source, source_id: 1 }),
    );
    await route.fulfill({ json: { ...body, results, count: 3, next: null } });
  });
  await openSignedIn(page, '/');
  const stopped = page.getByRole('region', { name: 'Stopped' });
  await expect(stopped.getByText('3 pipelines: error at Production Postgres')).toBeVisible();
  await expect(stopped.getByText('Production Postgres closed the connection.')).toBeVisible();
  await stopped.getByRole('link', { name: 'Show pipelines: Production Postgres' }).click();
  await expect(page).toHaveURL('/pipelines/list?status=active&state=errored&source=1');
  await expect(page.getByRole('button', { name: 'Production Postgres', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page
    .getByRole('group', { name: 'Selected pipelines' })
    .getByRole('button', { name: 'Resume' })
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Resume 3 pipelines?' })).toBeVisible();
});
