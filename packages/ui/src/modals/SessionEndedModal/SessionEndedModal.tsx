import { useState } from 'react';
import type { Problem } from '../../domain/outcome/problem.ts';
import { trimInvisible } from '../../domain/text/trimInvisible.ts';
import { SubmitButton } from '../../forms/modelForm/SubmitButton.tsx';
import { CredentialsForm } from '../../patterns/CredentialsForm/CredentialsForm.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ExternalIcon } from '../../primitives/Icon/icons/ExternalIcon.ts';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';

export interface SessionEndedModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Email address of the user whose session ended. */
  email: string;
  /** Another person has signed in in this browser, which ended the session. @default false */
  hasOtherPerson?: boolean;
  /** Address of the sign-in page on another site, if users do not sign in here with a password. */
  signInHref?: string;
  /** A request is pending. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called with the password as typed, which is not kept anywhere. */
  onSignIn(credentials: { email: string; password: string }): void;
  /** Called after signing in on the other site, to check for the new session. */
  onSignedIn(): void;
  /** Called to discard the entries. */
  onLeave(): void;
}

const formId = 'session-ended';

/**
 * The session ended while a page had unsaved entries: the user signs in again over the page, and nothing is lost (F6).
 */
export function SessionEndedModal(props: SessionEndedModalProps) {
  const { isOpen, email, hasOtherPerson = false, isPending = false, onLeave } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLeave}
      isDismissable={false}
      isPending={isPending}
      tone="caution"
      icon={LockIcon}
      title="Session ended"
      description={
        hasOtherPerson
          ? `Someone else has signed in in this browser. Nothing of yours was sent. Sign in again as ${email} to continue. Your entries are still here.`
          : 'Sign in again to continue. Your entries are still here.'
      }
      footer={
        <>
          <Button onPress={onLeave} isDisabled={isPending}>
            Leave without saving
          </Button>
          <SignInButton {...props} />
        </>
      }
    >
      {props.signInHref === undefined ? <SignInHere {...props} /> : <SignInElsewhere {...props} />}
    </Dialog>
  );
}

function SignInButton({ signInHref, isPending, problem, onSignedIn }: SessionEndedModalProps) {
  const isHere = signInHref === undefined;
  return (
    <SubmitButton
      {...(isHere ? { form: formId } : { type: 'button', onPress: onSignedIn })}
      isPending={isPending}
      problem={problem}
    >
      {isHere ? 'Sign in' : 'I have signed in'}
    </SubmitButton>
  );
}

function SignInHere({ email: owner, isPending, problem, onSignIn }: SessionEndedModalProps) {
  const [email, setEmail] = useState(owner);
  const isOther = trimInvisible(email).toLowerCase() !== owner.trim().toLowerCase();
  return (
    <>
      {isOther && (
        <Banner tone="caution" role="status" title="Signing in as someone else discards this work.">
          Your entries belong to <bdi translate="no">{owner}</bdi> and will be lost.
        </Banner>
      )}
      <CredentialsForm
        id={formId}
        aria-label="Sign in again"
        email={email}
        onEmailChange={setEmail}
        isPasswordFirst
        isPending={isPending}
        problem={problem}
        onSignIn={onSignIn}
      />
    </>
  );
}

function SignInElsewhere({ signInHref = '', problem }: SessionEndedModalProps) {
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <ButtonLink href={signInHref} target="_blank" rel="noopener noreferrer" icon={ExternalIcon} isWide>
        Open sign-in page
      </ButtonLink>
    </>
  );
}
