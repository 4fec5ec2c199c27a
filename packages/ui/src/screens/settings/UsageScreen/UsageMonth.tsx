import type { PipelineUsage } from '../../../domain/entities/usage.ts';
import { formatCompact, formatCount } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { canEstimateMonth, estimateMonth, type MonthEstimate } from '../../../domain/usage/monthEstimate.ts';
import { syncLabels } from '../../../domain/usage/syncLabels.ts';
import { recordsIn } from '../../../domain/usage/usageBuckets.ts';
import {
  bucketMonth,
  isCurrentMonth,
  monthLabel,
  nextMonth,
  type UsageMonth,
} from '../../../domain/usage/usageMonths.ts';
import type { ExplainedJump } from '../../../domain/views/explainedJumps.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { PresentProvider } from '../../../patterns/PresentProvider/PresentProvider.tsx';
import { recordsChartHeight } from '../../../patterns/RecordsChart/RecordsChart.logic.ts';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { OutdatedRows } from '../../../patterns/ResourceList/OutdatedRows.tsx';
import { StatTiles, type StatTile } from '../../../patterns/StatTiles/StatTiles.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ChevronLeftIcon } from '../../../primitives/Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../../primitives/Icon/icons/ChevronRightIcon.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { UsageJumps } from './UsageJumps.tsx';
import * as css from './UsageScreen.css.ts';

export interface UsageMonthProps {
  /** The month that is shown. */
  month: UsageMonth;
  /** The records of the month by day, loaded with `monthQuestion`. */
  usage: Remote<PipelineUsage>;
  /** The address of another month. */
  hrefOfMonth(month: UsageMonth): string;
  /** Days with far more records than usual, and what is known of them. @default none */
  jumps?: readonly ExplainedJump[] | undefined;
  onRetry(): void;
}

/** The records of a month, of one kind of sync or of both. */
export const sumOfUsage = ({ initialSync, continuousSync }: PipelineUsage) => {
  const sum = (points: PipelineUsage['initialSync']) => points.reduce((all, { records }) => all + records, 0);
  return { initial: sum(initialSync), continuous: sum(continuousSync) };
};

interface MonthTilesProps extends Pick<UsageMonthProps, 'month'> {
  /** Omitted while they load. */
  usage?: PipelineUsage;
}

const estimateLabel = (month: UsageMonth): string => `Estimate for ${monthLabel(month)}`;

/** What the month may come to. Never an amount of money: the price of a record is not known. */
function estimateTile({ low, high }: MonthEstimate, month: UsageMonth): StatTile {
  // A number and its unit stay on one line.
  const [least, most] = [low, high].map((records) => formatCompact(records).replace(' ', '\u00a0'));
  return {
    label: estimateLabel(month),
    value: least === most ? `About ${least}` : `${least} to ${most}`,
    note: 'Without initial syncs and resyncs',
  };
}

function MonthTiles({ month, usage }: MonthTilesProps) {
  const now = useNow();
  const isCurrent = isCurrentMonth(month, now);
  const sums = usage && sumOfUsage(usage);
  const estimate = usage && estimateMonth(usage, month, now);
  const tile = (label: string, records: number | undefined) => ({
    label,
    value: records === undefined ? <Skeleton width={96} height={28} /> : formatCount(records),
  });
  return (
    <StatTiles
      label="Records of the month"
      tiles={[
        tile(isCurrent ? 'Records so far' : 'Records', sums && recordsIn(sums)),
        tile(syncLabels.continuous, sums?.continuous),
        tile(syncLabels.initial, sums?.initial),
        // Its place is kept while it loads.
        ...(estimate
          ? [estimateTile(estimate, month)]
          : !usage && canEstimateMonth(month, now)
            ? [{ ...tile(estimateLabel(month), undefined), note: '\u00a0' }]
            : []),
      ]}
    />
  );
}

function Figures({
  month,
  usage,
  jumps = [],
}: Pick<UsageMonthProps, 'month' | 'jumps'> & { usage: PipelineUsage }) {
  const now = useNow();
  const days = bucketMonth(usage, month, now);
  return (
    <div className={css.figures}>
      <MonthTiles month={month} usage={usage} />
      {/* The bars are days in UTC, whatever the zone of the person. */}
      <PresentProvider timeZone="UTC">
        <RecordsChart
          label={`Processed records in ${monthLabel(month)}`}
          usage={days}
          fileName={`processed-records-${month}.csv`}
          isLastUnfinished={isCurrentMonth(month, now)}
        />
      </PresentProvider>
      <UsageJumps jumps={jumps} />
    </div>
  );
}

/** A line of a chart's legend and the space below it, in px. */
const legendHeight = 26;

/** One month of usage: which one, its sum and its days, with the way to the months around it. */
export function UsageMonthCard({ month, usage, hrefOfMonth, jumps, onRetry }: UsageMonthProps) {
  const isCurrent = isCurrentMonth(month, useNow());
  const name = monthLabel(month);
  return (
    <Card
      title={name}
      actions={
        <nav aria-label="Months" className={css.months}>
          <ButtonLink size="small" icon={ChevronLeftIcon} href={hrefOfMonth(nextMonth(month, -1))}>
            {monthLabel(nextMonth(month, -1))}
          </ButtonLink>
          {!isCurrent && (
            <ButtonLink size="small" icon={ChevronRightIcon} href={hrefOfMonth(nextMonth(month, 1))}>
              {monthLabel(nextMonth(month, 1))}
            </ButtonLink>
          )}
        </nav>
      }
    >
      <p className={css.cutOff}>Billed in UTC.{isCurrent && ` ${monthLabel(month)} so far.`}</p>
      <RemoteView
        remote={usage}
        subject={`The records of ${name}`}
        skeleton={
          <Loading label="Loading usage">
            <div className={css.figures}>
              <MonthTiles month={month} />
              {/* The current month has a legend for the bar of today. */}
              <Skeleton height={recordsChartHeight + (isCurrent ? legendHeight : 0)} />
            </div>
          </Loading>
        }
        onRetry={onRetry}
      >
        {(value) => (
          <OutdatedRows
            isOutdated={usage.state === 'ready' && usage.isOutdated === true}
            isOffline={usage.state === 'ready' && usage.isOffline === true}
            label="Loading usage"
          >
            <Figures month={month} usage={value} jumps={jumps} />
          </OutdatedRows>
        )}
      </RemoteView>
    </Card>
  );
}
