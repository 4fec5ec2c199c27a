import { testTunnel } from '@millrace/ui/contract';
import { tunnelForm } from '@millrace/ui/domain/connectors';
import type { TunnelId } from '@millrace/ui/domain/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useScope } from '../../scope/useScope.ts';
import { useConnectionTest } from '../test/useConnectionTest.ts';

/** Tests a secure tunnel (spec §2), with the props of its modal. */
export function useTunnelTest() {
  const { client } = useScope();
  const queryClient = useQueryClient();
  const test = useConnectionTest({ subject: 'tunnel', definition: tunnelForm, call: testTunnel });
  const [testedId, setTestedId] = useState<TunnelId>();
  const start = (id: TunnelId): void => {
    setTestedId(id);
    test.start((signal) =>
      client(testTunnel, { id }, { signal }).finally(() => {
        // The test may have changed the tunnel's state.
        void queryClient.invalidateQueries({ queryKey: ['tunnel'] });
      }),
    );
  };
  return {
    start,
    testedId,
    isTesting: test.isTesting,
    problem: test.problem,
    modal: { ...test.modal, onTestAgain: () => testedId !== undefined && start(testedId) },
  };
}
