import { expect, it } from 'vitest';
import { addReading, loadRate, type LoadReading } from './loadRate.ts';

const read = (...readings: readonly LoadReading[]) =>
  readings.reduce<readonly LoadReading[]>((all, reading) => addReading(all, reading), []);

it('is unknown until records arrive', () => {
  expect(loadRate([])).toBeNull();
  expect(loadRate(read({ at: 0, records: 5 }))).toBeNull();
  expect(loadRate(read({ at: 0, records: 5 }, { at: 10_000, records: 5 }))).toBeNull();
});

it('is the records per second since the first reading', () => {
  expect(
    loadRate(read({ at: 0, records: 0 }, { at: 5_000, records: 40 }, { at: 10_000, records: 100 })),
  ).toBe(10);
});

it('forgets what is older than five minutes', () => {
  const readings = read({ at: 0, records: 0 }, { at: 200_000, records: 100 }, { at: 400_000, records: 300 });
  expect(readings).toHaveLength(2);
  expect(loadRate(readings)).toBe(1);
});

it('starts again when loading starts over, and counts no reading twice', () => {
  expect(read({ at: 0, records: 500 }, { at: 5_000, records: 3 })).toEqual([{ at: 5_000, records: 3 }]);
  expect(read({ at: 0, records: 5 }, { at: 0, records: 5 })).toHaveLength(1);
});
