import { createFormModel, signupForm, type FormModel } from '@millrace/ui/domain/forms';

import type { SessionScope } from '../session/sessionScope.ts';

const forms = new WeakMap<SessionScope, FormModel>();

/** The entries of signing up. They stay in memory when the page is left, for example to read the terms. */
export function signupFormOf(scope: SessionScope): FormModel {
  const form = forms.get(scope) ?? createFormModel({ definition: signupForm, today: '' });
  forms.set(scope, form);
  return form;
}
