import type { Page } from '@playwright/test';
import { archiveAndRestore, heading, openAt, testSaved } from './areas.ts';
import { expect, test } from './fixtures.ts';
import { textField } from './setupSteps.ts';

const panel = (page: Page) => page.getByRole('group', { name: /^Sign-in at/ });
const saved = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });
const table = (page: Page, name: string) => page.getByRole('grid', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search p/ });
const ticked = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/, checked: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create source' }).click();

/** Signs in at the provider, as an account whose name decides what happens. */
async function connect(page: Page, button: string | RegExp, account = 'owner@provider.example') {
  const popup = page.waitForEvent('popup');
  await panel(page).getByRole('button', { name: button }).click();
  const window = await popup;
  await window.getByLabel('Sign in as').fill(account);
  await window.getByRole('button', { name: 'Allow' }).click();
  await expect(panel(page)).toContainText(`Connected as ${account}`);
}

test('properties of Google Analytics 4 are selected, saved, refreshed, and kept when the access expires', async ({
  page,
  twin,
}) => {
  test.slow();
  await openAt(page, '/sources/create/details?type=ga4', 'Connect Google Analytics 4');
  await textField(page, 'Source name').fill('GA4 web');

  await test.step('the table asks for the sign-in first', async () => {
    await expect(page.getByText('Connect Google to list its properties.')).toBeVisible();
    await connect(page, /^Connect/);
    await expect(page.getByText('0 of 40 selected')).toBeVisible();
  });

  await test.step('saving without a selection points at the table', async () => {
    await create(page);
    const properties = page.getByRole('group', { name: 'Properties' });
    await expect(properties).toHaveAccessibleDescription('Select at least one property');
    await expect(search(page)).toBeFocused();
  });

  await test.step('a selection survives searching, and select all acts on the matches', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: 'Select Help centre' }).first().click();
    await search(page).fill('blog');
    await page.getByRole('button', { name: 'Select All Filtered' }).click();
    await expect(page.getByText('6 of 40 selected')).toBeVisible();
    await search(page).press('Enter');
    await search(page).fill('');
    await expect(page.getByText('1–10 of 40')).toBeVisible();
  });

  await create(page);
  await expect(heading(page)).toHaveText('GA4 web');
  await saved(page).click();
  await expect(page.getByText('6 of 40 selected')).toBeVisible();
  await expect(ticked(page)).toHaveCount(2);

  await test.step('what leaves the list stays selected, and is marked', async () => {
    const first = table(page, 'Properties').getByRole('row').nth(1);
    await first.getByRole('checkbox').click();
    await expect(page.getByText('7 of 40 selected')).toBeVisible();
    await twin.advance(3_600_000);
    await page.getByRole('button', { name: 'Refresh list' }).click();
    await expect(page.getByText('1 selected property is no longer in the list.')).toBeVisible();
    await expect(page.getByText('7 of 41 selected')).toBeVisible();
  });

  await test.step('expired access leads to the sign-in, and keeps the selection', async () => {
    await twin.spoil({ kind: 'status', status: 400, call: 'refreshGa4Properties' });
    await page.getByRole('button', { name: 'Refresh list' }).click();
    await expect(panel(page)).toContainText('Google refuses the access');
    const reconnect = page
      .getByRole('group', { name: 'Properties' })
      .getByRole('button', { name: 'Reconnect' });
    await reconnect.click();
    await expect(panel(page).getByRole('button', { name: 'Reconnect' })).toBeFocused();
    await connect(page, 'Reconnect');
    await expect(reconnect).toHaveCount(0);
    await expect(page.getByText('7 of 41 selected')).toBeVisible();
    await twin.spoil();
  });

  await test.step('the changes are saved; the source is tested, archived and restored', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(heading(page)).toHaveText('GA4 web');
    await testSaved(page);
    await archiveAndRestore(page, 'source', 'GA4 web');
  });
});

test('a source whose access has expired shows the way to reconnect instead of an empty table', async ({
  page,
  twin,
}) => {
  twin.refusals.add(400);
  await openAt(page, '/sources/create/details?type=facebook_pages', 'Connect Facebook Pages');
  await connect(page, /^Connect/, 'owner@provider.example');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(page.getByText('24 of 24 selected')).toBeVisible();
  const popup = page.waitForEvent('popup');
  await panel(page).getByRole('button', { name: 'Reconnect' }).click();
  const window = await popup;
  await window.getByLabel('Sign in as').fill('expired@provider.example');
  await window.getByRole('button', { name: 'Allow' }).click();
  await expect(panel(page)).toContainText('Facebook refuses the access');
  await expect(page.getByText(/Your selection of 24 pages is kept/)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('the pages of a saved source are selected when it is opened', async ({ page }) => {
  await openAt(page, '/sources/list?search=Meta%20pages', 'Sources');
  await page.getByRole('link', { name: 'Meta pages' }).click();
  await saved(page).click();
  await expect(page.getByText('2 of 24 selected')).toBeVisible();
  await expect(ticked(page)).toHaveCount(2);
});
