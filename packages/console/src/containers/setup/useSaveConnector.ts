import { problemOf, toCreate, toPatch, type Definition, type PipelineDetail } from '@millrace/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { draftSavedAtom } from '../../atoms/setup.ts';
import type { HeldForm } from '../../drafts/heldForms.ts';
import type { SavedConnector } from '../../queries/connectorCalls.ts';
import { connectorCalls, connectorsQuery } from '../../queries/connectors.ts';
import { attachConnector, changeConnector, keepConnector } from '../../queries/connectorWrites.ts';
import { takeIn } from '../../queries/pipelineWrites.ts';
import { useWrite, type Write } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { useNameCheck } from './useNameCheck.ts';

export interface SaveConnectorOptions {
  readonly definition: Definition;
  readonly form: HeldForm;
  readonly pipeline: PipelineDetail;
  /** What is changed; left out while something new is made. */
  readonly saved: SavedConnector | undefined;
  readonly onSaved: () => void;
  readonly onRefused: (problem: ReturnType<typeof problemOf>) => void;
}

const none: readonly SavedConnector[] = [];

/** Saves an end, then gives it to the pipeline. What failed half way is taken up where it stopped. */
export function useSaveConnector(options: SaveConnectorOptions): Write<void> {
  const { definition, form, pipeline, saved, onSaved, onRefused } = options;
  const { kind, type } = definition;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const noteSaved = useSetAtom(draftSavedAtom);
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
      ? await changeConnector(client, kind, before.connector.id, body)
      : await keepConnector(client, kind, type, body, known);
    form.progress.note(connector, edition);
    // News of it may have come before the answer, and made its own name one that is taken.
    form.model.complain('name', undefined);
    return connector;
  };
  return useWrite({
    mutationKey: ['save', kind, pipeline.id],
    meta: { call: connectorCalls[kind].creates },
    async mutationFn() {
      const connector = saved
        ? await changeConnector(client, kind, saved.id, toPatch(form.model))
        : await keep();
      const isAttached = connectorCalls[kind].attachedTo(pipeline) === connector.id;
      return isAttached ? pipeline : attachConnector(client, kind, pipeline.id, connector.id);
    },
    onSuccess(answered) {
      form.discard();
      form.model.forgetSecrets();
      takeIn(queryClient, answered);
      noteSaved({ pipelineId: answered.id, at: new Date() });
      void queryClient.invalidateQueries({ queryKey: [kind] });
      onSaved();
    },
    onError(thrown) {
      const problem = problemOf(thrown);
      // Secrets stay in the form until it is saved (docs/faults.md, W1).
      if (problem.fieldErrors) form.model.setServerErrors(problem.fieldErrors);
      onRefused(problem);
    },
  });
}
