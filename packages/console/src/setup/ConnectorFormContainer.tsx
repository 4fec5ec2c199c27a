import {
  changesConfiguration,
  isSuccessful,
  planTest,
  problemOf,
  toPatch,
  toTest,
  type Definition,
  type Problem,
  type TestResult,
  type Tunnel,
} from '@millrace/ui/domain';
import type { ConnectorFormHandle } from '@millrace/ui/forms/ConnectorForm';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorFormScreen } from '@millrace/ui/screens/ConnectorFormScreen';
import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Redirect } from 'wouter';

import type { HeldForm } from '../drafts/heldForms.ts';
import type { ConnectorKind, SavedConnector } from '../data/connectors/connectorCalls.ts';
import { connectorCalls } from '../data/connectors/connectors.ts';
import type { ScreenProps } from '../router/screen.ts';
import { useServices } from '../session/services.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterSave, setupRoutes } from './setupRoutes.ts';
import { useConnection } from '../connectors/useConnection.ts';
import { useConnectionTest } from '../connectors/useConnectionTest.ts';
import { useDefinition } from '../connectors/useDefinition.ts';
import { useGuide } from '../connectors/useGuide.ts';
import { useHeldForm } from '../connectors/useHeldForm.ts';
import { useSaveConnector } from '../connectors/useSaveConnector.ts';
import { useSetupQuestions } from './useSetupQuestions.ts';
import { tunnelNameOf } from '../connectors/tunnelNameOf.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

/** Finds the form: of the type in the address, or of what is saved already. */
function FindForm({ kind, setup }: Props) {
  const calls = connectorCalls[kind];
  const savedId = setup.type === null ? calls.attachedTo(setup.pipeline) : undefined;
  const saved = useQuery(connectorCalls[kind].detail(savedId));
  const definition = useDefinition(kind, setup.type ?? saved.data?.type);
  // What is saved and has no form here cannot be changed, only looked at.
  if (definition.data === null) return <Redirect to={setup.hrefOf(setupRoutes[kind].review)} replace />;
  if (!definition.data || (savedId !== undefined && !saved.data)) {
    const failed = [saved, definition].find(({ error }) => error !== null);
    return (
      <SetupLoadingScreen
        frame={setup.frame}
        problem={failed && problemOf(failed.error)}
        onRetry={() => void failed?.refetch()}
        isRetrying={failed?.isFetching}
      />
    );
  }
  return <FillIn setup={setup} definition={definition.data} saved={saved.data} />;
}

interface FillInProps {
  readonly setup: Setup;
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
}

/** Tests what was typed, or what is saved with the changes over it. */
function useFormTest(
  form: HeldForm,
  definition: Definition,
  saved: SavedConnector | undefined,
  tunnels: readonly Tunnel[] | undefined,
) {
  const { model, configuration } = form;
  const { client } = useServices();
  const { kind, type } = definition;
  const calls = connectorCalls[kind];
  const test = useConnectionTest({
    subject: kind,
    definition,
    call: calls.testCall,
    plan() {
      const { config, tunnelId } = toTest(model, definition);
      const isGranted = definition.authentication.kind === 'oauth';
      return planTest({ kind, type, config, isGranted, tunnelName: tunnelNameOf(tunnels, tunnelId) });
    },
  });
  const run = async (signal: AbortSignal): Promise<TestResult> => {
    try {
      return await (saved
        ? calls.testSaved(client, saved, toPatch(model), signal)
        : calls.test(client, type, toTest(model, definition), signal));
    } catch (thrown) {
      // Field errors stay at their fields after the modal is closed (spec §8).
      const { fieldErrors } = problemOf(thrown);
      if (fieldErrors) model.setServerErrors(fieldErrors);
      throw thrown;
    }
  };
  const [tested, setTested] = useState<string>();
  /** Whether the last test was of another configuration; one that is saved was made of what is saved. */
  const isOutdated = useSyncExternalStore(configuration.subscribe, () =>
    test.last ? tested !== configuration.fingerprint() : changesConfiguration(model),
  );
  return {
    ...test,
    // The results of the last test go before another begins (spec §4).
    last: test.isTesting ? undefined : (test.last ?? saved?.lastTest),
    isOutdated,
    isPassed: () =>
      test.last?.results !== undefined &&
      isSuccessful({ success: test.last.success, results: test.last.results }) &&
      tested === configuration.fingerprint(),
    start() {
      setTested(configuration.fingerprint());
      test.start(run);
    },
    show(problem: Problem) {
      setTested(configuration.fingerprint());
      test.show(problem);
    },
  };
}

function FillIn({ setup, definition, saved }: FillInProps) {
  const { pipeline, frame, hrefOf } = setup;
  const { chunks } = useServices();
  const { kind, type } = definition;
  const routes = setupRoutes[kind];
  const screen = useRef<ConnectorFormHandle>(null);
  const form = useHeldForm({ definition, stored: saved });
  const { tunnelTest, tunnels, addresses, resources } = useConnection(form, definition, pipeline);
  const [isGuideRead, setGuideRead] = useState(false);
  const guide = useGuide(type, isGuideRead);
  const test = useFormTest(form, definition, saved, tunnels);
  const save = useSaveConnector({
    definition,
    form,
    setup,
    saved,
    isTested: test.isPassed,
    onRefused(problem) {
      if (problem.testResult) test.show(problem);
      else if (problem.fieldErrors) screen.current?.focusFirstError();
    },
  });
  // Both are there by the time that it is saved: one after the other, neither is waited for.
  useEffect(() => {
    for (const route of [routes.review, afterSave[kind]]) void chunks.prefetch(route);
  }, [chunks, routes.review, kind]);

  const { beforeEdit, beforeAttach } = useSetupQuestions(kind, pipeline, saved);
  const onSave = (): void => {
    if (saved) beforeEdit(() => save.run());
    else beforeAttach({ name: String(form.model.at('name').getSnapshot().value) }, () => save.run());
  };
  const [isDiscarded, setDiscarded] = useState(false);
  // The form of a new one, though the pipeline has one: for who came back to it, or wants another.
  const attachedId = connectorCalls[kind].attachedTo(pipeline);
  const isAnother = !saved && attachedId !== undefined && !save.isPending && !save.isDone;
  return (
    <>
      <ConnectorFormScreen
        ref={screen}
        frame={frame}
        back={backLink(setup, { isSaved: saved !== undefined, type })}
        changeHref={saved ? undefined : hrefOf(routes.select)}
        keepHref={saved && hrefOf(routes.review)}
        definition={definition}
        model={form.model}
        resources={resources}
        guide={{ ...guide, onOpen: () => setGuideRead(true) }}
        addresses={addresses}
        isRestored={form.isRestored && !isDiscarded}
        onDiscardDraft={
          save.isPending
            ? undefined
            : () => {
                form.model.reset();
                form.flush();
                setDiscarded(true);
              }
        }
        present={isAnother ? { name: pipeline[kind]?.name, href: hrefOf(routes.review) } : undefined}
        onSave={onSave}
        saving={save.progress}
        failure={save.failure}
        onSaveUntested={() => save.run({ isUntested: true })}
        onTest={test.start}
        isTesting={test.isTesting}
        testProblem={test.problem}
        isOffline={!useIsOnline()}
        lastTest={test.last === undefined ? undefined : { test: test.last, isOutdated: test.isOutdated }}
      />
      <ConnectionTestModal
        {...test.modal}
        onTestAgain={test.start}
        onGoToField={(path) => {
          // The modal holds the focus for as long as it is there.
          flushSync(test.close);
          screen.current?.focusField(path);
        }}
        onContinue={() => {
          test.close();
          onSave();
        }}
      />
      <ConnectionTestModal {...tunnelTest} />
    </>
  );
}

const containerOf = (kind: ConnectorKind) =>
  function ConnectorFormContainer({ match }: ScreenProps) {
    return <SetupContainer match={match}>{(setup) => <FindForm kind={kind} setup={setup} />}</SetupContainer>;
  };

/** The form of an end: filled in, tried, saved. */
export const SourceFormContainer = containerOf('source');
export const DestinationFormContainer = containerOf('destination');
