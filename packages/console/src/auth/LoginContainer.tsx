import { login, recoverPassword } from '@millrace/ui/contract';
import { paths, routes } from '@millrace/ui/domain/routes';
import { LoginScreen } from '@millrace/ui/screens/LoginScreen';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

import { useNavigate, usePath, useSearch } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';
import { handedEmailAtom, hasSignedOutAtom } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';

const Landing = lazy(async () => ({ default: (await import('./LandingContainer.tsx')).LandingContainer }));

/** The way in: the landing page right after signing out, which is at the origin, or else the sign-in page. */
export function LoginContainer() {
  const path = usePath();
  const isLanding = useAtomValue(hasSignedOutAtom) && path === paths.home();
  return isLanding ? (
    <Suspense>
      <Landing />
    </Suspense>
  ) : (
    <SignIn />
  );
}

/** Signing in and requesting a new password. The guard decides where a signed-in person continues. */
function SignIn() {
  const { client } = useScope();
  const { endedSession, sessionManager } = useSession();
  const search = new URLSearchParams(useSearch());
  const navigate = useNavigate();
  const email = useAtomValue(handedEmailAtom);
  const signIn = useAction(sessionManager.signIn, login);
  const recover = useAction((args: { email: string }) => client(recoverPassword, args), recoverPassword);

  const view = search.get('view') === 'recover' ? 'recover' : 'signIn';
  const next = search.get('next') ?? undefined;
  const action = view === 'recover' ? recover : signIn;
  return (
    <LoginScreen
      view={view}
      email={email}
      notice={endedSession.returnTo && 'Your session has ended. Sign in to continue where you were.'}
      isPending={action.isPending}
      problem={action.problem}
      onSignIn={async (credentials) => {
        const session = await signIn.run(credentials);
        if (session?.state === 'unverified')
          navigate(paths.verifyEmail(), { state: { email: credentials.email } });
        if (session?.state === 'inactive') navigate(paths.inactiveClient());
      }}
      onRecover={(request) => void recover.run(request)}
      isRecoverySent={recover.isDone}
      recoverHref={paths.login({ view: 'recover', next })}
      signInHref={paths.login({ next })}
      signUpHref={routes.signup.pattern}
    />
  );
}
