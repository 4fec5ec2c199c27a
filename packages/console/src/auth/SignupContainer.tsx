import { signup } from '@millrace/ui/contract';
import { toSignup } from '@millrace/ui/domain/forms';
import { accountPaths, paths } from '@millrace/ui/domain/routes';
import { SignupScreen } from '@millrace/ui/screens/SignupScreen';
import { useEffect, useState } from 'react';

import { restartBeforeSecrets } from '../guard/restart.ts';
import { handedText, useNavigate } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';
import { useAction } from '../writes/useAction.ts';
import { keepSignup, signupFormOf } from './signupForms.ts';
import { useHumanCheck } from './useHumanCheck.ts';

/** Signing up: the human check first, then the request, then the page about the email. */
export function SignupContainer() {
  const scope = useScope();
  const { client } = scope;
  const navigate = useNavigate();
  const [model] = useState(() => {
    const form = signupFormOf(scope);
    const email = handedText('email');
    if (email !== undefined) form.setValue('email', email);
    return form;
  });
  useEffect(() => {
    const keep = () => keepSignup(model);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [model]);
  const check = useHumanCheck();
  const send = useAction(async (recaptchaToken: string) => {
    const body = toSignup(model);
    await client(signup, { body: { ...body, recaptchaToken } });
    return body.email;
  }, signup);
  const submit = async () => {
    let sent: Promise<unknown> | undefined;
    restartBeforeSecrets(async () => {
      await sent;
      keepSignup(model);
    });
    const token = await check.run();
    if (token === undefined) return;
    const sending = send.run(token);
    sent = sending;
    const email = await sending;
    if (email === undefined) return;
    model.reset();
    navigate(accountPaths.emailSent(), { state: { email } });
  };
  return (
    <SignupScreen
      model={model}
      onSubmit={() => void submit()}
      isPending={check.isRunning || send.isPending}
      problem={check.isRunning || check.state === 'failed' ? undefined : send.problem}
      humanCheck={check.state}
      signInHref={paths.login()}
      privacyHref={accountPaths.privacy()}
      termsHref={accountPaths.terms()}
    />
  );
}
