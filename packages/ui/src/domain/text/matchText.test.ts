import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bestMatches, matchedRanges, rankMatch } from './matchText.ts';

const marked = (query: string, text: string) =>
  matchedRanges(query, text).map(([start, end]) => text.slice(start, end));

describe('rankMatch', () => {
  it.each([
    ['ord', 'Orders to warehouse', 0],
    ['ware', 'Orders to warehouse', 1],
    ['house', 'Orders to warehouse', 2],
    ['items', 'public.order_items', 1],
    ['warehouse ord', 'Orders to warehouse', 1],
    ['', 'Orders', 0],
    ['  ', 'Orders', 0],
    ['orders pay', 'Orders to warehouse', undefined],
    ['uber', 'Überweisungen', 0],
    ['ÉTÉ', 'ete', 0],
    ['한', '한국어', 0],
  ])('ranks "%s" in "%s" as %s', (query, label, rank) => {
    expect(rankMatch(query, label)).toBe(rank);
  });

  it('prefers a later word that starts with the query to an earlier one that contains it', () => {
    expect(rankMatch('art', 'Smart art')).toBe(1);
  });

  it('finds aliases after everything else', () => {
    expect(rankMatch('invoice', 'Billing', 'invoices plan')).toBe(3);
    expect(rankMatch('billing plan', 'Billing', 'invoices plan')).toBe(3);
    expect(rankMatch('colour', 'Billing', 'invoices plan')).toBeUndefined();
  });
});

describe('bestMatches', () => {
  const labels = (query: string, ...all: readonly string[]) =>
    bestMatches(query, all, (label) => ({ label }));

  it('sorts the start of the text before the start of a word before the inside of one', () => {
    expect(labels('so', 'Also', 'Create source', 'Sources', 'Pipelines')).toEqual([
      'Sources',
      'Create source',
      'Also',
    ]);
  });

  it('keeps the order of equals, and all without a query', () => {
    expect(labels('s', 'Sources', 'Settings')).toEqual(['Sources', 'Settings']);
    expect(labels('', 'Sources', 'Home')).toEqual(['Sources', 'Home']);
  });
});

describe('matchedRanges', () => {
  it.each([
    ['order', 'Orders, public.order', ['Order']],
    ['to ord', 'Orders to warehouse', ['Ord', 'to']],
    ['ord rder', 'Orders', ['Order']],
    ['cafe', 'Cafe\u0301s', ['Cafe\u0301']],
    ['uber', '\u{1F600} Über', ['Über']],
    ['x', 'Orders', []],
    ['', 'Orders', []],
  ])('marks "%s" in "%s"', (query, text, parts) => {
    expect(marked(query, text)).toEqual(parts);
  });

  it('returns ordered ranges within the text, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, text) => {
        let last = 0;
        for (const [start, end] of matchedRanges(query, text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('finds every part of a text in it', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.nat(), fc.nat(), (text, from, to) => {
        expect(rankMatch(text.slice(from % text.length, to % text.length), text)).toBeDefined();
      }),
    );
  });
});
