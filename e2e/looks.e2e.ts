import type { Page } from '@playwright/test';
import { admin, expect, signIn, test, landing } from './fixtures.ts';

const member = { ...admin, email: 'member@acme.example' };

/** The theme on `<html>`, and the height of the first row. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.className,
    row: document.querySelector('[role=row]:has([role=rowheader])')?.getBoundingClientRect().height,
  }));

test('theme and density are kept for each person on a shared browser', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const { row: comfortable = 0 } = await lookOf(page);
  await page.getByRole('button', { name: /^Account / }).click();
  await expect(page.getByText('admin@acme.example')).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expect.poll(async () => (await lookOf(page)).row).toBeLessThan(comfortable);

  await test.step('They survive a reload, and the theme is there before the first paint', async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.className === 'millrace-dark');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    expect((await lookOf(page)).row).toBeLessThan(comfortable);
  });

  await test.step('Another person begins with the theme of the device, and full rows', async () => {
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await page.goto('/pipelines/list');
    await signIn(page, member);
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await expect.poll(() => lookOf(page)).toEqual({ theme: 'millrace-system', row: comfortable });
  });

  await test.step('The first one finds the own look again', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await page.goto('/pipelines/list');
    await signIn(page);
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await expect.poll(async () => (await lookOf(page)).theme).toBe('millrace-dark');
    expect((await lookOf(page)).row).toBeLessThan(comfortable);
  });

  await test.step('The options of a list have the same choice', async () => {
    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('radio', { name: 'Comfortable' }).click();
    await expect.poll(async () => (await lookOf(page)).row).toBe(comfortable);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account / }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
  });
});

test('the account menu is used with the keyboard alone', { tag: '@main' }, async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const button = page.getByRole('button', { name: /^Account / });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/account$/);
});

/** The names of a list that take several lines although one line has room for them. */
const brokenNames = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const name = cell.querySelector('[data-control=link]');
      if (!(name instanceof HTMLElement)) return [];
      const text = document.createRange();
      text.selectNodeContents(name);
      const before = text.getBoundingClientRect().height;
      name.style.whiteSpace = 'nowrap';
      const { right, height } = text.getBoundingClientRect();
      name.style.whiteSpace = '';
      const end = cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingInlineEnd);
      return right <= end && before > height ? [name.textContent] : [];
    }),
  );

test('a name that fits in a line is not broken', { tag: '@browsers-full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pipelines/list');
  await signIn(page);
  for (const path of [
    '/pipelines/list',
    '/sources/list',
    '/destinations/list',
    '/observability/alerts/list',
    '/observability/metrics/list',
    '/settings/hooks',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenNames(page), path).toEqual([]);
  }
});
