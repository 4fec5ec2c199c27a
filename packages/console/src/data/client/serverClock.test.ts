import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createServerClock } from './serverClock.ts';

const answer = (serverMs: number) => ({ headers: new Headers({ Date: new Date(serverMs).toUTCString() }) });
const noon = Date.UTC(2026, 10, 20, 12);
const year = 365 * 24 * 3_600_000;

describe('A clock (T-42)', () => {
  test('is the local clock until the first response', () => {
    expect(
      createServerClock(() => noon)
        .now()
        .getTime(),
    ).toBe(noon);
  });

  test('agrees with the service within a second, however wrong the local clock is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10 * year, max: 10 * year }),
        fc.integer({ min: 0, max: 999 }),
        (skew, fraction) => {
          const clock = createServerClock(() => noon + fraction + skew);
          clock.observe(answer(noon + fraction));
          expect(Math.abs(clock.now().getTime() - (noon + fraction))).toBeLessThanOrEqual(500);
        },
      ),
    );
  });

  test('is not changed by one outlier among five responses', () => {
    const clock = createServerClock(() => noon);
    for (const server of [noon, noon, noon - year, noon, noon]) clock.observe(answer(server));
    expect(Math.abs(clock.now().getTime() - noon)).toBeLessThanOrEqual(500);
  });

  test('follows a changed local clock after three of the last five responses', () => {
    let local = noon;
    const clock = createServerClock(() => local);
    for (let index = 0; index < 5; index += 1) clock.observe(answer(noon));
    local = noon + year;
    for (let index = 0; index < 3; index += 1) clock.observe(answer(noon));
    expect(Math.abs(clock.now().getTime() - noon)).toBeLessThanOrEqual(500);
  });

  test('ignores a response without a date', () => {
    const clock = createServerClock(() => noon);
    clock.observe({ headers: new Headers() });
    clock.observe({ headers: new Headers({ Date: 'soon' }) });
    expect(clock.now().getTime()).toBe(noon);
  });
});
