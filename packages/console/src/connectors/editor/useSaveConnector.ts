import {
  changesConfiguration,
  secretPathsOf,
  toPatch,
  type Definition,
} from '@millrace/ui/domain/connectors';
import { nameTaken } from '@millrace/ui/domain/entities';
import { checkName, fieldAtLocation } from '@millrace/ui/domain/forms';
import type { Problem } from '@millrace/ui/domain/remote';
import type { RequestSource } from '@millrace/ui/RequestsProvider';
import type { SaveFailure, SaveProgress } from '@millrace/ui/screens/ConnectorFormScreen';
import { useMutationState, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { useService } from '../../data/service.ts';
import { activeConnectors } from '../../pipelines/data/activeConnectors.ts';
import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { useWrite, writeKey, type RunningWrite } from '../../writes/useWrite.ts';
import type { Write, WriteWords } from '../../writes/write.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { createdBy } from '../data/connectorWrites.ts';
import { describeNotSaved, describeSaved } from './describeSaveEnd.ts';
import type { HeldForm } from './heldForms.ts';
import type { Journey } from './journey.ts';
import { SaveAttempt, saveConnector } from './saveConnector.ts';
import { useFormGuard } from './useHeldForm.ts';

const ignore = (): void => undefined;

export interface SaveConnectorOptions {
  readonly definition: Definition;
  readonly form: HeldForm;
  readonly journey: Journey;
  /** The connector to change. Left out when creating one. */
  readonly saved: SavedConnector | undefined;
  /** Whether a test on this form has passed for the values to be saved. */
  readonly isTested: () => boolean;
  /** Called when the save fails while the person still sees the form. */
  readonly onRefused: (problem: Problem) => void;
}

export interface SaveConnector extends Omit<RunningWrite<SaveAttempt>, 'run' | 'requests' | 'problem'> {
  /** What `run` would send now: for changes of a saved connector, the test comes first. */
  readonly requests: RequestSource;
  readonly run: (options?: { readonly isUntested?: boolean }) => void;
  /** The progress of the running save. */
  readonly progress: SaveProgress | undefined;
  /** Why the last save failed, unless field errors explain it completely. */
  readonly failure: SaveFailure | undefined;
}

/** Saves the connector of a form. The save continues when the form is left, and a toast reports the result. */
export function useSaveConnector(options: SaveConnectorOptions): SaveConnector {
  const { definition, form, journey, saved, isTested, onRefused } = options;
  const { kind } = definition;
  const { now } = useService().clock;
  const queryClient = useQueryClient();
  const [step, setStep] = useState<SaveFailure['step']>('save');
  const known = useKnownConnectors(options);

  const write: Write<SaveAttempt, SavedConnector, unknown> = {
    call: connectorCalls[kind].createCall,
    key: () => journey.key,
    hasFollowing: () => journey.attach !== undefined && (!saved || !journey.attach.isDone(saved)),
    perform: (context, attempt) =>
      saveConnector(
        {
          definition,
          form,
          saved,
          attach: journey.attach,
          known,
          isTested,
          now,
          onStep: attempt.isOnlyShown ? ignore : setStep,
        },
        context,
        attempt,
      ),
    words: wordsOf(options),
  };
  const running = useWrite(write, {
    subject: null,
    isInline: true,
    onDone(connector, isCurrent) {
      form.discard();
      form.model.forgetSecrets();
      cacheAnswer(queryClient, kind, connector);
      endGuard();
      journey.onSaved(connector, isCurrent);
    },
    onFailed(problem, isSeen) {
      // Secrets stay in the form until it is saved (docs/faults.md W1).
      if (problem.fieldErrors) form.model.setServerErrors(problem.fieldErrors);
      if (isSeen) onRefused(problem);
    },
  });
  const endGuard = useFormGuard(form, running.isPending);
  const attempt = useRunningAttempt(writeKey(write, null));

  return {
    ...running,
    async requests() {
      const secretPaths = secretPathsOf(form.model);
      const shown = (isTesting: boolean) =>
        running.requests(new SaveAttempt({ isTesting, isOnlyShown: true }), { secretPaths });
      if (saved && Object.keys(toPatch(form.model)).length === 0) return { requests: [] };
      const needsTest = saved !== undefined && changesConfiguration(form.model) && !isTested();
      const test = needsTest ? await shown(true) : undefined;
      if (test?.problem) return test;
      const save = await shown(false);
      return { ...save, requests: [...(test?.requests ?? []), ...save.requests] };
    },
    run({ isUntested = false } = {}) {
      const isTesting = !isUntested && (saved === undefined || changesConfiguration(form.model));
      running.run(new SaveAttempt({ isTesting }));
    },
    progress: attempt && {
      startedAt: attempt.startedAt,
      isTesting: attempt.isTesting,
      onCancel: step === 'attach' ? undefined : attempt.cancel,
    },
    failure: running.problem && failureOf(step, running.problem, definition),
  };
}

const none: readonly SavedConnector[] = [];

/** The active connectors of the form's kind. While the form is open, its name is checked against theirs. */
function useKnownConnectors({ definition, form, saved }: SaveConnectorOptions): readonly SavedConnector[] {
  const known = useQuery(activeConnectors[definition.kind]).data?.rows ?? none;
  const ownId = useCallback(() => {
    const unconfirmed = form.progress.unconfirmed();
    const created = form.progress.read()?.connector ?? (unconfirmed && createdBy(unconfirmed, known));
    return saved?.id ?? created?.id;
  }, [saved?.id, form.progress, known]);
  useEffect(
    // Saving sets the form's own id, so it is read on each check.
    () => checkName(form.model, 'name', { findTaken: (name) => nameTaken(known, name, ownId())?.name }),
    [form.model, known, ownId],
  );
  return known;
}

/** The toasts of a save whose form was left. */
function wordsOf({
  definition,
  form,
  journey,
}: SaveConnectorOptions): WriteWords<SaveAttempt, SavedConnector> {
  const { kind } = definition;
  const { attach } = journey;
  const subject = () => ({
    name: String(form.model.at('name').getSnapshot().value).trim(),
    role: attach?.role,
  });
  return {
    done: (connector) => ({
      ...describeSaved(subject()),
      action: { label: `View ${kind}`, href: journey.savedHref(connector) },
    }),
    failed(_, problem) {
      const isKept = attach !== undefined && form.progress.read() !== undefined;
      // A saved connector can be selected. Saving the form again would create another one.
      if (isKept) form.discard();
      const action = isKept
        ? { label: `Choose the ${kind}`, href: attach.chooseHref }
        : { label: 'Open the form', href: journey.formHref };
      return { ...describeNotSaved(subject(), problem, isKept), action };
    },
  };
}

/** The running save, also one that began before the form was mounted again. */
function useRunningAttempt(mutationKey: QueryKey): SaveAttempt | undefined {
  const running = useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return running.find((variables): variables is SaveAttempt => variables instanceof SaveAttempt);
}

/** A failure that the errors at the fields do not explain. */
function failureOf(
  step: SaveFailure['step'],
  problem: Problem,
  definition: Definition,
): SaveFailure | undefined {
  const isAtFields =
    problem.testResult === undefined &&
    problem.fieldErrors?.every(({ location }) => fieldAtLocation(definition, location));
  return isAtFields ? undefined : { step, problem };
}
