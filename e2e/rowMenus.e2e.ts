import { expect, signIn, test } from './fixtures.ts';
import { makeDraft } from './tour.ts';

test('a dialog that a table’s menu opened gives the focus back to its row', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/schema-settings`);
  const actions = page.getByRole('button', { name: 'Actions for public.customers', exact: true });
  await page.getByRole('searchbox').fill('public.customers');
  for (const item of ['Exclude fields', 'Custom primary key']) {
    // By its name, as the menu is one as well.
    const dialog = page.getByRole('dialog', { name: item });
    await actions.focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(actions).toBeFocused();
  }
});
