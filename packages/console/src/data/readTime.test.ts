import { expect, test } from 'vitest';

import { readTime } from './readTime.ts';

const hour = 3_600_000;

test.each([-hour, 0, hour])('what was just read is new, with the device %i ms ahead', (ahead) => {
  const clock = { now: () => new Date(Date.now() - ahead) };
  const age = clock.now().getTime() - (readTime(clock, Date.now() - 5_000)?.getTime() ?? 0);
  expect(Math.abs(age - 5_000)).toBeLessThan(1_000);
});

test('what was never read has no time', () => {
  expect(readTime({ now: () => new Date() }, 0)).toBeUndefined();
});
