import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsIn, type UsageBucket } from './usageBuckets.ts';
import { describeJump, usageJumps } from './usageJumps.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00Z');
const daysOf = (...records: readonly number[]): readonly UsageBucket[] =>
  records.map((continuous, index) => ({
    from: new Date(start + index * dayMs),
    to: new Date(start + (index + 1) * dayMs),
    initial: 0,
    continuous,
  }));
const after = (days: number) => new Date(start + days * dayMs);
const jumpsOf = (...records: readonly number[]) =>
  usageJumps(daysOf(...records), after(records.length)).map(({ day, times }) => [
    day.from.getUTCDate(),
    times,
  ]);

describe('the jumps of a month', () => {
  it('are days with at least twice the records of the usual day', () => {
    expect(jumpsOf(10, 10, 10, 30, 10, 19, 10, 20)).toEqual([
      [4, 3],
      [8, 2],
    ]);
  });

  it('are unknown before a week of whole days', () => {
    expect(jumpsOf(10, 10, 10, 30, 10, 10)).toEqual([]);
    expect(usageJumps(daysOf(10, 10, 10, 30, 10, 10, 10), after(6.5))).toEqual([]);
  });

  it('need a usual day: before the first records there was nothing to sync', () => {
    expect(jumpsOf(0, 0, 0, 0, 0, 0, 0, 0, 50)).toEqual([]);
    expect(jumpsOf(0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0)).toEqual([]);
    expect(jumpsOf()).toEqual([]);
  });

  it('may be today, once it has jumped', () => {
    const days = daysOf(10, 10, 10, 10, 10, 10, 10, 40);
    expect(usageJumps(days, after(7.5))).toHaveLength(1);
  });

  it('are the three highest, oldest first', () => {
    expect(jumpsOf(10, 10, 10, 10, 10, 10, 10, 10, 10, 20, 50, 30, 40).map(([day]) => day)).toEqual([
      11, 12, 13,
    ]);
  });

  it.each([
    [3, '3 × the usual day'],
    [2.49, '2.4 × the usual day'],
    [12.9, '12 × the usual day'],
  ])('%d is “%s”', (times, text) => {
    const [jump] = usageJumps(daysOf(10, 10, 10, 10, 10, 10, 10, 40), after(8));
    expect(jump && describeJump({ ...jump, times })).toBe(text);
  });

  it('have the records of their bar, and no more than is said (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 31 }), (records) => {
        const days = daysOf(...records);
        for (const jump of usageJumps(days, after(records.length))) {
          const bar = days.find(({ from }) => from === jump.day.from);
          expect(bar && recordsIn(bar)).toBe(jump.records);
          expect(Number.parseFloat(describeJump(jump))).toBeLessThanOrEqual(jump.times);
          expect(jump.times).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});
