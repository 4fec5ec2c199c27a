import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InactiveClientScreen } from './InactiveClientScreen.tsx';

const meta = {
  title: 'Screens/Auth/InactiveClientScreen',
  component: InactiveClientScreen,
  parameters: { layout: 'fullscreen' },
  args: { onLogout: fn() },
} satisfies Meta<typeof InactiveClientScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Pressed once; the button waits until the service has ended the session. */
export const LoggingOut: Story = {
  tags: ['state:loading'],
  args: { isLoggingOut: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Use another account/ }));
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
