import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Primitives/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

export const Playground: Story = {
  args: { size: 32, label: 'Loading schema...' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Loading schema...' })).toBeVisible(),
};
