import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignRowSlots, type RowSlot } from './rowSlots.ts';

const idOf = (index: number): string => `row ${index}`;
const at = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => first + place);
const assign = (
  before: readonly RowSlot[],
  indexes: readonly number[],
  { isMoving = false, heldId = '' } = {},
): readonly RowSlot[] => assignRowSlots(before, { indexes, idOf, isMoving, heldId });
const keyOf = (slots: readonly RowSlot[], index: number) => slots.find((each) => each.index === index)?.key;
const indexes = (slots: readonly RowSlot[]) => slots.map(({ index }) => index);

const first = assign([], at(0, 4));

describe('assignRowSlots', () => {
  it('creates no element while equally many rows enter and leave', () => {
    const moved = assign(first, at(3, 4), { isMoving: true });
    expect(indexes(moved).toSorted()).toEqual([3, 4, 5, 6]);
    expect(new Set(moved.map(({ key }) => key))).toEqual(new Set(first.map(({ key }) => key)));
  });

  it('moves no element during a scroll, and orders them afterwards', () => {
    const moved = assign(first, at(2, 4), { isMoving: true });
    expect(moved.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
    expect(indexes(moved)).toEqual([4, 5, 2, 3]);
    const rested = assign(moved, at(2, 4));
    expect(indexes(rested)).toEqual([2, 3, 4, 5]);
    for (const { key, index } of moved) expect(keyOf(rested, index)).toBe(key);
  });

  it('does not reuse an element with the focus', () => {
    const after = assign(first, [9, 1, 2, 3], { heldId: 'row 0' });
    expect(first.map(({ key }) => key)).not.toContain(keyOf(after, 9));
    expect(keyOf(after, 1)).toBe(keyOf(first, 1));
  });

  it('returns the same slots if nothing changes', () => {
    expect(assign(first, at(0, 4))).toBe(first);
    const moved = assign(first, at(2, 4), { isMoving: true });
    expect(assign(moved, at(2, 4), { isMoving: true })).toBe(moved);
  });

  it('gives each row one slot with a constant element in all cases', () => {
    const step = fc.record({
      from: fc.integer({ min: 0, max: 60 }),
      count: fc.integer({ min: 0, max: 12 }),
      isMoving: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let slots: readonly RowSlot[] = [];
        for (const { from, count, isMoving } of steps) {
          const next = assign(slots, at(from, count), { isMoving });
          expect(indexes(next).toSorted((a, b) => a - b)).toEqual(at(from, count));
          expect(new Set(next.map(({ key }) => key)).size).toBe(count);
          const kept = slots.filter(({ index }) => indexes(next).includes(index));
          expect(kept.map(({ index }) => keyOf(next, index))).toEqual(kept.map(({ key }) => key));
          slots = next;
        }
      }),
    );
  });
});
