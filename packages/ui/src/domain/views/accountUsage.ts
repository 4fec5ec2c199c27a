import { isKnown } from '../entities/open.ts';
import { pageSize } from '../outcome/page.ts';
import { maxLength } from '../text/limits.ts';
import { monthQuestion, readMonth, type UsageMonth } from '../usage/usageMonths.ts';
import { writeSort, type ListSort } from './listView.ts';

/** The wire names that the usage per pipeline can be ordered by. */
export const usageOrderings = ['name', 'total_records'] as const;
export type UsageOrdering = (typeof usageOrderings)[number];

/** The month of a usage page; it is part of the URL. */
export interface MonthView {
  readonly month: UsageMonth;
}

/** The view of the account's usage; it is part of the URL. */
export interface AccountUsageView extends MonthView {
  readonly search: string;
  /** Missing for the highest usage first. */
  readonly sort?: ListSort<UsageOrdering> | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Rows per page of the usage per pipeline: that of every table (spec §9). */
export const usagePageSize = pageSize;

/** Parses the view from a query; invalid values become the defaults. */
export function readAccountUsageView(query: URLSearchParams, now: Date): AccountUsageView {
  const sort = query.get('sort') ?? '';
  const by = sort.replace(/^-/, '');
  const page = Number(query.get('page'));
  return {
    month: readMonth(query.get('month'), now),
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
    ...(isKnown(usageOrderings, by) && { sort: { by, isDescending: sort.startsWith('-') } }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a month: empty for the current one. */
export const monthQuery = ({ month }: MonthView, now: Date) => ({
  month: month === readMonth(null, now) ? undefined : month,
});

/** The query of a view: only values that are not the default. */
export const accountUsageQuery = (view: AccountUsageView, now: Date) => ({
  ...monthQuery(view, now),
  search: view.search || undefined,
  sort: view.sort && writeSort(view.sort),
  page: view.page > 1 ? String(view.page) : undefined,
});

/** The arguments of the calls behind a view: the month, and its page of pipelines. */
export const accountUsageArgs = ({ month, search, sort, page }: AccountUsageView) => ({
  ...monthQuestion(month),
  // One figure per pipeline: the table shows no days.
  groupBy: 'month',
  ...(search && { search }),
  ordering: writeSort(sort ?? { by: 'total_records', isDescending: true }),
  page,
  pageSize: usagePageSize,
});
