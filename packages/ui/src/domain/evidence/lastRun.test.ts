import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteMs } from '../format/duration.ts';
import type { SyncResult, SyncRun } from '../logs/syncRuns.ts';
import { describeUsual, lastRunOf } from './lastRun.ts';

const start = Date.UTC(2026, 2, 4, 10);
const run = (index: number, records: number | null, result: SyncResult = 'succeeded'): SyncRun => ({
  id: 1_000 - index,
  at: new Date(start - index * 15 * minuteMs),
  startedAt: new Date(start - index * 15 * minuteMs),
  duration: 1_000,
  result,
  records,
  errors: 0,
});
const runs = (...records: readonly (number | null)[]) => records.map((each, index) => run(index, each));

test('the last run is compared with those before it', () => {
  const known = lastRunOf(runs(48_113, 47_902, 51_288, 49_017, 48_640, 44_120));
  expect(known?.run.records).toBe(48_113);
  expect(known?.usual && describeUsual(known.usual)).toBe('44,120 to 51,288 in the 5 runs before');
});

test('equal runs have one number', () => {
  const known = lastRunOf(runs(3, 0, 0, 0, 0, 0));
  expect(known?.usual && describeUsual(known.usual)).toBe('0 in each of the 5 runs before');
});

test('a run that has not ended is not the last one', () => {
  expect(lastRunOf([run(0, null, 'running'), run(1, 7)])?.run.records).toBe(7);
  expect(lastRunOf([run(0, null, 'running')])).toBeUndefined();
  expect(lastRunOf([])).toBeUndefined();
});

test('what is usual follows from at least five runs that succeeded and said how many records they had', () => {
  const record = fc.record({
    records: fc.option(fc.nat(1_000_000)),
    result: fc.constantFrom<SyncResult>('succeeded', 'succeeded', 'failed', 'stopped'),
  });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 30 }), (given) => {
      const known = lastRunOf(given.map(({ records, result }, index) => run(index, records, result)));
      const counted = given
        .slice(1)
        .flatMap(({ records, result }) => (result === 'succeeded' && records !== null ? [records] : []));
      expect(known?.usual !== undefined).toBe(counted.length >= 5);
      if (!known?.usual) return;
      expect(known.usual.runs).toBe(counted.length);
      for (const each of counted) {
        expect(each).toBeGreaterThanOrEqual(known.usual.least);
        expect(each).toBeLessThanOrEqual(known.usual.most);
      }
    }),
  );
});
