import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenPhone } from './shortenPhone.ts';

test.each([
  ['+49 151 2345 6789', '+4915123456789'],
  ['+49 (0) 30 / 123 456-78', '+493012345678'],
  ['(020) 7946 0958 11', '0207946095811'],
  ['+1 (212) 555–0147', '+12125550147'],
  ['+49 30 12345 678\u00A09', '+4930123456789'],
  ['call me at noon please', 'call me at noon please'],
])('%s becomes %s', (typed, short) => {
  expect(shortenPhone(typed)).toBe(short);
});

test('keeps every digit and the plus, in order', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 ().-/') });
  fc.assert(
    fc.property(typed, (text) => {
      const withoutTrunk = `+${text}`.replaceAll('(0)', '');
      expect(shortenPhone(`+${text}`).replace(/[^\d+]/g, '')).toBe(withoutTrunk.replace(/[^\d+]/g, ''));
    }),
  );
});
