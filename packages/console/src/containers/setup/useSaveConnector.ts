import {
  problemOf,
  toCreate,
  toPatch,
  type Definition,
  type PipelineDetail,
  type Problem,
} from '@millrace/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { toastsAtom } from '../../atoms/toasts.ts';
import type { HeldForm } from '../../drafts/heldForms.ts';
import type { SavedConnector } from '../../queries/connectorCalls.ts';
import { connectorCalls, connectorsQuery } from '../../queries/connectors.ts';
import {
  attachConnector,
  updateConnector,
  createConnector,
  updateCachedConnector,
} from '../../queries/connectorWrites.ts';
import { useWrite, type Write } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { afterSave, setupRoutes } from './setupRoutes.ts';
import { describeNotSaved, describeSaved } from './describeSaveEnd.ts';
import type { Setup } from './SetupContainer.tsx';
import { useFormGuard } from './useHeldForm.ts';
import { useNameCheck } from './useNameCheck.ts';
import { useNoteDraftSaved } from './useNoteDraftSaved.ts';
import { useWhereabouts } from './useWhereabouts.ts';

export interface SaveConnectorOptions {
  readonly definition: Definition;
  readonly form: HeldForm;
  readonly setup: Setup;
  /** What is changed; left out while something new is made. */
  readonly saved: SavedConnector | undefined;
  /** It was not saved, and the person is still there. */
  readonly onRefused: (problem: Problem) => void;
}

const none: readonly SavedConnector[] = [];

/**
 * Saves an end, then gives it to the pipeline. What failed half way is taken up where it stopped. It runs on when
 * the form is left; then a toast tells how it ended (F4).
 */
export function useSaveConnector(options: SaveConnectorOptions): Write<void> {
  const { definition, form, setup, saved, onRefused } = options;
  const { pipeline, hrefOf } = setup;
  const { kind, type } = definition;
  const routes = setupRoutes[kind];
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const [, navigate] = useLocation();
  const whereabouts = useWhereabouts();
  const noteSaved = useNoteDraftSaved();
  const known = useQuery(connectorsQuery(client, kind)).data?.rows ?? none;
  const ownId = useCallback(
    () => saved?.id ?? form.progress.read()?.connector.id,
    [saved?.id, form.progress],
  );
  useNameCheck(form.model, kind, known, ownId);

  const keep = async (): Promise<SavedConnector> => {
    const edition = form.model.edition();
    const before = form.progress.read();
    if (before?.isCurrent) return before.connector;
    const body = toCreate(form.model, definition);
    const connector = before
      ? await updateConnector(client, kind, before.connector.id, body)
      : await createConnector(client, kind, type, body, known);
    form.progress.note(connector, edition);
    // News of it may have come before the answer, and made its own name one that is taken.
    form.model.setCustomError('name', undefined);
    return connector;
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
  const write = useWrite<void, { readonly connector: SavedConnector; readonly answered: PipelineDetail }>({
    mutationKey: ['save', kind, pipeline.id],
    meta: { call: connectorCalls[kind].createCall },
    async mutationFn() {
      const connector = saved
        ? await updateConnector(client, kind, saved.id, toPatch(form.model))
        : await keep();
      const isAttached = connectorCalls[kind].attachedTo(pipeline) === connector.id;
      const answered = isAttached ? pipeline : await attachConnector(client, kind, pipeline.id, connector.id);
      return { connector, answered };
    },
    onSuccess({ connector, answered }) {
      form.discard();
      form.model.forgetSecrets();
      updateCachedConnector(queryClient, client, kind, connector);
      noteSaved(answered);
      endGuard();
      if (whereabouts.isAtAddress()) return goOn();
      const action = { label: 'Review it', onPress: () => navigate(hrefOf(routes.review)) };
      toasts.show({ tone: 'success', ...describeSaved(subject()), action });
    },
    onError(thrown) {
      const problem = problemOf(thrown);
      // Secrets stay in the form until it is saved (docs/faults.md, W1).
      if (problem.fieldErrors) form.model.setServerErrors(problem.fieldErrors);
      if (whereabouts.isInSight()) return onRefused(problem);
      // What is saved is there to be chosen; to save the form once more would make another.
      const isKept = form.progress.read() !== undefined;
      if (isKept) form.discard();
      const action = isKept
        ? { label: `Choose the ${kind}`, onPress: () => navigate(hrefOf(routes.select)) }
        : {
            label: 'Open the form',
            onPress: () => navigate(hrefOf(routes.create, saved ? undefined : type)),
          };
      toasts.show({ tone: 'error', ...describeNotSaved(subject(), problem, isKept), action });
    },
  });
  const endGuard = useFormGuard(form, write.isPending);
  return write;
}
