import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code } from './Code.tsx';

const meta = {
  title: 'Primitives/Code',
  component: Code,
  args: { children: 'db.acme-prod.internal' },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => expect(canvas.getByRole('code')).toHaveAttribute('translate', 'no'),
};
