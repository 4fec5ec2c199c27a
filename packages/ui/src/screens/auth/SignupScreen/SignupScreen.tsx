import { useEffect } from 'react';
import { checkSignup } from '../../../domain/people/accountForms.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { describeProblem, type Problem, type ProblemWording } from '../../../domain/outcome/problem.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { PersonField } from '../../../forms/person/PersonField.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { HumanCheckNotice, type HumanCheckState } from './HumanCheckNotice.tsx';

export type { HumanCheckState } from './HumanCheckNotice.tsx';

export interface SignupScreenProps {
  /** Made from `signupForm`. It holds the entries, so that a failure or a detour loses none. */
  model: FormModel;
  /** All entries are valid: run the human check, then send `toSignup(model)`. */
  onSubmit(): void;
  /** The check or the request is pending. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** The human check that signing up requires (spec §5). @default 'idle' */
  humanCheck?: HumanCheckState;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Address of the terms of service. */
  termsHref: string;
}

/** A refused check is a 400, and its sentence says to do it again: the next attempt does. */
const wordingOf = (problem: Problem): ProblemWording =>
  problem.kind === 'http' && problem.status === 400
    ? {
        title: 'Your account was not created.',
        advice: `${problem.detail ?? 'The human check was refused.'} Nothing you entered was lost.`,
      }
    : describeProblem(problem);

/** Creates an account. The answer never reveals whether the address already has one (docs/threats.md T-20). */
export function SignupScreen({
  model,
  onSubmit,
  isPending = false,
  problem,
  humanCheck = 'idle',
  signInHref,
  privacyHref,
  termsHref,
}: SignupScreenProps) {
  useEffect(() => checkSignup(model), [model]);
  return (
    <SignedOutPage>
      <SignedOutHead title="Create your account">Try Millrace free for 14 days.</SignedOutHead>
      <AccountForm
        label="Create your account"
        model={model}
        submitLabel="Create account"
        failedTitle="Your account was not created."
        isPending={isPending}
        problem={problem}
        wording={problem && wordingOf(problem)}
        onSubmit={() => {
          if (humanCheck !== 'missing') onSubmit();
        }}
        note={
          <>
            <HumanCheckNotice state={humanCheck} />
            <p>
              By creating an account you agree to the{' '}
              <Link variant="inline" href={termsHref} target="_blank" rel="noopener">
                terms of service
              </Link>{' '}
              and the{' '}
              <Link variant="inline" href={privacyHref} target="_blank" rel="noopener">
                privacy policy
              </Link>
              .
            </p>
          </>
        }
      >
        <PersonField model={model} path="email" />
        <PersonField model={model} path="first_name" />
        <PersonField model={model} path="last_name" />
        <PersonField model={model} path="phone" />
      </AccountForm>
      <Link href={signInHref}>Sign in to an existing account</Link>
    </SignedOutPage>
  );
}
