import type { Open } from '../entities/open.ts';

/** Kinds of thresholds; spec §3 defines one. */
export const thresholdTypes = ['constant'] as const;
export type ThresholdType = (typeof thresholdTypes)[number];

/** The expected range of a metric, both ends included. */
export interface Threshold {
  readonly type: Open<ThresholdType>;
  readonly range: readonly [low: number, high: number];
}

/**
 * The end of a range without a limit on that side. The service takes two numbers (spec §3), so the end is further
 * away than any value. It is the largest number that every JSON reader keeps exactly.
 */
export const noLimit = Number.MAX_SAFE_INTEGER;

/** The smallest and the largest value that is possible. */
export type Bounds = readonly [least: number, most: number];
const noBounds: Bounds = [-noLimit, noLimit];

/** How a range is limited. */
export const rangeKinds = ['between', 'atLeast', 'atMost'] as const;
export type RangeKind = (typeof rangeKinds)[number];

/** How a range is limited. An end at or beyond a bound limits nothing. */
export function rangeKind([low, high]: Threshold['range'], [least, most] = noBounds): RangeKind {
  const [hasLow, hasHigh] = [low > least, high < most];
  if (hasHigh) return hasLow ? 'between' : 'atMost';
  // An upper bound such as 100 % is a number that a person can enter; the far end is not.
  return hasLow || high >= noLimit ? 'atLeast' : 'between';
}

/** `10 to 20`, `at least 10`, `at most 20`, `exactly 10` or `any value`. */
export function describeRange(
  range: Threshold['range'],
  format: (value: number) => string,
  bounds = noBounds,
): string {
  const [low, high] = range;
  if (low <= -noLimit && high >= noLimit) return 'any value';
  const kind = rangeKind(range, bounds);
  if (kind === 'atLeast') return `at least ${format(low)}`;
  if (kind === 'atMost') return `at most ${format(high)}`;
  return low === high ? `exactly ${format(low)}` : `${format(low)} to ${format(high)}`;
}

/** Validates a range. Returns the error as a sentence; `undefined` if it is valid. */
export function rangeProblem([low, high]: Threshold['range']): string | undefined {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'Enter a number.';
  return low > high ? 'Enter a lower value that is not above the upper value.' : undefined;
}

/** Whether a value is out of its range. A missing value is not. */
export const isOutside = (value: number | null, { range: [low, high] }: Pick<Threshold, 'range'>): boolean =>
  value !== null && (value < low || value > high);
