import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a provider's sign-in in a window, at the address from the page's configuration. */
async function openPopup(page: Page, hint = ''): Promise<Page> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const address = await page.evaluate((login_hint) => {
    const { oauth } = JSON.parse(document.querySelector('#millrace-config')?.textContent ?? '{}');
    const url = new URL(oauth.address.replace('{provider}', 'ga4'));
    const parameters = {
      response_type: 'code',
      client_id: oauth.clientId,
      redirect_uri: `${location.origin}/oauth/ga4/callback`,
      state: 'S'.repeat(40),
      login_hint,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }, hint);
  const opened = page.waitForEvent('popup');
  await page.evaluate(`void (provider = open(${JSON.stringify(address)}, '', 'popup,width=580,height=700'))`);
  return opened;
}

/** Whether the console considers the window closed. */
const seemsClosed = (page: Page) => page.evaluate('provider.closed');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'A provider is another site, and its window returns to the console',
  { tag: '@main' },
  async ({ page }) => {
    const popup = await openPopup(page);
    expect(new URL(popup.url()).hostname).toBe('localhost');
    await expect(popup).toHaveTitle('Let Millrace read your data? · Google');
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page: popup }).setLegacyMode().analyze();
      expect(violations).toEqual([]);
    }
    expect(await popup.evaluate('opener !== null')).toBe(true);
    expect(await seemsClosed(page)).toBe(false);
    await popup.getByRole('button', { name: 'Allow' }).click();
    await popup.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/oauth\/ga4\/callback\?code=\w+&state=S{40}$/);
    // By now our own policy, not the provider, separates the windows: only a BroadcastChannel reaches the console.
    expect(await popup.evaluate('opener')).toBeNull();
  },
);

test('A provider can separate its window from the console and still return', async ({ page }) => {
  const popup = await openPopup(page, 'isolated@provider.example');
  await expect(heading(popup)).toBeVisible();
  await expect.poll(() => seemsClosed(page)).toBe(true);
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(heading(popup)).toHaveText('Is this you?');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.waitForURL('**/oauth/ga4/callback?**');
  expect(await popup.evaluate('opener')).toBeNull();
});

test('A person can deny access without typing', async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByLabel('Sign in as').fill('');
  await popup.getByRole('button', { name: 'Deny' }).click();
  await popup.waitForURL('**/oauth/ga4/callback?**');
  expect(new URL(popup.url()).searchParams.get('error')).toBe('access_denied');
});
