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

export interface OverviewTilesProps {
  pipeline: PipelineDetail;
  usage: Remote<PipelineUsage>;
  collections: Remote<readonly CollectionUsage[]>;
  now: Date;
  timeZone: string;
}

const valueOf = <Value,>(remote: Remote<Value>): Value | undefined =>
  remote.state === 'ready' ? remote.value : undefined;

/** Against the same stretch before; nothing where there is nothing to compare with. */
function recordsTile({ pipeline, usage, now }: OverviewTilesProps): StatTile {
  const label = 'Records, 24 h';
  if (usage.state === 'loading')
    return { label, value: <Skeleton width={120} height={28} />, note: '\u00a0' };
  const day = usage.state === 'ready' ? lastDayOf(usage.value, now) : null;
  // The row's own sum reaches to this very minute, as the list shows it; the series stands in where it is not given.
  const records = pipeline.recordsLast24h ?? day?.records ?? null;
  return {
    label,
    value: records === null ? undefined : formatCount(records),
    note:
      day?.change === null || day?.change === undefined ? undefined : (
        <>
          <Change share={day.change} /> against the day before
        </>
      ),
  };
}

/** The pipeline at a glance. A figure that is only assumed of the service is left out where it is not given. */
export function OverviewTiles(props: OverviewTilesProps) {
  const { pipeline, collections, now, timeZone } = props;
  const { lastSyncedAt, nextSyncAt, sourceSyncFrequency } = pipeline;
  const counted = countCollections(pipeline, valueOf(collections));
  const tiles: readonly (StatTile | false)[] = [
    recordsTile(props),
    !!lastSyncedAt && {
      label: 'Last sync',
      value: <RelativeTime date={lastSyncedAt} now={now} timeZone={timeZone} isFocusable />,
    },
    {
      label: 'Collections',
      value: counted ? formatCount(counted.included) : undefined,
      note: counted && counted.excluded > 0 ? `${formatCount(counted.excluded)} excluded` : undefined,
    },
    !!nextSyncAt && {
      label: 'Next sync',
      value: (
        <ExactTime date={nextSyncAt} timeZone={timeZone} isFocusable>
          {formatUntil(nextSyncAt, now)}
        </ExactTime>
      ),
      note: sourceSyncFrequency ? `every ${formatInterval(sourceSyncFrequency)}` : undefined,
    },
  ];
  return <StatTiles label="At a glance" tiles={tiles.filter((tile) => tile !== false)} />;
}
