import type { PipelineDetail, SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { useState } from 'react';

import { useWrite } from '../../writes/useWrite.ts';
import { describeRefusedTables } from './describeRefusedTables.ts';
import type { TablesWrite } from './saveTables.ts';

interface SaveTablesOptions {
  readonly write: TablesWrite;
  readonly pipeline: PipelineDetail;
  readonly sourceId: SourceId;
  /** `undefined` until the tables have loaded. */
  readonly model: SchemaModel | undefined;
  readonly onSaved: (saved: PipelineDetail, isCurrent: boolean) => void;
}

const nothing: readonly SyncMapping[] = [];

/** Saves the tables of an editor. A refusal names them, because the service only counts them. */
export function useSaveTables({ write, pipeline, sourceId, model, onSaved }: SaveTablesOptions) {
  const [sent, setSent] = useState(nothing);
  const save = useWrite(write, { subject: { pipeline }, isInline: true, onDone: onSaved });
  return {
    isPending: save.isPending,
    problem: save.problem && describeRefusedTables(save.problem, sent),
    /** What `run` would send now. */
    async requests(mappings: readonly SyncMapping[]) {
      return model && mappings.length > 0
        ? save.requests({ pipeline, sourceId, mappings, model })
        : { requests: [] };
    },
    run(mappings: readonly SyncMapping[]) {
      if (!model) return;
      setSent(mappings);
      save.run({ pipeline, sourceId, mappings, model });
    },
  };
}
