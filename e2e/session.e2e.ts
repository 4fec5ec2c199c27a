import type { Page } from '@playwright/test';
import { admin, expect, signIn, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, goOn, save, textField } from './setupSteps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Session ended' });

/** The browser loses its session, as it does when the service forgets it or the cookie runs out. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'sessionid' });

/** Everything that the page keeps in this tab, and in this browser. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** A source that is filled in and not saved, by somebody whose session has ended. */
async function saveWithoutSession(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).click();
  await goOn(page);
  await fillPostgres(page, 'Shop database');
  await endSession(page);
  await save(page).click();
  await expect(ended(page)).toBeVisible();
}

test.describe('A session that ends under a form', () => {
  test('is begun again over it, and saving goes on (T-31)', async ({ page, twin }) => {
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
    await expect(page).toHaveURL(/\/source\/review$/);
    await expect(page.getByRole('main')).toContainText('Shop database');
  });

  test('by somebody else begins a fresh page, without a trace of the first', async ({ page }) => {
    await saveWithoutSession(page);
    await ended(page).getByLabel('Email').fill('member@acme.example');
    await expect(ended(page)).toContainText(`belongs to ${admin.email}`);
    await ended(page).getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Pipelines');
    await expect(page).toHaveURL(/\/pipelines\/list/);
    expect(await stored(page)).not.toContain('db.acme.example');

    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText('db.acme.example');
  });

  test('is left for the origin’s root without another question', async ({ page }) => {
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

  test('is found again when another tab signs in', async ({ page, context }) => {
    await saveWithoutSession(page);
    const other = await context.newPage();
    await other.goto('/login');
    await signIn(other);
    await expect(heading(other)).toHaveText('Pipelines');
    await expect(ended(page)).toBeHidden();
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await save(page).click();
    await expect(page).toHaveURL(/\/source\/review$/);
  });
});

test('a session that ends where nothing is typed leads to the origin’s root', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await endSession(page);
  const root = page.waitForRequest(
    (asked) => asked.isNavigationRequest() && new URL(asked.url()).pathname === '/',
  );
  // What the page reads by itself may hear of it first, and then there is nothing to press.
  const press = page.getByRole('link', { name: 'Archived' }).click({ timeout: 5_000 });
  await Promise.any([root, press]);
  await root;
  await expect(heading(page)).toHaveText('Sign in');
});

test('signing out in another tab takes this one along, whatever was typed', async ({ page, context }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).click();
  await goOn(page);
  await fillPostgres(page, 'Shop database');
  const other = await context.newPage();
  await other.goto('/pipelines/list');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(other)).toHaveText('Sign in');
  await expect(heading(page)).toHaveText('Sign in');
  expect(await stored(page)).not.toContain('db.acme.example');
});

test('signing out over something typed asks first', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).click();
  await goOn(page);
  await fillPostgres(page, 'Shop database');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText('Sign in');
});

test.describe('An account whose trial has ended', () => {
  test.use({ scenario: 'trialExpired' });

  test('is told so wherever it goes, and can leave', async ({ page }) => {
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(heading(page)).toHaveText('Your trial has ended');
    await expect(page).toHaveURL(/\/settings\/billing$/);
    await expect(page).toHaveTitle('Billing · Millrace');
    for (const path of ['/', '/pipelines/1/overview', '/sources', '/settings/users']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(heading(page)).toHaveText('Your trial has ended');
    }
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(heading(page)).toHaveText('Sign in');
  });
});

test.describe('The banner about billing', () => {
  const banner = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

  test('counts the days of a trial until it is dismissed', async ({ page, twin }) => {
    await page.goto('/pipelines/list');
    await signIn(page, { ...admin, email: 'trial@fresh.example' });
    await expect(banner(page, '14 days left in your trial.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page, 'left in your trial')).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Pipelines');
    await expect(banner(page, 'left in your trial')).toHaveCount(0);

    await test.step('On another day it is back', async () => {
      await twin.advance(24 * 3_600_000);
      await page.reload();
      await expect(banner(page, '13 days left in your trial.')).toBeVisible();
    });
  });

  for (const [email, words, title] of [
    ['lastday@fresh.example', 'Your trial ends', /Your trial ends (today|tomorrow) at/],
    ['pastdue@done.example', 'A payment is past due.', 'A payment is past due'],
    ['leaving@done.example', 'Your subscription ends on', /Your subscription ends on/],
  ] as const) {
    test(`says to ${email} what the billing page says`, async ({ page }) => {
      await page.goto('/pipelines/list');
      await signIn(page, { ...admin, email });
      await banner(page, words).getByRole('link', { name: 'See billing' }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(banner(page, words)).toHaveCount(0);
    });
  }
});

test.describe('A trial that runs out while a page is open', () => {
  test.use({ scenario: 'trialEnding' });
  const trialMs = 3_600_000;

  test('is told at once, takes nothing away, and lets nobody on', async ({ page, twin }) => {
    await page.clock.install();
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).click();
    await goOn(page);
    await fillPostgres(page, 'Shop database');
    const notice = page.getByRole('status').filter({ hasText: 'Your trial has ended.' });
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await expect(notice).toHaveCount(0);

    await twin.advance(trialMs);
    await page.clock.fastForward(trialMs);
    await expect(notice).toBeVisible();
    await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
    await expect(textField(page, 'Password')).toHaveValue('river stone');

    await test.step('What is typed is asked about before billing takes its place', async () => {
      await notice.getByRole('link', { name: 'See billing' }).click();
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(textField(page, 'Password')).toHaveValue('river stone');
      await notice.getByRole('link', { name: 'See billing' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(heading(page)).toHaveText('Your trial has ended');
      await expect(notice).toHaveCount(0);
    });

    await test.step('Nothing else is open any more, not even by going back', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(heading(page)).toHaveText('Your trial has ended');
    });
  });

  test('leaves a list as it is, its views included', async ({ page, twin }) => {
    await page.clock.install();
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(heading(page)).toHaveText('Pipelines');
    // An hour that passes while the socket opens is one that it took too long.
    await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
    await twin.advance(trialMs);
    await page.clock.fastForward(trialMs);
    await expect(page.getByRole('status').filter({ hasText: 'Your trial has ended.' })).toBeVisible();
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(page).toHaveURL(/status=archived/);
    await expect(heading(page)).toHaveText('Pipelines');
  });
});
