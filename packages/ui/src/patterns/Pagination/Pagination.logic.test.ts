import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageStops } from './Pagination.logic.ts';

const textOf = (current: number, last: number) =>
  pageStops(current, last)
    .map((stop) => ('page' in stop ? (stop.page === current ? `[${stop.page}]` : stop.page) : '…'))
    .join(' ');

describe('pageStops', () => {
  it.each([
    [1, 1, '[1]'],
    [2, 3, '1 [2] 3'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [1, 8, '[1] 2 3 4 5 … 8'],
    [4, 9, '1 2 3 [4] 5 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [6, 9, '1 … 5 [6] 7 8 9'],
    [1000, 1000, '1 … 996 997 998 999 [1000]'],
  ])('shows page %d of %d as %s', (current, last, stops) => {
    expect(textOf(current, last)).toBe(stops);
  });

  it('always shows the first, last and current page, each once, in order, at most seven stops', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const stops = pageStops(current, last);
        const pages = stops.flatMap((stop) => ('page' in stop ? [stop.page] : []));
        expect(pages).toEqual([...new Set(pages)].toSorted((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        expect(stops).toHaveLength(Math.min(7, last));
      }),
    );
  });
});
