import type { Page } from '@playwright/test';
import {
  startTranslator,
  type TranslatorHabit,
} from '../packages/ui/src/internal/translator.stories.data.ts';
import { chooseFor, openAt } from './areas.ts';
import { expect, forgive, openSignedIn, test } from './fixtures.ts';
import { areaStops, isOneOfItsKind, makeDraft, signedOutStops, stopsOf, visit, type Stop } from './tour.ts';

/** Keeps every page translated from its first moment on. */
const translate = (page: Page, habit: TranslatorHabit = 'replaces') =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${String(startTranslator)})('${habit}'));`,
  );

/** React discards a prepared page and renders again if it is translated before React has adopted it. */
test.afterEach(async ({ page, complaints }) => {
  // The last page may not have its code yet.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  forgive(complaints, /Minified React error #418/);
});

/** Something of the translator is on the screen: the test would prove nothing without it. */
const expectTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

async function walk(page: Page, stops: readonly Stop[]) {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      await visit(page, stop);
      await expectTranslated(page);
      // A dialog closes, and what is behind it changes.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.heading);
    });
  }
}

test('signed-out screens survive translation, from the document on', async ({ page }) => {
  await translate(page);
  await walk(page, signedOutStops.filter(isOneOfItsKind));
});

test('screens and dialogs survive translation', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  const stops = [...stopsOf(await makeDraft(page)), ...areaStops];
  await translate(page);
  await walk(page, stops.filter(isOneOfItsKind));
});

for (const habit of ['replaces', 'insertsThenRemoves', 'wraps'] satisfies TranslatorHabit[])
  test(`every screen and dialog survives translation that ${habit} @full`, async ({ page }) => {
    await openSignedIn(page, '/pipelines/list');
    const stops = [...stopsOf(await makeDraft(page)), ...areaStops];
    await translate(page, habit);
    await walk(page, stops);
  });

test('a translated page shows what changes', { tag: '@main' }, async ({ page }) => {
  await translate(page);

  await test.step('tabs of a list', async () => {
    await openAt(page, '/pipelines/list', 'Pipelines');
    await page.getByRole('link', { name: /^Archived/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Orders to warehouse' })).toHaveCount(0);
    await page.getByRole('link', { name: /^Active/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Orders to warehouse' })).toBeVisible();
  });

  await test.step('a dialog over the list', async () => {
    await page.getByRole('button', { name: 'Create pipeline' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
    await expect(dialog.locator('font').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a status that changes', async () => {
    await chooseFor(page, 'Orders to warehouse', 'Pause');
    const row = page.getByRole('row').filter({ hasText: 'Orders to warehouse' });
    await expect(row).toContainText(/Pausing|Paused/);
    await expect(row).not.toContainText('Running');
  });

  await test.step('triggers of an alert', async () => {
    await page.goto('/alerts/1/overview?range=week');
    await page.getByRole('button', { name: /^Acknowledge all/ }).click();
    await expect(page.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
  });

  await test.step('the search of a schema', async () => {
    await page.goto('/pipelines/1/settings/schema_config');
    await page.getByRole('treegrid').waitFor();
    const search = page.getByRole('searchbox').first();
    await search.fill('customers');
    await expect(page.getByRole('treegrid')).toContainText('customers');
    await search.fill('nothing like it');
    await expect(page.getByRole('button', { name: 'Show all tables' })).toBeVisible();
    await search.clear();
    await expect(page.getByRole('treegrid')).toContainText('accounts');
  });
});
