import { useMemo } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { dateFormatter } from '../../../domain/format/dateFormatter.ts';
import { dayOf } from '../../../domain/format/time.ts';
import { formatDuration, syncRuns, type SyncResult, type SyncRun } from '../../../domain/logs/syncRuns.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { headHeight } from '../../../patterns/Grid/Grid.css.ts';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import { GridLink } from '../../../patterns/Grid/GridLink.tsx';
import type { GridColumn } from '../../../patterns/Grid/gridColumns.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { rem } from '../../../theme/rem.ts';
import type { CollectionTone } from './overviewFigures.ts';
import * as css from './PipelineOverviewScreen.css.ts';

export interface OverviewRunsProps {
  /** The newest lines of the log above `debug`, loaded with `syncRunsQuestion`. */
  events: Remote<readonly PipelineEvent[]>;
  /** The log with what happened to the pipeline. */
  activityHref?: string;
  /** The log at a run's last line. Keep the same function. Without it, the runs have no link. */
  hrefOfRun?(run: Pick<SyncRun, 'id' | 'at'>): string;
  onRetry(): void;
}

/** The log has the others. */
const shownRuns = 10;
/** Room for a day above its time where the card is narrow. */
const rowHeight = 44;

const results: Readonly<Record<SyncResult, { readonly label: string; readonly tone: CollectionTone }>> = {
  succeeded: { label: 'Synced', tone: 'positive' },
  failed: { label: 'Failed', tone: 'critical' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
};

function Result({ result, errors, reason }: SyncRun) {
  const { label, tone } = results[result];
  const note = reason ?? (errors > 0 ? `after ${formatQuantity(errors, 'error')}` : undefined);
  return (
    <span className={css.collectionName}>
      <span className={css.dot[tone]} aria-hidden />
      <span className={css.runResult} title={reason}>
        {label}
        {note && <span className={css.runNote}> {note}</span>}
      </span>
    </span>
  );
}

/** Keeps the same columns for a day, so that the clock renders no row again. */
function useColumns(hrefOfRun: OverviewRunsProps['hrefOfRun']): readonly GridColumn<SyncRun>[] {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  return useMemo(() => {
    const clock = { hour: '2-digit', minute: '2-digit' } as const;
    const time = dateFormatter(clock, timeZone);
    const dayAndTime = dateFormatter({ ...clock, day: 'numeric', month: 'short' }, timeZone);
    return [
      {
        id: 'start',
        label: 'Started',
        isRowHeader: true,
        isStateless: true,
        ...(hrefOfRun && { focusTarget: 'control' }),
        width: 'minmax(0, 1fr)',
        narrowWidth: rem(96),
        cell(run, control) {
          const { startedAt } = run;
          const start = (
            <span className={css.runStart}>
              <ExactTime date={startedAt}>
                {(dayOf(startedAt, timeZone) === today ? time : dayAndTime).format(startedAt)}
              </ExactTime>
            </span>
          );
          if (!hrefOfRun) return start;
          return (
            <GridLink {...control} href={hrefOfRun(run)}>
              {start}
            </GridLink>
          );
        },
      },
      {
        id: 'duration',
        label: 'Duration',
        align: 'end',
        isStateless: true,
        width: rem(104),
        // Beside the chart, the result and the records need the room; the log has the duration.
        hideBelow: 'drawer',
        cell: ({ duration }) => (duration === null ? '—' : formatDuration(duration)),
      },
      {
        id: 'result',
        label: 'Result',
        isStateless: true,
        width: 'minmax(0, 3fr)',
        narrowWidth: 'minmax(0, 1fr)',
        cell: Result,
      },
      {
        id: 'records',
        label: 'Records',
        align: 'end',
        isStateless: true,
        width: rem(120),
        narrowWidth: rem(80),
        cell: ({ records }) => (records === null ? '—' : formatCount(records)),
      },
    ];
  }, [timeZone, today, hrefOfRun]);
}

function Runs({
  events,
  hrefOfRun,
}: { events: readonly PipelineEvent[] } & Pick<OverviewRunsProps, 'hrefOfRun'>) {
  const columns = useColumns(hrefOfRun);
  const runs = useMemo(() => syncRuns(events).slice(0, shownRuns), [events]);
  if (runs.length === 0) {
    const isUnnamed = events.length > 0 && events.every(({ step }) => !step);
    return (
      <p className={css.quiet}>
        {isUnnamed ? 'The log doesn’t say when a sync started or ended.' : 'The log shows no sync.'}
      </p>
    );
  }
  return (
    <div className={css.runGrid}>
      <Grid
        label="Syncs"
        rows={runs}
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowName={({ startedAt }) => startedAt.toISOString()}
        rowHeight={rowHeight}
        layout="scroller"
        height={headHeight + runs.length * rowHeight}
      />
    </div>
  );
}

/** Reserves the room of the syncs. */
export const RunsToCome = () => (
  <ul className={`${css.collections} ${css.runsToCome}`}>
    {Array.from({ length: shownRuns }, (_, index) => (
      <li key={index} className={css.runToCome}>
        <Skeleton width={140} />
        <Skeleton width={64} />
      </li>
    ))}
  </ul>
);

const RunsSkeleton = () => (
  <Loading label="Loading sync history">
    <RunsToCome />
  </Loading>
);

/** The latest syncs: when, how long, how they ended and how many records, derived from the log. */
export function OverviewRuns({ events, activityHref, hrefOfRun, onRetry }: OverviewRunsProps) {
  return (
    <Card
      title="Sync history"
      isFlush
      actions={activityHref !== undefined && <Link href={activityHref}>Open activity</Link>}
    >
      <RemoteView subject="The sync history" remote={events} skeleton={<RunsSkeleton />} onRetry={onRetry}>
        {(lines) => <Runs events={lines} hrefOfRun={hrefOfRun} />}
      </RemoteView>
    </Card>
  );
}
