import type { ConnectorKind } from '@millrace/ui/domain/entities';
import type { PastTest } from '@millrace/ui/LastTest';
import type { ConnectorCommand } from '@millrace/ui/screens/ConnectorsListScreen';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import { useAsk } from '../modals/useAsk.ts';
import { connectorAction, testConnector } from './actionDialogs.ts';

/**
 * Performs the actions of lists and detail pages. A test of one connector starts at once; all other actions
 * are confirmed first.
 * @returns the result of a test
 */
export function useConnectorCommand(kind: ConnectorKind) {
  const ask = useAsk();
  return async (
    action: ConnectorCommand,
    connectors: readonly SavedConnector[],
  ): Promise<PastTest | undefined> => {
    const [connector] = connectors;
    if (action === 'test' && connector && connectors.length === 1) {
      return ask(testConnector, { kind, connector });
    }
    await ask(connectorAction[kind], { action, items: connectors });
    return undefined;
  };
}
