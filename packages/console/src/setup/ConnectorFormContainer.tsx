import type { Definition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';
import { useEffect } from 'react';

import type { SavedConnector } from '../connectors/data/connectorCalls.ts';
import { ConnectorEditor, LoadConnector } from '../connectors/editor/ConnectorEditor.tsx';
import type { Journey } from '../connectors/editor/journey.ts';
import { attachConnector } from '../pipelines/data/attachConnector.ts';
import { connectorIdOf } from '../pipelines/data/hrefOfPipeline.ts';
import { useNavigate } from '../router/location.ts';
import { useNavigation } from '../router/navigation.ts';
import type { ScreenProps } from '../router/screens.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterConnector, setupRoutes } from './setupRoutes.ts';
import { useNoteDraftSaved } from './setupState.ts';
import { useSetupQuestions } from './useSetupQuestions.ts';

interface StepProps {
  readonly setup: Setup;
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
}

/**
 * Connects a connector's editor to the setup of a pipeline. Saving attaches the connector and continues with
 * the next step.
 */
function useSetupJourney({ setup, definition, saved }: StepProps): Journey {
  const { pipeline, frame, hrefOf } = setup;
  const { kind, type } = definition;
  const routes = setupRoutes[kind];
  const navigate = useNavigate();
  const noteSaved = useNoteDraftSaved();
  const { confirmEdit, confirmAttach } = useSetupQuestions(kind, pipeline, saved);
  // The pipeline already has a connector, and the person is creating another one.
  const isAnother = !saved && connectorIdOf(pipeline, kind) !== undefined;
  return {
    frame,
    back: backLink(setup, { isSaved: saved !== undefined, type }),
    changeHref: saved ? undefined : hrefOf(routes.select),
    keepHref: saved && hrefOf(routes.review),
    present: isAnother ? { name: pipeline[kind]?.name, href: hrefOf(routes.review) } : undefined,
    key: [pipeline.id],
    region: pipeline.region,
    savedHref: () => hrefOf(routes.review),
    formHref: hrefOf(routes.create, saved ? undefined : type),
    confirm: (name) => (saved ? confirmEdit() : confirmAttach({ name })),
    attach: {
      isDone: ({ id }) => connectorIdOf(pipeline, kind) === id,
      perform: (context, { id }) => attachConnector.perform(context, { kind, pipeline, connectorId: id }),
      role: `the ${kind} of “${inSentence(pipeline.name)}”`,
      chooseHref: hrefOf(routes.select),
    },
    onSaved(_, isCurrent) {
      noteSaved(pipeline);
      if (!isCurrent) return;
      // Back then leads to the review instead of an empty form for another connector.
      navigate(hrefOf(routes.review), { replace: saved === undefined });
      // Nothing in the review of a new connector needs a decision.
      if (!saved) navigate(hrefOf(afterConnector(kind, pipeline)));
    },
  };
}

function ConnectorStep(props: StepProps) {
  const { codeOf } = useNavigation();
  const { kind } = props.definition;
  const { review } = setupRoutes[kind];
  const next = afterConnector(kind, props.setup.pipeline);
  useEffect(() => {
    // Prefetched, so that the next step opens at once after saving, and the review can take the form's place in history.
    for (const route of [review, next]) void codeOf(route).prefetch();
  }, [codeOf, review, next]);
  return (
    <ConnectorEditor definition={props.definition} saved={props.saved} journey={useSetupJourney(props)} />
  );
}

const containerOf = (kind: ConnectorKind) =>
  function ConnectorFormContainer({ match }: ScreenProps) {
    return (
      <SetupContainer match={match}>
        {(setup) => (
          <LoadConnector
            kind={kind}
            type={setup.type}
            id={setup.type === null ? connectorIdOf(setup.pipeline, kind) : undefined}
            frame={setup.frame}
            noFormHref={setup.hrefOf(setupRoutes[kind].review)}
          >
            {(definition, saved) => <ConnectorStep setup={setup} definition={definition} saved={saved} />}
          </LoadConnector>
        )}
      </SetupContainer>
    );
  };

/** The form of a pipeline's source or destination. */
export const SourceFormContainer = containerOf('source');
export const DestinationFormContainer = containerOf('destination');
