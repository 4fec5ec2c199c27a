import type { Product } from '../../domain/entities/product.ts';
import type { BillingSubscription } from '../../domain/billing/subscription.ts';
import { formatPrice } from '../../domain/format/price.ts';
import { formatDay } from '../../domain/format/time.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { planName } from '../../domain/billing/plans.ts';

/** What the modal confirms. */
export type SubscriptionChange =
  | { readonly kind: 'subscribe'; readonly product: Product }
  | {
      readonly kind: 'changePlan';
      readonly product: Product;
      /** The plan that it replaces, if it is known. */
      readonly from?: Product;
      readonly subscription: BillingSubscription;
    }
  | { readonly kind: 'cancel'; readonly subscription: BillingSubscription };

export interface ChangeWords {
  readonly title: string;
  readonly text: string;
  /** The button that confirms. */
  readonly answer: string;
  /** The button that leaves everything as it is. */
  readonly keep: string;
}

const renewal = (interval: string | null | undefined): string =>
  interval
    ? `The first ${interval} is charged now. It renews every ${interval} until you cancel.`
    : 'It is charged now.';

function changeText(
  { product, from, subscription }: Extract<SubscriptionChange, { kind: 'changePlan' }>,
  timeZone: string,
) {
  const { interval } = product;
  if (interval && from?.interval && from.interval !== interval)
    return `The new plan applies at once. A new period starts: its first ${interval} is charged now.`;
  const end = subscription.currentPeriodEnd;
  return `The new plan applies at once. Its price is charged from ${end ? formatDay(end, timeZone) : 'the next period'} on.`;
}

function cancelText({ subscriptionStatus, currentPeriodEnd }: BillingSubscription, timeZone: string): string {
  if (subscriptionStatus === 'past_due')
    return 'A payment is past due, so the subscription ends at once. You lose access to everything except billing. Your pipelines, sources, destinations and settings are kept.';
  const until = currentPeriodEnd ? formatDay(currentPeriodEnd, timeZone) : 'the end of the paid period';
  return `You have full access until ${until}, and nothing more is charged. Until then you can change your mind.`;
}

/** The sentences and buttons of a change. Days are those of `timeZone`. */
export function describeChange(change: SubscriptionChange, timeZone: string): ChangeWords {
  switch (change.kind) {
    case 'subscribe': {
      const { product } = change;
      const { price, currency } = product;
      return {
        title: `Subscribe to “${inSentence(planName(product))}”?`,
        text: renewal(product.interval),
        answer:
          typeof price === 'number' && currency
            ? `Subscribe for ${formatPrice(price, currency)}`
            : 'Subscribe',
        keep: 'Not now',
      };
    }
    case 'changePlan':
      return {
        title: `Change the plan to “${inSentence(planName(change.product))}”?`,
        text: changeText(change, timeZone),
        answer: 'Change plan',
        keep: 'Keep current plan',
      };
    case 'cancel':
      return {
        title: 'Cancel the subscription?',
        text: cancelText(change.subscription, timeZone),
        answer: 'Cancel subscription',
        keep: 'Keep subscription',
      };
  }
}
