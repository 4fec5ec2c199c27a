import type { SourceId } from '@millrace/ui/domain/entities';
import type { SchemaModel } from '@millrace/ui/domain/schema';
import { useCallback, useEffect, useRef } from 'react';

import type { Autosave } from '../../drafts/autosaveDraft.ts';
import { useDraftStorage } from '../../drafts/useDraftStorage.ts';
import { useScope } from '../../scope/useScope.ts';
import { autosaveSchema } from './autosaveSchema.ts';

export interface SchemaDraftOptions {
  /** `undefined` stores and restores nothing. */
  readonly model: SchemaModel | undefined;
  readonly sourceId: SourceId;
  /** The address of the page, under which the draft is stored. */
  readonly route: string;
}

/**
 * Stores unsaved table choices for the next visit, and restores those of the last visit.
 * @returns discards the draft, after saving
 */
export function useSchemaDraft({ model, sourceId, route }: SchemaDraftOptions): () => void {
  const scope = useScope();
  const drafts = useDraftStorage();
  const autosave = useRef<Autosave>(undefined);
  useEffect(() => {
    if (!model) return undefined;
    const begun = autosaveSchema(scope, { model, source: sourceId, drafts, route });
    autosave.current = begun;
    return begun.stop;
  }, [scope, drafts, model, sourceId, route]);
  return useCallback(() => autosave.current?.discard(), []);
}
