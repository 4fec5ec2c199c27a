import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyName, freeCopyName } from './copyName.ts';
import { isLongerThan } from './graphemes.ts';
import { maxLength } from './limits.ts';

it('a copy is numbered from 2, past the names that are taken', () => {
  expect(freeCopyName('Orders', () => false)).toBe('Copy of Orders');
  const taken = new Set(['Copy of Orders', 'Copy of Orders 2']);
  expect(freeCopyName('Orders', (name) => taken.has(name))).toBe('Copy of Orders 3');
});

it('a name that is cut has no blank before its number', () => {
  const name = `${'x'.repeat(maxLength.standard - 'Copy of '.length - 3)} last`;
  const first = freeCopyName(name, () => false);
  const second = freeCopyName(name, (each) => each === first);
  expect(first).toBe(`Copy of ${'x'.repeat(maxLength.standard - 'Copy of '.length - 3)} la`);
  expect(second).toMatch(/x 2$/);
});

it('a copy is never longer than a name may be, and never has a name that is taken', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.integer({ min: 0, max: 12 }),
      (name, others) => {
        const taken = new Set<string>();
        for (let at = 0; at <= others; at += 1) {
          const copy = freeCopyName(name, (each) => taken.has(each));
          expect(taken.has(copy)).toBe(false);
          expect(isLongerThan(copy, maxLength.standard)).toBe(false);
          expect(copy.startsWith('Copy of')).toBe(true);
          taken.add(copy);
        }
        expect(isLongerThan(copyName(name), maxLength.nodeName)).toBe(false);
      },
    ),
  );
});
