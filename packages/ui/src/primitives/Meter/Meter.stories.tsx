import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Alert runs', value: 512, max: 1_000, valueLabel: '512 of 1,000' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Alert runs' });
    await expect(meter).toHaveAttribute('aria-valuetext', '512 of 1,000');
    await expect(meter).toHaveAttribute('aria-valuenow', '512');
    await expect(meter).toHaveAttribute('aria-valuemax', '1000');
  },
};

/** Amber from 80 % on, red once nothing is left. */
export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap="lg">
      <Meter {...args} label="Nothing" value={0} valueLabel="0 of 1,000" />
      <Meter {...args} label="Almost all" value={800} valueLabel="800 of 1,000" />
      <Meter {...args} label="All" value={1_000} valueLabel="1,000 of 1,000" />
      <Meter {...args} label="More than all" value={1_200} valueLabel="1,200 of 1,000" />
      <Meter {...args} label="Of nothing" value={0} max={0} valueLabel="0 of 0" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const barOf = (name: string) => {
      const bar = canvas.getByRole('meter', { name }).lastElementChild?.firstElementChild;
      return bar ? getComputedStyle(bar).backgroundColor : undefined;
    };
    await expect(barOf('Nothing')).toBeUndefined();
    await expect(barOf('Almost all')).not.toBe(barOf('All'));
    await expect(barOf('More than all')).toBe(barOf('All'));
    await expect(barOf('Of nothing')).toBe(barOf('All'));
    await expect(canvas.getByRole('meter', { name: 'More than all' })).toHaveAttribute(
      'aria-valuetext',
      '1,200 of 1,000',
    );
  },
};

export const Narrow: Story = {
  args: { label: 'Paid alert runs of this calendar month', valueLabel: '1,234,567 of 10,000,000' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
