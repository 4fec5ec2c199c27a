import { problemOf, toPatch, toTest, type Definition, type TestResult } from '@millrace/ui/domain';
import type { ConnectorFormHandle } from '@millrace/ui/forms/ConnectorForm';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorFormScreen } from '@millrace/ui/screens/ConnectorFormScreen';
import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Redirect } from 'wouter';

import type { HeldForm } from '../../drafts/heldForms.ts';
import type { ConnectorKind, SavedConnector } from '../../queries/connectorCalls.ts';
import { connectorCalls, connectorQuery } from '../../queries/connectors.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { useIsOnline } from '../useIsOnline.ts';
import { useNow } from '../useNow.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterSave, setupRoutes } from './setupRoutes.ts';
import { useConnection } from './useConnection.ts';
import { useConnectionTest } from './useConnectionTest.ts';
import { useDefinition } from './useDefinition.ts';
import { useHasFeature } from './useHasFeature.ts';
import { useHeldForm } from './useHeldForm.ts';
import { useSaveConnector } from './useSaveConnector.ts';
import { useSetupQuestions } from './useSetupQuestions.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

/** Finds the form: of the type in the address, or of what is saved already. */
function FindForm({ kind, setup }: Props) {
  const { client } = useServices();
  const calls = connectorCalls[kind];
  const savedId = setup.type === null ? calls.attachedTo(setup.pipeline) : undefined;
  const saved = useQuery(connectorQuery(client, kind, savedId));
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

/** Tries what was typed, or what is saved with what was typed over it. */
function useFormTest({ model }: HeldForm, definition: Definition, saved: SavedConnector | undefined) {
  const { client } = useServices();
  const { kind, type } = definition;
  const calls = connectorCalls[kind];
  const test = useConnectionTest({ subject: kind, definition, call: calls.testCall });
  const run = (signal: AbortSignal): Promise<TestResult> =>
    saved
      ? calls.testSaved(client, saved, toPatch(model), signal)
      : calls.test(client, type, toTest(model, definition), signal);
  return { ...test, start: () => test.start(run) };
}

function FillIn({ setup, definition, saved }: FillInProps) {
  const { pipeline, frame, hrefOf } = setup;
  const { chunks } = useServices();
  const { kind, type } = definition;
  const routes = setupRoutes[kind];
  const screen = useRef<ConnectorFormHandle>(null);
  const form = useHeldForm({ definition, stored: saved });
  const { tunnelTest, addresses, form: connection } = useConnection(form, pipeline);
  const test = useFormTest(form, definition, saved);
  const save = useSaveConnector({
    definition,
    form,
    setup,
    saved,
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
  const timeZone = useTimeZone();
  const now = useNow();
  // The form of a new one, though the pipeline has one: for who came back to it, or wants another.
  const attachedId = connectorCalls[kind].attachedTo(pipeline);
  const isAnother = !saved && attachedId !== undefined && !save.isPending && !save.isDone;
  const isTold = save.problem?.testResult ?? save.problem?.fieldErrors;
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
        {...connection}
        addresses={addresses}
        hasFeature={useHasFeature()}
        isRestored={form.isRestored}
        present={isAnother ? { name: pipeline[kind]?.name, href: hrefOf(routes.review) } : undefined}
        onSave={onSave}
        isSaving={save.isPending}
        problem={isTold ? undefined : save.problem}
        onTest={test.start}
        isTesting={test.isTesting}
        testProblem={test.problem}
        isOffline={!useIsOnline()}
        lastTest={test.last && { test: test.last, now, timeZone }}
      />
      <ConnectionTestModal
        {...test.modal}
        timeZone={timeZone}
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
      <ConnectionTestModal {...tunnelTest} timeZone={timeZone} />
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
