import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distribute } from './collections.ts';

it('distributes an amount by any weights', () => {
  const weights = fc.array(fc.double({ min: 0.001, max: 1_000, noNaN: true }), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(fc.nat(), weights, (total, all) => {
      const shares = distribute(total, all);
      expect(shares.reduce((one, other) => one + other, 0)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(distribute(7, [0, 0])).toEqual([0, 0]);
});
