import { listTunnels } from '@millrace/ui/contract';
import { planTest, type Pipeline, type TestResult } from '@millrace/ui/domain';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorReviewScreen } from '@millrace/ui/screens/ConnectorReviewScreen';
import { useQuery } from '@tanstack/react-query';

import { allTunnels, type ConnectorKind } from '../data/connectors/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors/connectors.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useServices } from '../session/services.ts';
import { hrefOfPipeline } from '../router/hrefOfPipeline.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterReview, setupRoutes } from './setupRoutes.ts';
import { useConnectionTest } from '../connectors/useConnectionTest.ts';
import { tunnelNameOf } from '../connectors/tunnelNameOf.ts';
import { useDefinition } from '../connectors/useDefinition.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

const withHref = (pipeline: Pipeline) => ({ ...pipeline, href: hrefOfPipeline(pipeline) });

function ConnectorReview({ kind, setup }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const { client } = useServices();
  const calls = connectorCalls[kind];
  const connector = useQuery(calls.detail(calls.attachedTo(pipeline)));
  const saved = connector.data;
  const definition = useDefinition(kind, saved?.type).data;
  const tunnels = useQuery({
    ...read(listTunnels, allTunnels),
    enabled: typeof saved?.tunnelId === 'number',
  });
  const uses = useQuery(calls.uses(saved?.id)).data;
  const test = useConnectionTest({
    subject: kind,
    definition: definition ?? undefined,
    call: calls.testCall,
    plan: () =>
      saved
        ? planTest({
            kind,
            type: saved.type,
            config: saved.config,
            isGranted: definition?.authentication.kind === 'oauth',
            tunnelName: tunnelNameOf(tunnels.data?.rows, saved.tunnelId),
          })
        : [],
  });
  const run = (signal: AbortSignal): Promise<TestResult> =>
    saved ? calls.testSaved(client, saved, {}, signal) : Promise.reject(new Error('Nothing is saved yet.'));
  const routes = setupRoutes[kind];
  return (
    <>
      <ConnectorReviewScreen
        frame={frame}
        kind={kind}
        connector={toRemote(connector)}
        definition={definition}
        tunnelName={tunnels.data?.rows.find(({ id }) => id === saved?.tunnelId)?.name}
        // A service that says nothing of tests may have made one; `null` says that there is none.
        lastTest={test.last ?? saved?.lastTest}
        usedBy={saved && uses && otherUses(uses, kind, saved.id, pipeline.id).map(withHref)}
        isTesting={test.isTesting}
        testProblem={test.problem}
        onTest={() => test.start(run)}
        onRetry={() => void connector.refetch()}
        back={
          // What this build has no form for was chosen, not filled in.
          definition === null
            ? { label: `Back to ${kind}s`, href: hrefOf(routes.select) }
            : backLink(setup, { isSaved: true, type: saved?.type })
        }
        editHref={hrefOf(routes.create)}
        changeHref={hrefOf(routes.select)}
        continueHref={hrefOf(afterReview(kind, pipeline))}
      />
      <ConnectionTestModal {...test.modal} onTestAgain={() => test.start(run)} />
    </>
  );
}

const containerOf = (kind: ConnectorKind) =>
  function ConnectorReviewContainer({ match }: ScreenProps) {
    return (
      <SetupContainer match={match}>
        {(setup) => <ConnectorReview kind={kind} setup={setup} />}
      </SetupContainer>
    );
  };

/** What is saved of an end: the landing of its step. */
export const SourceReviewContainer = containerOf('source');
export const DestinationReviewContainer = containerOf('destination');
