import { openAt } from './areas.ts';
import { expect, test } from './fixtures.ts';

test('a hook is created, changed, archived and deleted in the settings', async ({ page }) => {
  await openAt(page, '/settings/hooks', 'Hooks');
  await expect(page).toHaveURL('/settings/hooks?status=active');
  await page.getByRole('button', { name: 'Create hook' }).click();
  const create = page.getByRole('dialog', { name: 'Create hook' });
  await create.getByLabel('Name').fill('Release notes');
  await create.getByLabel('Address').fill('https://hooks.acme.example/releases');
  await create.getByRole('textbox', { name: 'Signing secret' }).fill('river stone');
  await create.getByRole('button', { name: 'Create hook' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
  await expect(page).toHaveTitle(/Release notes · Hooks/);
  await expect(page.getByText('This hook is not attached to anything')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit “Release notes”' });
  await expect(edit.getByRole('group', { name: 'Signing secret' })).toContainText('Saved');
  await edit.getByLabel('Name').fill('Operations channel');
  await edit.getByLabel('Address').click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText(/already/)).toBeVisible();
  await edit.getByLabel('Name').fill('Releases');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Releases' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive hook' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Hooks' }).first().click();
  await expect(page.getByRole('row', { name: /Operations channel/ })).toContainText('2 pipelines');
  await page.getByRole('link', { name: /^Archived/ }).click();
  await page.getByRole('button', { name: 'Actions for Releases' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete hook' }).click();
  await expect(page.getByText('“Releases” is deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Releases/ })).toHaveCount(0);
});

test('a hook names its places, from which it is detached', { tag: '@main' }, async ({ page }) => {
  await openAt(page, '/settings/hooks/1', 'Operations channel');
  const places = page.getByRole('table', { name: 'Places that this hook is attached to' });
  await expect(places.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Edit events' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit events of “Operations channel”' });
  await page.getByRole('checkbox', { name: 'Started', exact: true }).check({ force: true });
  await edit.getByRole('button', { name: 'Save events' }).click();
  await expect(places.getByRole('row').nth(1)).toContainText('Started');
  await page.getByRole('button', { name: 'Actions for Orders to warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detach hook' }).click();
  await expect(places.getByRole('rowheader')).toHaveCount(1);
});

test('a hook that does not exist is not found', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openAt(page, '/settings/hooks/999', 'This hook was not found');
  await page.getByRole('link', { name: 'All hooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hooks' })).toBeVisible();
  await page.goto('/settings/hooks/nothing');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Not found · Millrace$/);
});
