import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ShellNotices } from './ShellNotices.tsx';

const meta = {
  title: 'Screens/Shell/ShellNotices',
  component: ShellNotices,
  args: { isOnline: true, isLivePaused: false, hasNewVersion: false, onReload: fn() },
  // As the shell sets them.
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

/** Nothing is worth saying. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.queryAllByRole('status')).toHaveLength(0),
};

/** That nothing is live either goes without saying. */
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

export const NewVersion: Story = {
  args: { hasNewVersion: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is there.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const SignedInAlready: Story = {
  args: { isSignedInAlready: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Sign out to accept the invitation.'),
};

export const TrialEnded: Story = {
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

/** Each about another thing: they stand below one another. */
export const Several: Story = {
  args: { isOnline: false, hasNewVersion: true },
  play: async ({ canvas }) => expect(canvas.getAllByRole('status')).toHaveLength(2),
};
