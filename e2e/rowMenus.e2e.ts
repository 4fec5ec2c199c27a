import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { makeDraft } from './tour.ts';

test(
  'a dialog opened from a table’s menu returns the focus to its row',
  { tag: '@main' },
  async ({ page }) => {
    await openSignedIn(page, '/pipelines/list');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.goto(`/pipelines/setup/${await makeDraft(page)}/schema-settings`);
    const actions = page.getByRole('button', { name: 'Actions for public.customers', exact: true });
    await page.getByRole('searchbox').fill('public.customers');
    for (const item of ['Exclude fields', 'Custom primary key']) {
      // Selected by name, because the menu has this role too.
      const dialog = page.getByRole('dialog', { name: item });
      await actions.focus();
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem', { name: item }).press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(actions).toBeFocused();
    }
  },
);

test('on a narrow page rows can be sorted and selected as on a wide one', async ({ page }) => {
  // A window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Sort: newest first' }).click();
  await page.getByRole('menuitem', { name: 'Pipeline, ascending' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('rowheader').first()).toContainText('Accounts and deals');

  // By keyboard: the menu, the checkbox of the next row, and an action on both.
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
  // The checkboxes are gone; the position in the list stays.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('rowheader').nth(1).getByRole('link')).toBeFocused();
});

/** Notes, whenever a button turns expanded, whether what it opens is in the page already. */
async function watchOpenings(page: Page): Promise<() => Promise<boolean | undefined>> {
  const seen = await page.evaluateHandle(() => {
    const openings: boolean[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.ariaExpanded === 'true')
          openings.push(document.querySelector('[role=menu], [role=dialog]') !== null);
    }).observe(document.body, { attributeFilter: ['aria-expanded'], subtree: true });
    return openings;
  });
  return () => seen.evaluate((openings) => openings.pop());
}

test('a pressed button is painted before what it opens is rendered; a key opens it at once', async ({
  page,
}) => {
  await openSignedIn(page, '/pipelines/list');
  const wasOpen = await watchOpenings(page);
  const opened = page.getByRole('menu').or(page.getByRole('dialog'));
  for (const name of [/^Actions for /, 'Source type', /^Account /]) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expect(opened.first()).toBeVisible();
    expect(await wasOpen(), `${name} with the mouse`).toBe(false);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(opened.first()).toBeVisible();
    expect(await wasOpen(), `${name} with a key`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});

test.describe('with a finger', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the items of a menu and the links to pages are as high as a finger needs', async ({ page }) => {
    await openSignedIn(page, '/pipelines/list');
    const pages = page.getByRole('navigation', { name: 'Pipelines, pages' });
    await expect(pages).toBeVisible();
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .tap();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const controls = [...(await page.getByRole('menuitem').all()), ...(await pages.locator('a').all())];
    for (const control of controls) {
      const { height } = (await control.boundingBox()) ?? { height: 44 };
      expect(height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});
