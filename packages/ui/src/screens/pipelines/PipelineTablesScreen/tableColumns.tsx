import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { showHidden } from '../../../domain/text/hiddenCharacters.ts';
import { describeTableState } from '../../../domain/schema/tableActions.ts';
import type { TableRow, TableState } from '../../../domain/schema/tableRows.ts';
import type { TableOrdering } from '../../../domain/views/pipelineTables.ts';
import { nothing, OneLine } from '../../../patterns/ResourceList/columns.tsx';
import { gridColumns, type ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import { ErrorIcon } from '../../../primitives/Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../../../primitives/Icon/icons/InfoIcon.ts';
import { LockIcon } from '../../../primitives/Icon/icons/LockIcon.ts';
import { PausedIcon } from '../../../primitives/Icon/icons/PausedIcon.ts';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { StartingIcon } from '../../../primitives/Icon/icons/StartingIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { rem } from '../../../theme/rem.ts';
import * as css from './PipelineTablesScreen.css.ts';

const looks: Readonly<Record<TableState, { tone: BadgeTone; icon: IconComponent }>> = {
  errored: { tone: 'critical', icon: ErrorIcon },
  removed: { tone: 'caution', icon: WarningIcon },
  new: { tone: 'accent', icon: PlusIcon },
  resyncing: { tone: 'info', icon: StartingIcon },
  waitingForResync: { tone: 'info', icon: PausedIcon },
  initialSync: { tone: 'info', icon: StartingIcon },
  waiting: { tone: 'neutral', icon: PausedIcon },
  synced: { tone: 'positive', icon: SuccessIcon },
  other: { tone: 'neutral', icon: InfoIcon },
  excluded: { tone: 'neutral', icon: CloseIcon },
  ineligible: { tone: 'neutral', icon: LockIcon },
};

/** A table that has synced may be out of date since: it has no colour, and no tick. */
const unproved = { tone: 'neutral', icon: undefined } as const;

interface RowProps {
  row: TableRow;
  isProved: boolean;
}

function State({ row, isProved }: RowProps) {
  const look = row.state === 'synced' && !isProved ? unproved : looks[row.state];
  return (
    <span className={css.state}>
      <span className={css.badge}>
        <Badge {...look} size="small">
          {describeTableState(row)}
        </Badge>
      </span>
      {row.reason && (
        <span className={css.reason} title={row.reason} data-hint={row.reason}>
          {row.reason}
        </span>
      )}
    </span>
  );
}

function Name({ row, isProved }: RowProps) {
  const name = showHidden(row.table);
  return (
    <span className={css.words}>
      <bdi translate="no" className={css.name} title={name}>
        {name}
      </bdi>
      {row.position !== null && <span className={css.position}>Read up to {row.position}</span>}
      <span className={css.phoneLine}>
        <State row={row} isProved={isProved} />
        {row.records !== null && !row.reason && (
          <span className={css.recordsBelow}>{formatQuantity(row.records, 'record')}</span>
        )}
      </span>
    </span>
  );
}

const isLoading = ({ state }: TableRow): boolean => state === 'resyncing' || state === 'initialSync';

function LastLoad(row: TableRow) {
  if (isLoading(row)) return 'Loading now';
  if (!row.lastLoadedAt) return nothing;
  return (
    <OneLine>
      <RelativeTime date={row.lastLoadedAt} />
    </OneLine>
  );
}

/** The columns of a pipeline's tables. @param isProved whether it syncs on time, so that what has synced is up to date */
const columnsOf = (isProved: boolean): readonly ResourceColumn<TableRow, TableOrdering>[] => [
  {
    id: 'table',
    label: 'Table',
    isRowHeader: true,
    ordering: 'table',
    width: 'minmax(0, 1fr)',
    cell: (row) => <Name row={row} isProved={isProved} />,
  },
  {
    id: 'state',
    label: 'State',
    ordering: 'state',
    width: 'minmax(190px, 1fr)',
    hideBelow: 'drawer',
    cell: (row) => <State row={row} isProved={isProved} />,
  },
  {
    id: 'records',
    label: 'Records',
    ordering: 'records',
    align: 'end',
    // Ten digits.
    width: rem(136),
    hideBelow: 'drawer',
    cell: ({ records }) => (records === null ? nothing : formatCount(records)),
  },
  {
    id: 'loaded',
    label: 'Last load',
    ordering: 'loaded',
    width: rem(124),
    hideBelow: 'icons',
    cell: LastLoad,
  },
];

export const tableColumns = columnsOf(true);

/** In the grid's format: the same arrays as long as the page shows, so that only changed rows render again. */
export const tableGridColumns = {
  proved: gridColumns(tableColumns, true),
  unproved: gridColumns(columnsOf(false), true),
};
