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
  /** The address is known, the password is what is asked for: it has the focus. @default false */
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

/** The address and the password; both are checked here before they are sent. */
export function CredentialsForm({
  email,
  onEmailChange,
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
      {problem && <ProblemNotice problem={problem} wording={describeSignInProblem(problem)} />}
      <Form {...rest} onSubmit={submit}>
        <EmailField ref={emailField} value={email} onChange={onEmailChange} error={errors.email} />
        <PasswordField
          ref={passwordField}
          // Where only the password is missing, it is what comes next
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
    </>
  );
}
