import type { ReactNode } from 'react';
import {
  canSubscription,
  subscriptionState,
  type BillingSubscription,
} from '../../../domain/billing/subscription.ts';
import { isSubscriptionValid } from '../../../domain/billing/billing.ts';
import { billingState } from '../../../domain/billing/billingState.ts';
import { currentSubscription } from '../../../domain/billing/plans.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { QuotaCard } from '../../../patterns/QuotaCard/QuotaCard.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame.tsx';
import { BillingStanding } from './BillingStanding.tsx';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';
import { CardNewsBanner } from './CardNewsBanner.tsx';
import { PairToCome } from './PairToCome.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlansCard } from './PlansCard.tsx';

export type { BillingAttempt, BillingPart, BillingScreenProps, CardNews } from './billingProps.ts';

/** Why no plan can be chosen while this subscription is in force. */
function whyNoPlan(subscription: BillingSubscription | undefined, now: Date): string | undefined {
  if (!subscription || !isSubscriptionValid(subscription, now)) return undefined;
  if (canSubscription('changePlan', subscription, now)) return undefined;
  return subscriptionState(subscription, now) === 'pastDue'
    ? 'A payment is past due. Pay it to change the plan.'
    : 'The subscription is cancelled. Keep it to change the plan.';
}

/** A portal that could not be opened (spec §8), or whose window the browser blocked. */
function PortalNotice({ portal }: Pick<BillingScreenProps, 'portal'>): ReactNode {
  if (portal.address !== undefined) {
    return (
      <Banner
        role="status"
        title="The billing portal is ready."
        actions={
          <ButtonLink href={portal.address} target="_blank" rel="noopener noreferrer" size="small">
            Open billing portal
          </ButtonLink>
        }
      />
    );
  }
  if (!portal.problem) return null;
  return (
    <Banner tone="critical" role="alert" title="Could not generate a subscription link. Please try again." />
  );
}

/**
 * What the account pays for (spec §2 Settings): its access, plan, card, quota of alert runs, and the plans to choose
 * from. Each part that is loaded fails on its own.
 */
export function BillingScreen(props: BillingScreenProps) {
  const {
    hrefs,
    client,
    isAdmin,
    hasObservability,
    products,
    subscriptions,
    card,
    isOffline,
    cardNews,
    returnTo,
    onRetry,
  } = props;
  const now = useNow();
  const { standing } = billingState(client, now);
  const all = products.state === 'ready' ? products.value : [];
  const subscription =
    subscriptions.state === 'ready' ? currentSubscription(subscriptions.value, now) : undefined;
  const isValid = subscription !== undefined && isSubscriptionValid(subscription, now);
  const productOf = ({ productId }: BillingSubscription) => all.find(({ id }) => id === productId);
  const isAtProvider = client.isStripeManaged && !client.isBypassBilling;
  const isClosed = standing === 'trialExpired' || standing === 'none';
  // The way back says that all is well, so nothing else repeats it.
  const hasWayBack = standing === 'active' && returnTo !== undefined;
  const news = hasWayBack && cardNews?.kind === 'saved' ? undefined : cardNews;
  const quota = hasObservability && <QuotaCard quota={client} />;
  return (
    <SettingsFrame
      hrefs={hrefs}
      section="billing"
      status={
        standing === 'active' &&
        !hasWayBack &&
        news?.kind !== 'saved' && (
          <Badge tone="positive" icon={CheckIcon}>
            Subscription active
          </Badge>
        )
      }
    >
      <div className={css.parts}>
        {isOffline && isAdmin && isAtProvider && (
          <Banner tone="caution" title="You are offline. Billing cannot be changed now." />
        )}
        {!isAdmin && isAtProvider && <Banner title="Only admins can change billing." />}
        {(standing !== 'active' || returnTo !== undefined) && (
          <BillingStanding {...props} subscription={subscription} />
        )}
        {news && <CardNewsBanner {...props} cardNews={news} />}
        <PortalNotice portal={props.portal} />
        {isAtProvider && (
          <RemoteView
            remote={subscriptions}
            subject="Your subscription"
            skeleton={<PairToCome isAdmin={isAdmin} />}
            onRetry={() => onRetry('subscriptions')}
          >
            {() =>
              (subscription || card) && (
                <div className={css.pair}>
                  {subscription && (
                    <PlanCard
                      {...props}
                      subscription={subscription}
                      product={productOf(subscription)}
                      isPlanToCome={products.state === 'loading'}
                    />
                  )}
                  {(isValid || card) && <PaymentCard {...props} card={card ?? subscription?.paymentMethod} />}
                </div>
              )
            }
          </RemoteView>
        )}
        {!isClosed && quota}
        {isAtProvider && (
          <PlansCard
            {...props}
            current={isValid ? productOf(subscription) : undefined}
            whyNot={whyNoPlan(subscription, now)}
          />
        )}
        {isClosed && quota}
        {!isAtProvider && !client.isBypassBilling && (
          <Card title="Plan">
            <p className={css.quiet}>
              The billing of this account is arranged with Millrace directly. Contact us to change it.
            </p>
          </Card>
        )}
      </div>
    </SettingsFrame>
  );
}
