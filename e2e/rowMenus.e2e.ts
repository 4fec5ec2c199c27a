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

test('on a narrow page rows are sorted, selected and asked for as on a wide one', async ({ page }) => {
  // A window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pipelines/list');
  await signIn(page);
  await page.getByRole('button', { name: 'Sort: newest first' }).click();
  await page.getByRole('menuitem', { name: 'Pipeline, ascending' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('rowheader').first()).toContainText('Accounts and deals');

  // By keys alone: the menu, the next row's box, and what is asked of both.
  const actions = page.getByRole('button', { name: 'Actions for Accounts and deals' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Select' }).press('Enter');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('checkbox', { name: 'Select Accounts and deals' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 pipelines selected')).toBeVisible();
  await page.keyboard.press('Escape');
  // Their boxes are gone, the place in the list is not.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('rowheader').nth(1).getByRole('link')).toBeFocused();
});
