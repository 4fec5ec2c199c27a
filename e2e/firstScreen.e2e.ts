import type { Route } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

/** Assets and API together. The configuration is part of the document. */
const mostRequests = 7;
/** For any number of pipelines. */
const mostNodes = 1_500;

test('the first screen makes few requests and none twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:'))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
});

test('the sign-in page is shown before the script has loaded, and takes no input until then', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => void held.push(route));
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = page.locator('h1');
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText('Sign in');
  expect(await page.evaluate(() => document.querySelector('#root > *')?.matches('[inert]'))).toBe(true);
  const before = await heading.boundingBox();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.continue();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});

test('another page does not begin as the sign-in page', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
  await page.goto('/pipelines/list', { waitUntil: 'commit' });
  await expect(page.locator('template')).toBeAttached();
  await expect(page.locator('h1')).toHaveCount(0);
});

test('the picture beside the form is not loaded before the form is painted', async ({ page }) => {
  await page.goto('/login');
  const marksLoadedAt = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => /marks-.*\.svg/.test(name))?.startTime ??
        0,
    );
  await expect.poll(marksLoadedAt).toBeGreaterThan(0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(await marksLoadedAt()).toBeGreaterThan(painted ?? Infinity);
});

test('the list makes two API requests, each once, and renders few elements', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const live = page.getByText('Live updates on', { exact: true });
  await expect(live).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search);
  });
  await page.reload();
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  // Starting live updates costs no read while the page is new (delayed refetch, A-71).
  await expect(live).toBeVisible();
  expect(calls.length, calls.join('\n')).toBe(2);
  expect(new Set(calls).size).toBe(2);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(mostNodes);
});

test('documents come with the strict policy and are never stored', async ({ request }) => {
  const { headers, nonce } = await request.get('/login').then(async (answer) => ({
    headers: answer.headers(),
    nonce: /nonce="([^"]+)"/.exec(await answer.text())?.[1],
  }));
  expect(nonce?.length).toBeGreaterThanOrEqual(16);
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['cache-control']).toContain('no-store');
});
