import { login, recoverPassword } from '@millrace/ui/contract';
import { paths, problemOf } from '@millrace/ui/domain';
import { LoginScreen } from '@millrace/ui/screens/LoginScreen';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from 'wouter';

import { hasSignedOutAtom } from '../atoms/session.ts';
import { useServices } from '../services.ts';

/** Signing in and asking for a new password. Where a signed-in person goes on to is the guard's to say. */
export function LoginContainer() {
  const { client, keeper } = useServices();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const hasSignedOut = useAtomValue(hasSignedOutAtom);
  const signIn = useMutation({
    mutationFn: keeper.signIn,
    meta: { call: login },
    onSuccess({ state }) {
      if (state === 'unverified') navigate(paths.verifyEmail());
      if (state === 'inactive') navigate(paths.inactiveClient());
    },
  });
  const recover = useMutation({
    mutationFn: (args: { email: string }) => client(recoverPassword, args),
    meta: { call: recoverPassword },
  });

  const view = search.get('view') === 'recover' ? 'recover' : 'signIn';
  const next = search.get('next') ?? undefined;
  const asked = view === 'recover' ? recover : signIn;
  return (
    <LoginScreen
      view={view}
      notice={hasSignedOut ? 'You have signed out.' : undefined}
      isPending={asked.isPending}
      problem={asked.error ? problemOf(asked.error) : undefined}
      onSignIn={(credentials) => signIn.mutate(credentials)}
      onRecover={(request) => recover.mutate(request)}
      isRecoverySent={recover.isSuccess}
      recoverHref={paths.login({ view: 'recover', next })}
      signInHref={paths.login({ next })}
    />
  );
}
