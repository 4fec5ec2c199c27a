import { restoreDraft, takeDraft, type FormModel } from '@millrace/ui/domain';

import type { DraftStorage } from './draftStorage.ts';
import { followDraft, type FollowedDraft } from './followDraft.ts';

export interface FollowedForm extends FollowedDraft {
  /** Whether text from an earlier visit was put back; its secrets were not kept. */
  readonly isRestored: boolean;
}

/** Puts back what was kept of a form, then keeps what is typed into it. */
export function followForm(form: FormModel, drafts: DraftStorage, route: string): FollowedForm {
  const isRestored = restoreDraft(form, drafts.read(route));
  const followed = followDraft(
    {
      subscribe(listener) {
        const ends = form.fields.map(({ path }) => form.at(path).subscribe(listener));
        return () => ends.forEach((end) => end());
      },
      take() {
        const draft = takeDraft(form);
        return Object.keys(draft.values).length > 0 ? draft : null;
      },
    },
    drafts,
    route,
  );
  return { isRestored, ...followed };
}
