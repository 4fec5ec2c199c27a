import { expect, signIn, test } from './fixtures.ts';
import { beginPipeline, save } from './setupSteps.ts';
import { makeDraft } from './tour.ts';

test('what is looked for among the connectors is there again after a reload, and on coming back', async ({
  page,
}) => {
  await beginPipeline(page, 'Shop to warehouse');
  const search = page.getByRole('searchbox');
  const databases = page.getByRole('radio', { name: /^Databases/ });
  await databases.click();
  await search.fill('pg');
  await expect(page).toHaveURL(/\/source\/select\?category=database&search=pg$/);
  await page.reload();
  await expect(search).toHaveValue('pg');
  await expect(databases).toBeChecked();
  // At once, before the address has followed the last letter.
  await search.fill('postg');
  await page.getByRole('link', { name: 'PostgreSQL' }).click();
  await expect(page).toHaveURL(/\/source\/prerequisites\?type=postgres$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/source\/select\?category=database&search=/);
  await expect(databases).toBeChecked();
});

test('what is looked at of a schema is there again after a reload, and on coming back', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/schema-settings?show=selected`);
  const search = page.getByRole('searchbox', { name: 'Search tables and columns' });
  const tables = page.getByRole('treegrid').getByRole('checkbox');
  // Its schema, and the one table of it.
  await expect(tables).toHaveCount(2);
  await page.getByRole('radio', { name: /^All/ }).click();
  await search.fill('orders_hist');
  await expect(page).toHaveURL(/\/schema-settings\?search=orders_hist$/);
  await page.reload();
  await expect(search).toHaveValue('orders_hist');
  await page.getByRole('button', { name: 'Select All Filtered' }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/sync-settings$/);
  await page.goBack();
  await expect(search).toHaveValue('orders_hist');
  await expect(page.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
});
