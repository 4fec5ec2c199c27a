import {
  changesConfiguration,
  describeTestFailure,
  fieldAtLocation,
  isSuccessful,
  ProblemError,
  problemOf,
  toCreate,
  toPatch,
  type Definition,
  type PatchBody,
  type Problem,
} from '@millrace/ui/domain';
import type { SaveFailure, SaveProgress } from '@millrace/ui/screens/ConnectorFormScreen';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';

import { cacheAnswer } from '../data/cacheAnswer.ts';
import type { HeldForm } from '../drafts/heldForms.ts';
import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import { connectorCalls, connectorsQuery } from '../data/connectors/connectors.ts';
import {
  attachConnector,
  createConnector,
  createdBy,
  findCreated,
  updateConnector,
} from '../data/connectors/connectorWrites.ts';
import { useWrite, writeKey, type RunningWrite } from '../data/useWrite.ts';
import type { Write, WriteContext } from '../data/write.ts';
import { useServices } from '../session/services.ts';
import { afterSave, setupRoutes } from '../setup/setupRoutes.ts';
import { describeNotSaved, describeSaved } from './describeSaveEnd.ts';
import { SaveAttempt } from './saveAttempt.ts';
import type { Setup } from '../setup/SetupContainer.tsx';
import { useFormGuard } from './useHeldForm.ts';
import { useNameCheck } from './useNameCheck.ts';
import { useNoteDraftSaved } from '../setup/useNoteDraftSaved.ts';

export interface SaveConnectorOptions {
  readonly definition: Definition;
  readonly form: HeldForm;
  readonly setup: Setup;
  /** What is changed; left out while something new is made. */
  readonly saved: SavedConnector | undefined;
  /** Whether a test on this form has already passed with what would be saved. */
  readonly isTested: () => boolean;
  /** It was not saved, and the person is still there. */
  readonly onRefused: (problem: Problem) => void;
}

export interface SaveConnector extends Omit<RunningWrite<SaveAttempt>, 'run' | 'problem'> {
  readonly run: (options?: { readonly isUntested?: boolean }) => void;
  /** How the save under way is getting on. */
  readonly progress: SaveProgress | undefined;
  /** Why the last one failed, unless the fields say all of it. */
  readonly failure: SaveFailure | undefined;
}

const none: readonly SavedConnector[] = [];

/**
 * Saves a connector, then gives it to the pipeline. Changes to a saved one are tested first; creating one
 * includes a test by the service. What failed half way continues where it stopped. The save runs on when the form is left;
 * then a toast tells how it ended (F4).
 */
export function useSaveConnector(options: SaveConnectorOptions): SaveConnector {
  const { definition, form, setup, saved, isTested, onRefused } = options;
  const { pipeline, hrefOf } = setup;
  const { kind, type } = definition;
  const routes = setupRoutes[kind];
  const calls = connectorCalls[kind];
  const { client, clock } = useServices();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const noteSaved = useNoteDraftSaved();
  const [step, setStep] = useState<SaveFailure['step']>('save');
  const known = useQuery(connectorsQuery(kind)).data?.rows ?? none;
  const ownId = useCallback(() => {
    const doubted = form.progress.doubted();
    const created = form.progress.read()?.connector ?? (doubted && createdBy(doubted, known));
    return saved?.id ?? created?.id;
  }, [saved?.id, form.progress, known]);
  useNameCheck(form.model, kind, known, ownId);

  /** Tests changes to what is saved; a failed test is a refusal, as it is when something is created. */
  const testFirst = async (
    connector: SavedConnector,
    changes: PatchBody,
    { isTesting, signal }: SaveAttempt,
  ) => {
    if (!isTesting || isTested()) return;
    setStep('test');
    const result = await calls.testSaved(client, connector, changes, signal).catch((thrown: unknown) => {
      // A test changes nothing, whatever became of it.
      const problem: Problem = { ...problemOf(thrown), isOutcomeUnknown: false };
      const testResult = problem.status === 422 ? describeTestFailure(problem, kind, definition) : undefined;
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
    const doubted = form.progress.doubted();
    const earlier = doubted && (await findCreated(client, kind, doubted));
    if (earlier) return update(earlier, body, attempt);
    const sent = { type, name: body.name, before: known };
    return createConnector(client, kind, body, sent, attempt.signal).catch((thrown: unknown) => {
      // Looked up or not: without an answer, the service may still be at it.
      if (problemOf(thrown).isOutcomeUnknown !== undefined) form.progress.doubt(sent);
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
    // An event may have come before the answer, and made the connector's own name a taken one.
    form.model.setCustomError('name', undefined);
    return connector;
  };
  const save = async (context: WriteContext, attempt: SaveAttempt): Promise<SavedConnector> => {
    setStep('save');
    const kept = saved ? await update(saved, toPatch(form.model), attempt) : await keep(attempt);
    const isAttached = calls.attachedTo(pipeline) === kept.id;
    setStep('attach');
    if (!isAttached && attempt.signal.aborted) throw new ProblemError({ kind: 'cancelled' });
    if (!isAttached) await attachConnector.perform(context, { kind, pipeline, connectorId: kept.id });
    // A service that tells of no test has had one made nevertheless.
    const wasTested = attempt.isTesting || isTested();
    return {
      ...kept,
      lastTest: kept.lastTest ?? (wasTested ? { at: clock.now(), success: true } : kept.lastTest),
    };
  };
  const goOn = () => {
    // Coming back lands on the review, and not on an empty form for another one.
    navigate(hrefOf(routes.review), { replace: saved === undefined });
    if (!saved && afterSave[kind] !== routes.review) navigate(hrefOf(afterSave[kind]));
  };
  const subject = () => ({
    kind,
    name: String(form.model.at('name').getSnapshot().value).trim(),
    pipeline: pipeline.name,
  });
  const saveConnector: Write<SaveAttempt, SavedConnector, unknown> = {
    call: calls.createCall,
    key: () => [pipeline.id],
    perform: (context, attempt) =>
      save(context, attempt).catch((thrown: unknown) => {
        const problem = problemOf(thrown);
        const isCancelled = problem.kind === 'aborted' && attempt.signal.aborted && !problem.isOutcomeUnknown;
        throw isCancelled ? new ProblemError({ kind: 'cancelled' }, { cause: thrown }) : thrown;
      }),
    words: {
      done: () => ({
        ...describeSaved(subject()),
        action: { label: 'Review it', href: hrefOf(routes.review) },
      }),
      failed(_, problem) {
        // What is saved can be chosen; saving the form once more would create another.
        const isKept = form.progress.read() !== undefined;
        if (isKept) form.discard();
        const action = isKept
          ? { label: `Choose the ${kind}`, href: hrefOf(routes.select) }
          : { label: 'Open the form', href: hrefOf(routes.create, saved ? undefined : type) };
        return { ...describeNotSaved(subject(), problem, isKept), action };
      },
    },
  };
  const write = useWrite(saveConnector, {
    subject: null,
    isInline: true,
    onDone(connector, isThere) {
      form.discard();
      form.model.forgetSecrets();
      cacheAnswer(queryClient, kind, connector);
      noteSaved(pipeline);
      endGuard();
      if (isThere) goOn();
    },
    onFailed(problem, isSeen) {
      // Secrets stay in the form until it is saved (docs/faults.md, W1).
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
