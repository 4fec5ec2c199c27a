import type { ReactNode } from 'react';
import {
  describeMeasure,
  describePlace,
  formatMetricRange,
  formatMetricValue,
} from '../../domain/observability/describeMetric.ts';
import type { Metric } from '../../domain/observability/metric.ts';
import type { KnownValue } from '../../domain/observability/metricHistory.ts';
import { isOutside } from '../../domain/observability/threshold.ts';
import {
  usageRangeLabels,
  usageRanges,
  usageSpans,
  type UsageRange,
} from '../../domain/usage/usageRanges.ts';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import { SegmentedLinks } from '../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { MetricChart } from './MetricChart.tsx';
import * as css from './MetricValues.css.ts';

interface MetricValuesProps {
  metric: Metric;
  /** What is known of its values, oldest first. */
  values: readonly KnownValue[];
  range: UsageRange;
  hrefOfRange(range: UsageRange): string;
  /** Says the expected range beside the value. @default false */
  hasExpected?: boolean;
  /** Said in place of the last value. @default the value */
  inPlaceOfValue?: string;
  /** Shown below the chart, on its axis. */
  children(range: { readonly from: Date; readonly to: Date }): ReactNode;
}

const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

/** `1,204` with its unit beside it. */
function Figure({ metric }: { readonly metric: Metric }) {
  const { lastValue, metricType, threshold } = metric;
  if (typeof lastValue !== 'number') return <p className={css.figure.within}>—</p>;
  const [figure, ...unit] = formatMetricValue(lastValue, metricType).split(' ');
  return (
    <p className={css.figure[threshold && isOutside(lastValue, threshold) ? 'outside' : 'within']}>
      {figure}
      {unit.length > 0 && <span className={css.unit}> {unit.join(' ')}</span>}
    </p>
  );
}

/** The value of a metric now and over time against its range, and the choice of the time. */
export function MetricValues({
  metric,
  values,
  range,
  hrefOfRange,
  hasExpected = false,
  inPlaceOfValue,
  children,
}: MetricValuesProps) {
  const spans = usageSpans(range, useNow(), useTimeZone());
  const [first, last] = [spans[0], spans.at(-1)];
  const { recentValues, lastMeasuredAt, threshold, metricType } = metric;
  const measuredAt = inPlaceOfValue === undefined ? lastMeasuredAt : undefined;
  const expected = hasExpected && threshold && `Expected ${formatMetricRange(threshold.range, metricType)}`;
  return (
    <>
      <div className={css.valueHead}>
        <div>
          <p className={css.what}>
            {describeMeasure(metric)} of{' '}
            <bdi translate="no" className={css.place}>
              {describePlace(metric)}
            </bdi>
          </p>
          {inPlaceOfValue === undefined ? (
            <Figure metric={metric} />
          ) : (
            <p className={css.noFigure}>{inPlaceOfValue}</p>
          )}
          {(measuredAt || expected) && (
            <p className={css.note}>
              {expected}
              {expected && measuredAt && ' · '}
              {measuredAt && (
                <>
                  {expected ? 'measured ' : 'Measured '}
                  <RelativeTime date={measuredAt} isFocusable />
                </>
              )}
            </p>
          )}
        </div>
        <SegmentedLinks
          label="Range"
          links={usageRanges.map((each) => ({
            href: hrefOfRange(each),
            label: usageRangeLabels[each],
            isCurrent: each === range,
          }))}
        />
      </div>
      <MetricChart
        metric={metric}
        label={`${metric.name} in ${periods[range]}`}
        values={values}
        range={range}
        spans={spans}
        empty={`No value is known of ${periods[range]}.`}
      />
      {first && last && children({ from: first.from, to: last.to })}
      {!recentValues && (
        <p className={css.note}>
          The service does not send earlier values. Shown are those that alerts recorded when they fired, and
          those read since you signed in.
        </p>
      )}
    </>
  );
}
