import type { Open } from '../entities/open.ts';

/** Kinds of thresholds; spec §3 knows one. */
export const thresholdTypes = ['constant'] as const;
export type ThresholdType = (typeof thresholdTypes)[number];

/** Where a metric is expected to stay: from the first value to the second, both included (spec §3, A-128). */
export interface Threshold {
  readonly type: Open<ThresholdType>;
  readonly range: readonly [low: number, high: number];
}

/** What is wrong with a range, as a sentence; `undefined` where nothing is. */
export function rangeProblem([low, high]: Threshold['range']): string | undefined {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'Enter a number.';
  return low > high ? 'The lower value must not be above the upper one.' : undefined;
}

/** Whether a value has left its range. Nothing that was measured has left nothing. */
export const isOutside = (value: number | null, { range: [low, high] }: Pick<Threshold, 'range'>): boolean =>
  value !== null && (value < low || value > high);
