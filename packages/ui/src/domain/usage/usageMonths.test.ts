import { describe, expect, it } from 'vitest';
import {
  bucketMonth,
  isCurrentMonth,
  monthLabel,
  monthQuestion,
  nextMonth,
  readMonth,
} from './usageMonths.ts';

const now = new Date('2026-03-04T10:20:00Z');

describe('a month in an address', () => {
  it.each([
    ['2026-02', '2026-02'],
    ['2026-03', '2026-03'],
    ['2024-12', '2024-12'],
  ])('%s is kept', (text, month) => expect(readMonth(text, now)).toBe(month));

  it.each([
    null,
    '',
    '2026-04',
    '2026-13',
    '2026-00',
    '2026-1',
    '1999-12',
    'March',
    '2026-02-01',
    '02026-02',
  ])('%s is the current one', (text) => expect(readMonth(text, now)).toBe('2026-03'));
});

it('is current in UTC, also where the next month has begun', () => {
  expect(readMonth(null, new Date('2026-02-28T23:59:59Z'))).toBe('2026-02');
  expect(isCurrentMonth('2026-03', now)).toBe(true);
  expect(isCurrentMonth('2026-02', now)).toBe(false);
});

it.each([
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2024-01', 1, '2024-02'],
] as const)('%s and %i is %s', (month, by, expected) => expect(nextMonth(month, by)).toBe(expected));

it('is named in words', () => expect(monthLabel('2026-02')).toBe('February 2026'));

it('asks for its days, from midnight to midnight in UTC', () => {
  expect(monthQuestion('2024-02')).toEqual({
    startTimestamp: '2024-02-01T00:00:00.000Z',
    endTimestamp: '2024-03-01T00:00:00.000Z',
    groupBy: 'day',
    groupByOp: 'sum',
  });
});

it('has a bar per day; days to come have none', () => {
  const usage = {
    initialSync: [{ at: new Date('2026-03-01T00:00:00Z'), records: 5 }],
    continuousSync: [
      { at: new Date('2026-02-28T00:00:00Z'), records: 100 },
      { at: new Date('2026-03-04T00:00:00Z'), records: 7 },
    ],
    average: null,
  };
  const { buckets, hasData } = bucketMonth(usage, '2026-03', now);
  expect(hasData).toBe(true);
  expect(buckets.map(({ initial, continuous }) => [initial, continuous])).toEqual([
    [5, 0],
    [0, 0],
    [0, 0],
    [0, 7],
  ]);
  expect(bucketMonth(usage, '2026-02', now).buckets).toHaveLength(28);
  expect(bucketMonth(usage, '2025-01', now)).toMatchObject({ hasData: false });
});
