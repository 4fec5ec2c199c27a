import { inSentence } from '../../../domain/hiddenCharacters.ts';
import type { BillingState } from '../../../domain/policies/billingState.ts';
import type { Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { describeStanding } from './BillingStandingScreen.logic.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';

export interface BillingStandingScreenProps {
  /** The billing status; see `billingState`. */
  billing: BillingState;
  /** The name of the client account. */
  clientName: string;
  /** Admins see what they can do, other members whom to contact. */
  isAdmin: boolean;
  /** Where to continue when the account has access. */
  homeHref: string;
  /** Fetches the billing status again. */
  onCheckAgain(): void;
  /** The status is being fetched. @default false */
  isChecking?: boolean;
  /** Why it could not be fetched. */
  problem?: Problem;
  /** Called to log out. */
  onLogout(): void;
  /** Logging out is in progress. @default false */
  isLoggingOut?: boolean;
}

/** The statuses that close the rest of the product (spec §2 Route guard). */
const closed: readonly BillingState['standing'][] = ['trialExpired', 'none'];

/**
 * The account's billing status. The guard redirects to this page once the trial has expired: the page says what
 * happened, what is kept and who can change it.
 */
export function BillingStandingScreen({
  billing,
  clientName,
  isAdmin,
  homeHref,
  onCheckAgain,
  isChecking = false,
  problem,
  onLogout,
  isLoggingOut = false,
}: BillingStandingScreenProps) {
  const isCoolingDown = useCountdown(problem) > 0;
  const now = useNow();
  const timeZone = useTimeZone();
  const { title, text } = describeStanding({ billing, clientName, now, timeZone });
  if (!closed.includes(billing.standing)) {
    return (
      <PageMessage
        title={title}
        actions={
          <ButtonLink href={homeHref} tone="accent" variant="solid">
            Go to pipelines
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </PageMessage>
    );
  }
  return (
    <PageMessage
      title={title}
      actions={
        <>
          <Button
            tone="accent"
            variant="solid"
            onPress={onCheckAgain}
            isPending={isChecking}
            isDisabled={isCoolingDown}
          >
            Check again
          </Button>
          <Button onPress={onLogout} isPending={isLoggingOut}>
            Log out
          </Button>
        </>
      }
    >
      {problem && <ProblemNotice problem={problem} />}
      <p>{text}</p>
      <p>Your pipelines, sources, destinations and settings are kept.</p>
      <p>
        {isAdmin
          ? 'Contact Millrace to subscribe.'
          : `Ask an admin of ${inSentence(clientName)} to subscribe.`}{' '}
        Access returns as soon as the subscription is active.
      </p>
    </PageMessage>
  );
}
