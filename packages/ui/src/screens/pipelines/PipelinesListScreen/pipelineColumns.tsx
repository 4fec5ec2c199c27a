import type { ReactNode } from 'react';
import { isAccessError } from '../../../domain/connectors/test/accessError.ts';
import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { blamedEnd } from '../../../domain/connectors/test/blamedEnd.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import {
  aheadOf,
  intervalOf,
  isAhead,
  silentHours,
  type PipelineHealth,
} from '../../../domain/pipelines/pipelineHealth.ts';
import { repairPageLabel } from '../../../domain/pipelines/pipelineActions.ts';
import { isPipelineSettling } from '../../../domain/pipelines/pipelineStatus.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import type { PipelineOrdering } from '../../../domain/views/pipelineList.ts';
import { useDensity } from '../../../patterns/DensityProvider/density.ts';
import type { GridControl } from '../../../patterns/Grid/gridColumns.ts';
import { GridLink } from '../../../patterns/Grid/GridLink.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { usePipelineHealth } from '../../../patterns/PipelineStatusPill/usePipelineHealth.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { badgeColumn, nothing } from '../../../patterns/ResourceList/columns.tsx';
import { NameSkeleton } from '../../../patterns/ResourceList/NameCell.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { ShortAge } from '../../../patterns/RelativeTime/ShortAge.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Sparkline } from '../../../patterns/Sparkline/Sparkline.tsx';
import { Arrow } from '../../../internal/Arrow.tsx';
import * as css from './PipelinesListScreen.css.ts';

const endName = (end: Pipeline['source'] | Pipeline['destination']): string =>
  end ? end.name || labelOf(end.type) : nothing;

/** The addresses of a pipeline's pages. Without one, its text is no link. */
export interface PipelineRowHrefs {
  /** Its page; for a draft, the next step of its setup. */
  hrefOf(pipeline: Pipeline): string;
  /** Its last error in its log. */
  hrefOfError?(pipeline: Pipeline): string;
  /** The form of its source or destination, which opens at `focus`. */
  hrefOfForm?(pipeline: Pipeline, kind: ConnectorKind, focus?: 'credentials'): string | undefined;
}

interface RowProps {
  pipeline: Pipeline;
  hrefs: PipelineRowHrefs;
}

/** A link beside the row's own, for the pointer. The keyboard has the same in the menu and in the status. */
const CellLink = ({ href, look, children }: { href: string; look: string; children: ReactNode }) => (
  <a href={href} tabIndex={-1} data-control="link" className={look}>
    {children}
  </a>
);

/**
 * The form of the connector that an error names; the pipeline's page, which has both, if it names none. `undefined` in a
 * list without forms.
 */
export function repairOf(
  pipeline: Pipeline,
  { hrefOf, hrefOfForm }: PipelineRowHrefs,
): { readonly href: string; readonly label: string } | undefined {
  if (!hrefOfForm) return undefined;
  const error = pipeline.lastError ?? '';
  const end = blamedEnd(error, pipeline);
  const isRefused = isAccessError(error);
  const form = end && hrefOfForm(pipeline, end, isRefused ? 'credentials' : undefined);
  if (form === undefined) return { href: hrefOf(pipeline), label: repairPageLabel };
  // Without the provider's name, whose table the list would load only for this.
  return { href: form, label: isRefused ? 'Enter new credentials' : `Edit ${end}` };
}

/** Why it failed, and what mends it. */
function Failure({ pipeline, reason, hrefs }: RowProps & { reason: string }) {
  const error = hrefs.hrefOfError?.(pipeline);
  const repair = repairOf(pipeline, hrefs);
  return (
    <span className={css.failure}>
      <span className={css.reason} title={reason} data-hint={reason}>
        {error === undefined ? (
          reason
        ) : (
          <CellLink href={error} look={css.reasonLink}>
            {reason}
          </CellLink>
        )}
      </span>
      {repair && (
        <CellLink href={repair.href} look={css.repair}>
          {repair.label}
        </CellLink>
      )}
    </span>
  );
}

/** A time of the service. One in the future is shown as such: its clock is ahead. */
function Past({ date }: { readonly date: Date }) {
  return isAhead(date, useNow()) ? <ComingTime date={date} /> : <RelativeTime date={date} />;
}

/** The time that speaks against a running pipeline. */
function DoubtfulTime({ pipeline, health }: Pick<RowProps, 'pipeline'> & { health: PipelineHealth }) {
  const { lastSyncedAt, newestChangeAt } = pipeline;
  const interval = intervalOf(pipeline);
  const ahead = aheadOf(pipeline, useNow());
  if (health === 'ahead' && ahead?.what === 'change')
    return (
      <>
        Newest change <Past date={ahead.at} />: its clock is ahead.{' '}
      </>
    );
  if (!lastSyncedAt) return null;
  if (health === 'behind' && newestChangeAt)
    return (
      <>
        Newest change <Past date={newestChangeAt} />, after the last sync.{' '}
      </>
    );
  return (
    <>
      Last sync <Past date={lastSyncedAt} />
      {health === 'ahead' ? ': its clock is ahead' : interval > 0 && `, every ${formatInterval(interval)}`}
      .{' '}
    </>
  );
}

/** What speaks against a running pipeline, with its time. */
function Doubt({ pipeline, health, hrefs }: RowProps & { health: PipelineHealth }) {
  const interval = intervalOf(pipeline);
  return (
    <span className={css.doubt}>
      {health === 'quiet' ? (
        <>
          No records for {formatQuantity(silentHours(pipeline) ?? 0, 'hour')}
          {interval > 0 && `, every ${formatInterval(interval)}`}.{' '}
        </>
      ) : (
        <DoubtfulTime pipeline={pipeline} health={health} />
      )}
      <CellLink href={hrefs.hrefOf(pipeline)} look={css.repair}>
        Why
      </CellLink>
    </span>
  );
}

const isDoubtful = (health: PipelineHealth): boolean => health !== 'onTime' && health !== 'unknown';

/** What a person should know or do; the route of a pipeline that needs nobody, where rows have room for it. */
function SecondLine({ pipeline, hrefs }: RowProps) {
  const { status, source, destination, lastError } = pipeline;
  const density = useDensity();
  const health = usePipelineHealth(pipeline);
  if (status === 'draft') return <span className={css.toDo}>{continueSetupLabel(pipeline)}</span>;
  if (status === 'errored' && lastError) {
    return <Failure pipeline={pipeline} reason={lastError} hrefs={hrefs} />;
  }
  if (isDoubtful(health)) return <Doubt pipeline={pipeline} health={health} hrefs={hrefs} />;
  if (density === 'compact' || (!source && !destination)) return null;
  return (
    <span className={css.route}>
      <bdi translate="no">{endName(source)}</bdi>
      <Arrow />
      <bdi translate="no">{endName(destination)}</bdi>
    </span>
  );
}

function Name({ pipeline, hrefs, control }: RowProps & { control: GridControl }) {
  const { source, destination, status, name } = pipeline;
  const density = useDensity();
  return (
    <span className={css.pipeline}>
      <span className={density === 'compact' ? css.smallRace : undefined}>
        <Race source={source?.type} destination={destination?.type} status={status} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <GridLink {...control} href={hrefs.hrefOf(pipeline)}>
            {name}
          </GridLink>
        </span>
        <SecondLine pipeline={pipeline} hrefs={hrefs} />
      </span>
    </span>
  );
}

/** A pill for what needs a person; a quiet word for what does not. On a phone, also the time of the last sync. */
function Status({ pipeline, hrefs }: RowProps) {
  const { status, lastError, lastSyncedAt } = pipeline;
  const health = usePipelineHealth(pipeline);
  const pill = (
    <PipelineStatusPill
      status={status}
      health={health}
      isQuiet={status === 'running' || status === 'archived'}
    />
  );
  const error = status === 'errored' && lastError ? hrefs.hrefOfError?.(pipeline) : undefined;
  return (
    <span className={css.status}>
      {error === undefined ? (
        pill
      ) : (
        // The arrow keys focus the cell, where Enter follows its link.
        <a href={error} tabIndex={-1} data-control="link" className={css.statusLink} data-hint={lastError}>
          {pill}
        </a>
      )}
      <span className={css.phoneTime}>{lastSyncedAt ? <Past date={lastSyncedAt} /> : nothing}</span>
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
    <span className={css.series}>
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
    </span>
  );
}

/** When it last synced, and, where a row has two lines, when the newest change that it found was made. */
function LastSync({ lastSyncedAt, newestChangeAt }: Pick<Pipeline, 'lastSyncedAt' | 'newestChangeAt'>) {
  const density = useDensity();
  const sync = lastSyncedAt ? <Past date={lastSyncedAt} /> : nothing;
  if (!newestChangeAt || density === 'compact') return sync;
  return (
    <span className={css.twoFacts}>
      <span>{sync}</span>
      <span className={css.change}>
        change <ShortAge date={newestChangeAt} />
      </span>
    </span>
  );
}

/** As high as the row of a pipeline that needs nobody. */
function PipelineSkeleton() {
  const isCompact = useDensity() === 'compact';
  return isCompact ? (
    <NameSkeleton mark={<Skeleton width={55} height={18} />} lineWidth={null} />
  ) : (
    <NameSkeleton mark={<Skeleton width={86} height={28} />} lineWidth={168} />
  );
}

/** The columns of the pipelines list. */
export const pipelineColumns = (
  hrefs: PipelineRowHrefs,
): readonly ResourceColumn<Pipeline, PipelineOrdering>[] => [
  {
    id: 'pipeline',
    label: 'Pipeline',
    isRowHeader: true,
    ordering: 'name',
    focusTarget: 'control',
    skeleton: <PipelineSkeleton />,
    width: css.tracks.name,
    narrowWidth: 'minmax(0, 1fr)',
    cell: (pipeline, control) => <Name pipeline={pipeline} hrefs={hrefs} control={control} />,
  },
  badgeColumn({
    id: 'status',
    label: 'Status',
    ordering: 'status',
    width: css.tracks.status,
    narrowWidth: css.tracks.narrowStatus,
    cell: (pipeline) => <Status pipeline={pipeline} hrefs={hrefs} />,
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
    cell: ({ lastSyncedAt, newestChangeAt }) =>
      lastSyncedAt || newestChangeAt ? (
        <LastSync lastSyncedAt={lastSyncedAt} newestChangeAt={newestChangeAt} />
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
