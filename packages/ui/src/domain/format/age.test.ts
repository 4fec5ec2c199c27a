import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, secondMs } from './duration.ts';
import { formatAge } from './age.ts';

const now = new Date('2026-03-04T10:00:00Z');

test.each([
  [0, '0 s'],
  [42 * secondMs, '42 s'],
  [minuteMs - 1, '59 s'],
  [minuteMs, '1 min'],
  [hourMs - 1, '59 min'],
  [hourMs, '1 h'],
  [2 * dayMs - 1, '47 h'],
  [2 * dayMs, '2 d'],
  [400 * dayMs, '400 d'],
  [-minuteMs, '0 s'],
])('%d ms ago is %s', (age, text) => {
  const { amount, unit } = formatAge(new Date(now.getTime() - age), now);
  expect(`${amount} ${unit}`).toBe(text);
});
