import { formatCount } from '../format/count.ts';
import { secondMs } from '../format/duration.ts';
import type { Alert, AlertMetric } from '../observability/alert.ts';
import { isMetricOutside, isProvedByRun, metricsOfLastRun } from '../observability/alertFacts.ts';
import { formatExpected, formatMeasured, noTypes, type MetricTypes } from '../observability/alertValues.ts';
import { describeRunFrequency } from '../observability/describeAlert.ts';
import type { Fact } from './pipelineEvidence.ts';
import { repeatedFact } from './repeatedFact.ts';

/** When an alert counts as in range, in words. */
export const alertRule =
  'In range means: the last run is younger than two intervals, and every metric was in its expected range.';

/** What is known besides the alert itself. */
export interface AlertEvidenceOptions {
  readonly now: Date;
  /** The types of its metrics, for the units. @default values have no unit */
  readonly types?: MetricTypes | undefined;
  /** When the violation that lasts began: `outsideSince`. */
  readonly since?: Date | undefined;
}

/** What the last run found of a metric. */
function metricFact(
  { metricId, name, lastValue, range }: AlertMetric,
  alert: Alert,
  { now, types = noTypes }: AlertEvidenceOptions,
): readonly Fact[] {
  const label = name || `Metric ${metricId}`;
  const { lastRunAt } = alert;
  const at = lastRunAt ? { at: lastRunAt } : {};
  if (lastValue === undefined) return [];
  if (lastValue === null)
    return lastRunAt ? [{ label, weight: 'against', ...at, text: 'could not be read' }] : [];
  const type = types.get(metricId);
  const value = formatMeasured(lastValue, type);
  if (!range) return [{ label, weight: 'neutral', ...at, text: value }];
  return [
    {
      label,
      ...at,
      weight: isMetricOutside({ lastValue, range })
        ? 'against'
        : isProvedByRun(alert, now)
          ? 'proof'
          : 'neutral',
      text: `${value}, expected ${formatExpected(range, type)}`,
    },
  ];
}

const countFact = (label: string, weight: Fact['weight'], count: number | null | undefined) =>
  count ? [{ label, weight, text: formatCount(count) }] : [];

/** The facts from which the status of an alert follows. What the service does not say is left out. */
export function alertEvidence(alert: Alert, options: AlertEvidenceOptions): readonly Fact[] {
  const { now, since } = options;
  const { isActive, isResting, runFrequency, lastRunAt, lastFiredAt } = alert;
  const isOff = isActive === false;
  return [
    ...(typeof isActive === 'boolean'
      ? [
          {
            label: 'The service says',
            weight: isOff ? 'against' : 'neutral',
            text: isOff ? 'Off' : 'On',
          } as const,
        ]
      : []),
    ...(isResting ? [{ label: 'Quota', weight: 'against', text: 'used up: no runs' } as const] : []),
    ...(metricsOfLastRun(alert) ?? []).flatMap((metric) => metricFact(metric, alert, options)),
    ...(since ? [{ label: 'Out of range since', weight: 'against', at: since } as const] : []),
    ...(runFrequency === null
      ? []
      : [
          {
            label: 'Runs',
            weight: 'neutral',
            text: describeRunFrequency(runFrequency).toLowerCase(),
          } as const,
        ]),
    ...repeatedFact(
      {
        label: 'Last run',
        at: lastRunAt,
        interval: runFrequency === null ? null : runFrequency * secondMs,
        isExpected: !isOff && !isResting,
      },
      now,
    ),
    ...countFact('Open triggers', 'against', alert.openTriggers),
    ...countFact('Acknowledged triggers', 'neutral', alert.acknowledgedTriggers),
    ...(lastFiredAt ? [{ label: 'Last fired', weight: 'neutral', at: lastFiredAt } as const] : []),
  ];
}
