import type { Page } from '@playwright/test';
import { archiveAndRestore, heading, openAt, row, testSaved } from './areas.ts';
import { expect, test, writeHeaders } from './fixtures.ts';
import { textField } from './setupSteps.ts';

const formOf = (type: string) => `/sources/create/details?type=${type}`;
const panel = (page: Page, provider: string) => page.getByRole('group', { name: `Sign-in at ${provider}` });
const connected = (page: Page, provider: string) =>
  expect(panel(page, provider)).toContainText('Connected as owner@provider.example');

/** Presses the panel's button, and returns the provider's window. */
async function openWindow(page: Page, name: string | RegExp): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return popup;
}

/** Closes a window as a person does, who sees it first: one that closes while it opens may hang. */
async function closeWindow(window: Page): Promise<void> {
  await window.waitForLoadState();
  await window.close();
}

/** Agrees in the provider's window, as an account whose name decides what happens. */
async function agree(window: Page, account = 'owner@provider.example') {
  await window.getByLabel('Sign in as').fill(account);
  await window.getByRole('button', { name: 'Allow' }).click();
}

test(
  'a shop is connected in a window, tested, saved, and reconnected after its address changed',
  { tag: ['@main', '@browsers-full'] },
  async ({ page }) => {
    test.slow();
    await openAt(page, formOf('shopify'), 'Connect Shopify');
    await textField(page, 'Source name').fill('Second shop');

    await test.step('saving without a connection points at the panel', async () => {
      await textField(page, 'Shop name').fill('acme');
      await page.getByRole('button', { name: 'Create source' }).click();
      await expect(panel(page, 'Shopify')).toHaveAccessibleDescription('Connect Shopify to continue');
      await expect(page.getByRole('button', { name: 'Connect Shopify' })).toBeFocused();
    });

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const window = await openWindow(page, 'Connect Shopify');
    await expect(panel(page, 'Shopify')).toContainText('Waiting for Shopify');
    const closed = window.waitForEvent('close');
    await agree(window);
    await closed;
    await connected(page, 'Shopify');
    // Codes and tokens are in bodies only.
    expect(requests.filter((url) => /code=|twin-access/.test(url))).toEqual([]);

    await page.getByRole('button', { name: 'Create source' }).click();
    await expect(heading(page)).toHaveText('Second shop');
    await expect(page.getByRole('main')).not.toContainText('twin-access');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(panel(page, 'Shopify')).toContainText('Connected');
    await textField(page, 'Shop name').fill('other');
    await expect(panel(page, 'Shopify')).toContainText('“Shop name” was changed');
    await agree(await openWindow(page, 'Connect Shopify'));
    await connected(page, 'Shopify');
  },
);

test.describe('the protocol of', () => {
  for (const [type, provider, fill] of [
    ['airtable', 'Airtable', { 'Base ID': 'app1234567890abcd' }],
    ['twitter', 'Twitter', { 'Account IDs': '18ce54d4x5t' }],
    ['snapchat', 'Snapchat', {}],
    ['square', 'Square', {}],
    ['intuit_quickbooks', 'Intuit', {}],
    ['amazon_marketplace', 'Amazon', {}],
  ] as const) {
    // OAuth 2 with PKCE and OAuth 1.0 for every change; the others differ in their facts only.
    const tag = ['airtable', 'twitter'].includes(type) ? [] : '@full';
    test(
      `${provider} ends with a source, which is tested, edited, archived and restored`,
      { tag },
      async ({ page }) => {
        test.slow();
        const name = `${provider} of the shop`;
        await openAt(page, formOf(type), /^Connect /);
        await agree(await openWindow(page, `Connect ${provider}`));
        await connected(page, provider);
        await textField(page, 'Source name').fill(`${provider} for a day`);
        for (const [label, value] of Object.entries(fill)) await textField(page, label).fill(value);
        await page.getByRole('button', { name: 'Create source' }).click();
        await expect(heading(page)).toHaveText(`${provider} for a day`);
        await testSaved(page);

        await page.getByRole('link', { name: 'Edit', exact: true }).click();
        await expect(panel(page, provider)).toContainText('Connected');
        await textField(page, 'Source name').fill(name);
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(heading(page)).toHaveText(name);
        await archiveAndRestore(page, 'source', name);
      },
    );
  }
});

test.describe('a sign-in', () => {
  test.beforeEach(({ page }) => openAt(page, formOf('github'), 'Connect GitHub'));

  test('keeps the focus in its panel, by keyboard alone', async ({ page }) => {
    const inPanel = (name: string) => panel(page, 'GitHub').getByRole('button', { name });
    const press = async (name: string) => {
      await expect(inPanel(name)).toBeFocused();
      const window = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      return window;
    };
    const answer = async (window: Page, name: string) => {
      await window.getByRole('button', { name }).focus();
      await window.keyboard.press('Enter');
    };
    await inPanel('Connect GitHub').focus();
    await closeWindow(await press('Connect GitHub'));
    await expect(panel(page, 'GitHub')).toContainText('Sign-in not finished');
    await expect(inPanel('Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await answer(await press('Connect GitHub'), 'Deny');
    await answer(await press('Try again'), 'Allow');
    await connected(page, 'GitHub');
    await expect(inPanel('Reconnect')).toBeFocused();
  });

  test('that is declined shows the reason, and can be tried again', async ({ page }) => {
    const window = await openWindow(page, 'Connect GitHub');
    await window.getByRole('button', { name: 'Deny' }).click();
    await expect(panel(page, 'GitHub')).toContainText('The access was declined at GitHub.');
    await agree(await openWindow(page, 'Try again'));
    await connected(page, 'GitHub');
  });

  test('whose window is closed is reported as unfinished, and can be cancelled', async ({ page }) => {
    await closeWindow(await openWindow(page, 'Connect GitHub'));
    await expect(panel(page, 'GitHub')).toContainText('Sign-in not finished');
    await panel(page, 'GitHub').getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page, 'GitHub')).toContainText('Not connected');
  });

  test(
    'completes in a window that its provider has disconnected (T-13)',
    { tag: '@browsers-full' },
    async ({ page }) => {
      const window = await openWindow(page, 'Connect GitHub');
      await agree(window, 'isolated@provider.example');
      await expect(panel(page, 'GitHub')).toContainText('Sign-in not finished');
      await window.getByRole('button', { name: 'Continue' }).click();
      await expect(panel(page, 'GitHub')).toContainText('Connected as isolated@provider.example');
    },
  );

  test('with another state, or a message of a stranger, is ignored (T-11, T-12)', async ({ page }) => {
    const window = await openWindow(page, 'Connect GitHub');
    await agree(window, 'stranger@provider.example');
    await page.evaluate(() =>
      globalThis.postMessage({ type: 'millrace-oauth', provider: 'github', query: '?code=c&state=s' }, '*'),
    );
    await expect(panel(page, 'GitHub')).toContainText('Sign-in not finished');
  });

  test('that the provider cannot complete says why', async ({ page }) => {
    await agree(await openWindow(page, 'Connect GitHub'), 'broken@provider.example');
    await expect(panel(page, 'GitHub')).toContainText('GitHub reported a problem');
  });

  test('in two tabs at once connects each with its own account', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(formOf('github'));
    const [first, second] = [
      await openWindow(page, 'Connect GitHub'),
      await openWindow(other, 'Connect GitHub'),
    ];
    await agree(second, 'second@provider.example');
    await expect(panel(other, 'GitHub')).toContainText('Connected as second@provider.example');
    await expect(panel(page, 'GitHub')).toContainText('Waiting for GitHub');
    await agree(first, 'first@provider.example');
    await expect(panel(page, 'GitHub')).toContainText('Connected as first@provider.example');
  });
});

test('a pipeline whose source refuses the access leads to new credentials', async ({ page }) => {
  await openAt(page, '/pipelines/list?search=Payments%20ledger', 'Pipelines');
  await page.getByRole('link', { name: 'Payments ledger' }).click();
  await page.getByRole('link', { name: 'Enter new credentials' }).click();
  await expect(heading(page)).toHaveText('Edit source');
  await expect(textField(page, 'Source name')).toHaveValue('Stripe');
});

test.describe('a source whose access the provider has withdrawn', () => {
  const hour = 3_600_000;
  const call = async (page: Page, method: 'PATCH' | 'POST', path: string, data: object) => {
    return page.request.fetch(path, { method, data, headers: await writeHeaders(page) });
  };

  test.beforeEach(async ({ page }) => {
    await openAt(page, '/sources/list?search=HubSpot', 'Sources');
    await row(page, 'HubSpot').getByRole('link').click();
    await expect(heading(page)).toHaveText('HubSpot');
    const path = `/api/v1/source/${/\d+$/.exec(page.url())?.[0]}/`;
    const config = { tap_config: { refresh_token: 'twin-expired-hubspot' } };
    expect((await call(page, 'PATCH', path, { config })).ok()).toBe(true);
    await call(page, 'POST', `${path}test/`, { config: {} });
  });

  test('is reconnected from its pipeline, which then recovers', async ({ page, twin }) => {
    await twin.advance(hour);
    await page.goto('/pipelines/list?search=CRM%20contacts');
    await page.getByRole('link', { name: 'CRM contacts' }).click();
    await page.getByRole('link', { name: 'Reconnect HubSpot' }).click();
    await expect(panel(page, 'HubSpot')).toContainText('HubSpot refuses the access');

    await agree(await openWindow(page, 'Reconnect'));
    await connected(page, 'HubSpot');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('checkbox', { name: 'CRM contacts' })).toBeChecked();
    await question.getByRole('button', { name: 'Save and start 1 pipeline' }).click();
    await expect(heading(page)).toHaveText('CRM contacts');
    await expect(page.getByText('“HubSpot” is saved.')).toBeVisible();
    await expect(page.getByText('Starting “CRM contacts”.')).toBeVisible();
    await page.getByRole('region', { name: 'Route' }).getByRole('link', { name: 'HubSpot' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(panel(page, 'HubSpot')).toContainText('Connected');

    await twin.advance(hour);
    await page.goto('/pipelines/list?search=CRM%20contacts');
    await expect(row(page, 'CRM contacts')).toContainText('Running');
  });

  test('is found by a test of its form, and by one of its page', async ({ page }) => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(panel(page, 'HubSpot')).toContainText('Connected');
    const refused = async () => {
      await page.getByRole('button', { name: 'Test connection' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Connection failed');
      await page.keyboard.press('Escape');
    };
    await refused();
    await expect(panel(page, 'HubSpot')).toContainText('HubSpot refuses the access');
    await agree(await openWindow(page, 'Reconnect'));
    await connected(page, 'HubSpot');

    await page.getByRole('link', { name: 'Cancel editing' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await refused();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(panel(page, 'HubSpot')).toContainText('HubSpot refuses the access');
  });
});

test('the page that a provider returns to takes the code out of its address', async ({ context }) => {
  // Chromium notes that it does not close this tab, which no page has opened.
  const page = await context.newPage();
  await page.goto('/oauth/github/callback?code=1&state=2');
  await expect(heading(page)).toHaveText('You can close this window');
  await expect(page).toHaveURL(/\/oauth\/github\/callback$/);
});

test(
  'a blocked window is replaced by a link that works',
  { tag: '@browsers-full' },
  async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, 'open', { value: () => null }));
    await openAt(page, formOf('drip'), 'Connect Drip');
    await page.getByRole('button', { name: 'Connect Drip' }).click();
    await expect(panel(page, 'Drip')).toContainText('Your browser blocked the window');
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open Drip' }).click();
    await agree(await tab);
    await connected(page, 'Drip');
  },
);
