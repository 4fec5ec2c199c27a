import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ObservabilityDisabledScreen } from './ObservabilityDisabledScreen.tsx';

const meta = {
  title: 'Screens/Observability/ObservabilityDisabledScreen',
  component: ObservabilityDisabledScreen,
  args: { homeHref: '/' },
} satisfies Meta<typeof ObservabilityDisabledScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Observability is not enabled' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
