import { dayMs } from '../format/duration.ts';
import type { PipelineUsage } from '../entities/usage.ts';
import { dateFormatter } from '../format/dateFormatter.ts';
import { bucketSpans, type UsageBuckets } from './usageBuckets.ts';
import type { UsageQuestion } from './usageRanges.ts';

/** A calendar month in UTC, as the service groups its records: `2026-03`. */
export type UsageMonth = `${number}-${number}`;

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const isMonth = (text: string): text is UsageMonth => monthPattern.test(text);

/** Midnight of the first day of a month, or of the month `by` months later. */
export const startOf = (month: UsageMonth, by = 0): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by));
};

const monthOf = (at: Date): UsageMonth => {
  const text = at.toISOString().slice(0, 7);
  if (!isMonth(text)) throw new RangeError(`There are no figures for ${text}.`);
  return text;
};

/** The month in an address; the current one if it is missing, invalid or in the future. */
export function readMonth(text: string | null, now: Date): UsageMonth {
  const present = monthOf(now);
  return text !== null && isMonth(text) && text <= present ? text : present;
}

export const isCurrentMonth = (month: UsageMonth, now: Date): boolean => month === monthOf(now);

/** The month after another, or before it. */
export const nextMonth = (month: UsageMonth, by: 1 | -1): UsageMonth => monthOf(startOf(month, by));

/** `March 2026` */
export const monthLabel = (month: UsageMonth): string =>
  dateFormatter({ month: 'long', year: 'numeric' }, 'UTC').format(startOf(month));

/** The parameters of the usage calls for a month, by day. */
export const monthQuestion = (month: UsageMonth): UsageQuestion => ({
  startTimestamp: startOf(month).toISOString(),
  endTimestamp: startOf(month, 1).toISOString(),
  groupBy: 'day',
  groupByOp: 'sum',
});

/** The days of a month as bars, without the days to come. */
export function bucketMonth(usage: PipelineUsage, month: UsageMonth, now: Date): UsageBuckets {
  const first = startOf(month).getTime();
  const end = Math.min(startOf(month, 1).getTime(), now.getTime());
  const spans = Array.from({ length: Math.ceil((end - first) / dayMs) }, (_, index) => ({
    from: new Date(first + index * dayMs),
    to: new Date(first + (index + 1) * dayMs),
  }));
  return bucketSpans(usage, 'month', spans);
}
