import { memo } from 'react';
import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import { pageSize } from '../../../domain/page.ts';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Sparkline } from '../../../patterns/Sparkline/Sparkline.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** Nothing to say, as opposed to zero. */
const nothing = '—';

const columns = [
  { label: 'Pipeline', className: css.pipelineColumn },
  { label: 'Status', className: css.statusColumn },
  { label: 'Last 24 hours', className: css.seriesColumn },
  { label: 'Records', className: `${css.recordsColumn} ${css.number}` },
  { label: 'Last sync', className: css.syncColumn },
  { label: 'Frequency', className: css.frequencyColumn },
] as const;

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

function LastSync({ pipeline, now, timeZone }: Clock & { pipeline: Pipeline }) {
  const { lastSyncedAt } = pipeline;
  return lastSyncedAt ? <RelativeTime date={lastSyncedAt} now={now} timeZone={timeZone} /> : null;
}

const endName = (end: Pipeline['source'] | Pipeline['destination']): string =>
  end ? end.name || labelOf(end.type) : nothing;

/* A row is drawn again only when its own pipeline changed, or the minute did: an event for one leaves the others alone. */
const PipelineRow = memo(function PipelineRow({ pipeline, ...clock }: Clock & { pipeline: Pipeline }) {
  const { source, destination, hourlyRecords, recordsLast24h, sourceSyncFrequency, status } = pipeline;
  const isErrored = status === 'errored';
  return (
    <tr className={css.row}>
      <th scope="row" className={css.cell}>
        <span className={css.pipeline}>
          <Race source={source?.type} destination={destination?.type} status={status} />
          <span className={css.words}>
            <bdi className={css.name}>{pipeline.name}</bdi>
            {(source || destination) && (
              <span className={css.routeWide}>
                <bdi>{endName(source)}</bdi> → <bdi>{endName(destination)}</bdi>
              </span>
            )}
            <span className={css.routePhone}>
              {pipeline.lastSyncedAt ? <LastSync pipeline={pipeline} {...clock} /> : 'Not synced yet'}
            </span>
          </span>
        </span>
      </th>
      <td className={css.cell}>
        <span className={css.status}>
          <PipelineStatusPill status={status} />
          {isErrored && pipeline.lastError && (
            <span className={css.reason} title={pipeline.lastError}>
              {pipeline.lastError}
            </span>
          )}
        </span>
      </td>
      <td className={`${css.cell} ${css.seriesColumn}`}>
        {hourlyRecords && hourlyRecords.length > 1 ? (
          <Sparkline
            values={hourlyRecords}
            label={`Records of ${pipeline.name} in the last 24 hours`}
            tone={isErrored ? 'critical' : 'accent'}
          />
        ) : (
          nothing
        )}
      </td>
      <td className={`${css.cell} ${css.recordsColumn} ${css.number}`}>
        {recordsLast24h === undefined || recordsLast24h === null ? nothing : formatCount(recordsLast24h)}
      </td>
      <td className={`${css.cell} ${css.syncColumn}`}>
        {pipeline.lastSyncedAt ? <LastSync pipeline={pipeline} {...clock} /> : nothing}
      </td>
      <td className={`${css.cell} ${css.frequencyColumn}`}>
        {sourceSyncFrequency ? formatInterval(sourceSyncFrequency) : nothing}
      </td>
    </tr>
  );
});

const Head = () => (
  <thead>
    <tr>
      {columns.map(({ label, className }) => (
        <th key={label} scope="col" className={`${css.headCell} ${className}`}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

export interface PipelinesTableProps extends Clock {
  pipelines: readonly Pipeline[];
  /** Names the table. */
  label: string;
}

export function PipelinesTable({ pipelines, label, ...clock }: PipelinesTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <Head />
        <tbody>
          {pipelines.map((pipeline) => (
            <PipelineRow key={pipeline.id} pipeline={pipeline} {...clock} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As high as what will stand here, so that nothing jumps when it does. */
export function PipelinesTableSkeleton() {
  return (
    <div className={css.frame} role="status" aria-label="Loading pipelines" aria-busy>
      <table className={css.table} aria-hidden>
        <Head />
        <tbody>
          {Array.from({ length: pageSize }, (_, index) => (
            <tr key={index} className={css.row}>
              <td className={css.cell}>
                <span className={css.pipeline}>
                  <Skeleton width={86} height={28} />
                  <span className={css.words}>
                    <Skeleton width={160} height={14} />
                    <Skeleton width={210} height={12} />
                  </span>
                </span>
              </td>
              <td className={css.cell}>
                <Skeleton width={82} height={24} isRound />
              </td>
              {columns.slice(2).map(({ label, className }) => (
                <td key={label} className={`${css.cell} ${className}`}>
                  <Skeleton width={64} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
