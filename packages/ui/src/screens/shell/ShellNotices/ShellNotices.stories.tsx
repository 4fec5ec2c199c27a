import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ShellNotices } from './ShellNotices.tsx';

const meta = {
  title: 'Screens/Shell/ShellNotices',
  component: ShellNotices,
  args: { isOnline: true, isLivePaused: false, hasNewVersion: false, onReload: fn() },
  // In the same place as in the shell.
  decorators: [
    (Story) => (
      <Stack gap="sm">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ShellNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:one'],
  args: { hasNewVersion: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

/** Usually no banner is shown. */
export const Quiet: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => expect(canvas.queryAllByRole('status')).toHaveLength(0),
};

/** Offline implies that updates are paused, so only one banner shows. */
export const Offline: Story = {
  args: { isOnline: false, isLivePaused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

export const LivePaused: Story = {
  args: { isLivePaused: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Live updates are paused.'),
};

export const LiveUnavailable: Story = {
  args: { isLiveUnavailable: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Live updates are unavailable.'),
};

export const SignedInAlready: Story = {
  args: { isSignedInAlready: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Log out to use this link.'),
};

export const TrialEnded: Story = {
  tags: ['state:gated'],
  args: { ended: { access: 'trial', billingHref: '/settings/billing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your trial has ended.');
    await expect(canvas.getByRole('link', { name: 'See billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
  },
};

export const SubscriptionEnded: Story = {
  args: { ended: { access: 'subscription', billingHref: '/settings/billing' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Your subscription has ended.'),
};

export const TrialDays: Story = {
  args: {
    billing: {
      notice: {
        tone: 'info',
        title: '14 days left in your trial',
        text: 'Your trial ends on 18 March 2026.',
        isDismissible: true,
      },
      billingHref: '/settings/billing',
      onDismiss: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 days left in your trial.');
    await expect(canvas.getByRole('link', { name: 'See billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.billing?.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The banner of the last day cannot be dismissed. */
export const LastDayOfTrial: Story = {
  args: {
    billing: {
      notice: {
        tone: 'caution',
        title: 'Your trial ends today at 17:00 CET',
        text: '6 hours left.',
        isDismissible: false,
      },
      billingHref: '/settings/billing',
      onDismiss: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your trial ends today at 17:00 CET.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The trial ended while its banner was shown: only one banner about it remains. */
export const EndedAfterNotice: Story = {
  args: { ...LastDayOfTrial.args, ended: { access: 'trial', billingHref: '/settings/billing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your trial has ended.');
  },
};

/** Banners about different subjects are stacked. */
export const Several: Story = {
  tags: ['state:many'],
  args: { isOnline: false, hasNewVersion: true },
  play: async ({ canvas }) => expect(canvas.getAllByRole('status')).toHaveLength(2),
};

export const Narrow: Story = {
  args: { ...TrialDays.args, isOnline: false, hasNewVersion: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
