import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { areaStops, visit } from './tour.ts';

/** The least height that a finger reaches without looking closely, in CSS pixels. */
const leastHeight = 44;

/**
 * The buttons, chips and segments in view that a tap half of that height above or below their middle does not reach.
 * Parts of a sentence are as high as their line, and the buttons in a head of a table as high as the head.
 */
const tooLow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(button, [role=radio], [role=tab], a)');
    const reaches = (control: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && control.contains(found);
    };
    return [...controls].flatMap((control) => {
      const { left, width, top, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInSentence = control.closest('p, dd, [role=columnheader]') !== null;
      // Links with the looks of a button; others are as high as the row that they name.
      const isPlainLink = control.localName === 'a' && getComputedStyle(control).display !== 'inline-flex';
      const isInView = width > 0 && x > 0 && x < innerWidth && y > least && y < innerHeight - least;
      if (isInSentence || isPlainLink || !isInView || !reaches(control, x, y)) return [];
      // A point on the very edge belongs to what is beside it.
      const reach = least / 2 - 1;
      return reaches(control, x, y - reach) && reaches(control, x, y + reach)
        ? []
        : [`${control.ariaLabel ?? control.innerText} (${Math.round(height)} px)`];
    });
  }, leastHeight);

test.describe('with a finger', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('buttons and chips are as high as a finger needs', async ({ page }) => {
    test.slow();
    await openSignedIn(page, '/pipelines/list');
    for (const stop of areaStops.filter(({ act }) => !act)) {
      await visit(page, stop);
      expect.soft(await tooLow(page), stop.name).toEqual([]);
    }
  });
});

test.describe('in the window of a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1200 } });

  test('pages stay in the middle, and as wide as one reads', async ({ page }) => {
    test.slow();
    await openSignedIn(page, '/pipelines/list');
    for (const stop of areaStops.filter(({ act }) => !act)) {
      await visit(page, stop);
      const room = await page.evaluate(() => {
        const main = document.querySelector('main');
        if (!main) throw new Error('There is no main part');
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
        const [start, end] = [Number.parseFloat(paddingInlineStart), Number.parseFloat(paddingInlineEnd)];
        return { before: start, after: end, width: main.clientWidth - start - end };
      });
      expect.soft(room.before, stop.name).toBe(room.after);
      expect.soft(room.width, stop.name).toBe(1600);
    }
  });
});
