import { resetPassword, setSignupPassword, verifyPasswordToken, type Client } from '@millrace/ui/contract';
import { createFormModel, newPasswordForm, toNewPassword } from '@millrace/ui/domain/forms';
import { openedToken } from '@millrace/ui/domain/policies';
import { accountPaths, paths } from '@millrace/ui/domain/routes';
import { NewPasswordScreen, type LinkOwner } from '@millrace/ui/screens/NewPasswordScreen';
import { useEffect, useState } from 'react';

import { useSearch } from '../router/location.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useScope } from '../scope/useScope.ts';
import { useAction } from '../writes/useAction.ts';
import { useLinkCheck, useToken } from './useLinkCheck.ts';
import { useProvenSignIn } from './useProvenSignIn.ts';

async function checkLink(client: Client, token: string): Promise<LinkOwner> {
  const { email } = await client(verifyPasswordToken, { token });
  return { ...(email && { email }) };
}

const calls = { reset: resetPassword, confirm: setSignupPassword } as const;
const newLinks = { reset: paths.login({ view: 'recover' }), confirm: paths.verifyEmail() } as const;

interface NewPasswordProps {
  readonly purpose: keyof typeof calls;
  readonly token: string | undefined;
}

function NewPassword({ purpose, token }: NewPasswordProps) {
  const { client } = useScope();
  const { link, retry } = useLinkCheck(token, checkLink);
  const [model] = useState(() => createFormModel({ definition: newPasswordForm, today: '' }));
  useEffect(() => () => model.forgetSecrets(), [model]);
  const call = calls[purpose];
  const signIn = useProvenSignIn();
  const save = useAction(async (to: string) => {
    const body = toNewPassword(model);
    await client(call, { token: to, body });
    model.forgetSecrets();
    await signIn(link?.state === 'ready' ? link.value.email : undefined, body.newPassword);
  }, call);
  return (
    <NewPasswordScreen
      purpose={purpose}
      link={link}
      onRetry={retry}
      model={model}
      onSubmit={() => token !== undefined && void save.run(token)}
      isPending={save.isPending}
      problem={save.problem}
      isDone={save.isDone}
      signInHref={paths.login()}
      newLinkHref={newLinks[purpose]}
    />
  );
}

/** A new password by the link of a recovery email, whose token is in the query. */
export function ResetPasswordContainer() {
  const search = useSearch();
  const token = useToken(() => new URLSearchParams(search).get('token'), accountPaths.resetPassword());
  return <NewPassword purpose="reset" token={token} />;
}

/** The first password of a new account, by the link that verifies its address. */
export function UserConfirmationContainer({ match }: ScreenProps) {
  const token = useToken(() => match.params['token'], accountPaths.userConfirmation(openedToken));
  return <NewPassword purpose="confirm" token={token} />;
}
