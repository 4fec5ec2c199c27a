import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExactTime } from './ExactTime.tsx';

const meta = {
  title: 'Patterns/ExactTime',
  component: ExactTime,
  parameters: { present: { timeZone: 'Europe/Berlin' } },
  args: { date: new Date('2026-03-04T09:57:00Z'), children: '10:57 CET' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExactTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const exact = '4 Mar 2026, 10:57:00 CET · 4 Mar 2026, 09:57:00 UTC';

/** On hover, the browser shows the exact time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('10:57 CET');
    await expect(time).toHaveAttribute('datetime', '2026-03-04T09:57:00.000Z');
    await expect(time).toHaveAttribute('title', exact);
  },
};

/** With the keyboard, the exact time shows on focus. */
export const Playground: Story = {
  args: { isFocusable: true },
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByText('10:57 CET');
    const shown = getComputedStyle(time, '::after');
    await expect(shown.content).toBe('none');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(shown.content).toBe(`"${exact}"`);
  },
};

export const InUtc: Story = {
  parameters: { present: { timeZone: 'UTC' } },
  args: { children: '09:57 UTC' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('09:57 UTC')).toHaveAttribute('title', '4 Mar 2026, 09:57:00 UTC'),
};
