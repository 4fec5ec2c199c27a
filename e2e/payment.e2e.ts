import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, test } from './fixtures.ts';

/** Requests the address of a provider's page, as the console does. */
async function openProvider(page: Page, call: 'setup-intent' | 'create-portal-session', person: string) {
  await openSignedIn(page, '/login', { ...admin, email: person });
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  const address = await page.evaluate(async (path) => {
    const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(path, { method: 'POST', headers: { 'X-CSRFToken': token } });
    const { confirmation_url, portal_session_url } = await answer.json();
    return String(confirmation_url ?? portal_session_url);
  }, `/api/v1/subscription/${call}/`);
  await page.goto(address);
  expect(new URL(page.url()).hostname).toBe('localhost');
}

test(
  'a card is entered at the provider (T-15), confirmed by the bank, and the person returns to the console',
  { tag: '@main' },
  async ({ page }) => {
    await openProvider(page, 'setup-intent', 'trial@fresh.example');
    await page.getByLabel('Card number').fill('4000 0025 0000 3155');
    await page.getByLabel('Expiry, MM/YY').fill('12/34');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/settings\/billing/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a subscription is managed in the portal, which links back', async ({ page }) => {
  await openProvider(page, 'create-portal-session', 'leaving@done.example');
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Millrace' }).click();
  await page.waitForURL(/\/settings\/billing$/);
});
