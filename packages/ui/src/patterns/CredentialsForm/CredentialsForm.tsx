import { useRef, useState, type ReactNode } from 'react';
import type { Problem } from '../../domain/problem.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { checkCredentials, describeSignInProblem, type FieldErrors } from './CredentialsForm.logic.ts';
import { EmailField } from './EmailField.tsx';

export interface CredentialsFormProps {
  /** For a submit button that stands outside of it. */
  id?: string;
  /** The heading that names it. */
  'aria-labelledby'?: string;
  /** Names it, where no heading does. */
  'aria-label'?: string;
  /** The address as it was typed so far. */
  email: string;
  /** Gets the address as it is typed. */
  onEmailChange(email: string): void;
  /** Puts the focus into the email field on mount: the page is about nothing else. @default false */
  hasAutoFocus?: boolean;
  /** The address is known: the password field gets the focus on mount. @default false */
  isPasswordFirst?: boolean;
  /** An answer is awaited: nothing is sent meanwhile. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** The password is handed over as it was typed and kept nowhere. */
  onSignIn(credentials: { email: string; password: string }): void;
  /** A submit button that stands within it. */
  children?: ReactNode;
}

/**
 * Email and password, both checked before they are submitted. It does not use the form engine: it is part of the sign-in
 * screen's first paint, and the engine costs more than its two fields.
 */
export function CredentialsForm({
  email,
  onEmailChange,
  hasAutoFocus = false,
  isPasswordFirst = false,
  isPending = false,
  problem,
  onSignIn,
  children,
  ...rest
}: CredentialsFormProps) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  // A refused password is gone, the address stays: it is typed again in one place (docs/faults.md, class A1).
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    if (problem?.kind === 'http') setPassword('');
  }

  const submit = () => {
    if (isPending) return;
    const found = checkCredentials({ email, password });
    setErrors(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else onSignIn({ email: email.trim(), password });
  };

  return (
    <>
      <Form {...rest} onSubmit={submit}>
        <EmailField
          ref={emailField}
          autoFocus={hasAutoFocus && !isPasswordFirst}
          value={email}
          onChange={onEmailChange}
          error={errors.email}
        />
        <PasswordField
          ref={passwordField}
          autoFocus={isPasswordFirst}
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        {children}
      </Form>
      {/* Below the form, so that the fields and the button keep their place. */}
      {problem && <ProblemNotice problem={problem} wording={describeSignInProblem(problem)} />}
    </>
  );
}
