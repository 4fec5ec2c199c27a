import { updatePipeline } from '@millrace/ui/contract';
import {
  inSentence,
  paths,
  problemOf,
  type PipelineDetail,
  type SchemaModel,
  type SourceId,
  type SyncMapping,
} from '@millrace/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';

import { toastsAtom } from '../../atoms/toasts.ts';
import { updatePipelineTables, conflictError, fetchDraftPipeline } from '../../queries/pipelineWrites.ts';
import { useWrite, type Write } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { failureToast } from '../failureToast.ts';
import { useNoteDraftSaved } from './useNoteDraftSaved.ts';
import { useWhereabouts } from './useWhereabouts.ts';

export interface SaveSchema {
  readonly mappings: readonly SyncMapping[];
  /** What is on screen: it is told what others have saved. */
  readonly model: SchemaModel;
}

export interface SaveSchemaOptions {
  readonly pipeline: PipelineDetail;
  /** The source whose tables are on screen. */
  readonly sourceId: SourceId;
  /** It is saved; `isThere` says whether the person is still there. */
  readonly onSaved: (isThere: boolean) => void;
}

/** Saves which tables a pipeline takes, unless others have saved something that was not on screen (docs/faults.md, W2). */
export function useSaveSchema({ pipeline, sourceId, onSaved }: SaveSchemaOptions): Write<SaveSchema> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const noteSaved = useNoteDraftSaved();
  const [, navigate] = useLocation();
  const whereabouts = useWhereabouts();
  return useWrite({
    mutationKey: ['schema', pipeline.id],
    meta: { call: updatePipeline },
    async mutationFn({ mappings, model }: SaveSchema) {
      const draft = await fetchDraftPipeline(queryClient, client, pipeline.id);
      const isOvertaken = draft.sourceId !== sourceId || model.setSaved(draft.syncMappings ?? []) !== null;
      if (isOvertaken)
        throw conflictError(
          'Others have saved these tables meanwhile. Look at what is new, then save again.',
        );
      return updatePipelineTables(client, pipeline.id, mappings);
    },
    onSuccess(saved) {
      noteSaved(saved);
      const isThere = whereabouts.isAtAddress();
      onSaved(isThere);
      if (isThere) return;
      const next = paths.pipelineSetup(pipeline.id, 'pipelineCreateSyncSettings');
      toasts.show({
        tone: 'success',
        title: `The tables of “${inSentence(pipeline.name)}” are saved.`,
        action: { label: 'Go on', onPress: () => navigate(next) },
      });
    },
    onError(thrown) {
      if (whereabouts.isInSight()) return;
      const what = `The tables of “${inSentence(pipeline.name)}” could not be saved.`;
      toasts.show(failureToast(what, problemOf(thrown)));
    },
  });
}
