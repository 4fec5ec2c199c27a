import { type Pipeline, type TestResult } from '@millrace/ui/domain';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorReviewScreen } from '@millrace/ui/screens/ConnectorReviewScreen';
import { useQuery } from '@tanstack/react-query';

import type { ConnectorKind } from '../../queries/connectorCalls.ts';
import { connectorCalls, connectorQuery, otherUses, usesQuery } from '../../queries/connectors.ts';
import { toRemote } from '../../queries/toRemote.ts';
import { tunnelsQuery } from '../../queries/tunnels.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { hrefOfPipeline } from '../hrefOfPipeline.ts';
import { useNow } from '../useNow.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterReview, setupRoutes } from './setupRoutes.ts';
import { useConnectionTest } from './useConnectionTest.ts';
import { useDefinition } from './useDefinition.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

const withHref = (pipeline: Pipeline) => ({ ...pipeline, href: hrefOfPipeline(pipeline) });

function ConnectorReview({ kind, setup }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const { client } = useServices();
  const calls = connectorCalls[kind];
  const connector = useQuery(connectorQuery(client, kind, calls.attachedTo(pipeline)));
  const saved = connector.data;
  const definition = useDefinition(kind, saved?.type).data;
  const tunnels = useQuery({ ...tunnelsQuery(client), enabled: typeof saved?.tunnelId === 'number' });
  const uses = useQuery(usesQuery(client, kind, saved?.id)).data;
  const timeZone = useTimeZone();
  const test = useConnectionTest({
    subject: kind,
    definition: definition ?? undefined,
    call: calls.testCall,
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
        tunnelName={tunnels.data?.find(({ id }) => id === saved?.tunnelId)?.name}
        // A service that tells of no test may have made one.
        lastTest={test.last ?? saved?.lastTest ?? undefined}
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
        now={useNow()}
        timeZone={timeZone}
      />
      <ConnectionTestModal {...test.modal} timeZone={timeZone} onTestAgain={() => test.start(run)} />
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
