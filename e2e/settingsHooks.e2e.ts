import type { Page } from '@playwright/test';
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

/** Chooses a pipeline in the dialog of the hook's own page. */
const attachTo = async (page: Page, place: string) => {
  await page.getByRole('button', { name: 'Attach hook' }).click();
  const attach = page.getByRole('dialog', { name: 'Attach “Operations channel”' });
  await attach.getByRole('combobox', { name: /^Pipeline or source/ }).fill(place);
  await page.getByRole('option', { name: `${place} pipeline` }).click();
  return attach;
};

test('a hook is attached on its own page', { tag: '@main' }, async ({ page }) => {
  await openAt(page, '/settings/hooks/1', 'Operations channel');
  const places = page.getByRole('table', { name: 'Places that this hook is attached to' });
  await expect(places.getByRole('rowheader')).toHaveCount(2);
  const attach = await attachTo(page, 'Storefront sync');
  await page.getByRole('checkbox', { name: 'Paused', exact: true }).check({ force: true });
  await attach.getByRole('button', { name: 'Attach hook' }).click();
  await expect(attach).toHaveCount(0);
  await expect(page).toHaveURL('/settings/hooks/1');
  await expect(places.getByRole('row', { name: /Storefront sync/ })).toContainText('Paused');
  await expect(page.getByRole('button', { name: 'Attach hook' })).toBeFocused();

  // What it is attached to is not offered again.
  await page.getByRole('button', { name: 'Attach hook' }).click();
  await page.getByRole('combobox', { name: /^Pipeline or source/ }).fill('Storefront sync');
  await expect(page.getByRole('option')).toHaveText([/^Storefront sync US/]);
});

test.describe('without fields that the specification does not show (A-58)', () => {
  test.use({ hasAssumedFields: false });

  test('a hook is attached on its own page, which does not claim where', async ({ page, twin }) => {
    twin.refusals.add(409);
    await openAt(page, '/settings/hooks/1', 'Operations channel');
    await expect(page.getByText('The service does not list where a hook is attached.')).toBeVisible();
    const attach = await attachTo(page, 'Storefront sync');
    await page.getByRole('checkbox', { name: 'Paused', exact: true }).check({ force: true });
    await attach.getByRole('button', { name: 'Attach hook' }).click();
    await expect(page.getByText('The hook is attached to “Storefront sync”.')).toBeVisible();
    await expect(page.getByText('The service does not list where a hook is attached.')).toBeVisible();

    // It is attached there already, so its events can be edited instead.
    const again = await attachTo(page, 'Storefront sync');
    await page.getByRole('checkbox', { name: 'Started', exact: true }).check({ force: true });
    await again.getByRole('button', { name: 'Attach hook' }).click();
    await page.getByRole('button', { name: 'Edit its events' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit events of “Operations channel”' });
    await edit.getByRole('button', { name: 'Save events' }).click();
    await expect(edit).toHaveCount(0);
  });
});

test('a hook that does not exist is not found', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openAt(page, '/settings/hooks/999', 'This hook was not found');
  await page.getByRole('link', { name: 'All hooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hooks' })).toBeVisible();
  await page.goto('/settings/hooks/nothing');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Not found · Millrace$/);
});
