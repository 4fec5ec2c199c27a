import type { Open } from '../entities/open.ts';

/** Kinds of thresholds; spec §3 defines one. */
export const thresholdTypes = ['constant'] as const;
export type ThresholdType = (typeof thresholdTypes)[number];

/** The expected range of a metric, both ends included. */
export interface Threshold {
  readonly type: Open<ThresholdType>;
  readonly range: readonly [low: number, high: number];
}

/** Validates a range. Returns the error as a sentence; `undefined` if it is valid. */
export function rangeProblem([low, high]: Threshold['range']): string | undefined {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'Enter a number.';
  return low > high ? 'Enter a lower value that is not above the upper value.' : undefined;
}

/** Whether a value is out of its range. A missing value is not. */
export const isOutside = (value: number | null, { range: [low, high] }: Pick<Threshold, 'range'>): boolean =>
  value !== null && (value < low || value > high);
