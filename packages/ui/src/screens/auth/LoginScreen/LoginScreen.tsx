import { lazy, Suspense } from 'react';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Few users need this form, so its code loads on demand. */
const RecoverForm = lazy(async () => ({ default: (await import('./RecoverForm.tsx')).RecoverForm }));

export interface LoginScreenProps {
  /** `recover` requests a link for choosing a new password. @default 'signIn' */
  view?: 'signIn' | 'recover';
  /** The address that the form begins with. @default none */
  email?: string;
  /** Why the user was sent to this page. */
  notice?: string;
  /** A request is pending. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called with the password as typed, which is not kept anywhere. */
  onSignIn(credentials: { email: string; password: string }): void;
  /** Called to request a link for choosing a new password. */
  onRecover(request: { email: string }): void;
  /** The link was requested: the screen confirms it, whether or not the address is known. @default false */
  isRecoverySent?: boolean;
  /** Address of the recovery view. */
  recoverHref: string;
  /** Address of the sign-in view. */
  signInHref: string;
  /** Address where new people create an account; without it, the page offers none. */
  signUpHref?: string;
}

/** The in-app sign-in page, with a view for users who forgot their password. */
export function LoginScreen({
  view = 'signIn',
  email,
  notice,
  isPending = false,
  problem,
  onSignIn,
  onRecover,
  isRecoverySent = false,
  recoverHref,
  signInHref,
  signUpHref,
}: LoginScreenProps) {
  return (
    <SignedOutPage>
      {view === 'signIn' ? (
        <SignInForm
          startEmail={email}
          notice={notice}
          isPending={isPending}
          problem={problem}
          onSignIn={onSignIn}
          recoverHref={recoverHref}
          signUpHref={signUpHref}
        />
      ) : (
        <Suspense fallback={<Loading label="Loading form" />}>
          <RecoverForm
            isPending={isPending}
            problem={problem}
            onRecover={onRecover}
            isSent={isRecoverySent}
            signInHref={signInHref}
          />
        </Suspense>
      )}
    </SignedOutPage>
  );
}
