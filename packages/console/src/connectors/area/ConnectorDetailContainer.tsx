import { connectorWords, parseId } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { tunnelsQuery } from '@millrace/ui/domain/views';
import { Loading } from '@millrace/ui/Loading';
import { ConnectorDetailScreen } from '@millrace/ui/screens/ConnectorDetailScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { createElement, Suspense, use } from 'react';

import { useHasActivity } from '../../data/activityOffer.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { lateCode } from '../../kit/lateCode.ts';
import { useRecord } from '../../lists/useRecord.ts';
import { useLiveState } from '../../live/realtimeState.ts';
import { createPipeline } from '../../pipelines/create/createPipeline.ts';
import { hrefOfPipeline } from '../../pipelines/data/hrefOfPipeline.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { connectorCalls, otherUses } from '../data/connectors.ts';
import { pastTestOf, pastTestsAtom, withTest } from '../data/pastTests.ts';
import { useDefinition } from '../../data/useDefinition.ts';
import { useTunnels } from '../data/useTunnels.ts';
import type { ConnectorActivityContainerProps } from './ConnectorActivityContainer.tsx';
import { connectorPages } from './connectorPages.ts';
import { createdKey, justCreatedAtom } from './justCreated.ts';
import type { KindProps } from './kindProps.ts';
import type { SourceHooksContainerProps } from './SourceHooksContainer.tsx';
import { useConnectorCommand } from './useConnectorCommand.ts';

/** Destinations have no hooks, and most visits to a source are for its configuration. */
const code = lateCode('hooks', async () => (await import('./SourceHooksContainer.tsx')).SourceHooksContainer);
const Hooks = (props: SourceHooksContainerProps) => createElement(use(code.read()), props);
const LazyHooks = (props: SourceHooksContainerProps) => (
  <Suspense fallback={<Loading label="Loading hooks" />}>
    <Hooks {...props} />
  </Suspense>
);

/** Below all that a visit is for, and only where the service has it. */
const activityCode = lateCode(
  'activity',
  async () => (await import('./ConnectorActivityContainer.tsx')).ConnectorActivityContainer,
);
const Activity = (props: ConnectorActivityContainerProps) => createElement(use(activityCode.read()), props);
const LazyActivity = (props: ConnectorActivityContainerProps) => (
  <Suspense fallback={<Loading label="Loading activity" />}>
    <Activity {...props} />
  </Suspense>
);

/** One source or destination, with live updates. */
export function ConnectorDetailContainer({ kind, match }: ScreenProps & KindProps) {
  const id = parseId(match.params['id'] ?? '');
  if (id === undefined) return <NotFoundContainer match={match} />;
  return <ConnectorDetail key={id} kind={kind} id={id} match={match} />;
}

function ConnectorDetail({ kind, id, match }: ScreenProps & KindProps & { readonly id: number }) {
  const paths = connectorPaths[kind];
  const calls = connectorCalls[kind];
  const area = connectorWords[kind].many;
  const connector = useRecord({ id, detail: calls.detail(id), list: calls.list({}), area, match });
  const saved = connector.query.data;
  const definition = useDefinition(kind, saved?.type);
  const tunnels = useTunnels(typeof saved?.tunnelId === 'number');
  const pipelines = useQuery(calls.uses(id));
  const ask = useAsk();
  const command = useConnectorCommand(kind);
  const hasActivity = useHasActivity();
  const isNew = useAtomValue(justCreatedAtom) === createdKey(kind, id);
  const [tests, setTests] = useAtom(pastTestsAtom);
  const panels = { connector: connector.query, definition, pipelines };
  return (
    <ConnectorDetailScreen
      kind={kind}
      connector={toRemote(connector.query)}
      name={connector.listed?.name}
      definition={toRemote(definition)}
      tunnels={mapRemote(toRemote(tunnels), ({ rows }) => rows)}
      hrefOfTunnel={(tunnelId) => paths.list(tunnelsQuery({ tunnelId }))}
      pipelines={mapRemote(toRemote(pipelines), (page) => otherUses(page, kind, id, undefined))}
      hasMorePipelines={pipelines.data?.hasNext ?? false}
      hrefOfPipeline={hrefOfPipeline}
      hooks={kind === 'source' && saved ? <LazyHooks source={saved} /> : undefined}
      activity={
        hasActivity && saved ? (
          <LazyActivity kind={kind} connector={saved} definition={definition.data} />
        ) : undefined
      }
      lastTest={saved && pastTestOf(tests, kind, saved)}
      isNew={isNew}
      onCreatePipeline={saved && (() => void ask(createPipeline, { from: { kind, connector: saved } }))}
      listHref={paths.list()}
      pages={connectorPages[kind]}
      onAction={async (request) => {
        const result = await command(request);
        if (result) setTests((all) => withTest(all, kind, id, result));
      }}
      live={useLiveState()}
      onRetry={(panel) => void panels[panel].refetch()}
    />
  );
}
