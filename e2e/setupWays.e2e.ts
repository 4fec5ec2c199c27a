import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { save, setUpPipeline, textField } from './setupSteps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a service without assumed fields', () => {
  test.use({ hasAssumedFields: false });

  test('is enough to set up a pipeline', async ({ page, twin }) => {
    await setUpPipeline(page, 'Shop to warehouse', ['accounts', 'customers']);
    await expect(heading(page)).toHaveText('Shop to warehouse');
    await twin.advance(60_000);
    await expect(page.getByRole('main')).toContainText('Running');
  });
});

/** Presses Tab until an element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('the whole setup works with the keyboard alone', { tag: '@browsers-full' }, async ({ page }) => {
  // Each press of Tab is checked: many small queries, on a machine that may be busy.
  test.slow();
  await openSignedIn(page, '/pipelines/list');
  await expect(heading(page)).toHaveText('Pipelines');
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (name: string, text: string) => {
    await tabTo(page, textField(page, name));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await press(page.getByRole('button', { name: 'Create pipeline' }));
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Shop to warehouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/source\/select$/);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('postgres');
  await press(page.getByRole('link', { name: 'PostgreSQL' }).first());
  await type('Source name', 'Shop database');
  await type('Host', 'db.acme.example');
  await type('User', 'millrace_reader');
  await type('Password', 'river stone');
  await type('Database', 'shop');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/destination\/select$/);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('snowflake');
  await tabTo(page, page.getByRole('link', { name: 'Snowflake' }));
  await page.keyboard.press('Enter');
  await type('Destination name', 'Shop warehouse');
  await type('Account', 'ab12345');
  await type('Warehouse', 'LOADING');
  await type('Username', 'MILLRACE');
  await type('Password', 'lake stone');
  await type('Role', 'LOADER');
  await type('Storage integration name', 'S3_LOAD');
  await type('Database', 'ANALYTICS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/schema-settings$/);
  await press(page.getByRole('button', { name: 'Select All' }));
  await press(save(page));
  await expect(page).toHaveURL(/\/sync-settings$/);
  await press(page.getByRole('button', { name: 'Start pipeline' }));
  await expect(heading(page)).toHaveText('Shop to warehouse');
});
