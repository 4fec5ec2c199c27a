import { updatePipeline } from '@millrace/ui/contract';
import type { PipelineDetail, PipelineId, SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { inSentence } from '@millrace/ui/domain/text';
import { useState } from 'react';

import { conflictError, updatePipelineTables } from '../data/settingsWrites.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { Write, WriteContext, WriteNotice } from '../../writes/write.ts';
import { describeRefusedTables } from './describeRefusedTables.ts';

type Named = Pick<PipelineDetail, 'id' | 'name'>;

interface SaveTables {
  readonly pipeline: Named;
  /** The source whose tables are on screen. */
  readonly sourceId: SourceId;
  readonly mappings: readonly SyncMapping[];
  /** The editor's model. It is updated with changes that others have saved. */
  readonly model: SchemaModel;
}

/** Saves the tables of a pipeline. */
export type TablesWrite = Write<SaveTables, PipelineDetail, Pick<SaveTables, 'pipeline'>>;

interface TablesWriteOptions {
  /** The pipeline as it is now; refuses one that the page can no longer change. */
  readonly fetch: (context: WriteContext, id: PipelineId) => Promise<PipelineDetail>;
  /** The page to continue on after the editor was left. */
  readonly next: (id: PipelineId) => WriteNotice['action'];
}

export const tablesSaved = ({ name }: Pick<Named, 'name'>): string =>
  `The tables of “${inSentence(name)}” were saved.`;

/** A write that saves tables, unless others have saved changes that were not on screen (docs/faults.md W2). */
export const defineTablesWrite = ({ fetch, next }: TablesWriteOptions): TablesWrite => ({
  call: updatePipeline,
  key: ({ pipeline }) => [pipeline.id, 'schema'],
  async perform(context, { pipeline, sourceId, mappings, model }) {
    const latest = await fetch(context, pipeline.id);
    const isOvertaken = latest.sourceId !== sourceId || model.setSaved(latest.syncMappings ?? []) !== null;
    if (isOvertaken)
      throw conflictError('Someone else has changed these tables. Review the changes, then save again.');
    return updatePipelineTables.perform(context, { ...pipeline, mappings });
  },
  words: {
    done: (saved) => ({ title: tablesSaved(saved), action: next(saved.id) }),
    failed: ({ pipeline }, problem) =>
      updatePipelineTables.words.failed({ ...pipeline, mappings: [] }, problem),
  },
});

const noMappings: readonly SyncMapping[] = [];

interface SaveTablesOptions {
  readonly write: TablesWrite;
  readonly pipeline: PipelineDetail;
  readonly sourceId: SourceId;
  readonly model: SchemaModel | undefined;
  readonly onSaved: (saved: PipelineDetail, isCurrent: boolean) => void;
}

/** Saves tables. A refusal names the tables. */
export function useSaveTables({ write, pipeline, sourceId, model, onSaved }: SaveTablesOptions) {
  const [sent, setSent] = useState(noMappings);
  const save = useWrite(write, { subject: { pipeline }, isInline: true, onDone: onSaved });
  return {
    isPending: save.isPending,
    problem: save.problem && describeRefusedTables(save.problem, sent),
    run(mappings: readonly SyncMapping[]) {
      if (!model) return;
      setSent(mappings);
      save.run({ pipeline, sourceId, mappings, model });
    },
  };
}
