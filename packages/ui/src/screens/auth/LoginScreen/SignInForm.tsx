import { useState } from 'react';
import type { Problem } from '../../../domain/problem.ts';
import { CredentialsForm } from '../../../patterns/CredentialsForm/CredentialsForm.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './LoginScreen.css.ts';

interface SignInFormProps {
  notice?: string;
  isPending: boolean;
  problem?: Problem;
  onSignIn(credentials: { email: string; password: string }): void;
  recoverHref: string;
}

/** Email, password and the link for choosing a new password. */
export function SignInForm({ notice, isPending, problem, onSignIn, recoverHref }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const isResting = useCountdown(problem) > 0;
  return (
    <>
      <header className={css.head}>
        <h1 id="sign-in" className={css.title} tabIndex={-1}>
          Sign in
        </h1>
        <p className={css.lead}>Welcome back.</p>
      </header>
      {notice && <Banner role="status" title={notice} />}
      <CredentialsForm
        aria-labelledby="sign-in"
        hasAutoFocus
        email={email}
        onEmailChange={setEmail}
        isPending={isPending}
        problem={problem}
        onSignIn={onSignIn}
      >
        <Button
          type="submit"
          tone="accent"
          variant="solid"
          isWide
          isPending={isPending}
          isDisabled={isResting}
        >
          Sign in
        </Button>
      </CredentialsForm>
      <Link href={recoverHref}>Forgot password?</Link>
    </>
  );
}
