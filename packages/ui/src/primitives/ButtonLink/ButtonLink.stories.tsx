import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLeftIcon } from '../Icon/icons/ArrowLeftIcon.ts';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#pipelines', children: 'All pipelines' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All pipelines' });
    await expect(link).toHaveAttribute('href', '#pipelines');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: { tone: 'accent', variant: 'soft', size: 'toolbar', icon: PlusIcon },
};

export const Primary: Story = {
  args: { tone: 'accent', variant: 'solid', icon: PlusIcon, children: 'Create pipeline' },
};

export const Back: Story = {
  args: { variant: 'ghost', icon: ArrowLeftIcon, children: 'Back to prerequisites' },
};
