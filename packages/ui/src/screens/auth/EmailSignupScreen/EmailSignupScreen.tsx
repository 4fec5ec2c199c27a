import { useEffect } from 'react';
import { checkEmailForm, typedEmail } from '../../../domain/people/accountForms.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { PersonField } from '../../../forms/person/PersonField.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';

export interface EmailSignupScreenProps {
  /** Made from `emailForm`. */
  model: FormModel;
  /** Called with a valid address, to continue with the rest of signing up. */
  onContinue(email: string): void;
  /** Address of the sign-in page. */
  signInHref: string;
}

/** The first step of signing up: only the email address. Nothing is sent yet. */
export function EmailSignupScreen({ model, onContinue, signInHref }: EmailSignupScreenProps) {
  useEffect(() => checkEmailForm(model), [model]);
  return (
    <SignedOutPage>
      <SignedOutHead title="Sign up with your email">Try Millrace free for 14 days.</SignedOutHead>
      <AccountForm
        label="Sign up with your email"
        model={model}
        submitLabel="Continue"
        failedTitle="Nothing was sent."
        isPending={false}
        problem={undefined}
        onSubmit={() => onContinue(typedEmail(model))}
      >
        <PersonField model={model} path="email" />
      </AccountForm>
      <Link href={signInHref}>Sign in to an existing account</Link>
    </SignedOutPage>
  );
}
