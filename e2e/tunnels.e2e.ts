import type { Locator, Page } from '@playwright/test';
import { chooseFor, expectLive, heading, openAt, otherBrowser, row } from './areas.ts';
import { expect, test } from './fixtures.ts';
import { choose, textField } from './setupSteps.ts';

const tunnels = '/sources/list?view=tunnels';

test(
  'a tunnel is created, set up, tested and deleted, while another browser watches',
  { tag: '@main' },
  async ({ page, context, browser, twin }) => {
    test.slow();
    await openAt(page, '/sources/list', 'Sources');
    await page.getByRole('link', { name: /^Tunnels/ }).click();
    await expect(heading(page)).toHaveText('Tunnels');
    await expect(page).toHaveURL(tunnels);
    const other = await otherBrowser(browser, context);
    await other.goto(tunnels);
    await expectLive(other);

    await page.getByRole('button', { name: 'Create tunnel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create tunnel' });
    await dialog.getByRole('button', { name: 'Create tunnel' }).click();
    await expect(dialog).toContainText('Enter a tunnel name');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Shop bastion');
    await choose(page, 'Type', 'SSH');
    await choose(page, 'Region', 'US West (Oregon)');
    await textField(page, 'SSH host').fill('bastion.shop.example');
    await textField(page, 'SSH user').fill('tunnel');
    await dialog.getByRole('button', { name: 'Create tunnel' }).click();

    await expect(heading(page)).toHaveText('Shop bastion');
    await expect(page.getByRole('main')).toContainText('Waiting for setup');
    await expect(page.getByRole('main')).toContainText('ssh-ed25519');
    await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeVisible();
    await expect(row(other, 'Shop bastion')).toContainText('Waiting for setup');

    await twin.advance(61_000);
    await expect(page.getByRole('main')).toContainText('Active');
    await expect(row(other, 'Shop bastion')).toContainText('Active');
    await page.getByRole('button', { name: /^Test/ }).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await modal.getByRole('button', { name: 'Close' }).first().click();

    await page.goto(tunnels);
    await expect(row(page, 'Shop bastion')).toContainText('Not used');
    await chooseFor(page, 'Shop bastion', 'Delete');
    await page.getByRole('button', { name: 'Delete tunnel' }).click();
    await expect(row(page, 'Shop bastion')).toHaveCount(0);
    await expect(row(other, 'Shop bastion')).toHaveCount(0);
    await other.context().close();
  },
);

/** Presses Tab until an element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the lists and the tunnels work with the keyboard alone', async ({ page }) => {
  test.slow();
  await openAt(page, '/sources/list?status=active', 'Sources');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('no such');
  await expect(page.getByText('No sources found')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Spare');
  await expect(page.getByText('No sources found')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Clear search and filters' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Klaviyo')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Tunnels' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Tunnels');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'VPC bastion' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('VPC bastion');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Tunnels');
  await tabTo(page, page.getByRole('link', { name: 'Sources', exact: true }).last());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Sources');
  await expect(heading(page)).toBeFocused();
});

test('the tunnels are reached from both areas that use them', async ({ page }) => {
  for (const [area, path] of [
    ['Sources', '/sources/list'],
    ['Destinations', '/destinations/list'],
  ] as const) {
    await openAt(page, path, area);
    await page.getByRole('link', { name: 'Tunnels', exact: true }).click();
    await expect(heading(page)).toHaveText('Tunnels');
    await page.getByRole('link', { name: 'VPC bastion' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?view=tunnels&tunnel=\\d+$`));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tunnels' }).click();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: area }).click();
    await expect(heading(page)).toHaveText(area);
  }
});
