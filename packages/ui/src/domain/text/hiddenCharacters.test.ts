import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { textLimit } from './boundedText.ts';
import { firstHidden, hasVisible, inSentence, showHidden } from './hiddenCharacters.ts';
import { hostileUnits } from './hostileText.test.data.ts';

describe('showHidden (T-25)', () => {
  it.each([
    ['invoice\u202Egnp.exe', 'invoice[U+202E]gnp.exe'],
    ['Ord\u200Bers', 'Ord[U+200B]ers'],
    ['Ord\u200Ders', 'Ord[U+200D]ers'],
    ['\u2066Orders\u2069', '[U+2066]Orders[U+2069]'],
    ['Or\u00ADders', 'Or[U+00AD]ders'],
    ['two\nlines', 'two[U+000A]lines'],
    ['nothing\u0000', 'nothing[U+0000]'],
    ['tagged\u{E0041}', 'tagged[U+E0041]'],
    ['\u3164', '[U+3164]'],
  ])('makes invisible characters visible in %j', (name, shown) => {
    expect(showHidden(name)).toBe(shown);
    expect(firstHidden(name)).toBe(/U\+\w+/.exec(shown)?.[0]);
  });

  it.each([
    'Orders to warehouse',
    'Bestände',
    'הזמנות למחסן',
    'می‌خواهم',
    'क्‍ष',
    '注文 → 倉庫',
    '👩‍👩‍👧 family',
    '❤️‍🔥',
    '1️⃣ first',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
    '葛󠄀城',
  ])('leaves %s unchanged', (name) => {
    expect(showHidden(name)).toBe(name);
    expect(firstHidden(name)).toBeUndefined();
  });

  it('leaves no direction mark in any text and is idempotent', () => {
    const letters = fc.string({
      unit: fc.constantFrom(
        'a',
        'ש',
        '👩',
        '\u202A',
        '\u202E',
        '\u2067',
        '\u200F',
        '\u200B',
        '\uFEFF',
        '\u200D',
      ),
    });
    fc.assert(
      fc.property(letters, (text) => {
        const shown = showHidden(text);
        expect(shown).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]/u);
        expect(showHidden(shown)).toBe(shown);
        expect(firstHidden(text) === undefined).toBe(shown === text);
      }),
    );
  });
});

// Reading any of these in quadratic time would exceed the test's time limit.
it.each(Object.entries(hostileUnits))('reads a megabyte of %s and shows a part of it', (_, unit) => {
  const name = unit.repeat(Math.ceil(1_000_000 / unit.length));
  expect(showHidden(name).length).toBeLessThanOrEqual(textLimit.name);
  expect(inSentence(name).length).toBeLessThanOrEqual(textLimit.name + 2);
  expect(firstHidden(name) ?? 'U+').toMatch(/^U\+/);
});

describe('hasVisible', () => {
  it('counts visible characters', () => {
    for (const nothing of ['', '  ', '\u200B', ' \u202E\u00A0', '\u3164', '\u2800\t']) {
      expect(hasVisible(nothing)).toBe(false);
    }
    for (const something of ['a', '\u200Ba', '👩‍👧', 'ש', '0']) expect(hasVisible(something)).toBe(true);
  });
});

describe('inSentence', () => {
  it('isolates a right-to-left name from the surrounding text', () => {
    expect(inSentence('Orders')).toBe('Orders');
    expect(inSentence('הזמנות')).toBe('\u2068הזמנות\u2069');
    expect(inSentence('a\u202Eb')).toBe('a[U+202E]b');
  });
});
