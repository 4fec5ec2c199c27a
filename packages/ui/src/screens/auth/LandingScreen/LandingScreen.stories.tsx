import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Auth/LandingScreen',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '/login' },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where accounts are not created by oneself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('link', { name: 'Start a free trial' })).not.toBeInTheDocument();
  },
};

export const Playground: Story = {
  args: { signUpHref: '/signup', notice: 'You have signed out.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have signed out.');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start a free trial' })).toHaveFocus();
  },
};

/** A sentence without a place to break. */
export const LongText: Story = {
  args: { notice: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = {
  args: { signUpHref: '/signup' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
