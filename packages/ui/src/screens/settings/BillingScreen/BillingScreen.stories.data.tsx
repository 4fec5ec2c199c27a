import { Live } from '@millrace/mocks/storybook';
import { bind, getMe, listProducts, listSubscriptions } from '@millrace/ui/contract';
import { fn } from 'storybook/test';
import type { Client, Subscription } from '../../../domain/entities/client.ts';
import { toId } from '../../../domain/entities/id.ts';
import type { Product } from '../../../domain/entities/product.ts';
import type { BillingSubscription } from '../../../domain/billing/subscription.ts';
import { clientWith } from '../../../domain/entities/user.test.data.ts';
import { mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { allHrefs, storyNow } from '../settings.stories.data.ts';
import type { BillingScreenProps } from './billingProps.ts';
import { BillingScreen } from './BillingScreen.tsx';

export const daysOn = (days: number) => new Date(storyNow.getTime() + days * 86_400_000);

export const products: readonly Product[] = [
  {
    id: toId(1),
    name: 'Starter',
    description: 'All connectors.',
    price: 9_900,
    currency: 'USD',
    interval: 'month',
    observabilityQuota: 0,
  },
  {
    id: toId(2),
    name: 'Growth',
    description: 'All connectors, for teams that watch their data.',
    price: 29_900,
    currency: 'USD',
    interval: 'month',
    observabilityQuota: 10_000,
  },
  { id: toId(3), name: 'Growth, Europe', price: 27_900, currency: 'EUR', interval: 'month' },
];

export const subscription = (more: Partial<BillingSubscription> = {}): BillingSubscription => ({
  id: toId(1),
  subscriptionStatus: 'active',
  subscriptionCancelAt: null,
  productId: toId(2),
  currentPeriodEnd: daysOn(17),
  paymentMethod: { id: 'pm_1', brand: 'visa', lastFour: '4242', expiryMonth: 11, expiryYear: 2027 },
  createdAt: daysOn(-90),
  ...more,
});

/** A client that uses a little of its quota. */
export const client = (more: Partial<Client> = {}): Client =>
  clientWith({
    isStripeManaged: true,
    freeObservabilityQuota: 1_000,
    freeObservabilityUsage: 512,
    subscriptionDetails: [subscription()],
    ...more,
  });

/** A client, and the screen's list of its subscriptions. */
export const subscribed = (more: Partial<BillingSubscription> = {}) => {
  const one = subscription(more);
  return { client: client({ subscriptionDetails: [one] }), subscriptions: ready([one]) };
};

export const unsubscribed = (more: Partial<Client> = {}, details: readonly Subscription[] = []) => ({
  client: client({ subscriptionDetails: details, ...more }),
  subscriptions: ready([]),
});

export const billingArgs = {
  hrefs: allHrefs,
  isAdmin: true,
  hasObservability: true,
  products: ready(products),
  ...subscribed(),
  portal: { isPending: false },
  cardEntry: { isPending: false },
  resuming: { isPending: false },
  checking: { isPending: false },
  onManage: fn(),
  onAddCard: fn(),
  onUseCard: fn(),
  onChoose: fn(),
  onCancel: fn(),
  onResume: fn(),
  onCheckAgain: fn(),
  onRetry: fn(),
} satisfies BillingScreenProps;

/** The screen on the story's service. */
export function LiveBilling(args: BillingScreenProps) {
  return (
    <Live
      reads={{
        me: bind(getMe, {}),
        products: bind(listProducts, { pageSize: 100 }),
        subscriptions: bind(listSubscriptions, { pageSize: 100 }),
      }}
    >
      {({ me, products: plans, subscriptions, refresh }) =>
        me.state === 'ready' && (
          <BillingScreen
            {...args}
            client={me.value.client}
            products={mapRemote(plans, ({ rows }) => rows)}
            subscriptions={mapRemote(subscriptions, ({ rows }) => rows)}
            onRetry={(part) => {
              args.onRetry(part);
              refresh();
            }}
          />
        )
      }
    </Live>
  );
}
