import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectPanel } from './ConnectPanel.tsx';

const meta = {
  title: 'Forms/ConnectPanel',
  component: ConnectPanel,
  args: { provider: 'Shopify', state: { kind: 'idle' }, onConnect: fn(), onCancel: fn() },
} satisfies Meta<typeof ConnectPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConnected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sign-in at Shopify' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Shopify' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

/** Saving without a connection points here. */
export const Required: Story = {
  args: { error: 'Connect Shopify to continue' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group')).toHaveAccessibleDescription('Connect Shopify to continue'),
};

/** A value that the sign-in depends on has changed. */
export const NoLongerValid: Story = {
  args: { state: { kind: 'idle', reason: 'The shop name was changed, so the sign-in no longer applies.' } },
  play: async ({ canvas }) => expect(canvas.getByText(/shop name was changed/)).toBeVisible(),
};

export const Waiting: Story = {
  args: { state: { kind: 'waiting' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for Shopify');
    await expect(canvas.queryByRole('button', { name: /Connect/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The window cannot be watched any more: it was closed, or its provider disconnected it. */
export const Closed: Story = {
  args: { state: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connect again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { state: { kind: 'blocked', href: 'https://shopify.example/authorize' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Shopify' });
    await expect(link).toHaveAttribute('href', 'https://shopify.example/authorize');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Exchanging: Story = {
  args: { state: { kind: 'exchanging' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Connect/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Connected: Story = {
  args: {
    state: { kind: 'connected', account: 'owner@acme.example', at: new Date('2026-03-04T09:58:00Z') },
    error: 'Connect Shopify to continue',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Connected as owner@acme\.example\s*2 min ago$/,
    );
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await expect(canvas.queryByText('Connect Shopify to continue')).toBeNull();
  },
};

/** A saved connector: its account is not known. */
export const ConnectedEarlier: Story = { args: { state: { kind: 'connected' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The access was declined at Shopify.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};

export const Expired: Story = { args: { state: { kind: 'expired' } } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Connect Shopify' })).toBeDisabled(),
};

export const Phone: Story = {
  ...Closed,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** Long and hostile text wraps inside the panel. */
export const HostileText: Story = {
  args: {
    provider: 'Very'.repeat(30),
    state: { kind: 'connected', account: `${'x'.repeat(300)}@\u202Eelpmaxe` },
  },
  globals: { viewport: { value: 'phone' } },
  play: Phone.play,
};
