import { restoreDraft, takeDraft, type FormModel } from '@millrace/ui/domain';

import type { DraftStorage } from './draftStorage.ts';

/** How long typing rests before it is put away, in milliseconds (docs/threats.md T-31). */
export const draftRestMs = 500;

export interface FollowedForm {
  /** Whether text from an earlier visit was put back; its secrets were not kept. */
  readonly isRestored: boolean;
  /** Puts away at once what was typed last. */
  readonly flush: () => void;
  /** Ends it, and forgets what was put away: it is saved, or nobody wants it. */
  readonly discard: () => void;
  /** Ends it; what was put away stays for the next visit. */
  readonly stop: () => void;
}

/** Puts back what was kept of a form, then keeps what is typed into it. */
export function followForm(form: FormModel, drafts: DraftStorage, route: string): FollowedForm {
  const isRestored = restoreDraft(form, drafts.read(route));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = takeDraft(form);
    if (Object.keys(draft.values).length > 0) drafts.write(route, draft);
    else drafts.remove(route);
  };
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, draftRestMs);
  };
  const unsubscribe = form.fields.map(({ path }) => form.at(path).subscribe(note));
  const end = () => unsubscribe.forEach((each) => each());
  return {
    isRestored,
    flush,
    discard() {
      end();
      clearTimeout(timer);
      timer = undefined;
      drafts.remove(route);
    },
    stop() {
      end();
      flush();
    },
  };
}
