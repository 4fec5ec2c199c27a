import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  headIndex,
  moved,
  moveOf,
  selectedOf,
  reconcilePlace,
  withAllToggled,
  withRange,
  withToggled,
  type GridMove,
} from './Grid.logic.ts';

const idOf = (row: string) => row;
const at = (rowId: string, index: number) => ({ rowId, index, columnId: 'name' });

describe('reconcilePlace', () => {
  it('returns the same object if nothing moved', () => {
    const place = at('b', 1);
    expect(reconcilePlace(place, ['a', 'b', 'c'], idOf)).toBe(place);
  });

  it.each([
    ['follows the row to its new index', at('b', 1), ['c', 'a', 'b'], at('b', 2)],
    ['follows it past rows put in before it', at('b', 1), ['x', 'y', 'a', 'b'], at('b', 3)],
    ['falls to the row now in its stead', at('b', 1), ['a', 'c', 'd'], at('c', 1)],
    ['falls to the last row when the last is gone', at('c', 2), ['a', 'b'], at('b', 1)],
    ['keeps the head', at('', headIndex), ['a'], at('', headIndex)],
    ['keeps its place while there are no rows', at('b', 1), [], at('b', 1)],
  ])('%s', (_, place, rows, expected) => {
    expect(reconcilePlace(place, rows, idOf)).toEqual(expected);
  });
});

describe('moveOf', () => {
  const press = (key: string, with_: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...with_,
  });

  it.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'before'],
    ['ArrowRight', 'after'],
    ['PageUp', 'pageUp'],
    ['PageDown', 'pageDown'],
    ['Home', 'rowStart'],
    ['End', 'rowEnd'],
    ['Tab', undefined],
    ['x', undefined],
  ])('%s is %s', (key, move) => {
    expect(moveOf(press(key), false)).toBe(move);
  });

  it('swaps left and right in right-to-left text', () => {
    expect(moveOf(press('ArrowLeft'), true)).toBe('after');
    expect(moveOf(press('ArrowRight'), true)).toBe('before');
  });

  it('moves to the corners for Home and End with Ctrl or Cmd', () => {
    expect(moveOf(press('Home', { ctrlKey: true }), false)).toBe('gridStart');
    expect(moveOf(press('End', { metaKey: true }), false)).toBe('gridEnd');
  });

  it('leaves other chords to the browser', () => {
    expect(moveOf(press('ArrowLeft', { altKey: true }), false)).toBeUndefined();
    expect(moveOf(press('ArrowDown', { ctrlKey: true }), false)).toBeUndefined();
  });
});

describe('moved', () => {
  const extent = { rows: 100, columns: 5, page: 8 };

  it.each<[GridMove, number, number, number, number]>([
    ['up', 4, 2, 3, 2],
    ['up', 0, 2, headIndex, 2],
    ['up', headIndex, 2, headIndex, 2],
    ['down', headIndex, 2, 0, 2],
    ['down', 99, 2, 99, 2],
    ['before', 4, 0, 4, 0],
    ['after', 4, 4, 4, 4],
    ['after', headIndex, 1, headIndex, 2],
    ['pageUp', 50, 2, 42, 2],
    ['pageUp', 3, 2, 0, 2],
    ['pageUp', headIndex, 2, headIndex, 2],
    ['pageDown', 50, 2, 58, 2],
    ['pageDown', 97, 2, 99, 2],
    ['rowStart', 4, 2, 4, 0],
    ['rowEnd', 4, 2, 4, 4],
    ['gridStart', 50, 2, 0, 0],
    ['gridEnd', 50, 2, 99, 4],
  ])('%s from %d,%d is %d,%d', (move, row, column, toRow, toColumn) => {
    expect(moved({ row, column }, move, extent)).toEqual({ row: toRow, column: toColumn });
  });

  it('never leaves the grid', () => {
    const moves: GridMove[] = ['up', 'down', 'before', 'after', 'pageUp', 'pageDown', 'gridStart', 'gridEnd'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...moves)),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (way, rows, columns) => {
          let spot = { row: headIndex, column: 0 };
          for (const move of way) {
            spot = moved(spot, move, { rows, columns, page: 5 });
            expect(spot.row).toBeGreaterThanOrEqual(headIndex);
            expect(spot.row).toBeLessThan(rows);
            expect(spot.column).toBeGreaterThanOrEqual(0);
            expect(spot.column).toBeLessThan(columns);
          }
        },
      ),
    );
  });
});

describe('selection', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it.each([
    [[], 'none'],
    [['b'], 'some'],
    [['a'], 'some'],
    [ids, 'all'],
    [['elsewhere'], 'none'],
    [[...ids, 'elsewhere'], 'all'],
  ])('%j is %s', (selected, expected) => {
    expect(selectedOf(ids, new Set(selected))).toBe(expected);
  });

  it('is none without rows', () => {
    expect(selectedOf([], new Set(['a']))).toBe('none');
  });

  it('toggles one row without changing the given set', () => {
    const before = new Set(['a']);
    expect(withToggled(before, 'b')).toEqual(new Set(['a', 'b']));
    expect(withToggled(before, 'a')).toEqual(new Set());
    expect(before).toEqual(new Set(['a']));
  });

  it('adds a range in either direction to the earlier selection', () => {
    expect(withRange(new Set(['x']), ids, 1, 3)).toEqual(new Set(['x', 'b', 'c', 'd']));
    expect(withRange(new Set(), ids, 3, 1)).toEqual(new Set(['b', 'c', 'd']));
    expect(withRange(new Set(), ids, 2, 2)).toEqual(new Set(['c']));
  });

  it('selects all, then none, and keeps rows of other pages', () => {
    const some = new Set(['a', 'elsewhere']);
    const all = withAllToggled(some, ids);
    expect(all).toEqual(new Set([...ids, 'elsewhere']));
    expect(withAllToggled(all, ids)).toEqual(new Set(['elsewhere']));
  });
});
