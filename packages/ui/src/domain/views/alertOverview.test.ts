import { expect, it } from 'vitest';
import { alertUsageQuestion, bucketAlertUsage, triggerListView } from './alertOverview.ts';

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
  expect(buckets.map(({ initial }) => initial)).toEqual(buckets.map(() => 0));
});

it('has no data if the service returned none for the range', () => {
  const hasData = (...at: string[]) =>
    bucketAlertUsage(
      at.map((time) => ({ at: new Date(time), times: 1 })),
      'day',
      now,
      'Europe/Berlin',
    ).hasData;
  expect(hasData()).toBe(false);
  expect(hasData('2026-10-01T00:00:00Z')).toBe(false);
  expect(hasData('2026-10-25T10:00:00Z')).toBe(true);
});

it('shows the triggers that wait for someone first, the latest on top', () => {
  const view = triggerListView.read(new URLSearchParams());
  expect(triggerListView.args(view)).toMatchObject({ status: 'open', ordering: '-triggered_at' });
  expect(triggerListView.args(triggerListView.read(new URLSearchParams('sort=healed_at')))).toMatchObject({
    ordering: 'healed_at',
  });
});
