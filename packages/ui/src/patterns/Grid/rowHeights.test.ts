import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnRows, evenHeights, insertedHeights, stackedHeights } from './rowHeights.ts';

describe('stackedHeights', () => {
  it('maps rows to offsets and back', () => {
    const heights = stackedHeights(3, (index) => [40, 48, 36][index] ?? 0);
    expect([0, 1, 2, 3].map(heights.startOf)).toEqual([0, 40, 88, 124]);
    expect([0, 39, 40, 87, 88, 500].map(heights.indexAt)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('matches rows of one height', () => {
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 300 }),
      height: fc.integer({ min: 1, max: 80 }),
      distance: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(sizes, ({ count, height, distance }) => {
        const even = evenHeights(count, height);
        const stacked = stackedHeights(count, () => height);
        expect(stacked.indexAt(distance)).toBe(even.indexAt(distance));
        expect(stacked.startOf(count)).toBe(even.startOf(count));
      }),
    );
  });
});

describe('insertedHeights', () => {
  it('matches stacked rows of which one is different', () => {
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 300 }),
      height: fc.integer({ min: 1, max: 80 }),
      at: fc.integer({ min: -1, max: 299 }),
      inserted: fc.integer({ min: 1, max: 400 }),
      distance: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(sizes, ({ count, height, at, inserted, distance }) => {
        const other = Math.min(at, count - 1);
        const one = insertedHeights(count, height, other, inserted);
        const stacked = stackedHeights(count, (index) => (index === other ? inserted : height));
        expect(one.indexAt(distance)).toBe(stacked.indexAt(distance));
        for (const index of [0, other + 1, count]) expect(one.startOf(index)).toBe(stacked.startOf(index));
      }),
    );
  });
});

describe('drawnRows', () => {
  const heights = evenHeights(1_000, 50);

  it('renders the rows in view and five more at each edge', () => {
    expect(drawnRows(heights, { top: 0, room: 200 }, { active: 0 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const inTheMiddle = drawnRows(heights, { top: 25_000, room: 200 }, { active: 500 });
    expect([inTheMiddle[0], inTheMiddle.at(-1)]).toEqual([495, 509]);
  });

  it('renders fewer rows while the first one is below the top of the page', () => {
    expect(drawnRows(heights, { top: -100, room: 200 }, { active: 0 }).at(-1)).toBe(7);
    expect(drawnRows(heights, { top: -5_000, room: 200 }, { active: 0 }).at(-1)).toBe(5);
  });

  it('keeps the active row, however far away, in order', () => {
    expect(drawnRows(heights, { top: 25_000, room: 200 }, { active: 3 })[0]).toBe(3);
    expect(drawnRows(heights, { top: 0, room: 200 }, { active: 900 }).at(-1)).toBe(900);
  });

  it('renders pinned rows above the view, each once and in order', () => {
    const pinnedAbove = (first: number) => [7, 3].filter((row) => row < first);
    const drawn = (top: number, active: number) =>
      drawnRows(heights, { top, room: 200 }, { active, pinnedAbove }).slice(0, 4);
    expect(drawn(25_000, 500)).toEqual([3, 7, 495, 496]);
    expect(drawn(25_000, 5)).toEqual([3, 5, 7, 495]);
    expect(drawn(25_000, 7)).toEqual([3, 7, 495, 496]);
  });

  it('renders the last rows when scrolled beyond them, and none without rows', () => {
    expect(drawnRows(evenHeights(12, 50), { top: 25_000, room: 200 }, { active: 0 })).toContain(11);
    expect(drawnRows(evenHeights(0, 50), { top: 0, room: 200 }, { active: -1 })).toEqual([]);
  });
});
