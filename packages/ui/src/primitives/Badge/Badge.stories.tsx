import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LockIcon } from '../Icon/icons/LockIcon.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'Excluded' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'info', size: 'small', icon: LockIcon, children: 'Primary key' },
};
export const Small: Story = { args: { size: 'small' } };

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack direction="row" gap="sm" isWrapping>
      {badgeTones.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};

/** A badge that does not fit truncates its text and does not push its neighbours. */
export const Cut: Story = {
  args: { children: 'Something very long' },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 80 }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Something very long');
    await expect(badge.getBoundingClientRect().width).toBe(80);
    await expect(getComputedStyle(badge).textOverflow).toBe('ellipsis');
  },
};
