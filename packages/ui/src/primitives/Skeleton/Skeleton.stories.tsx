import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: { width: 120, height: 20 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([120, 20]);
  },
};

export const Round: Story = { args: { width: 32, height: 32, isRound: true } };
