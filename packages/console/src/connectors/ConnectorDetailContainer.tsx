import { listTunnels } from '@millrace/ui/contract';
import { parseId, type ConnectorKind } from '@millrace/ui/domain/entities';
import { mapRemote, problemOf } from '@millrace/ui/domain/remote';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { tunnelsQuery } from '@millrace/ui/domain/views';
import type { PastTest } from '@millrace/ui/LastTest';
import { ConnectorDetailScreen } from '@millrace/ui/screens/ConnectorDetailScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { allTunnels } from '../data/connectors/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors/connectors.ts';
import { useRealtimeState } from '../data/live/realtimeState.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useListed } from '../lists/useListed.ts';
import { createPipeline } from '../modals/createPipeline.ts';
import { useAsk } from '../modals/useAsk.ts';
import { hrefOfPipeline } from '../router/hrefOfPipeline.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useTitle } from '../router/useTitle.ts';
import { createdKey, justCreatedAtom } from './justCreated.ts';
import { useConnectorCommand } from './useConnectorCommand.ts';
import { useDefinition } from './useDefinition.ts';

/** One source or destination, with live updates. */
export function ConnectorDetailContainer({ kind, match }: ScreenProps & { readonly kind: ConnectorKind }) {
  const id = parseId(match.params['id'] ?? '');
  if (id === undefined) return <NotFoundContainer match={match} />;
  return <ConnectorDetail key={id} kind={kind} id={id} match={match} />;
}

/** How far the times of one test may differ: the page and the service take them apart, in milliseconds. */
const clockToleranceMs = 5_000;
const isLater = (one: Date, other: Date): boolean => one.getTime() > other.getTime() + clockToleranceMs;

interface DetailProps extends ScreenProps {
  readonly kind: ConnectorKind;
  readonly id: number;
}

function ConnectorDetail({ kind, id, match }: DetailProps) {
  const paths = connectorPaths[kind];
  const calls = connectorCalls[kind];
  const connector = useQuery(calls.detail(id));
  const listed = useListed(calls.list({}), id);
  const known = connector.data;
  const definition = useDefinition(kind, known?.type);
  const tunnels = useQuery({
    ...read(listTunnels, allTunnels),
    enabled: typeof known?.tunnelId === 'number',
  });
  const pipelines = useQuery(calls.uses(id));
  const isMissing = connector.error !== null && problemOf(connector.error).status === 404;
  const name = isMissing ? undefined : (known ?? listed)?.name;
  const area = kind === 'source' ? 'Sources' : 'Destinations';
  useTitle(name === undefined ? (isMissing ? 'Not found' : undefined) : `${name} · ${area}`, match);
  const live = useRealtimeState();
  const ask = useAsk();
  const command = useConnectorCommand(kind);
  const isNew = useAtomValue(justCreatedAtom) === createdKey(kind, id);
  const [test, setTest] = useState<PastTest>();
  // A later test elsewhere, or a change of the configuration, replaces the result that this page has shown.
  const savedTest = known?.lastTest;
  const isReplaced = savedTest === null || (test && savedTest && isLater(savedTest.at, test.at));
  const hasForm = definition.data !== null && definition.data !== undefined;
  const reads = { connector, definition, pipelines };
  return (
    <ConnectorDetailScreen
      kind={kind}
      connector={toRemote(connector)}
      name={listed?.name}
      definition={toRemote(definition)}
      tunnels={mapRemote(toRemote(tunnels), ({ rows }) => rows)}
      hrefOfTunnel={(tunnelId) => connectorPaths.source.list(tunnelsQuery({ tunnelId }))}
      pipelines={mapRemote(toRemote(pipelines), (page) => otherUses(page, kind, id, undefined))}
      hrefOfPipeline={hrefOfPipeline}
      lastTest={isReplaced ? undefined : test}
      isNew={isNew}
      onCreatePipeline={known && (() => void ask(createPipeline, { from: { kind, connector: known } }))}
      hrefs={{
        list: paths.list(),
        edit: hasForm ? paths.edit(id) : undefined,
        duplicate: known && hasForm ? paths.details({ type: known.type, copy: String(id) }) : undefined,
      }}
      onAction={async ({ action, connectors }) => {
        const result = await command(action, connectors);
        if (result) setTest(result);
      }}
      live={live === 'off' ? undefined : live}
      onRetry={(panel) => void reads[panel].refetch()}
    />
  );
}
