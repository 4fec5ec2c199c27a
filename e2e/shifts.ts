import type { Page } from '@playwright/test';

/** Layout shift while a screen loads; 0.1 is the limit for a bad score. */
export const mostShift = 0.02;

/** Sums up the layout shifts of every document. The browser ignores shifts within half a second after input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);

export const shiftsOf = (page: Page) => page.evaluate<number>('window.shifts');
