import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createServerClock } from './serverClock.ts';

const answer = (serverMs: number) => ({ headers: new Headers({ Date: new Date(serverMs).toUTCString() }) });
const noon = Date.UTC(2026, 10, 20, 12);
const year = 365 * 24 * 3_600_000;

describe('A clock (T-42)', () => {
  test('is the local one until the service has answered', () => {
    expect(
      createServerClock(() => noon)
        .now()
        .getTime(),
    ).toBe(noon);
  });

  test('agrees with the service within a second, however wrong the computer is', () => {
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

  test('is not moved by one odd answer among five', () => {
    const clock = createServerClock(() => noon);
    for (const server of [noon, noon, noon - year, noon, noon]) clock.observe(answer(server));
    expect(Math.abs(clock.now().getTime() - noon)).toBeLessThanOrEqual(500);
  });

  test('follows a computer whose clock was set, after three of its last five answers', () => {
    let local = noon;
    const clock = createServerClock(() => local);
    for (let index = 0; index < 5; index += 1) clock.observe(answer(noon));
    local = noon + year;
    for (let index = 0; index < 3; index += 1) clock.observe(answer(noon));
    expect(Math.abs(clock.now().getTime() - noon)).toBeLessThanOrEqual(500);
  });

  test('ignores an answer without a date', () => {
    const clock = createServerClock(() => noon);
    clock.observe({ headers: new Headers() });
    clock.observe({ headers: new Headers({ Date: 'soon' }) });
    expect(clock.now().getTime()).toBe(noon);
  });
});
