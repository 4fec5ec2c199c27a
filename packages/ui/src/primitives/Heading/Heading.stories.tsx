import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Pipelines' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Pipelines' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const Playground: Story = { args: { level: 2, size: 'display' } };

export const Display: Story = { args: { size: 'display', children: 'Sign in' } };
export const Section: Story = {
  args: { level: 2, children: 'Source Details' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex'),
};
