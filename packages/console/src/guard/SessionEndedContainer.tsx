import { login } from '@millrace/ui/contract';
import type { Session } from '@millrace/ui/domain/policies';
import { paths } from '@millrace/ui/domain/routes';
import { SessionEndedModal } from '@millrace/ui/modals/SessionEndedModal';
import { useAtomValue } from 'jotai';

import { queryClientOf } from '../data/queryClient.ts';
import { useService } from '../data/service.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { replaceAddress, useReturnAddress } from '../router/location.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';
import { useScope } from '../scope/useScope.ts';
import { hasOtherPersonAtom } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { signInTarget } from './signInTarget.ts';

/** Asks the person to sign in again over unsaved input, then continues (F6). */
export function SessionEndedContainer() {
  const { config } = useService();
  const { sessionManager } = useSession();
  const scope = useScope();
  const returnTo = useReturnAddress();
  const session = useAtomValue(sessionAtom);
  const hasOtherPerson = useAtomValue(hasOtherPersonAtom);
  const toasts = useAtomValue(toastsAtom);
  const signIn = useAction(sessionManager.signIn, login);
  const resume = useAction(sessionManager.resume);
  if (session.state !== 'signedIn') return null;

  const { loginAddress } = config;
  const target = signInTarget({ loginAddress, origin: window.location.origin, returnTo });
  const isHere = target.kind === 'here';
  const action = isHere ? signIn : resume;
  const continueAs = (next: Session | undefined) => {
    if (next === undefined) return;
    // Another person starts at home: the address may name records of the first person.
    if (identityOf(next) !== identityOf(session)) return replaceAddress(paths.home());
    toasts.show({ tone: 'positive', title: 'You are signed in again. Nothing you entered is lost.' });
    void queryClientOf(scope).invalidateQueries();
  };
  return (
    <SessionEndedModal
      isOpen
      email={session.user.email}
      hasOtherPerson={hasOtherPerson}
      signInHref={isHere ? undefined : target.address}
      isPending={action.isPending}
      problem={action.problem}
      onSignIn={async (credentials) => continueAs(await signIn.run(credentials))}
      onSignedIn={async () => continueAs(await resume.run(undefined))}
      onLeave={() => void sessionManager.leave()}
    />
  );
}
