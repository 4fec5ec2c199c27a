import type { PipelineId, SourceId } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { useCallback, useEffect, useRef } from 'react';

import type { Autosave } from '../drafts/autosaveDraft.ts';
import { autosaveSchema } from '../drafts/autosaveSchema.ts';
import { useDraftStorage } from '../drafts/useDraftStorage.ts';
import { useScope } from '../session/services.ts';

export interface SchemaDraftOptions {
  readonly model: SchemaModel | undefined;
  readonly pipelineId: PipelineId;
  readonly sourceId: SourceId;
}

/**
 * Stores unsaved table choices for the next visit, and restores those of the last visit.
 * @returns discards the draft, after saving
 */
export function useSchemaDraft({ model, pipelineId, sourceId }: SchemaDraftOptions): () => void {
  const scope = useScope();
  const drafts = useDraftStorage();
  const autosave = useRef<Autosave>(undefined);
  useEffect(() => {
    if (!model) return undefined;
    const begun = autosaveSchema(scope, {
      model,
      source: sourceId,
      drafts,
      route: paths.pipelineSetup(pipelineId, 'pipelineCreateSchemaSettings'),
    });
    autosave.current = begun;
    return begun.stop;
  }, [scope, drafts, model, pipelineId, sourceId]);
  return useCallback(() => autosave.current?.discard(), []);
}
