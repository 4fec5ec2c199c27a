import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { expectInReach, overflowOf, showAll } from './reach.ts';
import { mostShift, shiftsOf, watchShifts } from './shifts.ts';
import {
  areaStops,
  emptyStop,
  isOneOfItsKind,
  makeDraft,
  signedOutStops,
  stopsOf,
  visit,
  type Stop,
} from './tour.ts';

const widths = [1440, 768, 390, 320];
/** One width of each layout: with the navigation beside the page, and with a drawer. */
const oneOfEachLayout = [1440, 320];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Both themes have the same elements, so the second theme skips the checks that the first one ran. */
const looksFor = {
  light: (axe: AxeBuilder) => axe.withTags(standards),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
};
type Theme = keyof typeof looksFor;

async function violationsOf(page: Page, theme: Theme) {
  // Without frames, axe needs no page of its own to collect results, which takes longer than the check itself.
  // react-aria announces a pending button by the id of its spinner, which no longer exists once the button is done.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').setLegacyMode();
  const { violations } = await looksFor[theme](axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface Look {
  readonly theme: Theme;
  /** The widths at which axe checks each screen. */
  readonly checkedAt: readonly number[];
}

async function sweep(page: Page, { theme, checkedAt }: Look, stops: readonly Stop[]) {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, stop);
      expect.soft(await shiftsOf(page), `${stop.name} holds still`).toBeLessThanOrEqual(mostShift);
      for (const width of widths) {
        const where = `${stop.name} at ${width}`;
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `${where} scrolls one way only`).toBe(0);
        if (!checkedAt.includes(width)) continue;
        await showAll(page, width, 800);
        expect.soft(await violationsOf(page, theme), where).toEqual([]);
      }
    });
  }
}

const looks: Readonly<Record<string, Look & { readonly isLong: boolean }>> = {
  'in light': { theme: 'light', checkedAt: oneOfEachLayout, isLong: false },
  'in light, checked at every width': { theme: 'light', checkedAt: widths, isLong: true },
  // The dark theme has the elements of the light one; its contrast is checked for every change by the tokens' own test.
  'in dark': { theme: 'dark', checkedAt: widths, isLong: true },
};

for (const [name, look] of Object.entries(looks)) {
  test.describe(name, { tag: look.isLong ? '@full' : [] }, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(420_000);
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
      await watchShifts(page);
    });

    const which = look.isLong ? 'every screen' : 'one screen of each kind';
    const chosen = (stops: readonly Stop[]) => (look.isLong ? stops : stops.filter(isOneOfItsKind));

    test(`${which} of pipelines and their setup is accessible, fits and holds still`, async ({ page }) => {
      await sweep(page, look, chosen(signedOutStops));
      await openSignedIn(page, '/pipelines/list');
      await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
      await sweep(page, look, chosen(stopsOf(await makeDraft(page))));
    });

    test(`${which} of the other areas is accessible, fits and holds still`, async ({ page }) => {
      await openSignedIn(page, '/pipelines/list');
      await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
      await sweep(page, look, chosen(areaStops));
    });

    test.describe('without pipelines', () => {
      test.use({ scenario: 'newAccount' });

      test('the list is accessible, fits and does not shift', async ({ page }) => {
        await openSignedIn(page, '/pipelines/list');
        await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
        await sweep(page, look, [emptyStop]);
      });
    });
  });
}

// Two tests, because axe takes longest in Firefox.
test.describe(
  'one screen of each kind is accessible in each browser',
  { tag: ['@full', '@browsers-full'] },
  () => {
    test.beforeEach(() => test.setTimeout(420_000));

    const lookAt = async (page: Page, stops: readonly Stop[]) => {
      for (const stop of stops.filter(isOneOfItsKind)) {
        await test.step(stop.name, async () => {
          await visit(page, stop);
          expect.soft(await overflowOf(page), `${stop.name} scrolls one way only`).toBe(0);
          expect.soft(await violationsOf(page, 'light'), stop.name).toEqual([]);
        });
      }
    };

    test('of pipelines and their setup', async ({ page }) => {
      await lookAt(page, signedOutStops);
      await openSignedIn(page, '/pipelines/list');
      await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
      await lookAt(page, stopsOf(await makeDraft(page)));
    });

    test('of the other areas', async ({ page }) => {
      await openSignedIn(page, '/pipelines/list');
      await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
      await lookAt(page, areaStops);
    });
  },
);

/** The page's own style enlarges the text from the start. The layout's width queries do not see it. */
const doubleLetters = `
  addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });
`;

async function expectRoomForDoubleLetters(
  page: Page,
  isVisited: (stop: Stop) => boolean,
  across: readonly number[],
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(doubleLetters);
  const lookAt = async (stops: readonly Stop[]) => {
    for (const stop of stops.filter(isVisited)) {
      await test.step(stop.name, async () => {
        await page.setViewportSize({ width: 1440, height: 800 });
        await visit(page, stop);
        for (const width of across) {
          await page.setViewportSize({ width, height: 800 });
          await expectInReach(page, `${stop.name} at ${width}`);
        }
      });
    }
  };
  await lookAt(signedOutStops);
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
  await lookAt([...stopsOf(await makeDraft(page)), ...areaStops]);
}

// The browser's font size setting is another way: accessibilityFontSize.e2e.ts.
test('text of twice the size fits on one screen of each kind', async ({ page }) => {
  const isShort = (stop: Stop) => isOneOfItsKind(stop) || stop.name === 'list with some chosen';
  await expectRoomForDoubleLetters(page, isShort, [1280]);
});

test('text of twice the size fits on every screen', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(420_000);
  await expectRoomForDoubleLetters(page, () => true, [1440, 1280]);
});
