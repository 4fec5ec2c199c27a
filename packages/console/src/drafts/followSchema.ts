import { restoreSchemaDraft, takeSchemaDraft, type SchemaModel, type SourceId } from '@millrace/ui/domain';

import type { SessionScope } from '../sessionScope.ts';
import type { DraftStorage } from './draftStorage.ts';
import { followDraft, type FollowedDraft } from './followDraft.ts';
import { followedOf } from './followedDrafts.ts';

export interface FollowSchemaOptions {
  readonly model: SchemaModel;
  readonly source: SourceId;
  readonly drafts: DraftStorage;
  readonly route: string;
}

/** Puts back what was chosen and not saved, then keeps what is chosen. */
export function followSchema(
  scope: SessionScope,
  { model, source, drafts, route }: FollowSchemaOptions,
): FollowedDraft {
  restoreSchemaDraft(model, source, drafts.read(route));
  const followed = followDraft(
    { subscribe: model.subscribe, take: () => takeSchemaDraft(model, source) },
    drafts,
    route,
  );
  const all = followedOf(scope);
  all.add(followed);
  return {
    flush: followed.flush,
    discard() {
      all.delete(followed);
      followed.discard();
    },
    stop() {
      all.delete(followed);
      followed.stop();
    },
  };
}
