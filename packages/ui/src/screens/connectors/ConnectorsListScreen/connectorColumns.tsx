import { labelOf } from '../../../domain/connectors/catalogue.ts';
import { connectionOf } from '../../../domain/entities/connectorConnection.ts';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { ConnectorOrdering } from '../../../domain/views/connectorList.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Day } from '../../../patterns/ExactTime/Day.tsx';
import { TestOutcome } from '../../../patterns/LastTest/TestOutcome.tsx';
import { NameCell, NameSkeleton } from '../../../patterns/ResourceList/NameCell.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { nounsOf, type SourceOrDestination } from '../connectorCommands.tsx';
import * as css from './ConnectorsListScreen.css.ts';

/** No value, as opposed to zero. */
const nothing = '—';

export interface ColumnOptions<Each> {
  readonly kind: ConnectorKind;
  hrefOf(connector: Each): string;
  /** Names of the loaded tunnels, by id. */
  readonly tunnelNames: ReadonlyMap<number, string>;
}

/** The columns of both lists. A value that the service does not send is a dash, never another request. */
export function connectorColumns<Each extends SourceOrDestination>({
  kind,
  hrefOf,
  tunnelNames,
}: ColumnOptions<Each>): readonly ResourceColumn<Each, ConnectorOrdering>[] {
  const columns: readonly ResourceColumn<Each, ConnectorOrdering>[] = [
    {
      id: 'name',
      label: nounsOf[kind].one,
      isRowHeader: true,
      ordering: 'name',
      width: css.tracks.name,
      narrowWidth: css.tracks.narrowName,
      focusTarget: 'control',
      skeleton: <NameSkeleton hasMark />,
      cell: (connector, control) => (
        <NameCell
          mark={<ConnectorMark type={connector.type} />}
          name={connector.name}
          href={hrefOf(connector)}
          control={control}
        >
          {labelOf(connector.type)}
        </NameCell>
      ),
    },
    {
      id: 'connection',
      label: 'Connection',
      width: css.tracks.connection,
      hideBelow: 'drawer',
      cell: (connector) => {
        const name = connector.tunnelId === null ? undefined : tunnelNames.get(connector.tunnelId);
        const connection = connectionOf(kind, connector, name);
        if (!connection) return nothing;
        const { method, detail } = connection;
        return (
          <span className={css.oneLine}>
            {method}
            {detail !== undefined && (
              <>
                {' · '}
                <bdi>{detail}</bdi>
              </>
            )}
          </span>
        );
      },
    },
    {
      id: 'lastTest',
      label: 'Last test',
      width: css.tracks.lastTest,
      narrowWidth: css.tracks.narrowLastTest,
      skeleton: <Skeleton width={82} height={24} isRound />,
      cell: ({ lastTest }) => (lastTest === undefined ? nothing : <TestOutcome lastTest={lastTest} />),
    },
    {
      id: 'usedBy',
      label: 'Used by',
      ordering: 'used_by',
      width: css.tracks.usedBy,
      hideBelow: 'drawer',
      cell: ({ usedBy }) => {
        if (typeof usedBy !== 'number') return nothing;
        return usedBy === 0 ? 'Not used' : formatQuantity(usedBy, 'pipeline');
      },
    },
    {
      id: 'created',
      label: 'Created',
      ordering: 'created_at',
      width: css.tracks.created,
      hideBelow: 'wide',
      cell: ({ createdAt }) => (createdAt ? <Day date={createdAt} /> : nothing),
    },
  ];
  return columns.map((column) => ({ ...column, isStateless: true }));
}
