import {
  displayZone,
  isFeatureOn,
  problemOf,
  toPatch,
  toTest,
  type Definition,
  type FeatureToggle,
  type TestResult,
} from '@millrace/ui/domain';
import type { ConnectorFormHandle } from '@millrace/ui/forms/ConnectorForm';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { ConnectorFormScreen } from '@millrace/ui/screens/ConnectorFormScreen';
import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Redirect, useLocation } from 'wouter';

import { sessionAtom, timeZoneAtom } from '../../atoms/session.ts';
import type { ConnectorKind, SavedConnector } from '../../queries/connectorCalls.ts';
import { connectorCalls, connectorQuery } from '../../queries/connectors.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { useIsOnline } from '../useIsOnline.ts';
import { useNow } from '../useNow.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterSave, setupRoutes } from './setupRoutes.ts';
import { useConnection } from './useConnection.ts';
import { useConnectionTest } from './useConnectionTest.ts';
import { useDefinition } from './useDefinition.ts';
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

function FillIn({ setup, definition, saved }: FillInProps) {
  const { pipeline, frame, hrefOf } = setup;
  const { client, config, chunks } = useServices();
  const [, navigate] = useLocation();
  const { kind, type } = definition;
  const calls = connectorCalls[kind];
  const routes = setupRoutes[kind];
  const screen = useRef<ConnectorFormHandle>(null);
  const session = useAtomValue(sessionAtom);
  const form = useHeldForm({ definition, stored: saved });
  const { tunnelTest, addresses, form: connection } = useConnection(form, pipeline);
  const test = useConnectionTest({ subject: kind, definition, call: calls.tests });
  const save = useSaveConnector({
    definition,
    form,
    pipeline,
    saved,
    hrefs: {
      review: hrefOf(routes.review),
      form: hrefOf(routes.create, saved ? undefined : type),
      select: hrefOf(routes.select),
    },
    onSaved() {
      // Coming back lands on the review, and not on an empty form for another one.
      navigate(hrefOf(routes.review), { replace: saved === undefined });
      if (!saved && afterSave[kind] !== routes.review) navigate(hrefOf(afterSave[kind]));
    },
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
  const run = (signal: AbortSignal): Promise<TestResult> =>
    saved
      ? calls.testSaved(client, saved, toPatch(form.model), signal)
      : calls.test(client, type, toTest(form.model, definition), signal);
  const timeZone = displayZone(useAtomValue(timeZoneAtom));
  const now = useNow();
  // The form of a new one, though the pipeline has one: for who came back to it, or wants another.
  const isAnother = !saved && calls.attachedTo(pipeline) !== undefined && !save.isPending && !save.isDone;
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
        hasFeature={(toggle: FeatureToggle) =>
          session.state === 'signedIn' && isFeatureOn(toggle, config.features, session.user.client.id)
        }
        isRestored={form.isRestored}
        present={isAnother ? { name: pipeline[kind]?.name, href: hrefOf(routes.review) } : undefined}
        onSave={onSave}
        isSaving={save.isPending}
        problem={isTold ? undefined : save.problem}
        onTest={() => test.start(run)}
        isTesting={test.isTesting}
        testProblem={test.problem}
        isOffline={!useIsOnline()}
        lastTest={test.last && { test: test.last, now, timeZone }}
      />
      <ConnectionTestModal
        isOpen={test.state !== null}
        state={test.state}
        timeZone={timeZone}
        onCancel={test.close}
        onTestAgain={() => test.start(run)}
        onClose={test.close}
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
      <ConnectionTestModal
        isOpen={tunnelTest.state !== null}
        state={tunnelTest.state}
        timeZone={timeZone}
        onCancel={tunnelTest.close}
        onTestAgain={tunnelTest.again}
        onClose={tunnelTest.close}
      />
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
