import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatWait } from './wait.ts';

test.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [12, '12 s'],
  [60, '60 s'],
  [61, '2 minutes'],
  [239, '4 minutes'],
  [900, '15 minutes'],
  [3_600, '60 minutes'],
  [3_601, '2 hours'],
  [-5, '0 s'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});

test('the words never promise less than the wait, and have at most three digits for a day', () => {
  const unitOf: Readonly<Record<string, number>> = { s: 1, minutes: 60, hours: 3_600 };
  fc.assert(
    fc.property(fc.double({ min: 0, max: 86_400, noNaN: true }), (seconds) => {
      const [amount = '', unit = ''] = formatWait(seconds).split(' ');
      expect(Number(amount) * (unitOf[unit] ?? 0)).toBeGreaterThanOrEqual(seconds);
      expect(amount.length).toBeLessThanOrEqual(2);
    }),
  );
});
