import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Screens/Shell/LoadingScreen',
  component: LoadingScreen,
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the screen is not known before its code. */
export const Default: Story = {
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Playground: Story = {
  args: { title: 'Settings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { title: 'Settings', isOffline: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Settings opens when you are back online.'),
};

export const Narrow: Story = {
  args: { title: 'Settings' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
