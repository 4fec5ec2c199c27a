import type { ConnectorKind } from '@millrace/ui/domain/entities';

import { useScope } from '../../scope/useScope.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { tunnelNameOf } from '../data/tunnelNameOf.ts';
import { useDefinition } from '../../data/useDefinition.ts';
import { useTunnels } from '../data/useTunnels.ts';
import { useConnectionTest } from './useConnectionTest.ts';

/**
 * Tests a saved connector without editing it.
 * @param saved left out while it loads
 */
export function useSavedTest(kind: ConnectorKind, saved: SavedConnector | undefined) {
  const { client } = useScope();
  const calls = connectorCalls[kind];
  const definition = useDefinition(kind, saved?.type);
  const tunnels = useTunnels(typeof saved?.tunnelId === 'number');
  const test = useConnectionTest({
    subject: kind,
    definition: definition.data ?? undefined,
    call: calls.testCall,
    plan: (planTest) =>
      saved
        ? planTest({
            kind,
            type: saved.type,
            config: saved.config,
            isGranted: definition.data?.authentication.kind === 'oauth',
            tunnelName: tunnelNameOf(tunnels.data?.rows, saved.tunnelId),
          })
        : [],
  });
  return {
    ...test,
    definition,
    tunnels,
    start: () => {
      if (saved) test.start((signal) => calls.testSaved(client, saved, {}, signal));
    },
  };
}
