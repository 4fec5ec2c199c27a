import { listTunnels } from '@millrace/ui/contract';
import { toTunnel, type Definition } from '@millrace/ui/domain/connectors';
import { activeTunnelsFirst } from '@millrace/ui/domain/entities';
import { chooseTunnel } from '@millrace/ui/domain/forms';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { readAll } from '../../data/read.ts';
import { useService } from '../../data/service.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { addTunnel } from '../data/tunnelWrites.ts';
import { tunnelTemplates } from '../tunnels/tunnelTemplates.ts';
import { useTunnelTest } from '../tunnels/useTunnelTest.ts';
import type { HeldForm } from './heldForms.ts';
import { useAddresses } from './useAddresses.ts';

/** The data for choosing how to reach a database: tunnels, and IP addresses to allow (spec §2). */
export function useConnection(
  { model, newTunnel }: HeldForm,
  definition: Pick<Definition, 'kind' | 'type'>,
  region: string | null | undefined,
) {
  const field = model.fields.find(({ kind }) => kind === 'connection');
  const { config } = useService();
  const [search, setSearch] = useState('');
  const tunnels = useQuery({ ...readAll(listTunnels, {}), enabled: field !== undefined });
  const hasMore = tunnels.data?.hasNext ?? false;
  const isSearching = hasMore && config.lists.search && search.trim() !== '';
  const found = useQuery(readAll(listTunnels, isSearching ? { search: search.trim() } : undefined));
  const rows = tunnels.data?.rows;
  const foundRows = found.data?.rows;
  const known = useMemo(() => {
    const all = new Map([...(rows ?? []), ...(foundRows ?? [])].map((row) => [row.id, row]));
    return rows && activeTunnelsFirst([...all.values()]);
  }, [rows, foundRows]);
  const addresses = useAddresses(definition.kind, definition.type, region);
  const formId = model.definition.id;
  const create = useWrite(addTunnel, {
    subject: { formId },
    isInline: true,
    onDone(tunnel) {
      if (field) model.setValue(field.path, chooseTunnel(tunnel.id));
      newTunnel.reset();
    },
    onFailed: ({ fieldErrors }) => newTunnel.setServerErrors(fieldErrors ?? []),
  });
  const test = useTunnelTest();
  const { error, fetchStatus } = tunnels;
  const connectionOptions: SectionResources['connectionOptions'] = {
    tunnels: toRemote({ data: known, error, fetchStatus }),
    ...(hasMore && { hasMoreTunnels: true }),
    ...(config.lists.search && { onSearchTunnels: setSearch }),
    // A form without a connection choice shows the addresses beside the form.
    ...(addresses && {
      addresses: addresses.addresses,
      region: addresses.region,
      onCopy: addresses.onCopy,
      onReloadAddresses: addresses.onRetry,
    }),
    newTunnel,
    actions: {
      onCreate: () => create.run({ formId, body: toTunnel(newTunnel), before: known ?? [] }),
      isCreating: create.isPending,
      problem: create.problem?.fieldErrors ? undefined : create.problem,
      onReload: () => void tunnels.refetch(),
      onTest: test.start,
      testProblem: test.problem,
      templatesOf: tunnelTemplates,
    },
  };
  return {
    resources: { connectionOptions },
    tunnels: known,
    /** Props for the tunnel test's modal (spec §2). */
    tunnelTest: test.modal,
    addresses: field ? undefined : addresses,
  };
}
