import { processUserInvite, verifyInvite, type Client } from '@millrace/ui/contract';
import { createFormModel, invitedPersonForm, toInvitedPerson } from '@millrace/ui/domain/forms';
import { openedToken } from '@millrace/ui/domain/policies';
import { accountPaths, paths } from '@millrace/ui/domain/routes';
import { InviteScreen, type Invitation } from '@millrace/ui/screens/InviteScreen';
import { useEffect, useState } from 'react';

import type { ScreenProps } from '../router/screens.ts';
import { useScope } from '../scope/useScope.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { useLinkCheck, useToken } from './useLinkCheck.ts';
import { useProvenSignIn } from './useProvenSignIn.ts';

async function checkInvite(client: Client, token: string): Promise<Invitation> {
  const { email, role, clientName } = await client(verifyInvite, { token });
  return {
    isAdmin: role === 'admin',
    ...(email && { email }),
    ...(clientName && { clientName }),
  };
}

/** Accepting an invitation by its link. */
export function InviteContainer({ match }: ScreenProps) {
  const { client } = useScope();
  const { sessionManager } = useSession();
  const token = useToken(() => match.params['token'], accountPaths.userInvite(openedToken));
  const { link, retry } = useLinkCheck(token, checkInvite);
  const [model] = useState(() => createFormModel({ definition: invitedPersonForm, today: '' }));
  useEffect(() => () => model.forgetSecrets(), [model]);
  const signIn = useProvenSignIn();
  const accept = useAction(async (to: string) => {
    const body = toInvitedPerson(model);
    await client(processUserInvite, { token: to, body });
    model.forgetSecrets();
    await signIn(link?.state === 'ready' ? link.value.email : undefined, body.password);
  }, processUserInvite);
  return (
    <InviteScreen
      invite={link}
      onRetry={retry}
      model={model}
      onSubmit={() => token !== undefined && void accept.run(token)}
      isPending={accept.isPending}
      problem={accept.problem}
      isDone={accept.isDone}
      signInHref={paths.login()}
      onLogout={() => void sessionManager.signOut()}
    />
  );
}
