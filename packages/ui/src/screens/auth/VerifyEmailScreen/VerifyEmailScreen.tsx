import type { Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface VerifyEmailScreenProps {
  /** Called to check again whether the email address is verified. */
  onCheckAgain(): void;
  /** A request is pending. @default false */
  isPending?: boolean;
  /** Why the check failed. */
  problem?: Problem;
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
  onLogout,
}: VerifyEmailScreenProps) {
  return (
    <PageMessage
      isStandalone
      title="Verify your email address"
      actions={
        <>
          <Button tone="accent" variant="solid" onPress={onCheckAgain} isPending={isPending}>
            I have verified it
          </Button>
          <Button onPress={onLogout}>Use another account</Button>
        </>
      }
    >
      {problem && <ProblemNotice problem={problem} />}
      <p>
        We emailed you a link when you signed up. Open it, then come back here. Can’t find it? Check your spam
        folder.
      </p>
    </PageMessage>
  );
}
