import type { Page, Route } from '@playwright/test';
import { expect, forgive, openSignedIn, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, save, textField } from './setupSteps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('rowheader');

async function openList(page: Page, query = '') {
  await openSignedIn(page, `/pipelines/list${query}`);
  await expect(rows(page)).not.toHaveCount(0);
}

/** A list response of the service, modified on the way. */
const alterList = (page: Page, alter: (body: { results: object[] }) => object) =>
  page.route(/\/api\/v1\/pipeline\/\?/, async (route: Route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: alter(await response.json()) });
  });

const refuse = (retryAfter?: number) => (route: Route) =>
  route.fulfill({
    status: 429,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    json: { detail: 'Slow down.' },
  });

test.describe('Too many requests', () => {
  test.beforeEach(({ twin }) => void twin.refusals.add(429));

  test('a read counts down and sends no request before zero', { tag: '@main' }, async ({ page }) => {
    await page.clock.install();
    await openList(page);
    let requested = 0;
    await page.route(/\/api\/v1\/pipeline\/\?/, async (route) => {
      requested += 1;
      await (requested === 1 ? refuse(120)(route) : route.continue());
    });
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(page.getByRole('alert')).toContainText('Too many requests. You can try again in');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeDisabled();
    // From here on only the test moves the page's time, so a busy machine cannot end the countdown early.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.clock.runFor(20_000);
    // A tab that regains focus would read again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.runFor(14_000);
    await expect(retry).toBeDisabled();
    expect(requested).toBe(1);
    // Second by second. In a leap the socket's own timers run out, and after zero the list would be read without it.
    while (await retry.isDisabled()) await page.clock.runFor(1_000);
    expect(requested).toBe(1);
    await page.clock.resume();
    await retry.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requested).toBe(2);
  });

  test('a form keeps its input and can be sent after the countdown', async ({ page }) => {
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await fillPostgres(page, 'Shop database');
    await page.route(/\/api\/v1\/source\/$/, refuse(), { times: 1 });
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/You can try again in [345] s/);
    await expect(save(page)).toBeDisabled();
    await expect(textField(page, 'Password')).toHaveValue('river stone');
    await expect(save(page)).toBeEnabled({ timeout: 10_000 });
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);
  });

  test('a connection test says when it can run again, even after its modal was closed', async ({ page }) => {
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await fillPostgres(page, 'Shop database');
    await page.route(/\/test-connection\/$/, refuse(40), { times: 1 });
    await page.clock.install();
    await page.getByRole('button', { name: 'Test connection' }).click();
    const modal = page.getByRole('dialog', { name: 'Connection failed' });
    await expect(modal.getByRole('button', { name: /^Test again in \d+ s$/ })).toBeDisabled();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Test again in \d+ s$/ })).toBeDisabled();
    await page.clock.runFor(41_000);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByRole('dialog', { name: 'Connection successful' })).toBeVisible();
  });
});

for (const [answer, portal] of [
  ['a redirect to its own pages', { status: 302, headers: { Location: 'http://portal.invalid/login' } }],
  ['a page with 200', { status: 200, contentType: 'text/html', body: '<html>Sign in</html>' }],
  ['a page with 511', { status: 511, contentType: 'text/html', body: '<html>Sign in</html>' }],
] as const) {
  test(`a network that asks to sign in with ${answer} is not an unreachable service (F16)`, async ({
    page,
    twin,
    complaints,
  }) => {
    twin.refusals.add(511);
    await openList(page);
    await page.route(/\/api\/v1\/pipeline\/\?/, (route) => route.fulfill(portal));
    await page.getByRole('link', { name: 'Archived' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Something between you and the service replied in its place.');
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    // The browser reports that it does not follow the redirect to another origin.
    forgive(complaints, /^Unsafe attempt to load URL http:\/\/portal\.invalid\/login/);
  });
}

test('a page past the end redirects to the last page', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openList(page, '?status=active&page=99');
  await expect(page).not.toHaveURL(/page=99/);
  // The address is replaced: Back does not return to it.
  await page.getByRole('link', { name: 'Archived' }).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=99/);
});

test('an unreadable row is omitted and counted', async ({ page }) => {
  await alterList(page, (body) => ({ ...body, results: [{ id: 'seven' }, ...body.results.slice(1)] }));
  await openList(page);
  await expect(page.getByText('1 item could not be shown.')).toBeVisible();
});

test('a slow response shows a notice and then renders', async ({ page }) => {
  await openList(page);
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/api\/v1\/pipeline\/\?/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.clock.install();
  await page.getByRole('link', { name: 'Archived' }).click();
  const loading = page.getByRole('status', { name: 'Loading pipelines' });
  await expect(loading).toBeVisible();
  await expect(loading).not.toContainText('Still loading');
  await page.clock.runFor(10_000);
  await expect(loading).toContainText('Still loading. This takes longer than usual.');
  isHeld = false;
  // Requests that were aborted meanwhile cannot be continued.
  for (const route of held) await route.continue().catch(() => undefined);
  await page.clock.runFor(10_000);
  await expect(loading).toBeHidden();
});

test('a slow form section shows a notice and then renders', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/TunnelSection-.*\.js$/, (route) => void held.push(route));
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await page.clock.install();
  await page.getByText('Connect via secure tunnel').click();
  const loading = page.getByRole('status', { name: 'Loading tunnels' });
  await expect(loading).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(loading).toContainText('Still loading. This takes longer than usual.');
  for (const route of held) await route.continue();
  await expect(page.getByRole('button', { name: /Secure tunnel/ })).toBeVisible();
  await expect(loading).toBeHidden();
});

test.describe('A new version', () => {
  const announce = (page: Page) =>
    page.evaluate(async () => {
      const id = /twin=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      await fetch(`/__twin/sessions/${id}/events`, {
        method: 'POST',
        body: JSON.stringify({ channel: 'all', name: 'refresh_app' }),
      });
    });

  test('loads once, with the next page that is opened', async ({ page }) => {
    await openList(page);
    await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
    await page.clock.install();
    await announce(page);
    await expect(page.getByText('A new version is available.')).toBeVisible();
    await page.clock.runFor(30_000);
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false);
    await expect(heading(page)).toHaveText('Pipelines');
    await expect(page.getByText('A new version is available.')).toHaveCount(0);
  });
});

test('a screen whose code fails to load is retried, reloads the page once, then keeps the shell', async ({
  page,
  complaints,
}) => {
  await openList(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/PipelineOverviewContainer.*\.js/, (route) => route.abort());
  await rows(page).first().getByRole('link').click();
  const failure = page.getByText('Loading chunk pipelineOverview failed');
  await expect(failure).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('link', { name: 'Pipelines', exact: true })).toBeVisible();
  expect(loads).toBe(1);
  forgive(complaints, /Loading chunk pipelineOverview failed/);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(failure).toBeHidden();
  await expect(heading(page)).not.toHaveText('Pipelines');
});
