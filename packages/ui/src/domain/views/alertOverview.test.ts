import { expect, it } from 'vitest';
import { alertUsageQuestion, bucketAlertUsage } from './alertOverview.ts';

const now = new Date('2026-10-25T22:30:00Z');

it('asks for hours, because the days of the service are in UTC', () => {
  expect(alertUsageQuestion('day', now, 'Europe/Berlin')).toEqual({
    startTimestamp: '2026-10-24T23:00:00.000Z',
    endTimestamp: '2026-10-25T23:00:00.000Z',
    groupBy: 'hour',
  });
});

it('counts by the days of the zone, also when one has 25 hours', () => {
  const { buckets } = bucketAlertUsage(
    [
      { at: new Date('2026-10-24T21:00:00Z'), times: 1 },
      { at: new Date('2026-10-24T22:00:00Z'), times: 2 },
      { at: new Date('2026-10-25T22:00:00Z'), times: 4 },
    ],
    'week',
    now,
    'Europe/Berlin',
  );
  expect(buckets.map(({ continuous }) => continuous).slice(-2)).toEqual([1, 6]);
});
