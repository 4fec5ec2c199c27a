import { fromDate } from '@internationalized/date';
import { formatCount } from '../../domain/format/count.ts';
import { writeCsv } from '../../domain/format/csv.ts';
import type { UsageBucket } from '../../domain/usage/usageBuckets.ts';

/** One of the two kinds of sync. */
export interface ChartSeries {
  readonly key: 'continuous' | 'initial';
  readonly label: string;
}

/** What a chart with a single series counts. */
export interface ChartMeasure {
  /** The head of its column: `Records`. */
  readonly label: string;
  /** A bar's figure in words: `1,204 records`. */
  readonly describe: (count: number) => string;
  /** Shown instead of bars if all of them are zero. */
  readonly none: string;
  /** Colour of the bars. @default 'continuous' */
  readonly tint?: 'critical';
  /** The least count at the upper edge, so that a single one does not fill the chart. @default 1 */
  readonly leastTop?: number;
}

export const recordsMeasure: ChartMeasure = {
  label: 'Records',
  describe: (count) => `${formatCount(count)} records`,
  none: 'No records synced in this range.',
};

const niceSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10];
/** Possible numbers of lines, the preferred one first. */
const lineCounts = [3, 4, 2, 1];
/** The minimum share of the height that the highest bar fills. */
const leastFill = 0.8;

/** The smallest round step with which `lines` equidistant lines reach `highest`, in whole records. */
function stepFor(highest: number, lines: number): number {
  const atLeast = Math.max(1, highest / lines);
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const steps = niceSteps.map((nice) => Math.round(nice * power * 10) / 10);
  return steps.find((step) => step >= atLeast && Number.isInteger(step)) ?? 10 * power;
}

/**
 * The values of a chart's lines, lowest first: a few round, equidistant numbers, the last one at or slightly above
 * `highest`.
 */
export function scaleFor(highest: number): readonly number[] {
  const count =
    lineCounts.find((lines) => highest / (lines * stepFor(highest, lines)) >= leastFill) ??
    lineCounts[0] ??
    1;
  const step = stepFor(highest, count);
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
}

/** The bars with a time label: every sixth hour of a day, every day of a week, otherwise every fifth bar. */
export function labelledBars(ticks: readonly string[]): readonly number[] {
  const isDay = ticks.some((label) => label.includes(':'));
  const wanted = ticks.flatMap((label, index) => {
    const fromEnd = ticks.length - 1 - index;
    const isWanted = isDay ? Number(label.slice(0, 2)) % 6 === 0 : ticks.length <= 7 || fromEnd % 5 === 0;
    return isWanted ? [index] : [];
  });
  // Labels of adjacent bars would overlap, as in an hour that is repeated.
  return wanted.filter((index, at) => ticks.length <= 7 || index - (wanted[at - 1] ?? -Infinity) > 2);
}

/** The bar that a key leads to; `undefined` for other keys. */
export function barAfter(key: string, present: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, present - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, present + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The records of a bar in some series. */
export const sumOfSeries = (bucket: UsageBucket, series: readonly ChartSeries[]): number =>
  series.reduce((sum, { key }) => sum + bucket[key], 0);

/** A time in a zone with its offset: `2026-03-04T05:00:00+01:00`. */
const writeTime = (date: Date, timeZone: string): string =>
  fromDate(date, timeZone)
    .toString()
    .replace(/\[[^[]*\]$/, '');

/** The bars as comma-separated values, oldest first. */
export const csvOf = (
  buckets: readonly UsageBucket[],
  series: readonly ChartSeries[],
  timeZone: string,
): string =>
  writeCsv(
    [`from (${timeZone})`, 'to', ...series.map(({ label }) => label)],
    buckets.map((bucket) => [
      writeTime(bucket.from, timeZone),
      writeTime(bucket.to, timeZone),
      ...series.map(({ key }) => bucket[key]),
    ]),
  );

/** Height of the chart with its times and the switch to its table, in px at the default font size. */
export const recordsChartHeight = 292;
