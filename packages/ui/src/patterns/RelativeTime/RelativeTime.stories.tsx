import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Patterns/RelativeTime',
  component: RelativeTime,
  parameters: { present: { timeZone: 'Europe/Berlin' } },
  args: { date: new Date('2026-03-04T09:57:00Z') },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByText('3 min ago')).toHaveAttribute('datetime', '2026-03-04T09:57:00.000Z'),
};

export const Playground: Story = { args: { date: new Date('2026-03-03T17:04:00Z'), isFocusable: true } };

export const Yesterday: Story = {
  args: { date: new Date('2026-03-03T17:04:00Z') },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Yesterday 18:04 CET')).toHaveAttribute(
      'title',
      '3 Mar 2026, 18:04:00 CET · 3 Mar 2026, 17:04:00 UTC',
    ),
};

export const LongAgo: Story = { args: { date: new Date('2024-11-04T17:04:00Z') } };
