import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import type { Remote } from '../../../domain/remote.ts';
import { formatUntil } from '../../../domain/schedule/sentences.ts';
import { lastDayOf } from '../../../domain/usage/usageBuckets.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Change, StatTiles, type StatTile } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { countCollections } from './overviewFigures.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';

export interface OverviewTilesProps {
  pipeline: PipelineDetail;
  usage: Remote<PipelineUsage>;
  collections: Remote<readonly CollectionUsage[]>;
}

const valueOf = <Value,>(remote: Remote<Value>): Value | undefined =>
  remote.state === 'ready' ? remote.value : undefined;

/** Compared with the previous time range; without a note if there is nothing to compare with. */
function recordsTile({ pipeline, usage }: OverviewTilesProps, now: Date): StatTile {
  const label = 'Records, 24 h';
  if (usage.state === 'loading')
    return { label, value: <Skeleton width={120} height={28} />, note: '\u00a0' };
  const day = usage.state === 'ready' ? lastDayOf(usage.value, now) : null;
  // The pipeline's own sum is up to the minute, as in the list; the series is the fallback.
  const records = pipeline.recordsLast24h ?? day?.records ?? null;
  return {
    label,
    value: records === null ? undefined : formatCount(records),
    note:
      day?.change === null || day?.change === undefined ? undefined : (
        <>
          <Change share={day.change} /> vs. previous day
        </>
      ),
  };
}

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
    recordsTile(props, now),
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
