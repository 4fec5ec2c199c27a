import { expect, openSignedIn, signIn, test } from './fixtures.ts';

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
