import type { Client } from '@millrace/ui/contract';
import {
  isSuccessful,
  lostValues,
  toCreate,
  toPatch,
  toWholePatch,
  type Definition,
  type PatchBody,
} from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';
import type { SaveFailure } from '@millrace/ui/screens/ConnectorFormScreen';

import type { WriteContext } from '../../writes/write.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { createConnector, findCreated, updateConnector } from '../data/connectorWrites.ts';
import { loadTestSteps } from '../test/loadTestSteps.ts';
import type { HeldForm } from './heldForms.ts';
import type { Journey } from './journey.ts';

/** One press of the save button. It is stored with the mutation, so that a remounted form can cancel it. */
export class SaveAttempt {
  /** By the local clock. */
  readonly startedAt = new Date();
  /** Whether the connection is tested before it is saved. */
  readonly isTesting: boolean;
  /** Its requests are only shown. */
  readonly isOnlyShown: boolean;
  readonly #abort = new AbortController();

  constructor({
    isTesting,
    isOnlyShown = false,
  }: {
    readonly isTesting: boolean;
    readonly isOnlyShown?: boolean;
  }) {
    this.isTesting = isTesting;
    this.isOnlyShown = isOnlyShown;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  readonly cancel = (): void => this.#abort.abort();
}

/** What is saved, and what that depends on. */
export interface SaveTask {
  readonly definition: Definition;
  readonly form: HeldForm;
  /** The connector to change. Left out when creating one. */
  readonly saved: SavedConnector | undefined;
  /** What the connector is attached to. */
  readonly attach: Journey['attach'];
  /** The active connectors of its kind, as they were last read. */
  readonly known: readonly SavedConnector[];
  /** Whether a test on this form has passed for the values to be saved. */
  readonly isTested: () => boolean;
  /** Called when a step begins. If it fails, the form names it. */
  readonly onStep: (step: SaveFailure['step']) => void;
  /** The service's time. */
  readonly now: () => Date;
}

/**
 * Saves a connector, then attaches it if something is waiting for it. Changes to a saved connector are tested
 * first; when creating one, the service runs the test. A retry after a partial failure continues with
 * the failed step.
 */
export async function saveConnector(
  task: SaveTask,
  context: WriteContext,
  attempt: SaveAttempt,
): Promise<SavedConnector> {
  try {
    const connector = await save(task, context, attempt);
    await attachTo(task, context, connector, attempt);
    return withTest(task, connector, attempt);
  } catch (thrown) {
    const problem = problemOf(thrown);
    const isCancelled = problem.kind === 'aborted' && attempt.signal.aborted && !problem.isOutcomeUnknown;
    throw isCancelled ? new ProblemError({ kind: 'cancelled' }, { cause: thrown }) : thrown;
  }
}

/** Changes the connector, or creates it: once, however often its form is saved. */
async function save(task: SaveTask, context: WriteContext, attempt: SaveAttempt): Promise<SavedConnector> {
  const { definition, form, saved, onStep } = task;
  const { client } = context;
  onStep('save');
  if (saved) return change(task, context, saved, attempt);

  const edition = form.model.edition();
  const before = form.progress.read();
  if (before?.isCurrent) return before.connector;
  const connector = before
    ? await update(task, client, before.connector, toCreate(form.model, definition), attempt)
    : await create(task, client, attempt);
  form.progress.note(connector, edition);
  // An event may arrive before the response. The connector's own name then looked taken.
  form.model.setCustomError('name', undefined);
  return connector;
}

/** Creates the connector, unless an earlier attempt with a lost response has created it. */
async function create(task: SaveTask, client: Client, attempt: SaveAttempt): Promise<SavedConnector> {
  const { definition, form, known } = task;
  const { kind, type } = definition;
  const body = toCreate(form.model, definition);
  const unconfirmed = form.progress.unconfirmed();
  const earlier = unconfirmed && (await findCreated(client, kind, unconfirmed));
  if (earlier) return update(task, client, earlier, body, attempt);

  const sent = { type, name: body.name, before: known };
  return createConnector(client, kind, body, sent, attempt.signal).catch((thrown: unknown) => {
    // The service may still complete the create, even if a lookup found nothing.
    if (problemOf(thrown).isOutcomeUnknown !== undefined) form.progress.markUnconfirmed(sent);
    throw thrown;
  });
}

/**
 * Changes the saved connector of the form. Unless the service merges, it gets the whole configuration as it is now, so
 * that a service which replaces it loses only secrets that were not entered again. What was lost nevertheless is
 * sent once more, or named at its field.
 */
async function change(
  task: SaveTask,
  { client, habit }: WriteContext,
  saved: SavedConnector,
  attempt: SaveAttempt,
): Promise<SavedConnector> {
  const { definition, form } = task;
  const { model } = form;
  const isMerged = habit === 'merge';
  if (!isMerged && toPatch(model).config)
    model.rebase(await connectorCalls[definition.kind].get(client, saved.id));
  const before = model.stored?.config ?? {};
  const secrets = new Set(model.fields.flatMap(({ path, isSecret }) => (isSecret ? [path] : [])));
  const send = async (body: PatchBody) => {
    const connector = await update(task, client, saved, body, attempt);
    const { config: sent } = body;
    return { connector, lost: sent ? lostValues({ before, sent, after: connector.config }, secrets) : [] };
  };
  let result = await send(isMerged ? toPatch(model) : toWholePatch(model));
  if (isMerged && result.lost.length > 0) result = await send(toWholePatch(model));
  if (result.lost.length > 0) throw lostError(model, result.lost);
  return result.connector;
}

/** The error of a service that no longer has some values. Their secrets have to be entered again. */
function lostError(model: FormModel, lost: readonly string[]): ProblemError {
  const fields = new Map(model.fields.map((field) => [field.path, field]));
  if (lost.some((path) => fields.get(path)?.isSecret)) model.loseSecrets();
  const names = lost.map((path) => fields.get(path)?.label ?? path);
  return new ProblemError({
    kind: 'http',
    status: 422,
    detail: `The service saved the change, but no longer has: ${names.join(', ')}.`,
    fieldErrors: lost.map((path) => ({
      location: ['config', ...path.split('.')],
      message: fields.get(path)?.isSecret
        ? 'The service no longer has it. Enter it again, then save.'
        : 'The service did not keep it.',
    })),
  });
}

/** Changes a connector. A failed test of the changes refuses them, as the service does for a new connector. */
async function update(
  { definition, isTested, onStep }: SaveTask,
  client: Client,
  connector: SavedConnector,
  changes: PatchBody,
  { isTesting, signal }: SaveAttempt,
): Promise<SavedConnector> {
  if (isTesting && !isTested()) {
    onStep('test');
    await testChanges(definition, client, connector, changes, signal);
    onStep('save');
  }
  return updateConnector(client, definition.kind, connector.id, changes, signal);
}

/** Rejects if the connection with these changes fails. */
async function testChanges(
  definition: Definition,
  client: Client,
  connector: SavedConnector,
  changes: PatchBody,
  signal: AbortSignal,
): Promise<void> {
  const { kind } = definition;
  const result = await connectorCalls[kind]
    .testSaved(client, connector, changes, signal)
    .catch(async (thrown: unknown) => {
      // A test changes nothing, so an unknown outcome does not matter.
      const problem: Problem = { ...problemOf(thrown), isOutcomeUnknown: false };
      const words = problem.status === 422 ? await loadTestSteps().catch(() => undefined) : undefined;
      const testResult = words?.describeTestFailure(problem, kind, definition);
      throw new ProblemError({ ...problem, ...(testResult && { testResult }) }, { cause: thrown });
    });
  if (!isSuccessful(result)) throw new ProblemError({ kind: 'http', status: 422, testResult: result });
}

async function attachTo(
  { attach, onStep }: SaveTask,
  context: WriteContext,
  connector: SavedConnector,
  { signal }: SaveAttempt,
): Promise<void> {
  if (!attach || attach.isDone(connector)) return;
  onStep('attach');
  if (signal.aborted) throw new ProblemError({ kind: 'cancelled' });
  await attach.perform(context, connector);
}

/** A service that does not report tests has run one anyway. */
function withTest(
  { isTested, now }: SaveTask,
  connector: SavedConnector,
  { isTesting }: SaveAttempt,
): SavedConnector {
  const wasTested = isTesting || isTested();
  return {
    ...connector,
    lastTest: connector.lastTest ?? (wasTested ? { at: now(), success: true } : connector.lastTest),
  };
}
