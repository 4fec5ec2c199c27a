import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, test } from './fixtures.ts';

const as = (email: string) => ({ ...admin, email });

/** Enters a card at the provider's page. */
async function enterCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry, MM/YY').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
}

const asksThreeDSecure = '4000 0025 0000 3155';
const isRefusedByBank = '4000 0084 0000 1629';

test(
  'a person whose trial has ended subscribes with a card that asks 3-D Secure, and goes on',
  { tag: '@main' },
  async ({ page }) => {
    await openSignedIn(page, '/sources/list', as('expired@late.example'));
    await test.step('Billing says why it is shown, and that the way back is kept', async () => {
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await expect(page.getByText('Your trial has ended')).toBeVisible();
      await expect(page.getByText(/Choose a plan to continue\./)).toBeVisible();
    });
    await test.step('The plan is confirmed by entering a card', async () => {
      await page.getByRole('button', { name: 'Choose Growth', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Subscribe to “Growth”?' });
      await expect(dialog).toContainText('$299.00 per month');
      await dialog.getByRole('button', { name: 'Continue to card' }).click();
      await enterCard(page, asksThreeDSecure);
      await page.getByRole('button', { name: 'Yes, it is me' }).click();
    });
    await test.step('Back in the console the card is there, and the plan is asked for once more', async () => {
      const dialog = page.getByRole('dialog', { name: 'Subscribe to “Growth”?' });
      await expect(dialog).toContainText('Visa ending in 3155');
      await expect(page).toHaveURL(/\/settings\/billing$/);
      await dialog.getByRole('button', { name: 'Subscribe for $299.00' }).click();
      await expect(page.getByText('You are subscribed to “Growth”.')).toBeVisible();
    });
    await test.step('There is access at once, and the way back', async () => {
      await expect(page.getByText('Your subscription is active')).toBeVisible();
      await page.getByRole('link', { name: 'Continue to Sources' }).click();
      await expect(page).toHaveURL(/\/sources\/list/);
      await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
    });
  },
);

test('a card that the bank refuses changes nothing, and the next one is entered for the same plan', async ({
  page,
}) => {
  await openSignedIn(page, '/settings/billing', as('trial@fresh.example'));
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Continue to card' }).click();
  await enterCard(page, isRefusedByBank);
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank did not confirm the card.');
  await page.getByRole('button', { name: 'Enter another card' }).click();
  await page.getByRole('button', { name: 'Back without saving' }).click();
  await expect(page.getByText('No card was entered.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await test.step('The plan is still known after two entries without a card', async () => {
    await page.getByRole('button', { name: 'Enter another card' }).click();
    await enterCard(page, '4242 4242 4242 4242');
    const dialog = page.getByRole('dialog', { name: 'Subscribe to “Starter”?' });
    await expect(dialog).toContainText('Visa ending in 4242');
  });
});

test('who leaves the card page with the browser’s Back enters the next card for the same plan', async ({
  page,
}) => {
  await openSignedIn(page, '/settings/billing', as('trial@fresh.example'));
  await page.getByRole('button', { name: 'Choose Growth', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to card' }).click();
  await page.getByLabel('Card number').waitFor();
  await page.goBack();
  await expect(page.getByText('You left the card page.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter a card' }).click();
  await enterCard(page, '4242 4242 4242 4242');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to “Growth”?' });
  await expect(dialog).toContainText('Visa ending in 4242');
});

test('a payment that is past due is settled in the portal, and the page follows', async ({ page }) => {
  await openSignedIn(page, '/settings/billing', as('pastdue@done.example'));
  await expect(page.getByText('A payment is past due')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  const portal = await opened;
  await portal.getByRole('button', { name: 'Use another card' }).click();
  await enterCard(portal, '4242 4242 4242 4242');
  await expect(portal.getByText(/^Renews on /)).toBeVisible();
  expect(await portal.evaluate('opener'), 'The portal cannot reach the console.').toBeNull();
  await portal.close();
  await expect(page.getByText('Subscription active')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('a portal without an address closes its window and says so', async ({ page, twin }) => {
  await openSignedIn(page, '/settings/billing');
  await twin.spoil({ call: 'createPortalSession', kind: 'status', status: 500 });
  twin.refusals.add(500);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  const portal = await opened;
  await expect(page.getByText('Could not generate a subscription link. Please try again.')).toBeVisible();
  await expect.poll(() => portal.isClosed()).toBe(true);
});

test('the plan is changed, the subscription cancelled and kept', async ({ page }) => {
  await openSignedIn(page, '/settings/billing');
  await page.getByRole('button', { name: 'Choose Scale' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('region', { name: 'Scale' })).toContainText('$899.00');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the subscription?' });
  await expect(dialog).toContainText('You have full access until ');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Your subscription ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByText('Subscription active')).toBeVisible();
});

test('an address that someone else made does not change the card that pays', async ({ page }) => {
  await openSignedIn(
    page,
    '/settings/billing?setup_intent=seti_9&redirect_status=succeeded&payment_method=pm_1',
  );
  await expect(page.getByRole('alert')).toContainText('It was not entered from this tab.');
  await expect(page).toHaveURL(/\/settings\/billing$/);
});

test.describe('A return as Stripe makes it, without the card', () => {
  const secret = 'seti_9_secret_hush';
  const address = `/settings/billing?setup_intent=seti_9&setup_intent_client_secret=${secret}&redirect_status=succeeded`;

  test('says nothing about the card that the account does not say', async ({ page }) => {
    await openSignedIn(page, '/settings/billing');
    await page.goto(address);
    const news = page.getByRole('status').filter({ hasText: 'You are back from the payment provider.' });
    await expect(news).toBeVisible();
    await expect(page.getByText(/was (not )?saved/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings\/billing$/);
    const read = page.waitForResponse(/\/api\/v1\/subscription\/\?/);
    await news.getByRole('button', { name: 'Check again' }).click();
    await read;
    await expect(news).toBeVisible();
  });

  test('loses its secret before anything else happens, also without a session', async ({ page }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    expect(page.url()).not.toContain('hush');
    // The first is the address that the provider has made.
    expect(addresses.slice(1).filter((each) => each.includes('hush'))).toEqual([]);
  });
});

test('a team member sees the plan, and no way to change it', async ({ page }) => {
  await openSignedIn(page, '/settings/billing', as('member@acme.example'));
  await expect(page.getByText('Only admins can change billing.')).toBeVisible();
  await expect(page.getByText(/renews on /)).toBeVisible();
  await expect(page.getByRole('button', { name: /Choose|Manage|Cancel|Replace/ })).toHaveCount(0);
});
