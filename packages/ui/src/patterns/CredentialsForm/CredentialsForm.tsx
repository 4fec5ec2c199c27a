import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Problem } from '../../domain/outcome/problem.ts';
import { trimInvisible } from '../../domain/text/trimInvisible.ts';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useTypedBefore } from '../../internal/useTypedBefore.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import {
  areCredentialsRefused,
  checkCredentials,
  describeSignInProblem,
  type FieldErrors,
} from './CredentialsForm.logic.ts';
import { EmailField } from './EmailField.tsx';

export interface CredentialsFormProps {
  /** Id of the form, for a submit button outside of it. */
  id?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
  /** Names the form if no heading does. */
  'aria-label'?: string;
  /** The email address typed so far. */
  email: string;
  /** Called with the email address on every change. */
  onEmailChange(email: string): void;
  /**
   * Moves the focus to the email field once the page has been painted, unless something else has it. For pages without
   * other content. @default false
   */
  hasAutoFocus?: boolean;
  /** Moves the focus to the password field on mount, because the email address is already known. @default false */
  isPasswordFirst?: boolean;
  /** A request is pending: nothing is submitted meanwhile. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called with the password as typed, which is not kept anywhere. */
  onSignIn(credentials: { email: string; password: string }): void;
  /** A submit button inside the form. */
  children?: ReactNode;
}

/**
 * Email and password, both checked before they are submitted. It does not use the form engine: it is part of the
 * sign-in screen's first paint, and the engine costs more than its two fields. For any other form use `Form`.
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
  const [password, setPassword] = useState(useTypedBefore('password'));
  const [errors, setErrors] = useState<FieldErrors>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  // Only a refused password is cleared, and the email address stays (docs/faults.md, class A1).
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    if (problem && areCredentialsRefused(problem)) setPassword('');
  }

  // Focusing computes the layout, and again for the focus ring. On a new page that would delay the first paint.
  const isPainted = useIsPainted();
  useEffect(() => {
    if (hasAutoFocus && isPainted && document.activeElement === document.body) emailField.current?.focus();
  }, [hasAutoFocus, isPainted]);

  const submit = () => {
    if (isPending) return;
    const credentials = { email: trimInvisible(email), password };
    const found = checkCredentials(credentials);
    setErrors(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else onSignIn(credentials);
  };

  return (
    <>
      <Form {...rest} onSubmit={submit}>
        <EmailField ref={emailField} value={email} onChange={onEmailChange} error={errors.email} />
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
