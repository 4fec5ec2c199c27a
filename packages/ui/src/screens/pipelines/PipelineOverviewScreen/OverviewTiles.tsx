import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import type { Remote } from '../../../domain/remote.ts';
import { formatUntil } from '../../../domain/schedule/sentences.ts';
import { totalUsage } from '../../../domain/usage/usageBuckets.ts';
import { usageRanges, type UsageRange } from '../../../domain/usage/usageRanges.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Change, StatTiles, type StatTile } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { countCollections } from './overviewFigures.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';

export interface OverviewTilesProps {
  pipeline: PipelineDetail;
  /** Its records over twice the longest range, loaded with `usageHistoryQuestion`. */
  history: Remote<PipelineUsage>;
  collections: Remote<readonly CollectionUsage[]>;
}

const valueOf = <Value,>(remote: Remote<Value>): Value | undefined =>
  remote.state === 'ready' ? remote.value : undefined;

const names = { day: 'Records, 24 h', week: 'Records, 7 days', month: 'Records, 30 days' } as const;
const befores = { day: 'day before', week: '7 d before', month: '30 d before' } as const;

/** Compared with the previous time range; without a note if there is nothing to compare with. */
function RecordsOf({ range, pipeline, history }: OverviewTilesProps & { range: UsageRange }) {
  const now = useNow();
  const timeZone = useTimeZone();
  // The pipeline's own sum is up to the minute, as in the list; the series is the fallback.
  const present = range === 'day' ? pipeline.recordsLast24h : undefined;
  if (present === undefined && history.state === 'loading') return <Skeleton width={120} height={28} />;
  const records = present ?? totalOf(history, range, now, timeZone)?.records ?? null;
  return records === null ? '—' : formatCount(records);
}

function ChangeOf({ range, history }: Pick<OverviewTilesProps, 'history'> & { range: UsageRange }) {
  const change = totalOf(history, range, useNow(), useTimeZone())?.change ?? null;
  if (change === null) return '\u00a0';
  return (
    <>
      <Change share={change} /> vs. {befores[range]}
    </>
  );
}

const totalOf = (history: Remote<PipelineUsage>, range: UsageRange, now: Date, timeZone: string) => {
  const usage = valueOf(history);
  return usage && totalUsage(usage, range, now, timeZone);
};

/** Without a scheduled sync, the tile stays and says why. */
const nextSyncNotes: Readonly<Record<string, string>> = {
  starting: 'once started',
  pausing: 'once resumed',
  paused: 'once resumed',
};

/** The main figures of a pipeline. A figure that the service does not send is omitted. */
export function OverviewTiles(props: OverviewTilesProps) {
  const { pipeline, collections } = props;
  const now = useNow();
  const { lastSyncedAt, nextSyncAt, sourceSyncFrequency } = pipeline;
  const isDue = pipeline.status === 'running' || pipeline.status === 'errored';
  const counted = countCollections(pipeline, valueOf(collections));
  const tiles: readonly (StatTile | false)[] = [
    ...usageRanges.map((range) => ({
      label: names[range],
      value: <RecordsOf {...props} range={range} />,
      note: <ChangeOf {...props} range={range} />,
    })),
    !!lastSyncedAt && {
      label: 'Last sync',
      value: <RelativeTime date={lastSyncedAt} isFocusable />,
    },
    {
      label: 'Collections',
      value: counted ? formatCount(counted.included) : undefined,
      note: counted && counted.excluded > 0 ? `${formatCount(counted.excluded)} excluded` : undefined,
    },
    (!!nextSyncAt || !!lastSyncedAt) && {
      label: 'Next sync',
      value:
        isDue && nextSyncAt ? (
          <ExactTime date={nextSyncAt} isFocusable>
            {formatUntil(nextSyncAt, now)}
          </ExactTime>
        ) : undefined,
      note: isDue
        ? sourceSyncFrequency && `every ${formatInterval(sourceSyncFrequency)}`
        : nextSyncNotes[pipeline.status],
    },
  ];
  return <StatTiles label="At a glance" tiles={tiles.filter((tile) => tile !== false)} />;
}
