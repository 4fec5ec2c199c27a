import { useEffect } from 'react';
import { checkInvitedPerson } from '../../../domain/people/accountForms.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { NewPasswordField } from '../../../forms/person/NewPasswordField.tsx';
import { PersonField } from '../../../forms/person/PersonField.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { endedInvite } from './inviteWords.ts';

/** What the service says about a valid invitation. Not every service names all of it. */
export interface Invitation {
  readonly email?: string;
  /** The account that the person joins. */
  readonly clientName?: string;
  readonly isAdmin?: boolean;
}

export interface InviteScreenProps {
  /** The check of the link; `undefined` if the address has none. */
  invite: Remote<Invitation> | undefined;
  /** Called to check the link again. */
  onRetry(): void;
  /** Made from `invitedPersonForm`. It holds the entries, so that a failure loses none. */
  model: FormModel;
  /** All entries are valid: send `toInvitedPerson(model)`. */
  onSubmit(): void;
  /** @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** The invitation was accepted. @default false */
  isDone?: boolean;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Called to sign out, when another account is signed in. */
  onLogout(): void;
}

/** Accepts an invitation with a name and a password. One that ended says why, and what to do. */
export function InviteScreen({
  invite,
  onRetry,
  model,
  onSubmit,
  isPending = false,
  problem,
  isDone = false,
  signInHref,
  onLogout,
}: InviteScreenProps) {
  const known = invite?.state === 'ready' ? invite.value : {};
  const { email, clientName } = known;
  useEffect(() => checkInvitedPerson(model, { email }), [model, email]);
  // The invitation can end while the form is open.
  const ended = endedInvite(invite, problem);

  if (isDone) {
    return (
      <SignedOutPage>
        <SignedOutHead
          title={clientName === undefined ? 'Your account is ready' : `Welcome to ${clientName}`}
        >
          Sign in to begin.
        </SignedOutHead>
        <ButtonLink href={signInHref} tone="accent" variant="solid" isWide>
          Sign in
        </ButtonLink>
      </SignedOutPage>
    );
  }
  if (ended) {
    return (
      <SignedOutPage>
        <SignedOutHead title={ended.title}>{ended.advice}</SignedOutHead>
        {ended.way === 'signOut' ? (
          <Button tone="accent" variant="solid" isWide onPress={onLogout}>
            Log out
          </Button>
        ) : (
          <ButtonLink href={signInHref} tone="accent" variant="solid" isWide>
            Sign in
          </ButtonLink>
        )}
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage>
      <SignedOutHead title={clientName === undefined ? 'Accept your invitation' : `Join ${clientName}`}>
        Enter your name and choose a password.
        {known.isAdmin && ' You were invited as an admin.'}
      </SignedOutHead>
      {invite && (
        <RemoteView
          subject="The invitation"
          remote={invite}
          onRetry={onRetry}
          skeleton={<Loading label="Checking the invitation" />}
        >
          {() => (
            <AccountForm
              label="Accept your invitation"
              model={model}
              submitLabel="Accept invitation"
              failedTitle="The invitation was not accepted."
              isPending={isPending}
              problem={problem}
              onSubmit={onSubmit}
            >
              {email !== undefined && (
                <TextField label="Email" value={email} isReadOnly autoComplete="username" type="email" />
              )}
              <PersonField model={model} path="first_name" />
              <PersonField model={model} path="last_name" />
              <NewPasswordField model={model} path="password" owner={{ email }} isReadOnly={isPending} />
            </AccountForm>
          )}
        </RemoteView>
      )}
      <Link href={signInHref}>Sign in to an existing account</Link>
    </SignedOutPage>
  );
}
