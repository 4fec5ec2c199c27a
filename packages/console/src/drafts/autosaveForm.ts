import { captureDraft, restoreDraft, type FormModel } from '@millrace/ui/domain/forms';

import { autosaveDraft, type Autosave } from './autosaveDraft.ts';
import type { DraftStorage } from './draftStorage.ts';

export interface FormAutosave extends Autosave {
  /** Whether input from an earlier visit was restored. Its secrets were not stored. */
  readonly isRestored: boolean;
}

/** Restores a form's stored input, then stores changes. */
export function autosaveForm(form: FormModel, drafts: DraftStorage, route: string): FormAutosave {
  const isRestored = restoreDraft(form, drafts.read(route));
  const autosave = autosaveDraft(
    {
      subscribe(listener) {
        const ends = form.fields.map(({ path }) => form.at(path).subscribe(listener));
        return () => ends.forEach((end) => end());
      },
      capture() {
        const draft = captureDraft(form);
        return Object.keys(draft.values).length > 0 ? draft : null;
      },
    },
    drafts,
    route,
  );
  return { isRestored, ...autosave };
}
