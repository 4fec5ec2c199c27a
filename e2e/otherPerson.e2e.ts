import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, signInBeside, test } from './fixtures.ts';

const other = { email: 'trial@fresh.example', password: 'millrace-demo' };

const me = async (page: Page): Promise<Record<string, unknown>> =>
  (await page.request.get('/api/v1/user/me/')).json();
const lastName = (page: Page) => page.getByRole('textbox', { name: /^Last name/ });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Session ended' });

/** Opens a page that has joined the channels of its person, which it does when it is idle. */
async function openJoined(page: Page, path: string) {
  let joined = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/pusher/auth/')) joined += 1;
  });
  await openSignedIn(page, path);
  await expect.poll(() => joined).toBeGreaterThanOrEqual(2);
}

test(
  'a save never reaches another person, and nothing typed is lost (T-05)',
  { tag: '@main' },
  async ({ page }) => {
    await openJoined(page, '/settings/account');
    await lastName(page).fill('Typed by Noor');
    await signInBeside(page, other);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
    });
    // A read of the page may learn of the other person before the press, and then nothing is left to press.
    await expect(async () => {
      if (await ended(page).isHidden())
        await page.getByRole('button', { name: 'Save profile' }).click({ timeout: 1_000 });
      await expect(ended(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(ended(page)).toContainText('Someone else has signed in in this browser.');
    expect(writes).toEqual([]);
    expect(await me(page)).toMatchObject({ email: other.email, last_name: 'Sow' });
    await expect(page.getByText('Amina')).toHaveCount(0);

    await ended(page).getByLabel('Password', { exact: true }).fill(admin.password);
    await ended(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(ended(page)).toHaveCount(0);
    await expect(lastName(page)).toHaveValue('Typed by Noor');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect.poll(async () => me(page)).toMatchObject({ email: admin.email, last_name: 'Typed by Noor' });
  },
);

test('nothing of another person is shown beside this one', async ({ page }) => {
  await openJoined(page, '/pipelines/list');
  await expect(page.getByRole('row').filter({ hasText: 'Orders to' })).toBeVisible();
  await signInBeside(page, other);
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  // The page starts again as what it is now: the other person's, at home or where the link goes.
  await expect(page.getByRole('banner')).toContainText('Amina');
  await page.getByRole('button', { name: /^Account / }).click();
  await expect(page.getByText(other.email)).toBeVisible();
  await expect(page.getByText('Noor')).toHaveCount(0);
});

test('the same person who signs in again elsewhere notices nothing', async ({ page }) => {
  await openSignedIn(page, '/settings/account');
  await lastName(page).fill('Typed by Noor');
  await signInBeside(page, admin);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(async () => me(page)).toMatchObject({ last_name: 'Typed by Noor' });
  await expect(ended(page)).toHaveCount(0);
});
