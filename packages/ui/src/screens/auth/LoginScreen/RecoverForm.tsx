import { useRef, useState } from 'react';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { trimInvisible } from '../../../domain/text/trimInvisible.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { checkCredentials } from '../../../patterns/CredentialsForm/CredentialsForm.logic.ts';
import { EmailField } from '../../../patterns/CredentialsForm/EmailField.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { SignedOutHead } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';

interface RecoverFormProps {
  isPending: boolean;
  problem?: Problem;
  onRecover(request: { email: string }): void;
  isSent: boolean;
  signInHref: string;
}

/** Never reveals whether an account exists for the address (docs/threats.md T-20). */
export function RecoverForm({ isPending, problem, onRecover, isSent, signInHref }: RecoverFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const submit = () => {
    if (isPending) return;
    const request = { email: trimInvisible(email) };
    const found = checkCredentials(request);
    setError(found.email);
    if (found.email) field.current?.focus();
    else onRecover(request);
  };

  return (
    <>
      <SignedOutHead id="recover" title="Reset your password">
        We’ll email a link to the address you sign in with.
      </SignedOutHead>
      {isSent ? (
        <Banner tone="positive" role="status" title="Check your inbox.">
          If {email || 'the address'} belongs to an account, we sent a link to choose a new password. Can't
          find it? Check your spam folder.
        </Banner>
      ) : (
        <Form aria-labelledby="recover" onSubmit={submit}>
          <EmailField ref={field} autoFocus value={email} onChange={setEmail} error={error} />
          <SubmitButton isWide isPending={isPending} problem={problem}>
            Send link
          </SubmitButton>
        </Form>
      )}
      {/* Below the form, so that the field and the button keep their place. */}
      {problem && <ProblemNotice problem={problem} />}
      <Link href={signInHref}>Back to sign in</Link>
    </>
  );
}
