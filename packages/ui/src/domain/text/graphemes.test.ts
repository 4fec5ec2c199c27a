import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutGraphemes, isLongerThan } from './graphemes.ts';

const family = '👨‍👩‍👧';

it.each([
  ['orders', 10, 'orders'],
  ['orders', 6, 'orders'],
  ['orders', 3, 'ord'],
  ['orders', 0, ''],
  [`${family}${family}${family}`, 2, `${family}${family}`],
  ['e\u0301e\u0301', 1, 'e\u0301'],
])('cuts %j after %i characters to %j', (text, limit, kept) => {
  expect(cutGraphemes(text, limit)).toBe(kept);
  expect(isLongerThan(text, limit)).toBe(kept !== text);
});

it('returns a prefix of the text and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, limit) => {
      const kept = cutGraphemes(text, limit);
      expect(text.startsWith(kept)).toBe(true);
      expect(cutGraphemes(kept, limit)).toBe(kept);
    }),
  );
});
