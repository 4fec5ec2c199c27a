import { labelOf } from '../../../domain/connectors/catalogue.ts';
import { isPipelineSettling, type Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import type { PipelineOrdering } from '../../../domain/views/pipelineList.ts';
import type { GridColumn, GridControl } from '../../../patterns/Grid/gridColumns.ts';
import { GridLink } from '../../../patterns/Grid/GridLink.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Sparkline } from '../../../patterns/Sparkline/Sparkline.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** Nothing to say, as opposed to zero. */
const nothing = '—';

/** The columns that the service can order by. */
export const orderingOf: Readonly<Record<string, PipelineOrdering>> = {
  pipeline: 'name',
  status: 'status',
  records: 'records_last_24h',
  lastSync: 'last_synced_at',
};

export interface ColumnOptions {
  readonly now: Date;
  readonly timeZone: string;
  /** Where a pipeline leads. */
  hrefOf?(pipeline: Pipeline): string;
  readonly isSortable: boolean;
}

const endName = (end: Pipeline['source'] | Pipeline['destination']): string =>
  end ? end.name || labelOf(end.type) : nothing;

function SecondLine({
  pipeline,
  now,
  timeZone,
}: { pipeline: Pipeline } & Pick<ColumnOptions, 'now' | 'timeZone'>) {
  const { source, destination, lastSyncedAt } = pipeline;
  if (pipeline.status === 'draft') return <span className={css.toDo}>{continueSetupLabel(pipeline)}</span>;
  return (
    <>
      {(source || destination) && (
        <span className={css.routeWide}>
          <bdi>{endName(source)}</bdi> → <bdi>{endName(destination)}</bdi>
        </span>
      )}
      <span className={css.routePhone}>
        {lastSyncedAt ? <RelativeTime date={lastSyncedAt} now={now} timeZone={timeZone} /> : 'Not synced yet'}
      </span>
    </>
  );
}

function Name({
  pipeline,
  control,
  options,
}: {
  pipeline: Pipeline;
  control: GridControl;
  options: ColumnOptions;
}) {
  const { source, destination, status, name } = pipeline;
  return (
    <span className={css.pipeline}>
      <Race source={source?.type} destination={destination?.type} status={status} />
      <span className={css.words}>
        <span className={css.name}>
          {options.hrefOf ? (
            <GridLink {...control} href={options.hrefOf(pipeline)}>
              {name}
            </GridLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        <SecondLine pipeline={pipeline} now={options.now} timeZone={options.timeZone} />
      </span>
    </span>
  );
}

function Status({ status, lastError }: Pipeline) {
  const pill = <PipelineStatusPill status={status} />;
  if (status !== 'errored' || !lastError) return pill;
  return (
    <span className={css.status}>
      {pill}
      <span className={css.reason}>{lastError}</span>
    </span>
  );
}

function Series({ hourlyRecords, name, status }: Pipeline) {
  if (!hourlyRecords || hourlyRecords.length < 2) return nothing;
  return (
    <Sparkline
      values={hourlyRecords}
      label={`Records of ${name} in the last 24 hours`}
      tone={status === 'errored' ? 'critical' : isPipelineSettling({ status }) ? 'muted' : 'accent'}
    />
  );
}

/** The columns of spec §2's list; what the service does not give is a dash, never another call (A-58). */
export function pipelineColumns(options: ColumnOptions): readonly GridColumn<Pipeline>[] {
  const { now, timeZone, isSortable } = options;
  const columns: readonly GridColumn<Pipeline>[] = [
    {
      id: 'pipeline',
      label: 'Pipeline',
      isRowHeader: true,
      isSortable,
      width: css.tracks.name,
      narrowWidth: css.tracks.narrowName,
      focusTarget: options.hrefOf ? 'control' : 'cell',
      cell: (pipeline, control) => <Name pipeline={pipeline} control={control} options={options} />,
    },
    {
      id: 'status',
      label: 'Status',
      isSortable,
      width: css.tracks.status,
      narrowWidth: css.tracks.narrowStatus,
      cell: Status,
    },
    { id: 'series', label: 'Last 24 hours', width: css.tracks.series, hideBelow: 'wide', cell: Series },
    {
      id: 'records',
      label: 'Records',
      isSortable,
      align: 'end',
      width: css.tracks.records,
      hideBelow: 'icons',
      cell: ({ recordsLast24h }) =>
        recordsLast24h === undefined || recordsLast24h === null ? nothing : formatCount(recordsLast24h),
    },
    {
      id: 'lastSync',
      label: 'Last sync',
      isSortable,
      width: css.tracks.lastSync,
      hideBelow: 'drawer',
      cell: ({ lastSyncedAt }) =>
        lastSyncedAt ? <RelativeTime date={lastSyncedAt} now={now} timeZone={timeZone} /> : nothing,
    },
    {
      id: 'frequency',
      label: 'Frequency',
      width: css.tracks.frequency,
      hideBelow: 'wide',
      cell: ({ sourceSyncFrequency }) =>
        sourceSyncFrequency ? formatInterval(sourceSyncFrequency) : nothing,
    },
  ];
  return columns.map((column) => ({ ...column, isStateless: true }));
}
