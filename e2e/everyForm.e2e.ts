import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allDefinitions } from '../packages/ui/src/domain/connectors/allDefinitions.ts';
import { connectorCategories, categoryOf, labelOf } from '../packages/ui/src/domain/entities/catalogue.ts';
import { heading } from './areas.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { expectInReach, overflowOf, showAll } from './reach.ts';

type Definition = (typeof allDefinitions)[number];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsOf(page: Page, look: (axe: AxeBuilder) => AxeBuilder) {
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').setLegacyMode();
  const { violations } = await look(axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Opens the form of a new connector, with its collapsed fields shown. */
async function openForm(page: Page, { kind, type }: Definition) {
  await page.goto(`/${kind}s/create/details?type=${type}`);
  await expect(heading(page)).toHaveText(`Connect ${labelOf(type)}`);
  await expect(page.getByRole('textbox', { name: /^(Source|Destination) name/ })).toBeVisible();
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0);
}

/**
 * The fields of the form that can be filled in now. One that waits for a sign-in or a bucket has no control that takes
 * the focus yet.
 */
const fieldsIn = (page: Page) =>
  page.locator('form [data-field]').evaluateAll((all) =>
    all
      .filter((each) => each instanceof HTMLElement && each.checkVisibility())
      .filter((each) =>
        each.querySelector('a[href], button:enabled, input:enabled, textarea, select:enabled'),
      )
      .map((each) => each.getAttribute('data-field') ?? ''),
  );

/** Walks through the form with Tab, and opens what is collapsed with Enter. */
async function reachedByKeyboard(page: Page): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  await page.getByRole('textbox', { name: /^(Source|Destination) name/ }).focus();
  for (let presses = 0; presses < 120; presses += 1) {
    const { fields, isSummary, isEnd } = await page.evaluate(() => {
      const here = document.activeElement;
      const found: string[] = [];
      for (let at = here?.closest('[data-field]'); at; at = at.parentElement?.closest('[data-field]'))
        found.push(at.getAttribute('data-field') ?? '');
      return {
        fields: found,
        isSummary: here?.matches('summary') && here.closest('details')?.open === false,
        isEnd: here?.matches('button[type=submit]'),
      };
    });
    for (const field of fields) reached.add(field);
    if (isEnd) return reached;
    if (isSummary) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus does not reach the button that saves.');
}

// Unit tests and stories check each form for every change. This opens each one in the production build, which takes
// minutes.
for (const { id, label } of connectorCategories) {
  const own = allDefinitions.filter(({ kind, type }) => categoryOf(kind, type) === id);
  if (own.length === 0) continue;
  test(
    `${label}: every form fits narrow windows, works with the keyboard and is accessible`,
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(60_000 + own.length * 30_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await openSignedIn(page, '/pipelines/list');
      await expect(heading(page)).toHaveText('Pipelines');
      for (const definition of own) {
        await test.step(definition.id, async () => {
          await openForm(page, definition);
          const reached = await reachedByKeyboard(page);
          const missed = (await fieldsIn(page)).filter((path) => !reached.has(path));
          expect.soft(missed, `${definition.id}: fields that Tab does not reach`).toEqual([]);
          await expect(page.locator('form [aria-busy=true]')).toHaveCount(0);
          await expectInReach(page, `${definition.id} at 390`);
          await showAll(page, 390, 844);
          expect
            .soft(await violationsOf(page, (axe) => axe.withTags(standards)), `${definition.id} in light`)
            .toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          // Half a fade is a contrast that nobody designed.
          await page.waitForFunction(() => document.getAnimations().length === 0);
          expect
            .soft(
              await violationsOf(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])),
              `${definition.id} in dark`,
            )
            .toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await overflowOf(page), `${definition.id} at 320 scrolls one way only`).toBe(0);
          await expectInReach(page, `${definition.id} at 320`);
          await page.setViewportSize({ width: 390, height: 844 });
        });
      }
    },
  );
}
