import { updatePipeline } from '@millrace/ui/contract';
import type { PipelineDetail, PipelineId, SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { inSentence } from '@millrace/ui/domain/text';

import type { Write, WriteContext, WriteNotice } from '../../writes/write.ts';
import { conflictError, updatePipelineTables } from '../data/settingsWrites.ts';
import { tablesOf } from '../data/tableLosses.ts';

interface TablesToSave {
  readonly pipeline: Pick<PipelineDetail, 'id' | 'name'>;
  /** The source whose tables are on screen. */
  readonly sourceId: SourceId;
  /** The tables that changed. */
  readonly mappings: readonly SyncMapping[];
  /** The editor's model. It takes in what others have saved. */
  readonly model: SchemaModel;
}

/** Saves the tables of a pipeline. */
export type TablesWrite = Write<TablesToSave, PipelineDetail, Pick<TablesToSave, 'pipeline'>>;

/** The page of the editor: a step of the setup, or a section of the settings. */
interface TablesPage {
  /** Reads the pipeline as it is now. Refuses one that the page can no longer change. */
  readonly fetch: (context: WriteContext, id: PipelineId) => Promise<PipelineDetail>;
  /** The page to continue on after the editor was left. */
  readonly next: (id: PipelineId) => WriteNotice['action'];
}

export const tablesSaved = ({ name }: Pick<PipelineDetail, 'name'>): string =>
  `The tables of “${inSentence(name)}” were saved.`;

/** Saves tables from a page, unless others have saved changes that were not on screen (docs/faults.md W2). */
export const defineTablesWrite = ({ fetch, next }: TablesPage): TablesWrite => ({
  call: updatePipeline,
  key: ({ pipeline }) => [pipeline.id, 'schema'],
  async perform(context, { pipeline, sourceId, mappings, model }) {
    const latest = await fetch(context, pipeline.id);
    if (latest.sourceId !== sourceId || mergeSaved(model, latest))
      throw conflictError('Someone else has changed these tables. Review the changes, then save again.');
    return updatePipelineTables.perform(context, {
      ...pipeline,
      mappings,
      saved: tablesOf(latest),
    });
  },
  words: {
    done: (saved) => ({ title: tablesSaved(saved), action: next(saved.id) }),
    failed: ({ pipeline }, problem) =>
      updatePipelineTables.words.failed({ ...pipeline, mappings: [], saved: [] }, problem),
  },
});

/** Shows what others have saved meanwhile. Returns whether there is any. */
const mergeSaved = (model: SchemaModel, { syncMappings }: PipelineDetail): boolean =>
  model.setSaved(syncMappings ?? []) !== null;
