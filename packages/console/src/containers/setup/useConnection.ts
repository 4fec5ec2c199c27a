import { createTunnel, testTunnel, tunnelTemplatePath } from '@millrace/ui/contract';
import {
  addressesCopiedMessage,
  chooseTunnel,
  problemOf,
  toTunnel,
  tunnelForm,
  type PipelineDetail,
  type Tunnel,
  type TunnelId,
} from '@millrace/ui/domain';
import type { ConnectorFormProps } from '@millrace/ui/forms/ConnectorForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { toastsAtom } from '../../atoms/toasts.ts';
import type { HeldForm } from '../../drafts/heldForms.ts';
import { publicAddressesQuery } from '../../queries/infrastructure.ts';
import { toRemote } from '../../queries/toRemote.ts';
import { addTunnel, tunnelsQuery } from '../../queries/tunnels.ts';
import { useWrite } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { useConnectionTest } from './useConnectionTest.ts';

/** What a form needs to choose how its database is reached: tunnels, and the addresses to let in (spec §2). */
export function useConnection({ model, newTunnel }: HeldForm, { region }: PipelineDetail) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const field = model.fields.find(({ kind }) => kind === 'connection');
  const tunnels = useQuery({ ...tunnelsQuery(client), enabled: field !== undefined });
  const addresses = useQuery({ ...publicAddressesQuery(client), enabled: field !== undefined });
  const create = useWrite<void, Tunnel>({
    mutationKey: ['createTunnel', model.definition.id],
    meta: { call: createTunnel },
    mutationFn: () => addTunnel(client, toTunnel(newTunnel), tunnels.data ?? []),
    async onSuccess(tunnel) {
      await queryClient.invalidateQueries({ queryKey: ['tunnel'] });
      if (field) model.setValue(field.path, chooseTunnel(tunnel.id));
      newTunnel.reset();
    },
    onError: (thrown) => newTunnel.setServerErrors(problemOf(thrown).fieldErrors ?? []),
  });
  const test = useConnectionTest({ subject: 'tunnel', definition: tunnelForm, call: testTunnel });
  const [testedId, setTestedId] = useState<TunnelId>();
  const tryTunnel = (id: TunnelId): void => {
    setTestedId(id);
    test.start((signal) =>
      client(testTunnel, { id }, { signal }).finally(() => {
        // What the test met may be news of the tunnel itself.
        void queryClient.invalidateQueries({ queryKey: ['tunnel'] });
      }),
    );
  };
  const { data, error, fetchStatus } = tunnels;
  const form: Pick<ConnectorFormProps, 'connection' | 'newTunnel' | 'tunnelActions'> = {
    connection: { tunnels: toRemote({ data, error, fetchStatus }) },
    newTunnel,
    tunnelActions: {
      onCreate: () => create.run(),
      isCreating: create.isPending,
      problem: create.problem?.fieldErrors ? undefined : create.problem,
      onReload: () => void tunnels.refetch(),
      onTest: tryTunnel,
      testProblem: test.problem,
      templatesOf: (id) => ({
        cloudFormation: tunnelTemplatePath(id, 'cloud_formation'),
        installScript: tunnelTemplatePath(id, 'install_script'),
      }),
    },
  };
  return {
    form,
    /** The test of a tunnel, for its modal (spec §2). */
    tunnelTest: {
      ...test.modal,
      onTestAgain: () => testedId !== undefined && tryTunnel(testedId),
    },
    addresses: field && {
      addresses: toRemote(addresses),
      region: region ?? undefined,
      onCopy: (copied: readonly string[]) =>
        toasts.show({ tone: 'success', title: addressesCopiedMessage(copied.length) }),
      onRetry: () => void addresses.refetch(),
    },
  };
}
