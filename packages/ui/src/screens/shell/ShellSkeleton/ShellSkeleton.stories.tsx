import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShellSkeleton } from './ShellSkeleton.tsx';

const meta = {
  title: 'Screens/Shell/ShellSkeleton',
  component: ShellSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'Loading Millrace' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading Millrace' })).toBeEmptyDOMElement();
  },
};

/** A note appears if loading takes long. */
export const Late: Story = {
  args: { lateAfterMs: 50 },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Still loading/)).toBeVisible(),
};

export const Narrow: Story = {
  ...Late,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Still loading/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
