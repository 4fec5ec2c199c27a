import { expect, openSignedIn, signIn, test } from './fixtures.ts';

test(
  'home says what needs attention, and each number leads to the list that it counts',
  { tag: '@main' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/v1\/(pipeline|alert|source|destination)/.test(pathname)) calls.push(pathname);
    });
    await openSignedIn(page, '/');
    await expect(page).toHaveTitle('Home · Millrace');
    const figures = page.getByRole('region', { name: 'The account' });
    const errored = figures.getByRole('link', { name: /errored$/ });
    const count = Number.parseInt((await errored.textContent()) ?? '', 10);
    await expect(page.getByRole('img', { name: /^Records per day/ })).toBeVisible();
    expect(calls).toHaveLength(6);
    await errored.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(count + 1);
  },
);

test('a part that fails leaves the others', async ({ page, twin }) => {
  await twin.spoil({ call: 'getAccountUsage', kind: 'status', status: 503 });
  await openSignedIn(page, '/');
  await expect(page.getByRole('link', { name: /^Open log: / }).first()).toBeVisible();
  const volume = page.getByRole('region', { name: 'Volume, 30 days' });
  await expect(volume.getByRole('alert')).toBeVisible();
});

test.describe('a new account', () => {
  test.use({ scenario: 'newAccount' });

  test('signs in to its first steps', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    const steps = page.getByRole('region', { name: 'Three steps to your first sync' });
    await steps.getByRole('link', { name: 'Connect a source' }).click();
    await expect(page).toHaveURL(/\/sources\/create\/select/);
  });
});
