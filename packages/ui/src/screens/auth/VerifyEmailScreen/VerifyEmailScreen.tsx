import type { Problem } from '../../../domain/outcome/problem.ts';
import { SendAgain, type SendAgainProps } from '../../../forms/SendAgain/SendAgain.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface VerifyEmailScreenProps {
  /** Called to check again whether the email address is verified. */
  onCheckAgain(): void;
  /** The check or the sign-out is pending. @default false */
  isPending?: boolean;
  /** Why the check failed. */
  problem?: Problem;
  /** The last check found the address still unverified. @default false */
  isStillUnverified?: boolean;
  /** Sends the link again. Without it, the page does not offer that. */
  sending?: SendAgainProps;
  /** Called to log out, so that another user can sign in. */
  onLogout(): void;
}

/**
 * For users whose email address is not verified yet (spec §2 Route guard): what to do, and how to continue afterwards.
 */
export function VerifyEmailScreen({
  onCheckAgain,
  isPending = false,
  problem,
  isStillUnverified = false,
  sending,
  onLogout,
}: VerifyEmailScreenProps) {
  return (
    <SignedOutPage>
      <SignedOutHead title="Verify your email address">
        We emailed you a link when you signed up. Open it, then come back here. Can’t find it? Check your spam
        folder.
      </SignedOutHead>
      <Button tone="accent" variant="solid" isWide onPress={onCheckAgain} isPending={isPending}>
        I have verified it
      </Button>
      <div role="status">
        {isStillUnverified &&
          !isPending &&
          'The address is not verified yet. Open the link in the email first.'}
      </div>
      {problem && <ProblemNotice problem={problem} />}
      {sending && <SendAgain {...sending} />}
      <Button variant="ghost" isWide onPress={onLogout}>
        Use another account
      </Button>
    </SignedOutPage>
  );
}
