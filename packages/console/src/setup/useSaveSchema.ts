import { updatePipeline } from '@millrace/ui/contract';
import type { PipelineDetail, SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { inSentence } from '@millrace/ui/domain/text';

import { conflictError, fetchDraftPipeline, updatePipelineTables } from '../data/pipelines/pipelineWrites.ts';
import { useWrite, type RunningWrite } from '../data/useWrite.ts';
import type { Write } from '../data/write.ts';
import { useNoteDraftSaved } from './setupState.ts';

export interface SaveSchema {
  readonly pipeline: Pick<PipelineDetail, 'id' | 'name'>;
  /** The source whose tables are on screen. */
  readonly sourceId: SourceId;
  readonly mappings: readonly SyncMapping[];
  /** The editor's model. It is updated with changes that others have saved. */
  readonly model: SchemaModel;
}

export interface SaveSchemaOptions {
  readonly pipeline: PipelineDetail;
  /** Called after saving. `isCurrent`: the person is still on the page. */
  readonly onSaved: (isCurrent: boolean) => void;
}

/** Saves the sync mappings, unless others have saved changes that were not on screen (docs/faults.md W2). */
const saveSchema: Write<SaveSchema, PipelineDetail, Pick<SaveSchema, 'pipeline'>> = {
  call: updatePipeline,
  key: ({ pipeline }) => [pipeline.id, 'schema'],
  async perform(context, { pipeline, sourceId, mappings, model }) {
    const draft = await fetchDraftPipeline(context, pipeline.id);
    const isOvertaken = draft.sourceId !== sourceId || model.setSaved(draft.syncMappings ?? []) !== null;
    if (isOvertaken)
      throw conflictError('Someone else has changed these tables. Review the changes, then save again.');
    return updatePipelineTables.perform(context, { ...pipeline, mappings });
  },
  words: {
    done: ({ id, name }) => ({
      title: `The tables of “${inSentence(name)}” were saved.`,
      action: { label: 'Continue setup', href: paths.pipelineSetup(id, 'pipelineCreateSyncSettings') },
    }),
    failed: ({ pipeline }, problem) =>
      updatePipelineTables.words.failed({ ...pipeline, mappings: [] }, problem),
  },
};

export function useSaveSchema({ pipeline, onSaved }: SaveSchemaOptions): RunningWrite<SaveSchema> {
  const noteSaved = useNoteDraftSaved();
  return useWrite(saveSchema, {
    subject: { pipeline },
    isInline: true,
    onDone(saved, isCurrent) {
      noteSaved(saved);
      onSaved(isCurrent);
    },
  });
}
