import type { Alert, AlertUsagePoint } from '../../../domain/observability/alert.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { usageRangeLabels, usageRanges, type UsageRange } from '../../../domain/usage/usageRanges.ts';
import { bucketAlertUsage } from '../../../domain/views/alertOverview.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import type { ChartMeasure } from '../../../patterns/RecordsChart/RecordsChart.logic.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { TriggerTimeline } from '../TriggerTimeline.tsx';

/** In CSS pixels at the usual font size. */
export const chartHeight = 268;
const chartTitle = 'Times alert was triggered';
const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

/** An open trigger may be older than the range. */
const timesTriggered = ({ openTriggers }: Alert): ChartMeasure => ({
  label: 'Times triggered',
  describe: (count) => `Triggered ${formatQuantity(count, 'time')}`,
  none: openTriggers
    ? `Not triggered in this range. ${formatQuantity(openTriggers, 'open trigger is', 'open triggers are')} older.`
    : 'The alert was not triggered in this range.',
  tint: 'critical',
  // One trigger is no full chart.
  leastTop: 4,
});

interface TimesTriggeredProps {
  alert: Alert;
  range: UsageRange;
  points: readonly AlertUsagePoint[];
  history: Remote<Page<AlertTrigger>> | undefined;
}

function TimesTriggered({ alert, range, points, history }: TimesTriggeredProps) {
  const usage = bucketAlertUsage(points, range, useNow(), useTimeZone());
  const [first, last] = [usage.buckets[0], usage.buckets.at(-1)];
  return (
    <>
      <RecordsChart
        label={`${chartTitle} in ${periods[range]}`}
        usage={usage}
        fileName={`alert-triggers-${range}.csv`}
        measure={timesTriggered(alert)}
      />
      {history && first && last && (
        <TriggerTimeline history={history} range={{ from: first.from, to: last.to }} />
      )}
    </>
  );
}

interface AlertFiredProps extends Omit<TimesTriggeredProps, 'points'> {
  usage: Remote<readonly AlertUsagePoint[]>;
  hrefOfRange(range: UsageRange): string;
  /** Whether it leads the page. */
  isLeading: boolean;
  onRetry(): void;
}

/** How often it fired: the chart leads the page if no metric does, and has the choice of the time then. */
export function AlertFired({
  alert,
  usage,
  range,
  hrefOfRange,
  history,
  isLeading,
  onRetry,
}: AlertFiredProps) {
  return (
    <Card
      title={chartTitle}
      actions={
        isLeading && (
          <SegmentedLinks
            label="Range"
            links={usageRanges.map((each) => ({
              href: hrefOfRange(each),
              label: usageRangeLabels[each],
              isCurrent: each === range,
            }))}
          />
        )
      }
    >
      <RemoteView
        remote={usage}
        subject="The triggers of this range"
        skeleton={<LoadingBlock label="Loading the chart" height={chartHeight} />}
        onRetry={onRetry}
      >
        {(points) => (
          <TimesTriggered
            alert={alert}
            range={range}
            points={points}
            history={isLeading ? history : undefined}
          />
        )}
      </RemoteView>
    </Card>
  );
}
