import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatAge } from '../../../domain/format/age.ts';
import { formatExact, formatInterval } from '../../../domain/format/time.ts';
import { describeProblem, type Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { describeLoads } from '../../../domain/usage/tableLoads.ts';
import { totalUsage, type UsageTotal } from '../../../domain/usage/usageBuckets.ts';
import { usageRanges, type UsageRange } from '../../../domain/usage/usageRanges.ts';
import { isAhead } from '../../../domain/pipelines/pipelineHealth.ts';
import { pipelineStatusSpec } from '../../../domain/pipelines/pipelineStatus.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { ShortAge } from '../../../patterns/RelativeTime/ShortAge.tsx';
import { Change, StatTiles, type StatTile } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { countCollections } from './overviewFigures.ts';
import { OverviewFlow, type OverviewFlowProps } from './OverviewFlow.tsx';
import * as css from './PipelineOverviewScreen.css.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';

export interface OverviewHeroProps {
  pipeline: PipelineDetail;
  /** Addresses of the source and destination; an end without an address is no link. */
  hrefs: OverviewFlowProps['hrefs'];
  /** Its records over twice the longest range, loaded with `usageHistoryQuestion`. */
  history: Remote<PipelineUsage>;
  /** The records of the chart. If they failed too, its notice retries both. */
  usage: Remote<PipelineUsage>;
  collections: Remote<readonly CollectionUsage[]>;
  /** Loads the history again. */
  onRetryHistory(): void;
}

const valueOf = <Value,>(remote: Remote<Value>): Value | undefined =>
  remote.state === 'ready' ? remote.value : undefined;

const problemIn = <Value,>(remote: Remote<Value>): Problem | undefined =>
  remote.state === 'loading' ? undefined : remote.problem;

const names = { day: 'Records, 24 h', week: 'Records, 7 days', month: 'Records, 30 days' } as const;
const befores = { day: 'previous day', week: 'previous 7 days', month: 'previous 30 days' } as const;

type TileProps = Pick<OverviewHeroProps, 'pipeline' | 'history'> & { range: UsageRange };

function useTotal({ pipeline, history, range }: TileProps): UsageTotal | undefined {
  const now = useNow();
  const timeZone = useTimeZone();
  const usage = valueOf(history);
  return usage && totalUsage(usage, range, now, timeZone, pipeline.createdAt);
}

/** The pipeline's own sum, which is up to the minute, as in the list; the series is the fallback. */
const presentOf = ({ range, pipeline }: TileProps): number | null =>
  range === 'day' ? (pipeline.recordsLast24h ?? null) : null;

function RecordsOf(props: TileProps) {
  const total = useTotal(props);
  const present = presentOf(props);
  if (present === null && props.history.state === 'loading') return <Skeleton width={120} height={28} />;
  const records = present ?? total?.records ?? null;
  return records === null ? '—' : formatCount(records);
}

/** Compared with the previous time range; without words if there is nothing to compare with. */
function ChangeOf(props: TileProps) {
  const change = useTotal(props)?.change ?? null;
  if (props.history.state === 'failed' && presentOf(props) === null) return 'Could not be loaded';
  if (change === null) return '\u00a0';
  return (
    <>
      <Change share={change} /> vs {befores[props.range]}
    </>
  );
}

/**
 * How old the data are: the one large figure of the page. With the newest change, the last sync is a fact of its own below
 * it; without it, the last sync is all that is known. `—` if the service tells neither.
 */
function Freshness({ pipeline: { lastSyncedAt, newestChangeAt } }: Pick<OverviewHeroProps, 'pipeline'>) {
  const now = useNow();
  const timeZone = useTimeZone();
  // A time in the future is no age.
  const change = newestChangeAt && !isAhead(newestChangeAt, now) ? newestChangeAt : undefined;
  const at = change ?? lastSyncedAt;
  const age = at && formatAge(at, now);
  return (
    <div className={css.freshness}>
      <dt className={css.factLabel}>{change ? 'Newest change' : 'Last sync'}</dt>
      <dd className={css.figure}>
        {age ? (
          <ExactTime date={at} isFocusable>
            {age.amount}
            <span className={css.unit}> {age.unit} ago</span>
          </ExactTime>
        ) : (
          '—'
        )}
      </dd>
      <dd className={css.factNote}>
        {change && lastSyncedAt ? (
          <>
            Last sync <ShortAge date={lastSyncedAt} isFocusable />
          </>
        ) : at ? (
          formatExact(at, timeZone)
        ) : (
          '\u00a0'
        )}
      </dd>
    </div>
  );
}

/**
 * The last sync, the way of the data, and the other figures of a pipeline. A figure that the service does not send is
 * omitted.
 */
export function OverviewHero(props: OverviewHeroProps) {
  const { pipeline, hrefs, collections } = props;
  const { nextSyncAt, sourceSyncFrequency } = pipeline;
  const loads = describeLoads(valueOf(collections) ?? []);
  const isCopying = pipeline.status === 'running' && !!loads;
  const isDue = (pipeline.status === 'running' && !isCopying) || pipeline.status === 'errored';
  const counted = countCollections(pipeline, valueOf(collections));
  const tiles: readonly (StatTile | false)[] = [
    ...usageRanges.map((range) => ({
      label: names[range],
      value: <RecordsOf {...props} range={range} />,
      note: <ChangeOf {...props} range={range} />,
    })),
    {
      label: 'Tables',
      value: counted ? formatCount(counted.included) : undefined,
      note: counted && counted.excluded > 0 ? `${formatCount(counted.excluded)} excluded` : undefined,
    },
    (!!nextSyncAt || !!pipeline.lastSyncedAt) && {
      label: 'Next sync',
      value: isDue && nextSyncAt ? <ComingTime date={nextSyncAt} isFocusable /> : undefined,
      note: isDue
        ? sourceSyncFrequency && `every ${formatInterval(sourceSyncFrequency)}`
        : isCopying
          ? `after the ${loads.kind === 'initial' ? 'initial sync' : 'resync'}`
          : pipelineStatusSpec(pipeline.status).nextSync,
    },
  ];
  const problem = problemIn(props.usage) ? undefined : problemIn(props.history);
  return (
    <>
      <div className={css.hero}>
        <dl className={css.heroFigure}>
          <Freshness pipeline={pipeline} />
        </dl>
        <OverviewFlow pipeline={pipeline} hrefs={hrefs} />
        <StatTiles label="At a glance" tiles={tiles.filter((tile) => tile !== false)} isFlush />
      </div>
      {problem && (
        <ProblemNotice
          problem={problem}
          wording={{ ...describeProblem(problem), title: 'The records of the last 60 days failed to load.' }}
          onRetry={props.onRetryHistory}
        />
      )}
    </>
  );
}
