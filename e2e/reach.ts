import { expect, type Page } from '@playwright/test';

/** How far the page scrolls sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/**
 * Makes the window as high as the page, and no lower than `least` px: what a bar at the bottom covers while scrolling is
 * no target that is too small.
 */
export async function showAll(page: Page, width: number, least: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, least) });
}

/**
 * Text that extends beyond the window, or beyond its control or row, or that is clipped. Intended clipping ends in an
 * ellipsis, and scrollable content can be scrolled to. A button's text may need neither.
 */
function wordsCutOff(): string[] {
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2;
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(around);
      const place = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflow)) return false;
      // A column's head is as wide as its column.
      if (around.matches('[role=columnheader]')) return false;
      // The last line that is shown ends in an ellipsis.
      if (webkitLineClamp !== 'none' && words.width <= place.width + 2) return false;
      if (textOverflow === 'ellipsis') return around.closest('button') !== null && words.width > place.width;
      const isControl = around.matches('button, a, label, [role=link], [role=option]');
      if (isControl && !isIn(words, place) && !around.closest('[role=columnheader]')) return true;
      if (around.matches('[role=row]') && words.bottom > place.bottom + 2) return true;
      if (/hidden|clip/.test(overflow) && !isIn(words, place)) return true;
    }
    return words.left < 0 || words.right > window.innerWidth;
  };
  /** For screen readers only, such as the head of a list on a phone. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isSeen && node instanceof Text && node.data.trim() && !isClipped(node.parentElement) && isCut(node))
      found.push(node.data);
  }
  return found;
}

/** Focused elements that are covered by a sticky bar. */
function coveredInFocus(): string[] {
  const root = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main');
  const clampAround = (element: Element | null): Element | null =>
    element && getComputedStyle(element).webkitLineClamp === 'none'
      ? clampAround(element.parentElement)
      : element;
  const found: string[] = [];
  const stops = root?.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, summary, [tabindex="0"]',
  );
  for (const stop of stops ?? []) {
    // The options of a search are never focused: its field names the active one.
    if (stop.matches(':disabled, a[role=option]') || !stop.checkVisibility({ visibilityProperty: true }))
      continue;
    stop.focus();
    // A toolbar moves the focus to its last focused control.
    if (document.activeElement !== stop) continue;
    const seen = stop.closest('label') ?? stop;
    const clamp = clampAround(seen)?.getBoundingClientRect().bottom ?? Infinity;
    // A link in running text has one rectangle per line. What follows an ellipsis is not shown.
    const lines = [...seen.getClientRects()].filter(({ top }) => top < clamp - 2);
    const isCovered = lines.some(({ left, right, top, bottom: end }) => {
      const bottom = Math.min(end, clamp);
      return [top + 2, bottom - 2].some((y) => {
        const shown = document.elementFromPoint((left + right) / 2, y);
        return !shown || !(seen.contains(shown) || shown.contains(seen));
      });
    });
    if (isCovered || lines.length === 0)
      found.push(stop.textContent || (stop.getAttribute('aria-label') ?? stop.id));
  }
  return found;
}

/** All text on the page is readable, and the focused element is visible. */
export async function expectInReach(page: Page, where: string) {
  expect.soft(await overflowOf(page), `${where} scrolls one way only`).toBe(0);
  expect.soft(await page.evaluate(wordsCutOff), `${where} shows its words`).toEqual([]);
  expect.soft(await page.evaluate(coveredInFocus), `${where} shows what has the focus`).toEqual([]);
}
