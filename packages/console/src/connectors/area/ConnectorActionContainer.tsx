import { listAlerts, listMetrics } from '@millrace/ui/contract';
import { isSuccessful } from '@millrace/ui/domain/connectors';
import {
  destinationEntity,
  sourceEntity,
  type ActionEntity,
  type ConnectorAction,
  type ConnectorKind,
  type Pipeline,
} from '@millrace/ui/domain/entities';
import { ProblemError } from '@millrace/ui/domain/remote';
import type { ImpactGroup } from '@millrace/ui/modals/ActionModal';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { readAll } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { actionContainer, type ActionContainerProps } from '../../lists/actionContainer.tsx';
import { hrefOfPipeline } from '../../pipelines/data/hrefOfPipeline.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import type { WriteContext } from '../../writes/write.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors.ts';
import { removeConnector, setConnectorStatus } from '../data/connectorWrites.ts';
import { connectorLists } from './connectorLists.ts';
import type { KindProps } from './kindProps.ts';

/** Tests a saved connector as part of a bulk action. A failed test counts as a failed action. */
async function testConnector({ client }: WriteContext, kind: ConnectorKind, connector: SavedConnector) {
  const result = await connectorCalls[kind].testSaved(client, connector, {}, new AbortController().signal);
  if (!isSuccessful(result)) throw new ProblemError({ kind: 'http', status: 422, testResult: result });
}

const performFor =
  (kind: ConnectorKind) =>
  async (context: WriteContext, connector: SavedConnector, action: ConnectorAction): Promise<void> => {
    const named = { kind, id: connector.id };
    switch (action) {
      case 'test':
        await testConnector(context, kind, connector);
        // The service stores the result with the connector.
        return context.queryClient.invalidateQueries({ queryKey: [kind] });
      case 'archive':
        return void (await setConnectorStatus(context, named, 'archived'));
      case 'restore':
        return void (await setConnectorStatus(context, named, 'active'));
      case 'delete':
        return removeConnector(context, named);
    }
  };

const pipelineUser = (pipeline: Pipeline) => ({
  id: pipeline.id,
  name: pipeline.name,
  href: hrefOfPipeline(pipeline),
});

interface ImpactQuestion {
  readonly kind: ConnectorKind;
  readonly id: number;
  readonly action: ConnectorAction;
  /** Whether data observability is on. */
  readonly hasMetrics: boolean;
}

/** Everything that uses a connector, in groups. Only archived pipelines can name an archived connector. */
async function readImpact(
  queryClient: QueryClient,
  { kind, id, action, hasMetrics }: ImpactQuestion,
): Promise<readonly ImpactGroup[]> {
  const status = action === 'archive' ? 'active' : 'archived';
  const pipelines = await queryClient.fetchQuery(connectorCalls[kind].uses(id, status));
  const groups: ImpactGroup[] = [
    {
      noun: status === 'active' ? 'pipeline' : 'archived pipeline',
      hasMore: pipelines.hasNext,
      users: otherUses(pipelines, kind, id, undefined).map(pipelineUser),
    },
  ];
  if (!hasMetrics) return groups;
  const metrics = await queryClient.fetchQuery(
    readAll(listMetrics, { status: 'active', dataStoreType: kind, dataStoreId: id }),
  );
  const watched = new Set<number>(metrics.rows.map((metric) => metric.id));
  const alerts = watched.size > 0 ? await queryClient.fetchQuery(readAll(listAlerts, {})) : undefined;
  const watching = alerts?.rows.filter(({ alertMetrics }) =>
    alertMetrics?.some(({ metricId }) => watched.has(metricId)),
  );
  // An alert that does not say what it watches may watch one of them.
  const hasUnknown = alerts?.rows.some(({ alertMetrics }) => alertMetrics === null) ?? false;
  return [
    ...groups,
    { noun: 'metric', hasMore: metrics.hasNext, users: metrics.rows },
    { noun: 'alert', hasMore: hasUnknown || (alerts?.hasNext ?? metrics.hasNext), users: watching ?? [] },
  ];
}

/**
 * The impact of an action on one connector. In a bulk action, each row shows its number of pipelines instead.
 */
const impactOf = (kind: ConnectorKind) =>
  function useImpact(action: ConnectorAction, connectors: readonly SavedConnector[]) {
    const hasMetrics = useHasFeature()('data_observability');
    const [connector] = connectors;
    const hasImpact = connector !== undefined && connectors.length === 1 && action !== 'test';
    const query = useQuery({
      queryKey: [kind, 'impact', connector?.id, action],
      queryFn: ({ client }) => readImpact(client, { kind, id: connector?.id ?? 0, action, hasMetrics }),
      enabled: hasImpact,
    });
    if (!hasImpact) return undefined;
    return { impact: toRemote(query), onRetry: () => void query.refetch() };
  };

const containerOf = (kind: ConnectorKind, entity: ActionEntity<ConnectorAction, SavedConnector>) =>
  actionContainer<ConnectorAction, SavedConnector>(
    {
      entity,
      selection: connectorLists[kind].selection,
      callOf(action) {
        const { testCall, removeCall, statusCall } = connectorCalls[kind];
        if (action === 'test') return testCall;
        return action === 'delete' ? removeCall : statusCall;
      },
      perform: performFor(kind),
      undo: { of: 'archive', by: 'restore', steps: () => ['restore'] },
    },
    impactOf(kind),
  );

const containers = {
  source: containerOf('source', sourceEntity),
  destination: containerOf('destination', destinationEntity),
};

/** Confirms an action on sources or destinations. */
export function ConnectorActionContainer({
  kind,
  ...props
}: KindProps & ActionContainerProps<ConnectorAction, SavedConnector>) {
  const Container = containers[kind];
  return <Container {...props} />;
}
