import { SendAgain, type SendAgainProps } from '../../../forms/SendAgain/SendAgain.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';

export type { SendAgainProps } from '../../../forms/SendAgain/SendAgain.tsx';

export interface EmailSentScreenProps extends SendAgainProps {
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address of the sign-up page, for a person who mistyped their email address. */
  signUpHref: string;
}

/**
 * After signing up: where the link was sent, and how to get it again. The same for an address that already has an
 * account (docs/threats.md T-20).
 */
export function EmailSentScreen({ signInHref, signUpHref, ...rest }: EmailSentScreenProps) {
  return (
    <SignedOutPage>
      <SignedOutHead title="Check your inbox">
        We emailed a link to{' '}
        {rest.email === undefined ? 'the address you entered' : <bdi translate="no">{rest.email}</bdi>}. Open
        it to finish creating your account. Can’t find it? Check your spam folder.
      </SignedOutHead>
      <SendAgain {...rest} />
      <Link href={signUpHref}>Use another email address</Link>
      <Link href={signInHref}>Back to sign in</Link>
    </SignedOutPage>
  );
}
