import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { lazy, Suspense } from 'react';
import type { Problem } from '../../../domain/problem.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { LoginArt } from './LoginArt.tsx';
import { SignInForm } from './SignInForm.tsx';
import * as css from './LoginScreen.css.ts';

/** Few forget their password, so those who do not need not wait for the way to a new one. */
const RecoverForm = lazy(async () => ({ default: (await import('./RecoverForm.tsx')).RecoverForm }));

export interface LoginScreenProps {
  /** `recover` asks for a link to choose a new password. @default 'signIn' */
  view?: 'signIn' | 'recover';
  /** Why the person is here, where they did not come by themselves. */
  notice?: string;
  /** An answer is awaited. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** The password is handed over as it was typed and kept nowhere. */
  onSignIn(credentials: { email: string; password: string }): void;
  /** A link to choose a new password is asked for. */
  onRecover(request: { email: string }): void;
  /** The link was asked for: the screen says so, whether or not the address is known. @default false */
  isRecoverySent?: boolean;
  /** Where the recovery view lives. */
  recoverHref: string;
  /** Where this view lives. */
  signInHref: string;
}

/** The in-app sign-in page, and the way back for those who forgot the password. */
export function LoginScreen({
  view = 'signIn',
  notice,
  isPending = false,
  problem,
  onSignIn,
  onRecover,
  isRecoverySent = false,
  recoverHref,
  signInHref,
}: LoginScreenProps) {
  return (
    <div className={css.page}>
      <main className={css.formSide}>
        <div className={css.formColumn}>
          <Brand />
          {view === 'signIn' ? (
            <SignInForm
              notice={notice}
              isPending={isPending}
              problem={problem}
              onSignIn={onSignIn}
              recoverHref={recoverHref}
            />
          ) : (
            <Suspense fallback={<Loading label="Loading the form" />}>
              <RecoverForm
                isPending={isPending}
                problem={problem}
                onRecover={onRecover}
                isSent={isRecoverySent}
                signInHref={signInHref}
              />
            </Suspense>
          )}
        </div>
      </main>
      <LoginArt />
    </div>
  );
}
