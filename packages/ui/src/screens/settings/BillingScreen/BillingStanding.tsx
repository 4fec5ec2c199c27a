import type { ReactNode } from 'react';
import { inSentence } from '../../../domain/text/hiddenCharacters.ts';
import type { BillingSubscription } from '../../../domain/billing/subscription.ts';
import { billingState, type BillingState } from '../../../domain/billing/billingState.ts';
import { isCurrent, navigationItems } from '../../../domain/routes/navigation.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Banner, type BannerTone } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { describeStanding } from './BillingStanding.logic.ts';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';

type BillingStandingProps = Pick<
  BillingScreenProps,
  'client' | 'isAdmin' | 'returnTo' | 'checking' | 'cardEntry' | 'isOffline' | 'onCheckAgain' | 'onAddCard'
> & {
  /** The subscription that billing is about. It knows since when a payment is past due. */
  subscription: BillingSubscription | undefined;
};

const tones: Readonly<Record<BillingState['standing'], BannerTone>> = {
  bypassed: 'info',
  active: 'positive',
  trial: 'info',
  pastDue: 'caution',
  cancelled: 'caution',
  trialExpired: 'critical',
  none: 'critical',
};

/** Who can end the lack of access, and how. */
function remedyOf({ client, isAdmin }: Pick<BillingScreenProps, 'client' | 'isAdmin'>): string {
  if (!isAdmin) return `Ask an admin of ${inSentence(client.name)} to subscribe.`;
  return client.isStripeManaged ? 'Choose a plan to continue.' : 'Contact Millrace to subscribe.';
}

/** `Continue to Sources`: the page that the guard closed, by the name of its area. */
function wayBackLabel(path: string): string {
  const pathname = path.split(/[?#]/)[0] ?? path;
  const area =
    pathname === paths.home() ? 'Home' : navigationItems.find((item) => isCurrent(item, pathname))?.label;
  return area === undefined ? 'Continue where you left off' : `Continue to ${area}`;
}

/** The account's access: what it rests on, when it ends, and what to do if it has ended (spec §4). */
export function BillingStanding({
  client,
  isAdmin,
  returnTo,
  checking,
  cardEntry,
  isOffline = false,
  onCheckAgain,
  onAddCard,
  subscription,
}: BillingStandingProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const isCoolingDown = useCountdown(checking.problem) > 0;
  const billing = billingState(client, now);
  const { standing } = billing;
  const { title, text } = describeStanding({
    billing,
    clientName: client.name,
    now,
    timeZone,
    periodEnd: subscription?.currentPeriodEnd,
  });
  const isClosed = standing === 'trialExpired' || standing === 'none';

  const actions = ((): ReactNode => {
    if (isClosed) {
      return (
        <Button
          size="small"
          onPress={onCheckAgain}
          isPending={checking.isPending}
          isDisabled={isCoolingDown || isOffline}
        >
          Already paid? Refresh
        </Button>
      );
    }
    if (returnTo !== undefined) {
      return (
        <ButtonLink size="small" href={returnTo}>
          {wayBackLabel(returnTo)}
        </ButtonLink>
      );
    }
    return (
      standing === 'pastDue' &&
      isAdmin && (
        <Button size="small" onPress={onAddCard} isPending={cardEntry.isPending} isDisabled={isOffline}>
          Update card
        </Button>
      )
    );
  })();
  return (
    <>
      <Banner tone={tones[standing]} title={title} actions={actions} role="status">
        <p className={css.plain}>{text}</p>
        {isClosed && (
          <p className={css.plain}>
            {`Your pipelines, sources, destinations and settings are kept. ${remedyOf({ client, isAdmin })}`}
          </p>
        )}
      </Banner>
      {checking.problem && <ProblemNotice problem={checking.problem} />}
    </>
  );
}
