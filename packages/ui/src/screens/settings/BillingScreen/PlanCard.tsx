import type { Product } from '../../../domain/entities/product.ts';
import {
  canSubscription,
  subscriptionState,
  type BillingSubscription,
} from '../../../domain/billing/subscription.ts';
import { formatPrice } from '../../../domain/format/price.ts';
import { formatDay } from '../../../domain/format/time.ts';
import { describeAlertRuns, planName } from '../../../domain/billing/plans.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ExternalIcon } from '../../../primitives/Icon/icons/ExternalIcon.ts';
import type { BillingScreenProps } from './billingProps.ts';
import { AmountToCome, RunsToCome } from './PairToCome.tsx';
import * as css from './BillingScreen.css.ts';

interface PlanCardProps extends Pick<
  BillingScreenProps,
  'client' | 'isAdmin' | 'isOffline' | 'portal' | 'resuming' | 'onManage' | 'onCancel' | 'onResume'
> {
  subscription: BillingSubscription;
  /** Its plan, if it is among those on sale. */
  product: Product | undefined;
  /** The plans are still loading: the plan keeps its room, so that nothing moves when it comes. */
  isPlanToCome: boolean;
}

/** When the subscription renews or ends. */
function usePeriod(subscription: BillingSubscription): string {
  const now = useNow();
  const day = (at: Date) => formatDay(at, timeZone);
  const timeZone = useTimeZone();
  const { currentPeriodEnd: end, subscriptionCancelAt: cancelAt, subscriptionStatus } = subscription;
  switch (subscriptionState(subscription, now)) {
    case 'active':
      return end ? `renews on ${day(end)}` : 'active';
    case 'pastDue':
      return end ? `past due since ${day(end)}` : 'past due';
    case 'leaving':
      return cancelAt ? `cancelled, ends on ${day(cancelAt)}` : 'cancelled';
    case 'ended':
      return cancelAt ? `ended on ${day(cancelAt)}` : 'ended';
    case 'other':
      // As the service wrote it.
      return `status: ${subscriptionStatus}`;
  }
}

/** What the client pays for, until when, and the ways to change it. */
export function PlanCard({
  client,
  subscription,
  product,
  isPlanToCome,
  isAdmin,
  isOffline = false,
  portal,
  resuming,
  onManage,
  onCancel,
  onResume,
}: PlanCardProps) {
  const now = useNow();
  const period = usePeriod(subscription);
  const { price, currency, interval } = product ?? {};
  const runs = product && describeAlertRuns(product, client.freeObservabilityQuota);
  return (
    <Card title={product ? planName(product) : 'Subscription'} isName={product !== undefined}>
      <div className={css.lines}>
        {runs && <p className={css.quiet}>{runs}</p>}
        {isPlanToCome && <RunsToCome />}
        <p className={css.price}>
          {isPlanToCome && <AmountToCome />}
          {typeof price === 'number' && currency && (
            <span className={css.amount}>{formatPrice(price, currency)}</span>
          )}
          <span className={css.unit}>{interval ? `per ${interval}, ${period}` : period}</span>
        </p>
        {isAdmin && (
          <div className={css.buttons}>
            {canSubscription('resume', subscription, now) && (
              <Button
                tone="accent"
                variant="solid"
                onPress={() => onResume(subscription)}
                isPending={resuming.isPending}
                isDisabled={isOffline}
              >
                Keep subscription
              </Button>
            )}
            <Button
              icon={ExternalIcon}
              onPress={onManage}
              isPending={portal.isPending}
              isDisabled={isOffline}
            >
              Manage subscription
            </Button>
            {canSubscription('cancel', subscription, now) && (
              <Button variant="ghost" onPress={() => onCancel(subscription)} isDisabled={isOffline}>
                Cancel subscription
              </Button>
            )}
          </div>
        )}
        {resuming.problem && <ProblemNotice problem={resuming.problem} />}
      </div>
    </Card>
  );
}
