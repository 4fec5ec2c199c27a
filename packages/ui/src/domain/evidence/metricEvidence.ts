import { formatQuantity } from '../format/count.ts';
import { formatMetricRange, formatMetricValue } from '../observability/describeMetric.ts';
import type { Metric } from '../observability/metric.ts';
import { isProvedByMeasurement, metricIntervalMs } from '../observability/metricFacts.ts';
import { knownValues, outsideSpans } from '../observability/metricHistory.ts';
import { isOutside } from '../observability/threshold.ts';
import type { Fact } from './pipelineEvidence.ts';
import { repeatedFact } from './repeatedFact.ts';

/** When a metric counts as in range, in words. */
export const metricRule =
  'In range means: the last measurement is younger than two hours, and its value was in the expected range.';

/**
 * When its series went out of range, if it has not come back since; `undefined` without a series, and if the series does
 * not reach back that far.
 */
export function metricOutsideSince(metric: Metric): Date | undefined {
  const { threshold } = metric;
  const values = knownValues(metric, [], []);
  const last = threshold && outsideSpans(values, threshold).at(-1);
  return last?.isOngoing && values[0] && last.from > values[0].at ? last.from : undefined;
}

function valueFact(metric: Metric, now: Date): readonly Fact[] {
  const { lastValue, lastMeasuredAt, metricType, threshold } = metric;
  const label = 'Last value';
  const at = lastMeasuredAt ? { at: lastMeasuredAt } : {};
  if (lastValue === undefined) return [];
  if (lastValue === null)
    return lastMeasuredAt ? [{ label, weight: 'against', ...at, text: 'could not be read' }] : [];
  const weight =
    threshold === null
      ? 'neutral'
      : isOutside(lastValue, threshold)
        ? 'against'
        : isProvedByMeasurement(metric, now)
          ? 'proof'
          : 'neutral';
  return [{ label, weight, ...at, text: formatMetricValue(lastValue, metricType) }];
}

/** The facts from which the status of a metric follows. What the service does not say is left out. */
export function metricEvidence(metric: Metric, now: Date): readonly Fact[] {
  const { status, threshold, metricType, lastMeasuredAt, usedBy } = metric;
  const isArchived = status === 'archived';
  const since = metricOutsideSince(metric);
  return [
    ...(status
      ? [
          {
            label: 'The service says',
            weight: isArchived ? 'against' : 'neutral',
            text: `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
          } as const,
        ]
      : []),
    ...valueFact(metric, now),
    ...(threshold
      ? [
          {
            label: 'Expected',
            weight: 'neutral',
            text: formatMetricRange(threshold.range, metricType),
          } as const,
        ]
      : []),
    ...(since ? [{ label: 'Out of range since', weight: 'against', at: since } as const] : []),
    ...repeatedFact(
      { label: 'Last measurement', at: lastMeasuredAt, interval: metricIntervalMs, isExpected: !isArchived },
      now,
    ),
    ...(typeof usedBy === 'number'
      ? [
          {
            label: 'Watched by',
            weight: 'neutral',
            text: usedBy === 0 ? 'no alert' : formatQuantity(usedBy, 'alert'),
          } as const,
        ]
      : []),
  ];
}
