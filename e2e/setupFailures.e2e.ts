import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  beginDestination,
  beginPipeline,
  chooseTables,
  fillPostgres,
  fillSnowflake,
  save,
  textField,
} from './setupSteps.ts';

const broken = (call: string) => ({ call, kind: 'status', status: 500, times: 1 }) as const;

/** The whole notice is visible, and nothing covers it. */
async function expectInView(notice: Locator) {
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeInViewport({ ratio: 1 });
  const isOnTop = await notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop, 'Nothing covers the notice.').toBe(true);
}

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  // The bar is in the way on a phone first.
  const tag = viewport.width > 1_000 ? '@full' : [];
  test.describe(`at ${viewport.width} by ${viewport.height}`, { tag }, () => {
    test.use({ viewport });

    test('a source that cannot be saved is reported next to the button', async ({ page, twin }) => {
      await beginPipeline(page, 'Shop to warehouse');
      await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
      await fillPostgres(page, 'Shop database');
      const alert = page.getByRole('alert');
      for (const toxic of [
        broken('createSource'),
        { call: 'createSource', kind: 'network', times: 1 } as const,
      ]) {
        await twin.spoil(toxic);
        await toTheEnd(page);
        await save(page).click();
        await expect(alert).toContainText('The source could not be saved.');
        await expectInView(alert);
        await expect(save(page)).toBeFocused();
        await expect(textField(page, 'Password')).toHaveValue('river stone');
      }
      await save(page).click();
      await expect(page).toHaveURL(/\/destination\/select$/);
    });

    test('tables and settings that cannot be saved are reported next to the button', async ({
      page,
      twin,
    }) => {
      await beginDestination(page, 'Snowflake');
      await fillSnowflake(page, 'Shop warehouse');
      await save(page).click();
      const alert = page.getByRole('alert');
      await chooseTables(page);
      await twin.spoil(broken('updatePipeline'));
      await save(page).click();
      await expect(alert).toBeVisible();
      await expectInView(alert);
      await save(page).click();
      await expect(page).toHaveURL(/\/sync-settings$/);

      await twin.spoil(broken('setPipelineStatus'));
      await toTheEnd(page);
      await page.getByRole('button', { name: 'Start pipeline' }).click();
      await expect(alert).toContainText('did not start');
      await expectInView(alert);
      await expect(page.getByRole('button', { name: 'Start pipeline' })).toBeFocused();
    });
  });
}
