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
  play: async ({ canvas }) =>
    expect(canvas.getByRole('main', { name: 'Loading Millrace' })).toHaveAttribute('aria-busy', 'true'),
};
