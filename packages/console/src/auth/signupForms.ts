import {
  captureDraft,
  createFormModel,
  restoreDraft,
  signupForm,
  type FormModel,
} from '@millrace/ui/domain/forms';

import { createDraftStorage } from '../drafts/draftStorage.ts';
import type { SessionScope } from '../scope/sessionScope.ts';

const forms = new WeakMap<SessionScope, FormModel>();
const drafts = createDraftStorage({ identity: 'guest', storage: () => sessionStorage });
const route = 'signup';

/**
 * The entries of signing up. They stay in memory when the page is left, for example to read the terms, and in storage
 * only while the document is replaced, by a reload or for a screen with secrets (guard/restart.ts).
 */
export function signupFormOf(scope: SessionScope): FormModel {
  const known = forms.get(scope);
  if (known) return known;
  const form = createFormModel({ definition: signupForm, today: '' });
  restoreDraft(form, drafts.read(route));
  drafts.remove(route);
  forms.set(scope, form);
  return form;
}

/** Stores the entries for the next document of this tab. They hold no secret. */
export function keepSignup(form: FormModel): void {
  const draft = captureDraft(form);
  if (Object.keys(draft.values).length > 0) drafts.write(route, draft);
  else drafts.remove(route);
}
