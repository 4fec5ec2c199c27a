import { createFormModel, emailForm } from '@millrace/ui/domain/forms';
import { accountPaths, paths } from '@millrace/ui/domain/routes';
import { EmailSignupScreen } from '@millrace/ui/screens/EmailSignupScreen';
import { useState } from 'react';

import { useNavigate } from '../router/location.ts';

/** Signing up begins with the email address, which the next page gets through the history. */
export function EmailSignupContainer() {
  const navigate = useNavigate();
  const [model] = useState(() => createFormModel({ definition: emailForm, today: '' }));
  return (
    <EmailSignupScreen
      model={model}
      onContinue={(email) => navigate(accountPaths.signup(), { state: { email } })}
      signInHref={paths.login()}
    />
  );
}
