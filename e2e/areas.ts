import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, openSignedIn } from './fixtures.ts';

/** What the end-to-end tests of the Sources and Destinations areas share. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens a row's menu and chooses one of its items. */
export async function chooseFor(page: Page, name: string, item: string) {
  await row(page, name)
    .getByRole('button', { name: /Actions|More/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A page of another browser, in which the same person is signed in. */
export async function otherBrowser(browser: Browser, context: BrowserContext): Promise<Page> {
  const others = await browser.newContext();
  await others.addCookies(await context.cookies());
  return others.newPage();
}

export const expectLive = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Live updates on' })).toBeVisible();

/** Opens an address, signed in. */
export async function openAt(page: Page, path: string, title: string | RegExp) {
  await openSignedIn(page, path);
  await expect(heading(page)).toHaveText(title);
}

/** Tests a saved connector on its page. */
export async function testSaved(page: Page) {
  await page.getByRole('button', { name: 'Test connection' }).click();
  const modal = page.getByRole('dialog', { name: 'Connection successful' });
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('list', { name: 'Steps of the test' })).toBeVisible();
}

/** Archives a connector on its page, restores it from the list, and ends there. */
export async function archiveAndRestore(page: Page, kind: 'source' | 'destination', name: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: `Archive ${kind}` }).click();
  await expect(page.getByRole('main')).toContainText(`This ${kind} is archived.`);
  await page.goto(`/${kind}s/list?status=archived`);
  await chooseFor(page, name, 'Restore');
  await page.getByRole('button', { name: `Restore ${kind}` }).click();
  await page.goto(`/${kind}s/list`);
  await expect(row(page, name)).toBeVisible();
}
