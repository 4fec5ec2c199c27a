import { useEffect } from 'react';
import { checkNewPassword } from '../../../domain/people/accountForms.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { NewPasswordField } from '../../../forms/person/NewPasswordField.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { endedLink, newPasswordWords, type NewPasswordPurpose } from './newPasswordWords.ts';

export type { NewPasswordPurpose } from './newPasswordWords.ts';

/** The person whom a valid link belongs to. */
export interface LinkOwner {
  /** Not every service names it. */
  readonly email?: string;
}

export interface NewPasswordScreenProps {
  /** `reset` follows the link of a password email, `confirm` that of a new account. */
  purpose: NewPasswordPurpose;
  /** The check of the link; `undefined` if the address has none. */
  link: Remote<LinkOwner> | undefined;
  /** Called to check the link again. */
  onRetry(): void;
  /** Made from `newPasswordForm`. It holds the entries, so that a failure loses none. */
  model: FormModel;
  /** Both entries are valid: send `toNewPassword(model)`. */
  onSubmit(): void;
  /** @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** The password was set. @default false */
  isDone?: boolean;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address where a new link is requested. */
  newLinkHref: string;
}

/** Chooses a password through a link from an email. A link that ended says why, and where to get a new one. */
export function NewPasswordScreen({
  purpose,
  link,
  onRetry,
  model,
  onSubmit,
  isPending = false,
  problem,
  isDone = false,
  signInHref,
  newLinkHref,
}: NewPasswordScreenProps) {
  const words = newPasswordWords[purpose];
  const email = link?.state === 'ready' ? link.value.email : undefined;
  useEffect(() => checkNewPassword(model, { email }), [model, email]);
  // The link can end while the form is open.
  const ended = endedLink(link, problem);

  if (isDone) {
    return (
      <SignedOutPage>
        <SignedOutHead title={words.doneTitle}>{words.done}</SignedOutHead>
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
        <ButtonLink href={newLinkHref} tone="accent" variant="solid" isWide>
          {words.newLink}
        </ButtonLink>
        <Link href={signInHref}>Back to sign in</Link>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage>
      <SignedOutHead title={words.title}>{words.lead}</SignedOutHead>
      {link && (
        <RemoteView
          subject="The account of this link"
          remote={link}
          onRetry={onRetry}
          skeleton={<Loading label="Checking the link" />}
        >
          {() => (
            <AccountForm
              label={words.title}
              model={model}
              submitLabel={words.submit}
              failedTitle="The password was not saved."
              isPending={isPending}
              problem={problem}
              onSubmit={onSubmit}
            >
              {email !== undefined && (
                <TextField label="Email" value={email} isReadOnly autoComplete="username" type="email" />
              )}
              <NewPasswordField model={model} path="new_password" owner={{ email }} isReadOnly={isPending} />
              <NewPasswordField model={model} path="confirm_password" isReadOnly={isPending} />
              {purpose === 'reset' && (
                <Banner title="You will be signed out everywhere.">
                  Sign in again with the new password.
                </Banner>
              )}
            </AccountForm>
          )}
        </RemoteView>
      )}
      <Link href={signInHref}>Back to sign in</Link>
    </SignedOutPage>
  );
}
