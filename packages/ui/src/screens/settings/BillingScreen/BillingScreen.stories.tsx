import { never, status } from '@millrace/mocks/storybook';
import { listProducts, listSubscriptions } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { storyNow } from '../settings.stories.data.ts';
import {
  billingArgs,
  client,
  daysOn,
  LiveBilling,
  products,
  subscribed,
  unsubscribed,
} from './BillingScreen.stories.data.tsx';
import { BillingScreen } from './BillingScreen.tsx';

const meta = {
  title: 'Screens/Settings/BillingScreen',
  component: BillingScreen,
  parameters: {
    present: { now: storyNow, timeZone: 'Europe/Vienna' },
    service: { scenario: 'busyAccount', clock: { at: storyNow.getTime() } },
  },
  args: billingArgs,
} satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const plan = within(canvas.getByRole('region', { name: 'Growth' }));
    const plans = within(canvas.getByRole('region', { name: 'Plans' }));
    await step('The plan has its price and its next charge, the card its end', async () => {
      await expect(canvas.getByText('Subscription active')).toBeVisible();
      await expect(plan.getByText('$299.00')).toBeVisible();
      await expect(plan.getByText('per month, renews on 21 March 2026')).toBeVisible();
      await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
      await expect(canvas.getByText('Expires 11/2027')).toBeVisible();
    });
    await step('Plans are shown in the currency of the current one, which is marked', async () => {
      await expect(plans.getByText('$299.00 per month')).toBeVisible();
      await expect(plans.getByText('Current')).toBeVisible();
      await expect(plans.queryByRole('button', { name: 'Choose Growth' })).toBeNull();
      await expect(plans.queryByText('€279.00 per month')).toBeNull();
    });
    await step('Each change is a button', async () => {
      await userEvent.click(plans.getByRole('button', { name: 'Choose Starter' }));
      await expect(args.onChoose).toHaveBeenCalledWith(products[0]);
      await userEvent.click(plan.getByRole('button', { name: 'Manage subscription' }));
      await expect(args.onManage).toHaveBeenCalledOnce();
      await userEvent.click(plan.getByRole('button', { name: 'Cancel subscription' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Replace card' }));
      await expect(args.onAddCard).toHaveBeenCalledOnce();
    });
  },
};

/** The plans in another currency. */
export const OtherCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'EUR · Euro' }));
    await expect(await canvas.findByText('€279.00 per month')).toBeVisible();
    await expect(canvas.queryByText('$99.00 per month')).toBeNull();
  },
};

/** Plans by the month and by the year are compared among themselves. */
export const BillingPeriods: Story = {
  args: {
    products: ready([
      ...products,
      {
        id: toId(4),
        name: 'Growth, yearly',
        description: '2 months free.',
        price: 299_000,
        currency: 'USD',
        interval: 'year',
        observabilityQuota: 10_000,
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const plans = within(canvas.getByRole('region', { name: 'Plans' }));
    await expect(plans.getByText('1,000 alert runs per month')).toBeVisible();
    await expect(plans.getByText('11,000 alert runs per month')).toBeVisible();
    await expect(plans.queryByText('$2,990.00 per year')).not.toBeInTheDocument();
    // Side by side, so that they can be compared line by line.
    const tops = plans.getAllByText(/alert runs per month$/).map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(plans.getByRole('radio', { name: 'Yearly' }));
    await expect(plans.getByText('$2,990.00 per year')).toBeVisible();
    await expect(plans.queryByText('$299.00 per month')).not.toBeInTheDocument();
  },
};

/** What the service of the busy account says. */
export const OnTheService: Story = {
  render: (args) => <LiveBilling {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/per month, renews on /)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Choose Scale' })).toBeEnabled();
  },
};

export const Trial: Story = {
  args: unsubscribed({ trialExpiryDate: daysOn(9) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 days left in your trial')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Payment method' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose Growth' })).toBeEnabled();
  },
};

export const TrialLastDay: Story = {
  args: unsubscribed({ trialExpiryDate: daysOn(0.25) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your trial ends today at 17:00 CET')).toBeVisible();
    await expect(canvas.getByText('6 hours left.')).toBeVisible();
  },
};

/** With a closed account only billing is open. Args are merged, so that they cannot take addresses away. */
const closed: NonNullable<Story['render']> = (args) => <BillingScreen {...args} hrefs={{}} />;

/** The guard sends people here; the page says why, what is kept, and where they were going. */
export const TrialExpired: Story = {
  args: { ...unsubscribed({ trialExpiryDate: daysOn(-1) }), returnTo: '/sources/list' },
  render: closed,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Your trial has ended')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'Your pipelines, sources, destinations and settings are kept. Choose a plan to continue.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Already paid? Refresh' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

/** Without a subscription or a trial, the guard leads here from every other page. */
export const Gated: Story = {
  args: { ...unsubscribed(), returnTo: '/pipelines/list' },
  render: closed,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).toBeNull();
    await expect(canvas.getByText('No active subscription')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'Acme has neither a trial nor an active subscription.Your pipelines, sources, destinations and settings are kept. Choose a plan to continue.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(args.onChoose).toHaveBeenCalledWith(products[1]);
  },
};

/** Full access again: the way back to the page that was closed. */
export const OpenAgain: Story = {
  args: { returnTo: '/sources/list', cardNews: { kind: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to Sources' })).toHaveAttribute(
      'href',
      '/sources/list',
    );
    // One notice says that all is well.
    await expect(canvas.queryByText('Subscription active')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Card saved.')).not.toBeInTheDocument();
  },
};

export const NoSubscription: Story = {
  args: unsubscribed(),
  play: async ({ canvas }) => expect(canvas.getByText('No active subscription')).toBeVisible(),
};

export const PastDue: Story = {
  args: subscribed({ subscriptionStatus: 'past_due', currentPeriodEnd: daysOn(-3) }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('A payment has been past due since 1 March 2026')).toBeVisible();
    await expect(canvas.getByText('per month, past due since 1 March 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
    await expect(canvas.getByText('A payment is past due. Pay it to change the plan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update card' }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};

export const CanceledUntil: Story = {
  args: subscribed({ subscriptionStatus: 'canceled', subscriptionCancelAt: daysOn(12) }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your subscription ends on 16 March 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const CanceledEnded: Story = {
  args: subscribed({ subscriptionStatus: 'canceled', subscriptionCancelAt: daysOn(-3), paymentMethod: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No active subscription')).toBeVisible();
    await expect(canvas.getByText('per month, ended on 1 March 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Growth' })).toBeEnabled();
  },
};

/** A status that the specification does not list is shown as the service wrote it. */
export const UnknownStatus: Story = {
  args: subscribed({ subscriptionStatus: 'incomplete' }),
  play: async ({ canvas }) => expect(canvas.getByText('per month, status: incomplete')).toBeVisible(),
};

export const NoCard: Story = {
  args: subscribed({ paymentMethod: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No card is on file.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add card' })).toBeEnabled();
  },
};

export const ExpiredCard: Story = {
  args: subscribed({
    paymentMethod: { id: 'pm_1', brand: 'amex', lastFour: '0005', expiryMonth: 2, expiryYear: 2026 },
  }),
  play: async ({ canvas }) => expect(canvas.getByText('Expired 02/2026')).toBeVisible(),
};

/** A service that tells only what the specification shows. */
export const FewFields: Story = {
  args: {
    ...subscribed({ productId: undefined, currentPeriodEnd: undefined, paymentMethod: undefined }),
    products: ready([{ id: toId(1) }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The service does not say which card pays/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Plan 1' })).toBeEnabled();
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.queryByText('Price on request')).toBeNull();
  },
};

/** Only the service knows which price is given on request, and in which units it counts. */
export const UnusualPrices: Story = {
  args: {
    products: ready([
      { id: toId(1), isPriceOnRequest: true },
      { id: toId(2), price: 49_900, currency: 'XYZ' },
      { id: toId(3), price: 49_900, currency: 'credits' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Currency/ })).toBeVisible();
  },
};

export const Bypassed: Story = {
  args: { client: client({ isBypassBilling: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No billing on this account')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Plans' })).toBeNull();
  },
};

export const ArrangedElsewhere: Story = {
  args: { client: client({ isStripeManaged: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is arranged with Millrace directly/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ForTeamMembers: Story = {
  args: { ...unsubscribed({ trialExpiryDate: daysOn(-1), name: 'Acme\u202Ecni' }), isAdmin: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Only admins can change billing.')).toBeVisible();
    // An account's name is user input: hidden characters are made visible (docs/threats.md T-25).
    await expect(canvasElement).toHaveTextContent('Ask an admin of Acme[U+202E]cni to subscribe.');
    await expect(canvas.queryByRole('button', { name: /^Choose/ })).toBeNull();
  },
};

export const QuotaAlmostUsed: Story = {
  args: {
    client: client({
      freeObservabilityUsage: 1_000,
      paidObservabilityQuota: 10_000,
      paidObservabilityUsage: 8_140,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Runs of the plan' })).toHaveAttribute(
      'aria-valuetext',
      '8,140 of 10,000',
    );
    await expect(canvas.getByText(/^1,860 of 11,000 alert runs left\./)).toBeVisible();
  },
};

export const QuotaUsedUp: Story = {
  args: { client: client({ freeObservabilityUsage: 1_000 }) },
  play: async ({ canvas }) => expect(canvas.getByText(/^Alerts resume on/)).toBeVisible(),
};

export const WithoutObservability: Story = {
  args: { hasObservability: false },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('region', { name: 'Alert runs this month' })).toBeNull(),
};

export const PortalFailed: Story = {
  args: { portal: { isPending: false, problem: { kind: 'http', status: 500 } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'Could not generate a subscription link. Please try again.',
    ),
};

export const PortalBlocked: Story = {
  args: { portal: { isPending: false, address: 'https://billing.example/portal' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open billing portal' });
    await expect(link).toHaveAttribute('href', 'https://billing.example/portal');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const CardSaved: Story = {
  args: {
    ...unsubscribed({ trialExpiryDate: daysOn(9) }),
    cardNews: { kind: 'saved' },
    card: { id: 'pm_2', brand: 'mastercard', lastFour: '4444', expiryMonth: 12, expiryYear: 2034 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Card saved.')).toBeVisible();
    await expect(canvas.getByText('Mastercard ending in 4444')).toBeVisible();
  },
};

export const CardRefused: Story = {
  args: { cardNews: { kind: 'refused' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank did not confirm the card.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another card' }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};

export const CardNotUsed: Story = {
  args: { cardNews: { kind: 'failed', problem: { kind: 'network' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(args.onUseCard).toHaveBeenCalledOnce();
  },
};

/** The card that pays is not changed by a link that someone else made. */
export const UnexpectedCard: Story = {
  args: { cardNews: { kind: 'unexpected' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect(args.onUseCard).toHaveBeenCalledOnce();
  },
};

export const CardChecking: Story = { args: { cardNews: { kind: 'checking' } } };

/** The provider returns before the service knows, so nothing is claimed. */
export const CardNotShownYet: Story = {
  args: { cardNews: { kind: 'unconfirmed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/was (not )?saved/)).toBeNull();
  },
};

export const CardCanceled: Story = { args: { cardNews: { kind: 'canceled' } } };

export const CardPageLeft: Story = {
  args: { cardNews: { kind: 'left' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You left the card page.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a card' }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};

export const CardSaving: Story = { args: { cardNews: { kind: 'saving' } } };

export const Loading: Story = {
  args: { products: { state: 'loading' }, subscriptions: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading plans' })).toBeInTheDocument();
    await expect(canvas.getByRole('meter', { name: 'Free runs' })).toBeVisible();
  },
};

/** The subscription is there first. Its plan keeps the room that it will take. */
export const PlansLoading: Story = {
  args: { products: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading plans' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  },
};

/** One failed call does not blank the page. */
export const SubscriptionsFailed: Story = {
  tags: ['state:failed'],
  render: (args) => <LiveBilling {...args} />,
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock: { at: storyNow.getTime() },
      toxics: [status(listSubscriptions, 500)],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose Growth' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Free runs' })).toBeVisible();
  },
};

export const PlansSlow: Story = {
  render: (args) => <LiveBilling {...args} />,
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock: { at: storyNow.getTime() },
      toxics: [never(listProducts)],
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Manage subscription' })).toBeEnabled(),
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline. Billing cannot be changed now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Manage subscription' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
  },
};

export const Unreachable: Story = {
  args: {
    ...unsubscribed({ trialExpiryDate: daysOn(-1) }),
    checking: { isPending: false, problem: { kind: 'network' } },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

export const LongText: Story = {
  args: {
    ...unsubscribed({ trialExpiryDate: daysOn(-1), name: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) }),
    products: ready(
      products.map((product) => ({
        ...product,
        name: `${product.name} ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`,
        description: 'With more runs of alerts, more people, and more of everything else. '.repeat(8),
      })),
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = {
  args: {
    products: {
      state: 'ready',
      value: products.map((product) => ({
        ...product,
        name: `${product.name} for growing teams ${'x'.repeat(60)}`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
