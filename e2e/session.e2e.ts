import type { Page } from '@playwright/test';
import { admin, expect, signIn, test, landing } from './fixtures.ts';
import { beginPipeline, fillPostgres, save, textField } from './setupSteps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Session ended' });

/** Removes the browser's session, as when the service deletes it or the cookie expires. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'sessionid' });

/** Everything the page stores in this tab and this browser. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** A filled, unsaved source form of a person whose session has ended. */
async function saveWithoutSession(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await endSession(page);
  // A background read of the page may detect it first; then the page is inert.
  await save(page)
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(ended(page)).toBeVisible();
}

test.describe('A session that ends while a form is open', () => {
  test('is renewed in place, and saving continues (T-31)', { tag: '@main' }, async ({ page, twin }) => {
    twin.refusals.add(400);
    await saveWithoutSession(page);
    await expect(ended(page).getByLabel('Email')).toHaveValue(admin.email);
    await expect(ended(page).getByLabel('Password', { exact: true })).toBeFocused();

    await page.keyboard.type('not-this-one');
    await page.keyboard.press('Enter');
    await expect(ended(page).getByRole('alert')).toContainText('We could not sign you in.');
    await ended(page).getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(ended(page)).toBeHidden();

    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await expect(textField(page, 'Password')).toHaveValue('river stone');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);
    await expect(page.getByRole('main')).toContainText('Shop database');
  });

  test('starts a new page for another person, without data of the first', async ({ page }) => {
    await saveWithoutSession(page);
    await ended(page).getByLabel('Email').fill('member@acme.example');
    await expect(ended(page)).toContainText(`belong to ${admin.email}`);
    await ended(page).getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Home');
    await expect(page).toHaveURL(/\/$/);
    expect(await stored(page)).not.toContain('db.acme.example');

    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText('db.acme.example');
  });

  test('is left for the root of the origin without another question', async ({ page }) => {
    await saveWithoutSession(page);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await ended(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(heading(page)).toHaveText('Sign in');
    expect(questions).toEqual([]);
  });

  test('is restored when another tab signs in', async ({ page, context }) => {
    await saveWithoutSession(page);
    const other = await context.newPage();
    await other.goto('/login');
    await signIn(other);
    await expect(heading(other)).toHaveText('Home');
    await expect(ended(page)).toBeHidden();
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);
  });
});

test.describe('Where the service answers 403 instead of 401', () => {
  /** As Django REST framework does for sessions. */
  const answerWith403 = (page: Page) =>
    page.route('**/api/**', async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, status: response.status() === 401 ? 403 : response.status() });
    });
  /** Reads that were refused, and the questions who is signed in that follow. */
  const watchConfirmations = (page: Page) => {
    const seen = { refused: 0, asked: 0 };
    page.on('response', (response) => {
      if (response.url().includes('/api/v1/source/') && response.status() === 403) seen.refused += 1;
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/user/me/')) seen.asked += 1;
    });
    return seen;
  };

  test('a session that ends over a form is renewed in place', async ({ page, twin }) => {
    twin.refusals.add(403);
    await answerWith403(page);
    await saveWithoutSession(page);
    await ended(page).getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(ended(page)).toBeHidden();
    await expect(textField(page, 'Password')).toHaveValue('river stone');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);
  });

  test('one that ends on a list leads to signing in, and back', async ({ page, twin }) => {
    twin.refusals.add(403);
    await answerWith403(page);
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await endSession(page);
    // A background read of the page may detect it first; then there is nothing to press.
    await page
      .getByRole('link', { name: /^Archived/ })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(page.getByRole('main')).toContainText('Your session has ended.');
    await signIn(page);
    await expect(page).toHaveURL(/\/pipelines\/list\?status=(archived|active)$/);
  });

  test('a missing permission stays one, and is confirmed once', async ({ page, twin }) => {
    twin.refusals.add(403);
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    const detail = 'Team members may not see this.';
    await twin.spoil({ kind: 'status', status: 403, call: 'listSources', body: { detail } });
    const seen = watchConfirmations(page);
    await page.getByRole('link', { name: 'Sources' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('This is not allowed.');
    await expect(failure).toContainText(detail);
    await expect.poll(() => seen.asked).toBeGreaterThan(0);
    const before = { ...seen };
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => seen.refused).toBeGreaterThan(before.refused);
    await expect.poll(() => seen.asked).toBeGreaterThan(before.asked);
    await expect(failure).toContainText(detail);
    await expect(heading(page)).toHaveText('Sources');
    // An event of a pipeline reads the list again as well. No refusal asks twice.
    await page.waitForLoadState('networkidle');
    expect(seen.asked).toBeLessThanOrEqual(seen.refused);
  });
});

test('a session that ends without unsaved input redirects to the root of the origin', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await endSession(page);
  const root = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/',
  );
  // A background read of the page may detect it first; then there is nothing to press.
  const press = page.getByRole('link', { name: 'Archived' }).click({ timeout: 5_000 });
  await Promise.any([root, press]);
  await root;
  await expect(heading(page)).toHaveText('Sign in');
});

test('after such a redirect the sign-in page says why, and leads back to where the session ended', async ({
  page,
}) => {
  await page.goto('/pipelines/list?status=active&page=2');
  await signIn(page);
  await expect(heading(page)).toHaveText('Pipelines');
  await endSession(page);
  // A background read of the page may detect it first; then there is nothing to press.
  await page
    .getByRole('link', { name: /^Archived/ })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByRole('main')).toContainText('Your session has ended.');
  await signIn(page);
  await expect(page).toHaveURL(/\/pipelines\/list\?status=(archived|active&page=2)$/);
});

test('signing out in another tab signs out this tab, even with unsaved input', async ({ page, context }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  const other = await context.newPage();
  await other.goto('/pipelines/list');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(other)).toHaveText(landing);
  await expect(heading(page)).toHaveText(landing);
  expect(await stored(page)).not.toContain('db.acme.example');
});

test('signing out with unsaved input asks first', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText(landing);
});

test.describe('An account whose trial has ended', () => {
  test.use({ scenario: 'trialExpired' });

  test('shows a notice on every page, and can sign out', async ({ page }) => {
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(page.getByText('Your trial has ended', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/billing$/);
    await expect(page).toHaveTitle(/^(\(\d+\) )?Billing · Millrace$/);
    for (const path of ['/', '/pipelines/1/overview', '/sources', '/settings/users']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(page.getByText('Your trial has ended', { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Already paid? Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Already paid? Refresh' })).toBeEnabled();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page)).toHaveText(landing);
  });
});

test.describe('The banner about billing', () => {
  const banner = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

  test('counts the days of a trial until it is dismissed', async ({ page, twin }) => {
    await page.goto('/pipelines/list');
    await signIn(page, { ...admin, email: 'trial@fresh.example' });
    await test.step('Until three days are left, it is a note in the navigation', async () => {
      await expect(page.getByRole('link', { name: '14 days left in trial' })).toBeVisible();
      await expect(banner(page, 'left in your trial')).toHaveCount(0);
      await page.getByRole('link', { name: '14 days left in trial' }).click();
      await expect(heading(page)).toHaveText('Billing');
      await twin.advance(11 * 24 * 3_600_000);
      await page.goto('/pipelines/list');
    });
    await expect(banner(page, '3 days left in your trial.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'left in trial' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page, 'left in your trial')).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Pipelines');
    await expect(banner(page, 'left in your trial')).toHaveCount(0);

    await test.step('On another day it is shown again', async () => {
      await twin.advance(24 * 3_600_000);
      await page.reload();
      await expect(banner(page, '2 days left in your trial.')).toBeVisible();
    });
  });

  for (const [email, words, title] of [
    ['lastday@fresh.example', 'Your trial ends', /Your trial ends (today|tomorrow) at/],
    ['pastdue@done.example', 'A payment is past due.', 'A payment is past due'],
    ['leaving@done.example', 'Your subscription ends on', /Your subscription ends on/],
  ] as const) {
    test(`tells ${email} the same as the billing page`, async ({ page }) => {
      await page.goto('/pipelines/list');
      await signIn(page, { ...admin, email });
      await banner(page, words).getByRole('link', { name: 'See billing' }).click();
      await expect(heading(page)).toHaveText('Billing');
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole('link', { name: 'See billing' })).toHaveCount(0);
    });
  }
});

test.describe('A trial that runs out while a page is open', () => {
  test.use({ scenario: 'trialEnding' });
  const trialMs = 3_600_000;

  test('shows a notice at once, keeps the page, and allows no other page', async ({ page, twin }) => {
    await page.clock.install();
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await fillPostgres(page, 'Shop database');
    const notice = page.getByRole('status').filter({ hasText: 'Your trial has ended.' });
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await expect(notice).toHaveCount(0);

    await twin.advance(trialMs);
    await page.clock.fastForward(trialMs);
    await expect(notice).toBeVisible();
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await expect(textField(page, 'Password')).toHaveValue('river stone');

    await test.step('Unsaved input is asked about before billing replaces it', async () => {
      await notice.getByRole('link', { name: 'See billing' }).click();
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(textField(page, 'Password')).toHaveValue('river stone');
      await notice.getByRole('link', { name: 'See billing' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(page.getByText('Your trial has ended', { exact: true })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

    await test.step('All other pages are closed, even by going back', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(page.getByText('Your trial has ended', { exact: true })).toBeVisible();
    });
  });

  test('keeps an open list and its views', async ({ page, twin }) => {
    await page.clock.install();
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(heading(page)).toHaveText('Pipelines');
    // If an hour passes while the socket opens, the socket counts as timed out.
    await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
    await twin.advance(trialMs);
    await page.clock.fastForward(trialMs);
    await expect(page.getByRole('status').filter({ hasText: 'Your trial has ended.' })).toBeVisible();
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(page).toHaveURL(/status=archived/);
    await expect(heading(page)).toHaveText('Pipelines');
  });
});
