import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInReturnScreen } from './SignInReturnScreen.tsx';

const meta = {
  title: 'Screens/Auth/SignInReturnScreen',
  component: SignInReturnScreen,
  args: { provider: 'Shopify' },
} satisfies Meta<typeof SignInReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You can close this window' })).toBeVisible();
    await expect(canvas.getByText(/finish connecting Shopify/)).toBeVisible();
  },
};

/** The address names a provider that this build does not know. */
export const UnknownProvider: Story = { args: { provider: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
