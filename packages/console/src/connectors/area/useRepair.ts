import { parseId, type ConnectorKind, type Pipeline, type PipelineId } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';

import { toastsAtom } from '../../kit/toasts.ts';
import { commandPipeline } from '../../pipelines/data/pipelineCommands.ts';
import { useSearch } from '../../router/location.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors.ts';
import { describeEdit } from '../editor/describeSaveEnd.ts';
import { useConfirmEdit } from '../editor/useConfirmEdit.ts';

/** How long the offer to start a pipeline stays, in ms. */
const unansweredMs = 60_000;

/** What an edit of a connector does for the pipelines that use it: it may repair those that stopped. */
export interface Repair {
  /** The pipeline whose failure led to the form, if it uses the connector. */
  readonly pipeline: Pipeline | undefined;
  /** Asks for confirmation, and which stopped pipelines to start. `isReconfigured`: more changed than the name. */
  readonly confirm: (isReconfigured: boolean) => Promise<boolean>;
  /** Starts the chosen pipelines once the edit is saved. */
  readonly start: () => void;
  /** Shows that the edit is saved, and offers to start the pipelines that still wait. */
  readonly report: (name: string) => void;
}

/** The repair of the pipelines that use a saved connector; without one there is nothing to repair. */
export function useRepair(kind: ConnectorKind, saved: SavedConnector | undefined): Repair {
  const repairedId = parseId<'pipeline'>(new URLSearchParams(useSearch()).get('pipeline') ?? '');
  const confirmEdit = useConfirmEdit(kind, saved, undefined, repairedId);
  const toasts = useAtomValue(toastsAtom);
  const { run } = useWrite(commandPipeline);
  const uses = useQuery(connectorCalls[kind].uses(saved?.id)).data;
  const pipelines = saved && uses ? otherUses(uses, kind, saved.id, undefined) : [];
  /** The pipelines to start after the save; `null` if nothing changed that could repair them. */
  const chosen = useRef<readonly PipelineId[] | null>(null);
  const resume = (ids: readonly PipelineId[]): void => {
    for (const { id, name } of pipelines) if (ids.includes(id)) run({ id, name, action: 'resume' });
  };
  return {
    pipeline: pipelines.find(({ id }) => id === repairedId),
    async confirm(isReconfigured) {
      const start = await confirmEdit(isReconfigured);
      chosen.current = isReconfigured ? start : null;
      return start !== null;
    },
    start: () => resume(chosen.current ?? []),
    report(name) {
      const { toStart, title, description } = describeEdit(
        name,
        chosen.current ? pipelines : [],
        chosen.current ?? [],
      );
      const action = toStart.length > 0 ? { label: 'Start', onPress: () => resume(toStart) } : undefined;
      toasts.show({ tone: 'positive', title, description, action }, action && { duration: unansweredMs });
    },
  };
}
