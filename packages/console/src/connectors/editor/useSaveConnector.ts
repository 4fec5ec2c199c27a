import {
  changesConfiguration,
  isSuccessful,
  toCreate,
  toPatch,
  type Definition,
  type PatchBody,
} from '@millrace/ui/domain/connectors';
import { fieldAtLocation } from '@millrace/ui/domain/forms';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';
import type { SaveFailure, SaveProgress } from '@millrace/ui/screens/ConnectorFormScreen';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useService } from '../../data/service.ts';
import { useScope } from '../../scope/useScope.ts';
import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { activeConnectors } from '../../pipelines/data/activeConnectors.ts';
import { createConnector, createdBy, findCreated, updateConnector } from '../data/connectorWrites.ts';
import { useWrite, writeKey, type RunningWrite } from '../../writes/useWrite.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import type { HeldForm } from './heldForms.ts';
import { describeNotSaved, describeSaved } from './describeSaveEnd.ts';
import type { Journey } from './journey.ts';
import { loadTestSteps } from '../test/loadTestSteps.ts';
import { useFormGuard } from './useHeldForm.ts';
import { useNameCheck } from './useNameCheck.ts';

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

export interface SaveConnector extends Omit<RunningWrite<SaveAttempt>, 'run' | 'problem'> {
  readonly run: (options?: { readonly isUntested?: boolean }) => void;
  /** The progress of the running save. */
  readonly progress: SaveProgress | undefined;
  /** Why the last save failed, unless field errors explain it completely. */
  readonly failure: SaveFailure | undefined;
}

/** One press of the save button. It is stored with the mutation, so that a remounted form can cancel it. */
class SaveAttempt {
  /** By the local clock. */
  readonly startedAt = new Date();
  /** Whether the connection is tested before it is saved. */
  readonly isTesting: boolean;
  readonly #abort = new AbortController();

  constructor({ isTesting }: { readonly isTesting: boolean }) {
    this.isTesting = isTesting;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  readonly cancel = (): void => this.#abort.abort();
}

const none: readonly SavedConnector[] = [];

/**
 * Saves a connector, then attaches it if the journey needs that. Changes to a saved connector are tested
 * first; when creating one, the service runs the test. A retry after a partial failure continues with
 * the failed step. The save continues when the form is left, and a toast reports the result.
 */
export function useSaveConnector(options: SaveConnectorOptions): SaveConnector {
  const { definition, form, journey, saved, isTested, onRefused } = options;
  const { attach } = journey;
  const { kind, type } = definition;
  const calls = connectorCalls[kind];
  const { client } = useScope();
  const { clock } = useService();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<SaveFailure['step']>('save');
  const known = useQuery(activeConnectors[kind]).data?.rows ?? none;
  const ownId = useCallback(() => {
    const unconfirmed = form.progress.unconfirmed();
    const created = form.progress.read()?.connector ?? (unconfirmed && createdBy(unconfirmed, known));
    return saved?.id ?? created?.id;
  }, [saved?.id, form.progress, known]);
  useNameCheck(form.model, known, ownId);

  /** Tests changes to a saved connector. A failed test refuses the save, as it does for a new connector. */
  const testFirst = async (
    connector: SavedConnector,
    changes: PatchBody,
    { isTesting, signal }: SaveAttempt,
  ) => {
    if (!isTesting || isTested()) return;
    setStep('test');
    const result = await calls
      .testSaved(client, connector, changes, signal)
      .catch(async (thrown: unknown) => {
        // A test changes nothing, so an unknown outcome does not matter.
        const problem: Problem = { ...problemOf(thrown), isOutcomeUnknown: false };
        const words = problem.status === 422 ? await loadTestSteps().catch(() => undefined) : undefined;
        const testResult = words?.describeTestFailure(problem, kind, definition);
        throw new ProblemError({ ...problem, ...(testResult && { testResult }) }, { cause: thrown });
      });
    if (!isSuccessful(result)) throw new ProblemError({ kind: 'http', status: 422, testResult: result });
  };
  const update = async (connector: SavedConnector, changes: PatchBody, attempt: SaveAttempt) => {
    await testFirst(connector, changes, attempt);
    setStep('save');
    return updateConnector(client, kind, connector.id, changes, attempt.signal);
  };
  const create = async (attempt: SaveAttempt): Promise<SavedConnector> => {
    const body = toCreate(form.model, definition);
    const unconfirmed = form.progress.unconfirmed();
    const earlier = unconfirmed && (await findCreated(client, kind, unconfirmed));
    if (earlier) return update(earlier, body, attempt);
    const sent = { type, name: body.name, before: known };
    return createConnector(client, kind, body, sent, attempt.signal).catch((thrown: unknown) => {
      // The service may still complete the create, even if a lookup found nothing.
      if (problemOf(thrown).isOutcomeUnknown !== undefined) form.progress.markUnconfirmed(sent);
      throw thrown;
    });
  };
  const keep = async (attempt: SaveAttempt): Promise<SavedConnector> => {
    const edition = form.model.edition();
    const before = form.progress.read();
    if (before?.isCurrent) return before.connector;
    const connector = before
      ? await update(before.connector, toCreate(form.model, definition), attempt)
      : await create(attempt);
    form.progress.note(connector, edition);
    // An event may arrive before the response. The connector's own name then looked taken.
    form.model.setCustomError('name', undefined);
    return connector;
  };
  const save = async (context: WriteContext, attempt: SaveAttempt): Promise<SavedConnector> => {
    setStep('save');
    const kept = saved ? await update(saved, toPatch(form.model), attempt) : await keep(attempt);
    if (attach && !attach.isDone(kept)) {
      setStep('attach');
      if (attempt.signal.aborted) throw new ProblemError({ kind: 'cancelled' });
      await attach.perform(context, kept);
    }
    // A service that does not report tests has run one anyway.
    const wasTested = attempt.isTesting || isTested();
    return {
      ...kept,
      lastTest: kept.lastTest ?? (wasTested ? { at: clock.now(), success: true } : kept.lastTest),
    };
  };
  const subject = () => ({
    name: String(form.model.at('name').getSnapshot().value).trim(),
    role: attach?.role,
  });
  const saveConnector: Write<SaveAttempt, SavedConnector, unknown> = {
    call: calls.createCall,
    key: () => journey.key,
    perform: (context, attempt) =>
      save(context, attempt).catch((thrown: unknown) => {
        const problem = problemOf(thrown);
        const isCancelled = problem.kind === 'aborted' && attempt.signal.aborted && !problem.isOutcomeUnknown;
        throw isCancelled ? new ProblemError({ kind: 'cancelled' }, { cause: thrown }) : thrown;
      }),
    words: {
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
    },
  };
  const write = useWrite(saveConnector, {
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
  const endGuard = useFormGuard(form, write.isPending);
  const attempts = useMutationState({
    filters: { mutationKey: writeKey(saveConnector, null), exact: true, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const attempt = attempts.find((variables): variables is SaveAttempt => variables instanceof SaveAttempt);
  const { problem } = write;
  const isAtFields =
    problem?.testResult === undefined &&
    problem?.fieldErrors?.every(({ location }) => fieldAtLocation(definition, location));
  return {
    ...write,
    run: ({ isUntested = false } = {}) => {
      const isTesting = !isUntested && (saved === undefined || changesConfiguration(form.model));
      write.run(new SaveAttempt({ isTesting }));
    },
    progress: attempt && {
      startedAt: attempt.startedAt,
      isTesting: attempt.isTesting,
      onCancel: step === 'attach' ? undefined : attempt.cancel,
    },
    failure: problem && !isAtFields ? { step, problem } : undefined,
  };
}
