import { useState } from 'react';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { CredentialsForm } from '../../../patterns/CredentialsForm/CredentialsForm.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { SignedOutHead } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useTypedBefore } from '../../../internal/useTypedBefore.ts';

interface SignInFormProps {
  notice?: string;
  isPending: boolean;
  problem?: Problem;
  onSignIn(credentials: { email: string; password: string }): void;
  recoverHref: string;
  signUpHref?: string;
}

/** Email, password and the link for choosing a new password. */
export function SignInForm({
  notice,
  isPending,
  problem,
  onSignIn,
  recoverHref,
  signUpHref,
}: SignInFormProps) {
  const [email, setEmail] = useState(useTypedBefore('email'));
  const isCoolingDown = useCountdown(problem) > 0;
  return (
    <>
      <SignedOutHead id="sign-in" title="Sign in">
        Welcome back.
      </SignedOutHead>
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
          isDisabled={isCoolingDown}
        >
          Sign in
        </Button>
      </CredentialsForm>
      <Link href={recoverHref}>Forgot password?</Link>
      {signUpHref && <Link href={signUpHref}>Create an account</Link>}
    </>
  );
}
