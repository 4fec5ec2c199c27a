import { describe, expect, it } from 'vitest';
import type { PipelineUsage } from '../entities/usage.ts';
import { bucketUsage, recordsIn, totalUsage, usageBefore } from './usageBuckets.ts';
import { usageSpanLabel, usageTicks } from './usageLabels.ts';
import {
  collectionsQuestion,
  readUsageView,
  usageHistoryQuestion,
  usageQuestion,
  usageRanges,
  usageSpans,
  usageViewQuery,
} from './usageRanges.ts';

const hourMs = 3_600_000;
const hours = (spans: readonly { from: Date; to: Date }[]) =>
  spans.map(({ from, to }) => (to.getTime() - from.getTime()) / hourMs);

/** One record more in each hour of `count` up to the hour of `now`, oldest first. */
const hourly = (now: Date, count: number): PipelineUsage => {
  const present = Math.floor(now.getTime() / hourMs);
  return {
    initialSync: [],
    continuousSync: Array.from({ length: count }, (_, index) => ({
      at: new Date((present - count + 1 + index) * hourMs),
      records: index + 1,
    })),
    average: null,
  };
};

describe('the view', () => {
  it('survives a round trip through the URL', () => {
    for (const range of usageRanges) {
      const search = new URLSearchParams(
        Object.entries(usageViewQuery({ range })).flatMap(([key, value]) => (value ? [[key, value]] : [])),
      );
      expect(readUsageView(search)).toEqual({ range });
    }
    expect(readUsageView(new URLSearchParams('range=decade'))).toEqual({ range: 'day' });
  });
});

describe('usageSpans', () => {
  it('ends a day with the current hour', () => {
    const spans = usageSpans('day', new Date('2026-03-04T10:20:00Z'), 'UTC');
    expect(spans).toHaveLength(24);
    expect(spans[0]?.from.toISOString()).toBe('2026-03-03T11:00:00.000Z');
    expect(spans.at(-1)?.to.toISOString()).toBe('2026-03-04T11:00:00.000Z');
  });

  it('splits days at the user’s midnight', () => {
    const spans = usageSpans('week', new Date('2026-03-04T23:30:00Z'), 'Europe/Berlin');
    expect(spans.at(-1)?.from.toISOString()).toBe('2026-03-04T23:00:00.000Z');
    expect(spans).toHaveLength(7);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T10:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25T10:00:00Z', 25],
    ['America/New_York', '2026-03-08T18:00:00Z', 23],
    ['America/New_York', '2026-11-01T18:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-04-05T02:00:00Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04T02:00:00Z', 23.5],
  ])('has the right length of a day with a clock change: %s, %s', (zone, iso, length) => {
    const spans = usageSpans('week', new Date(iso), zone);
    expect(hours(spans)).toEqual([24, 24, 24, 24, 24, 24, length]);
    for (const [index, span] of spans.slice(1).entries()) expect(span.from).toEqual(spans[index]?.to);
  });
});

describe('questions', () => {
  it('are whole hours in UTC', () => {
    const now = new Date('2026-03-04T10:20:30Z');
    expect(usageQuestion('day', now, 'Europe/Berlin')).toEqual({
      startTimestamp: '2026-03-03T11:00:00.000Z',
      endTimestamp: '2026-03-04T11:00:00.000Z',
      groupBy: 'hour',
      groupByOp: 'sum',
    });
    expect(usageQuestion('month', now, 'Europe/Berlin').startTimestamp).toBe('2026-02-02T23:00:00.000Z');
    expect(usageHistoryQuestion(now, 'Europe/Berlin')).toMatchObject({
      startTimestamp: '2026-01-03T23:00:00.000Z',
      endTimestamp: '2026-03-04T11:00:00.000Z',
    });
    expect(collectionsQuestion('day', now, 'Europe/Berlin').startTimestamp).toBe('2026-03-03T11:00:00.000Z');
  });

  it('stay the same within an hour', () => {
    expect(usageQuestion('week', new Date('2026-03-04T10:00:00Z'), 'UTC')).toEqual(
      usageQuestion('week', new Date('2026-03-04T10:59:59Z'), 'UTC'),
    );
  });
});

describe('bucketUsage', () => {
  const now = new Date('2026-10-25T22:30:00Z');

  it.each(usageRanges)('counts every point exactly once: %s', (range) => {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata']) {
      const usage = hourly(now, 24 * 40);
      const { buckets } = bucketUsage(usage, range, now, zone);
      const [from, to] = [buckets[0]?.from ?? now, buckets.at(-1)?.to ?? now];
      const within = usage.continuousSync.filter(({ at }) => at >= from && at < to);
      expect(buckets.reduce((sum, bucket) => sum + recordsIn(bucket), 0)).toBe(
        within.reduce((sum, { records }) => sum + records, 0),
      );
      expect(within.length).toBeGreaterThan(20);
    }
  });

  it('separates the two kinds of sync', () => {
    const at = new Date('2026-10-25T21:00:00Z');
    const { buckets } = bucketUsage(
      { initialSync: [{ at, records: 7 }], continuousSync: [{ at, records: 3 }], average: null },
      'day',
      now,
      'UTC',
    );
    expect(buckets.at(-2)).toMatchObject({ initial: 7, continuous: 3 });
  });

  it('fills gaps with zero, but does not treat a missing answer as zero', () => {
    const one = { initialSync: [], continuousSync: [{ at: now, records: 0 }], average: null };
    const filled = bucketUsage(one, 'day', now, 'UTC');
    expect(filled.hasData).toBe(true);
    expect(filled.buckets.map(recordsIn)).toEqual(Array.from({ length: 24 }, () => 0));
    const silent = { initialSync: [], continuousSync: [], average: null };
    expect(bucketUsage(silent, 'day', now, 'UTC').hasData).toBe(false);
    const old = { ...silent, continuousSync: [{ at: new Date('2026-01-01T00:00:00Z'), records: 9 }] };
    expect(bucketUsage(old, 'day', now, 'UTC').hasData).toBe(false);
  });
});

describe('totalUsage', () => {
  const now = new Date('2026-03-04T10:20:00Z');

  it('compares 24 whole hours with the 24 before, without the current hour', () => {
    const { records, change } = totalUsage(hourly(now, 49), 'day', now, 'UTC');
    expect(records).toBe((25 + 48) * 12);
    expect(change).toBeCloseTo(((25 + 48) * 12) / ((1 + 24) * 12) - 1);
  });

  it('counts the days of a range as its bars do, the current hour included', () => {
    for (const range of ['week', 'month'] as const) {
      const usage = hourly(now, 24 * 60);
      const { buckets } = bucketUsage(usage, range, now, 'America/New_York');
      expect(totalUsage(usage, range, now, 'America/New_York').records).toBe(
        buckets.reduce((sum, bucket) => sum + recordsIn(bucket), 0),
      );
    }
  });

  it('compares a week with the same hours of the week before', () => {
    const even = hourly(now, 24 * 20);
    const same = { ...even, continuousSync: even.continuousSync.map(({ at }) => ({ at, records: 5 })) };
    expect(totalUsage(same, 'week', now, 'UTC').change).toBe(0);
    const doubled = same.continuousSync.map(({ at }) => ({
      at,
      records: at >= new Date('2026-02-26T00:00:00Z') ? 10 : 5,
    }));
    expect(totalUsage({ ...same, continuousSync: doubled }, 'week', now, 'UTC').change).toBe(1);
  });

  it('is not compared with time before the pipeline existed', () => {
    const ago = (days: number) => new Date(now.getTime() - days * 24 * hourMs);
    const usage = hourly(now, 24 * 20);
    expect(totalUsage(usage, 'week', now, 'UTC', ago(10))).toEqual({
      records: totalUsage(usage, 'week', now, 'UTC').records,
      change: null,
    });
    expect(totalUsage(usage, 'week', now, 'UTC', ago(20)).change).toBeGreaterThan(0);
    expect(totalUsage(usage, 'day', now, 'UTC', ago(10)).change).toBeGreaterThan(0);
  });

  it('has no comparison without earlier data', () => {
    expect(totalUsage(hourly(now, 25), 'day', now, 'UTC').change).toBeNull();
    expect(
      totalUsage({ initialSync: [], continuousSync: [], average: null }, 'week', now, 'UTC').records,
    ).toBeNull();
  });
});

describe('usageBefore', () => {
  const now = new Date('2026-03-04T09:20:00Z');
  const history = hourly(now, 24 * 60);

  it.each(['day', 'week', 'month'] as const)(
    'has one count for each bar of a %s, one range earlier',
    (range) => {
      const days = { day: 1, week: 7, month: 30 }[range];
      const earlier = bucketUsage(history, range, new Date(now.getTime() - days * 86_400_000), 'UTC');
      expect(usageBefore(history, range, now, 'UTC')).toEqual(earlier.buckets.map(recordsIn));
    },
  );

  it('does not exist without data, for a pipeline that is younger, and across a change of the clocks', () => {
    expect(usageBefore(hourly(now, 20), 'day', now, 'UTC')).toBeUndefined();
    expect(usageBefore(history, 'day', now, 'UTC', new Date('2026-03-03T09:00:00Z'))).toBeUndefined();
    expect(usageBefore(history, 'day', now, 'UTC', new Date('2026-01-01T09:00:00Z'))).toBeDefined();
  });
});

describe('labels', () => {
  const ticks = (iso: string, zone: string) =>
    usageTicks(usageSpans('day', new Date(iso), zone), 'day', zone);

  it('add the offset to an hour that repeats', () => {
    const berlin = ticks('2026-10-25T10:00:00Z', 'Europe/Berlin');
    expect(berlin.slice(12, 16)).toEqual(['01:00', '02:00 GMT+2', '02:00 GMT+1', '03:00']);
    const newYork = ticks('2026-11-01T12:00:00Z', 'America/New_York');
    expect(newYork.filter((label) => label.startsWith('01:00'))).toEqual(['01:00 GMT-4', '01:00 GMT-5']);
  });

  it('leave out a skipped hour', () => {
    const berlin = ticks('2026-03-29T10:00:00Z', 'Europe/Berlin');
    expect(berlin.slice(13, 16)).toEqual(['01:00', '03:00', '04:00']);
  });

  it('follow Lord Howe’s change of half an hour', () => {
    const lordHowe = ticks('2026-04-05T00:00:00Z', 'Australia/Lord_Howe');
    expect(lordHowe.filter((label) => label.endsWith(':30')).length).toBeGreaterThan(0);
    expect(new Set(lordHowe).size).toBe(24);
  });

  it('include the full time of a bar', () => {
    const span = { from: new Date('2026-03-04T04:00:00Z'), to: new Date('2026-03-04T05:00:00Z') };
    expect(usageSpanLabel(span, 'day', 'Europe/Berlin')).toBe('4 Mar 2026, 05:00–06:00 CET');
    const twice = { from: new Date('2026-10-25T00:00:00Z'), to: new Date('2026-10-25T01:00:00Z') };
    expect(usageSpanLabel(twice, 'day', 'Europe/Berlin')).toBe('25 Oct 2026, 02:00 CEST–02:00 CET');
    const [short] = usageSpans('week', new Date('2026-03-29T10:00:00Z'), 'Europe/Berlin').slice(-1);
    expect(short && usageSpanLabel(short, 'week', 'Europe/Berlin')).toBe(
      'Sun, 29 Mar 2026, 23 hours, CET to CEST',
    );
    const [usual] = usageSpans('week', new Date('2026-03-29T10:00:00Z'), 'Europe/Berlin');
    expect(usual && usageSpanLabel(usual, 'week', 'Europe/Berlin')).toBe('Mon, 23 Mar 2026, CET');
  });
});
