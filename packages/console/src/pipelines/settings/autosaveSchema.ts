import type { SourceId } from '@millrace/ui/domain/entities';
import { captureSchemaDraft, restoreSchemaDraft, type SchemaModel } from '@millrace/ui/domain/schema';

import { autosaveDraft, type Autosave } from '../../drafts/autosaveDraft.ts';
import { autosavesOf } from '../../drafts/autosaves.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import type { SessionScope } from '../../scope/sessionScope.ts';

export interface AutosaveSchemaOptions {
  readonly model: SchemaModel;
  readonly source: SourceId;
  readonly drafts: DraftStorage;
  readonly route: string;
}

/** Restores unsaved table choices, then stores changes. */
export function autosaveSchema(
  scope: SessionScope,
  { model, source, drafts, route }: AutosaveSchemaOptions,
): Autosave {
  restoreSchemaDraft(model, source, drafts.read(route));
  const autosave = autosaveDraft(
    { subscribe: model.subscribe, capture: () => captureSchemaDraft(model, source) },
    drafts,
    route,
  );
  const all = autosavesOf(scope);
  all.add(autosave);
  return {
    flush: autosave.flush,
    discard() {
      all.delete(autosave);
      autosave.discard();
    },
    stop() {
      all.delete(autosave);
      autosave.stop();
    },
  };
}
