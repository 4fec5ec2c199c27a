import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailSentScreen } from './EmailSentScreen.tsx';

const meta = {
  title: 'Screens/Auth/EmailSentScreen',
  component: EmailSentScreen,
  parameters: { layout: 'fullscreen' },
  args: { email: 'ada@start.example', onSend: fn(), signInHref: '/login', signUpHref: '/signup' },
} satisfies Meta<typeof EmailSentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each email starts the cool-down. */
export const Default: Story = {
  render: function Sending(args) {
    const [sentCount, setSentCount] = useState(0);
    return (
      <EmailSentScreen
        {...args}
        sentCount={sentCount}
        onSend={(email) => {
          args.onSend(email);
          setSentCount(sentCount + 1);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/ada@start\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('ada@start.example');
    // It keeps the focus.
    await expect(canvas.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('New link requested.');
  },
};

/** After a reload, the address is no longer known. */
export const UnknownAddress: Story = {
  args: { email: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText(/^Email/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter an email address.'));
    await userEvent.type(email, ' ada@start.example {Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('ada@start.example');
  },
};

export const Pending: Story = { args: { isPending: true } };
export const TooMany: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Send again in/ })).toBeDisabled(),
};
export const Unreachable: Story = { args: { problem: { kind: 'network' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { email: `${'very.long.address.'.repeat(8)}@start.example` },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Offline: Story = {
  args: { problem: { kind: 'offline', isUnsent: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent. Try again when you are back online.',
    ),
};

export const LongText: Story = {
  args: { email: `${'very.long.address.'.repeat(8)}@start.example` },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
