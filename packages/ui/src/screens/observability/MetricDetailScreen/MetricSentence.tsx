import type { Metric } from '../../../domain/observability/metric.ts';
import { metricEvidence, metricOutsideSince, metricRule } from '../../../domain/evidence/metricEvidence.ts';
import { formatSince } from '../../../domain/format/time.ts';
import {
  dataStoreName,
  describeMeasure,
  describePlace,
  formatMetricRange,
  formatMetricValue,
} from '../../../domain/observability/describeMetric.ts';
import { isAhead } from '../../../domain/format/clocks.ts';
import { metricValueLooks, metricValueState } from '../../../domain/observability/metricFacts.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { StateSentence } from '../../../patterns/StateSentence/StateSentence.tsx';
import { WhyStatus } from '../../../patterns/WhyStatus/WhyStatus.tsx';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';

function restOf(metric: Metric, state: ReturnType<typeof metricValueState>): string | undefined {
  const { lastValue, metricType, threshold } = metric;
  switch (state) {
    case 'archived':
      return 'It is no longer measured.';
    case 'unreadable':
      return 'The last measurement could not read the data.';
    case 'notMeasured':
      return undefined;
    default: {
      if (typeof lastValue !== 'number') return undefined;
      const expected = threshold ? `, expected ${formatMetricRange(threshold.range, metricType)}` : '';
      return `${formatMetricValue(lastValue, metricType)}${expected}.`;
    }
  }
}

/** What the last measurement of a metric found, as one sentence with its time. */
export function MetricSentence({ metric }: { readonly metric: Metric }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const state = metricValueState(metric, now);
  const { label, tone } = state
    ? metricValueLooks[state]
    : {
        label: typeof metric.lastValue === 'number' ? 'Measured' : 'The value is not known',
        tone: 'neutral' as const,
      };
  const since = state === 'outside' ? metricOutsideSince(metric) : undefined;
  const lead = since ? `${label} since ${formatSince(since, now, timeZone)}.` : `${label}.`;
  const rest = restOf(metric, state);
  return (
    <StateSentence
      tone={tone}
      {...(tone === 'caution' && { icon: WarningIcon })}
      lead={lead}
      times={
        <>
          {state !== 'archived' && metric.lastMeasuredAt && (
            <>
              Measured{' '}
              {isAhead(metric.lastMeasuredAt, now) ? (
                <ComingTime date={metric.lastMeasuredAt} isFocusable />
              ) : (
                <RelativeTime date={metric.lastMeasuredAt} isFocusable />
              )}
              .{' '}
            </>
          )}
          <WhyStatus
            facts={metricEvidence(metric, now)}
            rule={metricRule}
            about={[
              `${metric.name} (metric ${metric.id})`,
              `${describeMeasure(metric)} of ${describePlace(metric)} in ${dataStoreName(metric)}`,
              `${lead} ${rest ?? ''}`,
            ]}
          />
        </>
      }
    >
      {rest}
    </StateSentence>
  );
}
