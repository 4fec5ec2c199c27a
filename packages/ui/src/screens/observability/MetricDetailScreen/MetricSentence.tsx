import type { Metric } from '../../../domain/observability/metric.ts';
import { formatMetricRange, formatMetricValue } from '../../../domain/observability/describeMetric.ts';
import { metricValueLooks, metricValueState } from '../../../domain/observability/metricFacts.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { StateSentence } from '../../../patterns/StateSentence/StateSentence.tsx';
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
  const state = metricValueState(metric, useNow());
  const { label, tone } = state
    ? metricValueLooks[state]
    : {
        label: typeof metric.lastValue === 'number' ? 'Measured' : 'The value is not known',
        tone: 'neutral' as const,
      };
  return (
    <StateSentence
      tone={tone}
      {...(tone === 'caution' && { icon: WarningIcon })}
      lead={`${label}.`}
      times={
        state !== 'archived' &&
        metric.lastMeasuredAt && (
          <>
            Measured <RelativeTime date={metric.lastMeasuredAt} isFocusable />.
          </>
        )
      }
    >
      {restOf(metric, state)}
    </StateSentence>
  );
}
