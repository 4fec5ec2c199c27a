import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, save, textField } from './setupSteps.ts';

/** Counts the requests that create a source. */
function countCreations(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/source/'))
      requested.push(request.url());
  });
  return requested;
}

test('a name that is already in use is not sent', async ({ page }) => {
  const requested = countCreations(page);
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, ' production POSTGRES');
  const name = textField(page, 'Source name');
  await expect(name).toHaveAccessibleDescription(/“Production Postgres” already exists/);
  await save(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/“Production Postgres” already exists/);

  // Submitted from inside the field, which has not been blurred since the change.
  await name.fill('Stripe');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/“Stripe” already exists/);
  expect(requested).toHaveLength(0);

  await name.fill('Shop database');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/destination\/select$/);
  expect(requested).toHaveLength(1);
});
