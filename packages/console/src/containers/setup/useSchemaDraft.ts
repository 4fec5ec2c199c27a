import { paths, type PipelineId, type SchemaModel, type SourceId } from '@millrace/ui/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

import { sessionAtom } from '../../atoms/session.ts';
import { createDraftStorage } from '../../drafts/draftStorage.ts';
import type { FollowedDraft } from '../../drafts/followDraft.ts';
import { followSchema } from '../../drafts/followSchema.ts';
import { useScope } from '../../services.ts';
import { identityOf } from '../../session/readSession.ts';

export interface SchemaDraftOptions {
  readonly model: SchemaModel | undefined;
  readonly pipelineId: PipelineId;
  readonly sourceId: SourceId;
}

/**
 * Keeps what is chosen and not saved for the next visit, and puts back what was kept of the last.
 * @returns the way to forget it, once it is saved
 */
export function useSchemaDraft({ model, pipelineId, sourceId }: SchemaDraftOptions): () => void {
  const scope = useScope();
  const identity = identityOf(useAtomValue(sessionAtom)) ?? 'nobody';
  const followed = useRef<FollowedDraft>(undefined);
  useEffect(() => {
    if (!model) return undefined;
    const begun = followSchema(scope, {
      model,
      source: sourceId,
      drafts: createDraftStorage({ identity, storage: () => sessionStorage }),
      route: paths.pipelineSetup(pipelineId, 'pipelineCreateSchemaSettings'),
    });
    followed.current = begun;
    return begun.stop;
  }, [scope, identity, model, pipelineId, sourceId]);
  return useCallback(() => followed.current?.discard(), []);
}
