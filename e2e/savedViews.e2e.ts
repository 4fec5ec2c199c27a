import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, test } from './fixtures.ts';

const member = { ...admin, email: 'member@acme.example' };
const late = '/pipelines/list?status=active&search=orders&sort=last_synced_at';

const options = (page: Page) => page.getByRole('button', { name: 'List options' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'List options' });
const link = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });

async function openPanel(page: Page) {
  await options(page).click();
  await expect(panel(page)).toBeVisible();
}

async function save(page: Page, name: string) {
  await panel(page).getByRole('button', { name: 'Save view…' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Name of the view' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Save view…' })).toBeFocused();
}

test(
  'a view is saved, applied, renamed and deleted, with the keyboard alone',
  { tag: '@main' },
  async ({ page }) => {
    await openSignedIn(page, late);
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await options(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await test.step('Saved, it is the current one', async () => {
      await panel(page).getByRole('button', { name: 'Save view…' }).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('textbox', { name: 'Name of the view' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page).getByText('Enter a name.')).toBeVisible();
      await page.keyboard.type('Oldest orders');
      await page.keyboard.press('Enter');
      await expect(link(page, 'Oldest orders')).toHaveAttribute('aria-current', 'true');
    });
    await page.keyboard.press('Escape');
    await expect(options(page)).toBeFocused();
    await test.step('Another view is not; a press on its name returns to it', async () => {
      await page.goto('/pipelines/list?status=archived');
      await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
      await openPanel(page);
      await expect(link(page, 'Oldest orders')).not.toHaveAttribute('aria-current', 'true');
      await link(page, 'Oldest orders').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(late);
      await expect(page.getByRole('searchbox', { name: 'Search pipelines' })).toHaveValue('orders');
      await expect(panel(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/status=archived$/);
    });
    await test.step('Its name can be changed', async () => {
      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Rename Oldest orders' }).press('Enter');
      const field = panel(page).getByRole('textbox', { name: 'Name of the view' });
      await expect(field).toBeFocused();
      await field.fill('Orders');
      await page.keyboard.press('Enter');
      await expect(link(page, 'Orders')).toBeVisible();
      await expect(link(page, 'Oldest orders')).toHaveCount(0);
    });
    await test.step('A deletion can be undone until the panel closes', async () => {
      const remove = panel(page).getByRole('button', { name: 'Delete Orders' });
      await remove.press('Enter');
      await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
      await expect(link(page, 'Orders')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(link(page, 'Orders')).toBeVisible();
      await remove.press('Enter');
      await page.reload();
      await openPanel(page);
      await expect(panel(page).getByText(/^Save the search, filters and order/)).toBeVisible();
    });
  },
);

test('views are the person’s own, and tabs share them', async ({ page, context }) => {
  await openSignedIn(page, late);
  const second = await context.newPage();
  await second.goto('/pipelines/list?status=active&state=errored');
  await openPanel(second);
  await openPanel(page);
  await save(page, 'Orders');
  await expect(link(second, 'Orders')).toBeVisible();
  await save(second, 'Errored');
  await expect(link(page, 'Errored')).toBeVisible();
  await expect(link(page, 'Orders')).toBeVisible();
  await second.close();
  await openSignedIn(page, '/pipelines/list', member);
  await openPanel(page);
  await expect(panel(page).getByText(/^Save the search, filters and order/)).toBeVisible();
  await openSignedIn(page, '/sources/list');
  await openPanel(page);
  await expect(panel(page).getByText(/^Save the search, filters and order/)).toBeVisible();
});

test('the link to a view is its address, with the zone of its times', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, `${late}&zone=UTC`);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Copy link to this view' }).click();
  await expect(panel(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const [path, search] of [
  ['/sources/list?status=active', 'shop'],
  ['/destinations/list?status=active', 'ware'],
  ['/observability/alerts/list?status=active', 'orders'],
  ['/observability/metrics/list?status=active', 'orders'],
] as const) {
  test(`a view of ${path} is saved and applied`, async ({ page }) => {
    const view = `${path}&search=${search}`;
    await openSignedIn(page, view);
    await openPanel(page);
    await save(page, 'Mine');
    await page.goto(path);
    await openPanel(page);
    await link(page, 'Mine').click();
    await expect(page).toHaveURL(view);
  });
}

test('a storage that is full or tampered with costs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(key: string, value: string) {
      if (key.startsWith('millrace.views')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await openSignedIn(page, late);
  await openPanel(page);
  await save(page, 'Orders');
  await expect(link(page, 'Orders')).toBeVisible();
  await expect(panel(page).getByRole('status').filter({ hasText: 'could not store' })).toContainText(
    'They last until you close this page.',
  );
});

test('a stored view that others changed shows only what a list can show', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await openPanel(page);
  await save(page, 'Mine');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith('millrace.views'))) {
      const foreign = 'status=wrong&search=a&next=https://evil.example&sort=password#x';
      localStorage.setItem(
        key,
        JSON.stringify([7, { name: 'Changed', query: foreign }, { name: 'No query' }]),
      );
    }
  });
  await page.reload();
  await openPanel(page);
  await expect(link(page, 'Changed')).toHaveAttribute('href', '/pipelines/list?status=active&search=a');
  await expect(panel(page).getByRole('link')).toHaveCount(1);
});
