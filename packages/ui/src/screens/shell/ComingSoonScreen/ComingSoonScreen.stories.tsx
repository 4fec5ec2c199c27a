import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const meta = {
  title: 'Screens/Shell/ComingSoonScreen',
  component: ComingSoonScreen,
  args: { homeHref: '/pipelines/list' },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This page is not available yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to pipelines' })).toHaveAttribute(
      'href',
      '/pipelines/list',
    );
  },
};

export const Standalone: Story = {
  args: { isStandalone: true, homeHref: '/' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('This page is not available yet');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
