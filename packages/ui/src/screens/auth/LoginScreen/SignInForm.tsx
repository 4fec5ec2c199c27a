import { useState } from 'react';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { CredentialsForm } from '../../../patterns/CredentialsForm/CredentialsForm.tsx';
import { SignedOutHead } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useTypedBefore } from '../../../internal/useTypedBefore.ts';

interface SignInFormProps {
  /** The address that the form begins with. */
  startEmail?: string;
  notice?: string;
  isPending: boolean;
  problem?: Problem;
  onSignIn(credentials: { email: string; password: string }): void;
  recoverHref: string;
  signUpHref?: string;
}

/** Email, password and the link for choosing a new password. */
export function SignInForm({
  startEmail,
  notice,
  isPending,
  problem,
  onSignIn,
  recoverHref,
  signUpHref,
}: SignInFormProps) {
  const typed = useTypedBefore('email');
  const [email, setEmail] = useState(startEmail ?? typed);
  return (
    <>
      <SignedOutHead id="sign-in" title="Sign in">
        {signUpHref && (
          <>
            New here? <Link href={signUpHref}>Start a free trial</Link>
          </>
        )}
      </SignedOutHead>
      {notice && <Banner role="status" title={notice} />}
      <CredentialsForm
        aria-labelledby="sign-in"
        hasAutoFocus
        isPasswordFirst={startEmail !== undefined}
        email={email}
        onEmailChange={setEmail}
        isPending={isPending}
        problem={problem}
        onSignIn={onSignIn}
      >
        <SubmitButton isWide isPending={isPending} problem={problem}>
          Sign in
        </SubmitButton>
      </CredentialsForm>
      <Link href={recoverHref}>Forgot password?</Link>
    </>
  );
}
