import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileAfter, tileByTyping, typeOn } from './TileGroups.logic.ts';

const grid = (columns: number, count: number, top = 0) =>
  Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * 200,
    top: top + Math.floor(index / columns) * 60,
  }));

// 10 tiles in rows of 4, 4 and 2.
const tiles = grid(4, 10);
const after = (key: string, index: number) => tileAfter(key, index, tiles);

describe('tileAfter', () => {
  it('moves by position', () => {
    expect(after('ArrowRight', 0)).toBe(1);
    expect(after('ArrowRight', 3)).toBe(4);
    expect(after('ArrowLeft', 4)).toBe(3);
    expect(after('ArrowDown', 1)).toBe(5);
    expect(after('ArrowUp', 5)).toBe(1);
    expect(after('Home', 7)).toBe(0);
    expect(after('End', 0)).toBe(9);
  });

  it('stays at the edges', () => {
    expect(after('ArrowLeft', 0)).toBe(0);
    expect(after('ArrowRight', 9)).toBe(9);
    expect(after('ArrowUp', 2)).toBe(2);
    expect(after('ArrowDown', 8)).toBe(8);
  });

  it('moves down to the last tile if the row below is shorter', () => {
    expect(after('ArrowDown', 7)).toBe(9);
  });

  it('goes on in the column of the next group, and back', () => {
    const groups = [...tiles, ...grid(3, 5, 400)];
    expect(tileAfter('ArrowDown', 9, groups)).toBe(11);
    expect(tileAfter('ArrowUp', 11, groups)).toBe(9);
    expect(tileAfter('End', 0, groups)).toBe(14);
  });

  it('leaves other keys alone', () => {
    expect(after('Tab', 3)).toBeUndefined();
    expect(after('toString', 3)).toBeUndefined();
  });

  it('never leaves the grid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        (key, count, columns, seed) => {
          const target = tileAfter(key, seed % count, grid(columns, count));
          expect(target).toBeGreaterThanOrEqual(0);
          expect(target).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('typing to jump', () => {
  const labels = ['PostgreSQL', 'MySQL', 'MariaDB', 'SQL Server', 'Shopify', 'Stripe'];

  it('moves on with each first letter, and wraps around', () => {
    expect(tileByTyping(labels, 0, 'm')).toBe(1);
    expect(tileByTyping(labels, 1, 'm')).toBe(2);
    expect(tileByTyping(labels, 2, 'mm')).toBe(1);
    expect(tileByTyping(labels, 5, 's')).toBe(3);
  });

  it('matches the whole word for several letters', () => {
    expect(tileByTyping(labels, 3, 'st')).toBe(5);
    expect(tileByTyping(labels, 5, 'str')).toBe(5);
    expect(tileByTyping(labels, 0, 'sql s')).toBe(3);
    expect(tileByTyping(labels, 0, 'zz')).toBeUndefined();
  });

  it('starts again after a pause', () => {
    const typed = typeOn({ text: '', at: -10_000 }, 's', 0);
    expect(typeOn(typed, 't', 400).text).toBe('st');
    expect(typeOn(typed, 't', 2_000).text).toBe('t');
  });
});
