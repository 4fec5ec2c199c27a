import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { Product } from '../../domain/entities/product.ts';
import type { BillingSubscription } from '../../domain/billing/subscription.ts';
import { SubscriptionModal } from './SubscriptionModal.tsx';

const growth: Product = {
  id: toId(2),
  name: 'Growth',
  price: 29_900,
  currency: 'USD',
  interval: 'month',
  observabilityQuota: 10_000,
};
const yearly: Product = { ...growth, id: toId(3), name: 'Growth, yearly', price: 299_000, interval: 'year' };
const card = { id: 'pm_1', brand: 'visa', lastFour: '4242', expiryMonth: 11, expiryYear: 2027 };
const subscription: BillingSubscription = {
  id: toId(1),
  subscriptionStatus: 'active',
  subscriptionCancelAt: null,
  currentPeriodEnd: new Date('2026-03-21T10:00:00Z'),
};

const meta = {
  title: 'Modals/SubscriptionModal',
  component: SubscriptionModal,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    present: { now: new Date('2026-03-04T10:00:00Z'), timeZone: 'Europe/Vienna' },
  },
  args: {
    isOpen: true,
    change: { kind: 'subscribe', product: growth },
    card,
    freeRuns: 1_000,
    onConfirm: fn(),
    onAddCard: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SubscriptionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to “Growth”?' });
    await step('It says what is charged, when, and to which card', async () => {
      await expect(dialog).toHaveTextContent(
        'The first month is charged now. It renews every month until you cancel.',
      );
      await expect(dialog).toHaveTextContent('$299.00 per month');
      await expect(dialog).toHaveTextContent('11,000 alert runs per month');
      await expect(dialog).toHaveTextContent('Visa ending in 4242. Expires 11/2027.');
    });
    await step('The safe button has the focus', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus());
    });
    await step('The button repeats the amount', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Subscribe for $299.00' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

/** No card is known: it is entered first. Who knows that one is on file can use it. */
export const WithoutCard: Story = {
  args: { card: undefined },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Nothing is charged before that.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to card' }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Use the card on file' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The service has no card: the reason is shown, and the way on is still there. */
export const NoCardOnFile: Story = {
  args: {
    card: undefined,
    problem: { kind: 'http', status: 409, detail: 'Add a payment method first.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Add a payment method first.');
    await expect(screen.getByRole('button', { name: 'Continue to card' })).toBeEnabled();
  },
};

/** The same interval: the price changes with the next period. */
export const ChangePlan: Story = {
  args: { change: { kind: 'changePlan', product: growth, from: { ...growth, id: toId(1) }, subscription } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change the plan to “Growth”?' });
    await expect(dialog).toHaveTextContent(
      'The new plan applies at once. Its price is charged from 21 March 2026 on.',
    );
    await expect(screen.getByRole('button', { name: 'Change plan' })).toBeEnabled();
  },
};

/** Another interval starts a new period. */
export const ChangeInterval: Story = {
  args: { change: { kind: 'changePlan', product: yearly, from: growth, subscription } },
  play: async () =>
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'A new period starts: its first year is charged now.',
    ),
};

export const Cancel: Story = {
  args: { change: { kind: 'cancel', subscription } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the subscription?' });
    await expect(dialog).toHaveTextContent('You have full access until 21 March 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A payment is owed: the subscription ends at once. */
export const CancelPastDue: Story = {
  args: { change: { kind: 'cancel', subscription: { ...subscription, subscriptionStatus: 'past_due' } } },
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('so the subscription ends at once.'),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The service tells little about the plan, and its name hides characters (docs/threats.md T-25). */
export const HostilePlan: Story = {
  tags: ['state:long-text'],
  args: { change: { kind: 'subscribe', product: { id: toId(9), name: `Gr\u202Eowth ${'x'.repeat(120)}` } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Gr\[U\+202E\]owth/ });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Subscribe for $299.00' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('You are offline.');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  args: { problem: { kind: 'http', status: 503 } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: /^Subscribe/ })).toBeEnabled();
  },
};
