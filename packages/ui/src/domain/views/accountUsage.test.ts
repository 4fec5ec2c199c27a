import { expect, it } from 'vitest';
import { accountUsageArgs, accountUsageQuery, readAccountUsageView } from './accountUsage.ts';

const now = new Date('2026-03-04T10:00:00Z');
const read = (query: string) => readAccountUsageView(new URLSearchParams(query), now);

it.each(['', 'month=2026-02', 'search=orders&sort=name&page=3', 'month=2025-12&sort=-name'])(
  '%s is read and written alike',
  (query) => {
    const written = Object.entries(accountUsageQuery(read(query), now)).filter(([, value]) => value);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  },
);

it.each(['month=2026-03', 'month=2031-01', 'sort=secret', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
  '%s is the default',
  (query) => expect(read(query)).toEqual(read('')),
);

it('asks for the highest first, with one figure per pipeline', () => {
  expect(accountUsageArgs(read('month=2026-02'))).toEqual({
    startTimestamp: '2026-02-01T00:00:00.000Z',
    endTimestamp: '2026-03-01T00:00:00.000Z',
    groupBy: 'month',
    groupByOp: 'sum',
    ordering: '-total_records',
    page: 1,
    pageSize: 10,
  });
});
