import { labelOf } from '../../../domain/entities/catalogue.ts';
import { connectorStatusLabel, type ConnectorKind } from '../../../domain/entities/connector.ts';
import { connectionOf } from '../../../domain/connectors/connectorConnection.ts';
import type { ListCsv } from '../../../patterns/ResourceList/listCsv.ts';
import type { SourceOrDestination } from '../connectorScreens.ts';

/** The file of the list of sources or destinations, with times in UTC. It contains no part of a configuration. */
export const connectorCsv = (kind: ConnectorKind): ListCsv<SourceOrDestination> => ({
  heads: [
    'ID',
    'Name',
    'Type',
    'Status',
    'Connection',
    'Last test',
    'Tested (UTC)',
    'Pipelines',
    'Created (UTC)',
  ],
  cells: (connector) => {
    const { id, name, type, status, lastTest, usedBy, createdAt } = connector;
    return [
      id,
      name,
      labelOf(type),
      connectorStatusLabel(status),
      connectionOf(kind, connector)?.method,
      lastTest && (lastTest.success ? 'Passed' : 'Failed'),
      lastTest?.at.toISOString(),
      usedBy,
      createdAt?.toISOString(),
    ];
  },
});
