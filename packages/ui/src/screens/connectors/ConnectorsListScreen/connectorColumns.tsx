import { labelBeside } from '../../../domain/entities/catalogue.ts';
import { connectionOf } from '../../../domain/connectors/connectorConnection.ts';
import { connectorWords, type ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { refusalOf } from '../../../domain/evidence/connectorEvidence.ts';
import { usersOf } from '../../../domain/evidence/refusedConnectors.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import type { ConnectorOrdering } from '../../../domain/views/connectorList.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Refused } from '../../../patterns/LastTest/Refused.tsx';
import { TestOutcome } from '../../../patterns/LastTest/TestOutcome.tsx';
import { badgeColumn, nothing, TwoLines } from '../../../patterns/ResourceList/columns.tsx';
import { createdColumn, nameColumn, usedByColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import type { ConnectorPages, SourceOrDestination } from '../connectorScreens.ts';
import { tracks } from './ConnectorsListScreen.css.ts';

/** The columns of both lists. A connection through a tunnel shows its name if it is among the `tunnels`. */
export const connectorColumns = (
  kind: ConnectorKind,
  pages: ConnectorPages,
  tunnels: readonly Pick<Tunnel, 'id' | 'name'>[] = [],
  failing: readonly Pipeline[] = [],
): readonly ResourceColumn<SourceOrDestination, ConnectorOrdering>[] => [
  nameColumn({
    label: connectorWords[kind].one,
    ordering: 'name',
    width: tracks.name,
    hasMark: true,
    name(connector) {
      const label = labelBeside(connector.name, connector.type);
      return {
        mark: <ConnectorMark type={connector.type} />,
        name: connector.name,
        href: pages.detail(connector),
        ...(label !== undefined && { children: <bdi translate="no">{label}</bdi> }),
      };
    },
  }),
  {
    id: 'connection',
    label: 'Connection',
    width: tracks.connection,
    hideBelow: 'drawer',
    cell(connector) {
      const tunnel = tunnels.find(({ id }) => id === connector.tunnelId);
      const connection = connectionOf(kind, connector, tunnel?.name);
      if (!connection) return nothing;
      return (
        <TwoLines>
          {connection.method}
          {connection.detail !== undefined && (
            <>
              {' · '}
              <bdi translate="no">{connection.detail}</bdi>
            </>
          )}
        </TwoLines>
      );
    },
  },
  badgeColumn({
    id: 'lastTest',
    label: 'Last test',
    width: tracks.lastTest,
    narrowWidth: tracks.narrowLastTest,
    cell(connector) {
      const { lastTest } = connector;
      const refusal = refusalOf(kind, connector, usersOf(kind, connector, failing));
      // The other pipelines are not known here: one of them may have synced since, unless the error names the connector.
      if (refusal?.isNamed) return <Refused since={refusal.since} />;
      return lastTest === undefined ? nothing : <TestOutcome lastTest={lastTest} />;
    },
  }),
  usedByColumn('pipeline', { ordering: 'used_by', width: tracks.usedBy }),
  createdColumn({ ordering: 'created_at', width: tracks.created }),
];
