import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Screens/Auth/VerifyEmailScreen',
  component: VerifyEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCheckAgain: fn(), onLogout: fn() },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your email address');
    await userEvent.click(canvas.getByRole('button', { name: 'I have verified it' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const StillUnverified: Story = {
  args: { isStillUnverified: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('The address is not verified yet.'),
};
export const WithSendAgain: Story = {
  args: { sending: { email: 'noor@acme.example', onSend: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.sending?.onSend).toHaveBeenLastCalledWith('noor@acme.example');
  },
};
/** Sent to this page by the guard, which does not know the address. */
export const UnknownAddress: Story = { args: { sending: { onSend: fn() } } };
export const Pending: Story = { args: { isPending: true } };
export const Unreachable: Story = {
  args: { problem: { kind: 'network' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = {
  args: { problem: { kind: 'offline', isUnsent: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent. Try again when you are back online.',
    ),
};

export const LongText: Story = {
  args: {
    sending: { email: `${'very.long.address.'.repeat(8)}@start.example`, onSend: fn() },
    problem: { kind: 'http', status: 400, detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
