import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { MeasuredValue, Metric } from '../../../domain/observability/metric.ts';
import { alertValueLooks } from '../../../domain/observability/describeAlert.ts';
import { knownValues } from '../../../domain/observability/metricHistory.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { UsageRange } from '../../../domain/usage/usageRanges.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { MetricValues } from '../MetricValues.tsx';
import { TriggerTimeline } from '../TriggerTimeline.tsx';

/** The value, the chart and the timeline, in CSS pixels at the usual font size. */
export const valuesHeight = 420;
const noneSeen: readonly MeasuredValue[] = [];

interface AlertValueProps {
  metric: Remote<Metric>;
  range: UsageRange;
  hrefOfRange(range: UsageRange): string;
  history: Remote<Page<AlertTrigger>> | undefined;
  seen?: readonly MeasuredValue[] | undefined;
  /** The alert has not run yet: what is known of the metric is not its finding. */
  isNotRun: boolean;
  onRetry(): void;
}

/** What a person comes for: the value now, against its range, and when it was outside. */
export function AlertValue({
  metric,
  range,
  hrefOfRange,
  history,
  seen = noneSeen,
  isNotRun,
  onRetry,
}: AlertValueProps) {
  const triggers = history?.state === 'ready' ? history.value.rows : [];
  return (
    <Card>
      <RemoteView
        remote={metric}
        subject="The values of this alert’s metric"
        skeleton={<LoadingBlock label="Loading the values" height={valuesHeight} />}
        onRetry={onRetry}
      >
        {(value) => (
          <MetricValues
            metric={value}
            values={knownValues(value, triggers, seen)}
            range={range}
            hrefOfRange={hrefOfRange}
            hasExpected
            {...(isNotRun && { inPlaceOfValue: alertValueLooks.notRun.label })}
          >
            {(span) => history && <TriggerTimeline history={history} range={span} />}
          </MetricValues>
        )}
      </RemoteView>
    </Card>
  );
}
