import { listTunnels } from '@millrace/ui/contract';
import { hasDefinition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { ConnectorsListScreen } from '@millrace/ui/screens/ConnectorsListScreen';
import { useQuery } from '@tanstack/react-query';

import { allTunnels, type SavedConnector } from '../data/connectors/connectorCalls.ts';
import { useRealtimeState } from '../data/live/realtimeState.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useList } from '../lists/useList.ts';
import { useUsedTypes } from '../lists/useUsedTypes.ts';
import { useServices } from '../session/services.ts';
import { connectorLists } from './connectorLists.ts';
import { useConnectorCommand } from './useConnectorCommand.ts';

/** The list of sources or destinations, with live updates. */
export function ConnectorsListContainer({
  kind,
  tunnelsHref,
}: {
  readonly kind: ConnectorKind;
  readonly tunnelsHref?: string;
}) {
  const { config } = useServices();
  const { page, ...list } = useList<
    SavedConnector,
    (typeof connectorLists)[ConnectorKind]['view']['defaults']
  >(connectorLists[kind]);
  const live = useRealtimeState();
  const types = useUsedTypes(kind);
  const tunnels = useQuery(read(listTunnels, allTunnels));
  const command = useConnectorCommand(kind);
  const paths = connectorPaths[kind];
  return (
    <ConnectorsListScreen
      {...list}
      kind={kind}
      connectors={page}
      hrefOfConnector={({ id }) => paths.detail(id)}
      hrefOfEdit={({ id, type }) => (hasDefinition(kind, type) ? paths.edit(id) : undefined)}
      hrefOfDuplicate={({ id, type }) =>
        hasDefinition(kind, type) ? paths.details({ type, copy: String(id) }) : undefined
      }
      createHref={paths.select()}
      tunnelsHref={tunnelsHref}
      tunnels={mapRemote(toRemote(tunnels), ({ rows }) => rows)}
      onAction={({ action, connectors }) => void command(action, connectors)}
      usedTypes={types.types}
      onTypesOpen={types.load}
      capabilities={config.lists}
      live={live === 'off' ? undefined : live}
    />
  );
}
