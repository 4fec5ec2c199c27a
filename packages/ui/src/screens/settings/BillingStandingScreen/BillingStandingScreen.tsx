import { inSentence } from '../../../domain/hiddenCharacters.ts';
import type { BillingStanding } from '../../../domain/policies/billing.ts';
import type { Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { describeStanding } from './BillingStandingScreen.logic.ts';

export interface BillingStandingScreenProps {
  /** How the account stands; see `billingStanding`. */
  standing: BillingStanding;
  /** The client account that is spoken of. */
  clientName: string;
  /** When the trial ends or ended; `null` where there is none. */
  trialExpiresAt: Date | null;
  /** Admins are told what they can do, everybody else whom to ask. */
  isAdmin: boolean;
  /** The zone the person reads dates in, as an IANA name. */
  timeZone: string;
  /** Where the product goes on for whom it is open. */
  homeHref: string;
  /** Asks the service once more how the client stands. */
  onCheckAgain(): void;
  /** The service is being asked. @default false */
  isChecking?: boolean;
  /** Why it could not be asked. */
  problem?: Problem;
  /** The way out was taken. */
  onLogout(): void;
  /** The answer to the way out is awaited. @default false */
  isLoggingOut?: boolean;
}

/** The standings under which the rest of the product is closed (spec §2 Route guard). */
const closed: readonly BillingStanding[] = ['trialExpired', 'none'];

/**
 * How the account stands with billing. It is where the guard sends those whose trial is over: what happened, what is kept,
 * who can change it, and the way out.
 */
export function BillingStandingScreen({
  standing,
  clientName,
  trialExpiresAt,
  isAdmin,
  timeZone,
  homeHref,
  onCheckAgain,
  isChecking = false,
  problem,
  onLogout,
  isLoggingOut = false,
}: BillingStandingScreenProps) {
  const isResting = useCountdown(problem) > 0;
  const { title, text } = describeStanding({ standing, clientName, trialExpiresAt, timeZone });
  if (!closed.includes(standing)) {
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
            isDisabled={isResting}
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
      <p>Your pipelines, sources, destinations and settings are kept as they are.</p>
      <p>
        {isAdmin
          ? 'You are an admin: ask your contact at Millrace for a subscription.'
          : `Only an admin of ${inSentence(clientName)} can see to a subscription. Ask one of them.`}{' '}
        Everything is open again as soon as it is in force.
      </p>
    </PageMessage>
  );
}
