import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './Brand.tsx';

const meta = { title: 'Patterns/Brand', component: Brand } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Millrace')).toBeVisible(),
};

export const Playground: Story = {
  args: { isMarkOnly: true },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Millrace' })).toBeVisible(),
};
