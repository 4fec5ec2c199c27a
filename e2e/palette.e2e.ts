import { status } from '@millrace/mocks';
import { listSources } from '@millrace/ui/contract';
import type { Page } from '@playwright/test';
import { heading, openAt } from './areas.ts';
import { admin, expect, openSignedIn, setOffline, test } from './fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' });
const field = (page: Page) => palette(page).getByRole('searchbox', { name: 'Search or jump to…' });
const option = (page: Page, name: string) =>
  palette(page)
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) });
const opener = (page: Page) => page.getByRole('button', { name: /^Search or jump to…/ });

async function openPalette(page: Page) {
  // The shell, which listens for the keys, has been rendered.
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

test(
  'a pipeline is found by its name and opened, with the keyboard alone',
  { tag: '@main' },
  async ({ page }) => {
    const searches: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.searchParams.has('search')) searches.push(url);
    });
    await page.clock.install();
    await openAt(page, '/sources/list', 'Sources');
    await openPalette(page);
    // The page's time stands still while the characters arrive, so a busy machine makes no pause in them.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.keyboard.type('orders to');
    expect(searches).toEqual([]);
    await page.clock.resume();
    await expect(option(page, 'Orders to warehouse')).toBeVisible();
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    // Typing is one search of each list, not one for each character.
    expect(searches.map(({ pathname }) => pathname).toSorted()).toEqual(
      [...new Set(searches.map(({ pathname }) => pathname))].toSorted(),
    );
    expect(searches.length).toBeGreaterThan(3);
    for (const { searchParams } of searches) expect(searchParams.get('page_size')).toBe('5');
    await expect.poll(() => field(page).getAttribute('aria-activedescendant')).not.toBeNull();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pipelines\/1\/overview/);
    await expect(heading(page)).toHaveText('Orders to warehouse');
    await expect(palette(page)).toHaveCount(0);

    await test.step('It is found again without typing', async () => {
      await openPalette(page);
      const recent = palette(page).getByRole('group', { name: 'Recent' });
      await expect(recent.getByRole('option')).toHaveText([/Orders to warehouse/]);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    });
  },
);

test('screens and actions are found at once', async ({ page }) => {
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('subscription');
  await option(page, 'Billing').click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await expect(palette(page)).toHaveCount(0);

  await test.step('An action opens its dialog, and the focus returns from there', async () => {
    await opener(page).focus();
    await openPalette(page);
    await page.keyboard.type('create pip');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Create.*pipeline/i });
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('The theme changes without leaving the page', async () => {
    await openPalette(page);
    await page.keyboard.type('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass('millrace-dark');
    await openPalette(page);
    await expect(option(page, 'Use the light theme')).toBeVisible();
    await expect(option(page, 'Use the dark theme')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('Users are invited from any page', async () => {
    await openPalette(page);
    await page.keyboard.type('invite');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Invite/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('a list that fails leaves the others, and is searched again on request', async ({ page, twin }) => {
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  await twin.spoil(status(listSources, 503, {}, { times: 1 }));
  await openPalette(page);
  // At once: typed one by one on a busy machine, the refused search could be one of the first characters.
  await field(page).fill('production');
  const failure = option(page, 'Sources could not be searched.');
  await expect(failure).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Sources' }).getByRole('option')).toHaveCount(1);
  await failure.click();
  await expect(option(page, 'Production Postgres')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('the focus returns to where it was', async ({ page }) => {
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  const search = page.getByRole('searchbox', { name: 'Search pipelines' });
  await search.fill('orders');
  await openPalette(page);
  await page.keyboard.type('warehouse');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('orders');
});

test('single keys go to the search of the page and list the keys, unless a field has the focus', async ({
  page,
}) => {
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  const search = page.getByRole('searchbox', { name: 'Search pipelines' });
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/?');
  await expect(search).toHaveValue('a/?');
  await search.fill('');
  await opener(page).focus();
  await page.keyboard.press('Shift+?');
  await expect(shortcuts).toBeVisible();

  await test.step('They can be turned off for good', async () => {
    await shortcuts.getByText('Shortcuts of a single key').click();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(opener(page)).toBeFocused();
    await page.reload();
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Shift+?');
    await expect(search).not.toBeFocused();
    await expect(shortcuts).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.type('keyboard');
    await page.keyboard.press('Enter');
    await expect(shortcuts.getByRole('switch')).not.toBeChecked();
  });
});

test('offline, screens and actions are found', async ({ page }) => {
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  await opener(page).hover();
  await openPalette(page);
  await setOffline(page, true);
  await page.keyboard.type('pipe');
  await expect(
    palette(page).getByText('You are offline. Only screens and actions are searched.'),
  ).toBeVisible();
  await expect(option(page, 'Pipelines')).toBeVisible();
  await setOffline(page, false);
  await expect(palette(page).getByText('You are offline')).toHaveCount(0);
  await field(page).fill('orders to');
  await expect(option(page, 'Orders to warehouse')).toBeVisible();
});

test('a team member is not offered what only admins may do', async ({ page }) => {
  await openSignedIn(page, '/', { ...admin, email: 'member@acme.example' });
  await expect(heading(page)).toHaveText('Home');
  await openPalette(page);
  await expect(option(page, 'Share feedback')).toBeVisible();
  await expect(option(page, 'Invite users')).toHaveCount(0);
});

test('it fits a page of 320 pixels, where an icon opens it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAt(page, '/pipelines/list?status=active', 'Pipelines');
  await opener(page).click();
  await field(page).fill('orders');
  await expect(option(page, 'Orders to warehouse')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});
