import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorReviewScreen } from '@millrace/ui/screens/ConnectorReviewScreen';
import { useQuery } from '@tanstack/react-query';

import { connectorCalls, otherUses } from '../connectors/data/connectors.ts';
import { useSavedTest } from '../connectors/test/useSavedTest.ts';
import { toRemote } from '../data/toRemote.ts';
import { connectorIdOf, hrefOfPipeline } from '../pipelines/data/hrefOfPipeline.ts';
import type { ScreenProps } from '../router/screens.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterConnector, setupRoutes } from './setupRoutes.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

const withHref = (pipeline: Pipeline) => ({ ...pipeline, href: hrefOfPipeline(pipeline) });

function ConnectorReview({ kind, setup }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const calls = connectorCalls[kind];
  const connector = useQuery(calls.detail(connectorIdOf(pipeline, kind)));
  const saved = connector.data;
  const { definition: form, tunnels, ...test } = useSavedTest(kind, saved);
  const definition = form.data;
  const uses = useQuery(calls.uses(saved?.id)).data;
  const routes = setupRoutes[kind];
  return (
    <>
      <ConnectorReviewScreen
        frame={frame}
        kind={kind}
        connector={toRemote(connector)}
        definition={definition}
        tunnelName={tunnels.data?.rows.find(({ id }) => id === saved?.tunnelId)?.name}
        // `undefined`: the service does not report tests, so the connector may have been tested.
        // `null`: it was not tested.
        lastTest={test.last ?? saved?.lastTest}
        usedBy={saved && uses && otherUses(uses, kind, saved.id, pipeline.id).map(withHref)}
        hasMoreUses={uses?.hasNext ?? false}
        isTesting={test.isTesting}
        testProblem={test.problem}
        onTest={test.start}
        onRetry={() => void connector.refetch()}
        back={
          // A connector without a form in this build was selected, not created here.
          definition === null
            ? { label: `Back to ${kind}s`, href: hrefOf(routes.select) }
            : backLink(setup, { isSaved: true, type: saved?.type })
        }
        editHref={hrefOf(routes.create)}
        changeHref={hrefOf(routes.select)}
        continueHref={hrefOf(afterConnector(kind, pipeline))}
      />
      <ConnectionTestModal {...test.modal} onTestAgain={test.start} />
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

/** The review of the saved source or destination: the first page of its group. */
export const SourceReviewContainer = containerOf('source');
export const DestinationReviewContainer = containerOf('destination');
