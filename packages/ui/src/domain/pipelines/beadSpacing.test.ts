import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { hourMs, minuteMs } from '../format/duration.ts';
import { beadSpacing } from './beadSpacing.ts';

const now = new Date('2026-03-04T10:20:00Z');
const onTime: Pipeline = {
  id: toId(1),
  name: 'Orders',
  status: 'running',
  lastSyncedAt: new Date(now.getTime() - 5 * minuteMs),
  sourceSyncFrequency: 15 * minuteMs,
};

/** The spacing after some whole hours, the last of which is `rate`. The hour that is not over has few records. */
const spacingOf = (before: readonly number[], rate: number, more: Partial<Pipeline> = {}) =>
  beadSpacing({ ...onTime, hourlyRecords: [...before, rate, 3], ...more }, now);

const usual = Array.from({ length: 22 }, () => 1_000);
const count = fc.integer({ min: 0, max: 1_000_000 });
const day = fc.array(count, { minLength: 22, maxLength: 22 });

test.each([
  ['the usual rate', 1_000, 18],
  ['twice the usual rate', 2_000, 9],
  ['half the usual rate', 500, 36],
  ['a little more', 1_200, 15],
  ['a flood', 1_000_000, 9],
  ['a trickle', 1, 36],
])('beads at %s', (_, rate, spacing) => {
  expect(spacingOf(usual, rate)).toBe(spacing);
});

test('more records never move beads apart, and their distance stays within what a person can see', () => {
  fc.assert(
    fc.property(day, count, count, (before, one, other) => {
      const [fewer, more] = [
        spacingOf(before, Math.min(one, other)),
        spacingOf(before, Math.max(one, other)),
      ];
      for (const spacing of [fewer, more])
        expect(spacing === undefined || (spacing >= 9 && spacing <= 36)).toBe(true);
      // A rate that is known stays known when it grows.
      expect(fewer === undefined || (more !== undefined && more <= fewer)).toBe(true);
    }),
  );
});

test('the size of a pipeline does not matter', () => {
  fc.assert(
    fc.property(day, count, fc.integer({ min: 2, max: 50 }), (before, rate, times) => {
      const larger = before.map((each) => each * times);
      expect(spacingOf(larger, rate * times)).toBe(spacingOf(before, rate));
    }),
  );
});

test.each<[string, Partial<Pipeline>]>([
  ['the service does not count', { hourlyRecords: null }],
  ['the last whole hour has none', { hourlyRecords: [...usual, 0, 900] }],
  [
    'most hours have none',
    { hourlyRecords: [...usual.map((each, at) => (at % 3 === 0 ? each : 0)), 900, 3] },
  ],
  ['few hours are known', { hourlyRecords: [...usual.slice(0, 8), 900, 3] }],
  ['it is paused', { status: 'paused' }],
  ['it is late', { lastSyncedAt: new Date(now.getTime() - hourMs) }],
  ['it syncs every six hours', { sourceSyncFrequency: 6 * hourMs }],
  ['nothing says how often it syncs', { sourceSyncFrequency: null }],
])('there is no rate if %s', (_, more) => {
  expect(spacingOf(usual, 1_000)).toBe(18);
  expect(spacingOf(usual, 1_000, more)).toBeUndefined();
});
