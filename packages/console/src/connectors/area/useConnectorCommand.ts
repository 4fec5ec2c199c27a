import type { PastTest } from '@millrace/ui/LastTest';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import type { ConnectorRequest } from '@millrace/ui/screens/ConnectorsListScreen';

import { defineDialog } from '../../dialogs/dialog.ts';
import { useAsk } from '../../dialogs/useAsk.ts';

/** Tests a saved connector. Resolves with the result, unless the test was cancelled. */
const testConnector = defineDialog({
  name: 'testConnector',
  load: async () => (await import('../test/TestConnectorContainer.tsx')).TestConnectorContainer,
  answers: { onClose: (last) => last },
});

/** Confirms and performs an action on connectors. */
const connectorAction = defineDialog({
  name: 'connectorAction',
  load: async () => (await import('./ConnectorActionContainer.tsx')).ConnectorActionContainer,
  answers: { onClose: () => undefined },
});

/**
 * Performs the actions of lists and detail pages. A test of one connector starts at once; all other actions
 * are confirmed first.
 * @returns the result of a test
 */
export function useConnectorCommand(kind: ConnectorKind) {
  const ask = useAsk();
  return async ({ action, items }: ConnectorRequest): Promise<PastTest | undefined> => {
    const [connector] = items;
    if (action === 'test' && connector && items.length === 1) return ask(testConnector, { kind, connector });
    await ask(connectorAction, { kind, action, items });
    return undefined;
  };
}
