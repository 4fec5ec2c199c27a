import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import { isPipelineSettling } from '../../../domain/pipelines/pipelineStatus.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import type { PipelineOrdering } from '../../../domain/views/pipelineList.ts';
import type { GridControl } from '../../../patterns/Grid/gridColumns.ts';
import { GridLink } from '../../../patterns/Grid/GridLink.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { badgeColumn, nothing, OneLine } from '../../../patterns/ResourceList/columns.tsx';
import { NameSkeleton } from '../../../patterns/ResourceList/NameCell.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Sparkline } from '../../../patterns/Sparkline/Sparkline.tsx';
import { Arrow } from '../../../internal/Arrow.tsx';
import * as css from './PipelinesListScreen.css.ts';

const endName = (end: Pipeline['source'] | Pipeline['destination']): string =>
  end ? end.name || labelOf(end.type) : nothing;

function SecondLine({ pipeline }: { pipeline: Pipeline }) {
  const { source, destination, lastSyncedAt } = pipeline;
  if (pipeline.status === 'draft') return <span className={css.toDo}>{continueSetupLabel(pipeline)}</span>;
  return (
    <>
      {(source || destination) && (
        <span className={css.routeWide}>
          <bdi translate="no">{endName(source)}</bdi>
          <Arrow />
          <bdi translate="no">{endName(destination)}</bdi>
        </span>
      )}
      <span className={css.routePhone}>
        {lastSyncedAt ? <RelativeTime date={lastSyncedAt} /> : 'Not synced yet'}
      </span>
    </>
  );
}

function Name({ pipeline, href, control }: { pipeline: Pipeline; href: string; control: GridControl }) {
  const { source, destination, status, name } = pipeline;
  return (
    <span className={css.pipeline}>
      <Race source={source?.type} destination={destination?.type} status={status} />
      <span className={css.words}>
        <span className={css.name}>
          <GridLink {...control} href={href}>
            {name}
          </GridLink>
        </span>
        <SecondLine pipeline={pipeline} />
      </span>
    </span>
  );
}

function Status({ status, lastError }: Pipeline, href: string | undefined) {
  const pill = <PipelineStatusPill status={status} />;
  if (status !== 'errored' || !lastError) return pill;
  return (
    <span className={css.status}>
      {pill}
      {href === undefined ? (
        <span className={css.reason} title={lastError} data-hint={lastError}>
          {lastError}
        </span>
      ) : (
        // The arrow keys focus the cell, where Enter follows its link.
        <a
          href={href}
          tabIndex={-1}
          data-control="link"
          className={css.reasonLink}
          title={lastError}
          data-hint={lastError}
        >
          {lastError}
        </a>
      )}
    </span>
  );
}

/** A draft has no figures yet. An archived pipeline has some only while its last records are less than a day old. */
const hasFigures = ({ status, recordsLast24h }: Pipeline): boolean =>
  status !== 'draft' && (status !== 'archived' || Boolean(recordsLast24h));

function Series(pipeline: Pipeline) {
  const { hourlyRecords, name, status } = pipeline;
  // The last hour is not over: its few records would look like a drop.
  const hours = hourlyRecords?.slice(0, -1) ?? [];
  if (hours.length < 2 || !hasFigures(pipeline)) return nothing;
  return (
    <Sparkline
      values={hours}
      label={`Records of ${name} in the last 24 hours`}
      tone={
        status === 'errored'
          ? 'critical'
          : status === 'archived' || isPipelineSettling({ status })
            ? 'muted'
            : 'accent'
      }
    />
  );
}

/** The columns of the pipelines list. */
export const pipelineColumns = (
  hrefOf: (pipeline: Pipeline) => string,
  hrefOfError?: (pipeline: Pipeline) => string,
): readonly ResourceColumn<Pipeline, PipelineOrdering>[] => [
  {
    id: 'pipeline',
    label: 'Pipeline',
    isRowHeader: true,
    ordering: 'name',
    focusTarget: 'control',
    skeleton: <NameSkeleton mark={<Skeleton width={86} height={28} />} lineWidth={168} />,
    width: css.tracks.name,
    narrowWidth: 'minmax(0, 1fr)',
    cell: (pipeline, control) => <Name pipeline={pipeline} href={hrefOf(pipeline)} control={control} />,
  },
  badgeColumn({
    id: 'status',
    label: 'Status',
    ordering: 'status',
    width: css.tracks.status,
    narrowWidth: css.tracks.narrowStatus,
    cell: (pipeline) => Status(pipeline, hrefOfError?.(pipeline)),
  }),
  {
    id: 'series',
    label: 'Last 24 hours',
    width: css.tracks.series,
    hideBelow: 'wide',
    skeleton: <Skeleton width={96} height={28} />,
    cell: Series,
  },
  {
    id: 'records',
    label: 'Records',
    ordering: 'records_last_24h',
    skeleton: <Skeleton width={64} />,
    align: 'end',
    width: css.tracks.records,
    hideBelow: 'icons',
    cell: (pipeline) =>
      hasFigures(pipeline) && typeof pipeline.recordsLast24h === 'number'
        ? formatCount(pipeline.recordsLast24h)
        : nothing,
  },
  {
    id: 'lastSync',
    label: 'Last sync',
    ordering: 'last_synced_at',
    width: css.tracks.lastSync,
    hideBelow: 'drawer',
    cell: ({ lastSyncedAt }) =>
      lastSyncedAt ? (
        <OneLine>
          <RelativeTime date={lastSyncedAt} />
        </OneLine>
      ) : (
        nothing
      ),
  },
  {
    id: 'frequency',
    label: 'Frequency',
    width: css.tracks.frequency,
    hideBelow: 'wide',
    skeleton: <Skeleton width={44} />,
    // A draft has the service's default frequency until the user chooses one.
    cell: ({ status, sourceSyncFrequency }) =>
      status !== 'draft' && sourceSyncFrequency ? formatInterval(sourceSyncFrequency) : nothing,
  },
];
