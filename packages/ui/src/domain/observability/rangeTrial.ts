import type { SchemaColumn } from '../entities/schema.ts';
import { formatCount, formatQuantity } from '../format/count.ts';
import type { MeasuredValue } from './metric.ts';
import { countOutside } from './metricHistory.ts';
import { isSameMeasure, rangeOfDraft, type MeasuredMetric, type MetricDraft } from './metricForm.ts';
import { rangeProblem } from './threshold.ts';

/** What is known of a saved metric's values: `knownValues`. */
export interface KnownOfMetric {
  readonly metric: Omit<MeasuredMetric, 'lastValue'>;
  readonly values: readonly MeasuredValue[];
}

/** How a range that is being entered would lie to the known values. */
export interface RangeTrial {
  /** `null` while the range is not complete. */
  readonly outside: number | null;
  /** Values that were read. */
  readonly of: number;
}

/** Tries an entered range on the known values; `undefined` if none is known of what the draft measures. */
export function rangeTrial(
  draft: MetricDraft,
  columns: readonly SchemaColumn[],
  known: KnownOfMetric | undefined,
): RangeTrial | undefined {
  if (!known || !isSameMeasure(draft, columns, known.metric)) return undefined;
  const [low, high] = rangeOfDraft(draft);
  const isComplete = low !== undefined && high !== undefined && rangeProblem([low, high]) === undefined;
  const { outside, of } = countOutside(known.values, { range: isComplete ? [low, high] : [0, 0] });
  return of === 0 ? undefined : { outside: isComplete ? outside : null, of };
}

/** `3 of 168 known values would be outside.` Not how often an alert would fire: that depends on its condition. */
export function describeTrial({ outside, of }: RangeTrial): string {
  if (outside === null) return `Enter a range to compare with ${formatQuantity(of, 'known value')}.`;
  if (of === 1) return `The one known value would be ${outside === 1 ? 'outside' : 'inside'}.`;
  return `${outside === 0 ? 'None' : formatCount(outside)} of ${formatCount(of)} known values would be outside.`;
}
