import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { boundText, boundTexts, markLimit, textLimit, wordLimit } from './boundedText.ts';
import { hostileUnits } from './hostileText.test.data.ts';

describe('boundText', () => {
  it.each([
    ['Orders to warehouse', 'Orders to warehouse'],
    ['a'.repeat(2_000), 'a'.repeat(2_000)],
    ['Việt Nam, ภาษาไทย, क्षत्रिय, שָׁלוֹם, བོད་', 'Việt Nam, ภาษาไทย, क्षत्रिय, שָׁלוֹם, བོད་'],
    [`${'漢字'.repeat(100)}。${'漢字'.repeat(100)}`, `${'漢字'.repeat(100)}。${'漢字'.repeat(100)}`],
    [`a${'\u0301'.repeat(100)}b`, `a${'\u0301'.repeat(markLimit)}b`],
    ['\u1100'.repeat(100), '\u1100'.repeat(16)],
    ['م'.repeat(1_000), `${'م'.repeat(wordLimit - 1)}…`],
    ['a'.repeat(5_000), `${'a'.repeat(textLimit.text - 1)}…`],
  ])('%#', (text, bounded) => {
    expect(boundText(text, textLimit.text)).toBe(bounded);
  });

  it.each(Object.entries(hostileUnits))('bounds a megabyte of %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    const bounded = boundText(text, textLimit.text);
    expect(bounded.length).toBeLessThanOrEqual(textLimit.text);
    expect(bounded.isWellFormed()).toBe(true);
    expect(boundText(bounded, textLimit.text)).toBe(bounded);
    expect(
      Math.max(0, ...(bounded.match(/\p{M}+/gu) ?? []).map((marks) => [...marks].length)),
    ).toBeLessThanOrEqual(markLimit);
  });

  it('does not scan ASCII for combining marks, even where it is cut', () => {
    const replace = vi.spyOn(String.prototype, 'replace');
    boundText('a'.repeat(5_000), textLimit.text);
    const count = replace.mock.calls.length;
    replace.mockRestore();
    expect(count).toBe(0);
  });

  it('stays within its limits for any text and is idempotent', () => {
    const unit = fc.oneof(fc.constantFrom(...Object.values(hostileUnits)), fc.string({ unit: 'grapheme' }));
    const text = fc.array(fc.tuple(unit, fc.integer({ min: 1, max: 400 })), { maxLength: 6 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 2_000 }), (parts, limit) => {
        const bounded = boundText(parts.map(([part, times]) => part.repeat(times)).join(''), limit);
        expect(bounded.length).toBeLessThanOrEqual(limit);
        expect(boundText(bounded, limit)).toBe(bounded);
      }),
    );
  });
});

describe('boundTexts', () => {
  it('bounds every text and every key', () => {
    const long = 'a'.repeat(5_000);
    const cut = `${'a'.repeat(textLimit.text - 1)}…`;
    expect(boundTexts({ a: [long, { [long]: long }], b: 1, c: null, d: true })).toEqual({
      a: [cut, { [cut]: cut }],
      b: 1,
      c: null,
      d: true,
    });
  });

  it('keeps a certificate chain complete', () => {
    const chain = `-----BEGIN CERTIFICATE-----\n${'A'.repeat(60_000)}`;
    expect(boundTexts({ ca: chain })).toEqual({ ca: chain });
  });

  it('treats __proto__ as an ordinary key', () => {
    const bounded = boundTexts(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.getPrototypeOf(bounded)).toBe(Object.prototype);
  });
});
