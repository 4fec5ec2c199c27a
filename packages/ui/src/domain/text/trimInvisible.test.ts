import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trimInvisible } from './trimInvisible.ts';

const edge = fc.string({
  unit: fc.constantFrom(
    ' ',
    '\n',
    '\t',
    '\u00A0',
    '\u200B',
    '\u202E',
    '\u2060',
    '\u00AD',
    '\uFEFF',
    '\u2800',
    '\0',
  ),
  maxLength: 4,
});

it('removes what is invisible around a text, and nothing inside it', () => {
  fc.assert(
    fc.property(edge, edge, edge, (before, inside, after) => {
      const text = `ann${inside}@b.example`;
      expect(trimInvisible(`${before}${text}${after}`)).toBe(text);
      expect(trimInvisible(before)).toBe('');
    }),
  );
});

it('handles any length', () => {
  expect(trimInvisible(`a${'\u200B'.repeat(200_000)}b`)).toHaveLength(200_002);
});
