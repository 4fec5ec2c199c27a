import type { ConnectorKind } from '@millrace/ui/domain/entities';
import type { PastTest } from '@millrace/ui/LastTest';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { SavedConnector } from '../data/connectorCalls.ts';
import { useSavedTest } from './useSavedTest.ts';

interface TestConnectorContainerProps {
  readonly kind: ConnectorKind;
  readonly connector: SavedConnector;
  /** @param last the result; left out if the test was cancelled */
  readonly onClose: (last?: PastTest) => void;
}

/** Tests a saved connector at once and shows the progress. */
export function TestConnectorContainer({ kind, connector, onClose }: TestConnectorContainerProps) {
  const { start, modal, last, definition } = useSavedTest(kind, connector);
  const queryClient = useQueryClient();
  // The planned steps depend on the definition. Without one, the test runs without a plan.
  const isKnown = !definition.isPending;
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const close = () => {
    modal.onClose();
    // The service stores the result with the connector.
    void queryClient.invalidateQueries({ queryKey: [kind] });
    onClose(last);
  };
  return <ConnectionTestModal {...modal} onTestAgain={start} onCancel={close} onClose={close} />;
}
