import { expect, openSignedIn, test } from './fixtures.ts';
import { textField } from './setupSteps.ts';
import { makeDraft } from './tour.ts';

test('focus returns after a dialog or menu closes', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  const create = page.getByRole('button', { name: 'Create pipeline' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await test.step('from a dialog, to the element that opened it', async () => {
    await create.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
  });

  await test.step('from a menu, to its row', async () => {
    await page.getByRole('link', { name: 'Orders to warehouse' }).press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Orders to warehouse' })).toBeFocused();
  });

  await test.step('from a dialog that removes its row, to the row in its place', async () => {
    const names = page.getByRole('rowheader').getByRole('link');
    const name = (await names.nth(2).textContent()) ?? '';
    await names.nth(2).press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Archive' }).press('Enter');
    // A toast is an alert dialog as well.
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Syncing stops.' });
    await dialog.getByRole('button', { name: 'Archive pipeline' }).press('Enter');
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').nth(3).locator(':focus')).toHaveCount(1);
  });

  await test.step('disclosures keep the focus', async () => {
    const id = await makeDraft(page);
    await page.goto(`/pipelines/setup/${id}/source/select`);
    await page.getByRole('button', { name: /^Show all/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show fewer' })).toBeFocused();
    await page.goto(`/pipelines/setup/${id}/source/create?type=postgres`);
    await textField(page, 'Host').fill('unreachable.example');
    await page.getByRole('link', { name: 'Back to prerequisites' }).press('Enter');
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Back to prerequisites' })).toBeFocused();
  });
});

test('a screen that loads slowly keeps the focus on its heading', async ({ page, twin }) => {
  await openSignedIn(page, '/pipelines/list');
  await twin.spoil({ call: 'getPipeline', kind: 'delay', ms: 1_500 });
  await page.getByRole('link', { name: 'Storefront sync' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  const loading = page.getByRole('status', { name: 'Loading pipeline', exact: true });
  await expect(loading).toBeVisible();
  // The list already has this name.
  await expect(heading).toHaveText('Storefront sync');
  await expect(heading).toBeFocused();
  await expect(loading).toHaveCount(0);
  await expect(heading).toHaveText('Storefront sync');
  await expect(heading).toBeFocused();
});
