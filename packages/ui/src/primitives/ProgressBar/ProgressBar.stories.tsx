import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading the schema' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a value, it only shows that something goes on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading the schema' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const Playground: Story = { args: { value: 12, max: 40, valueLabel: '12 of 40 tables' } };

export const Share: Story = {
  tags: ['visual'],
  args: { value: 30 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading the schema' });
    await expect(bar).toHaveAttribute('aria-valuetext', '30%');
    await expect(bar).toHaveTextContent('30%');
  },
};

/** Words say more than a share, where there is something to count. */
export const InWords: Story = {
  args: { value: 12, max: 40, valueLabel: '12 of 40 tables' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40 tables');
    await expect(bar).toHaveAttribute('aria-valuenow', '12');
  },
};

export const Start: Story = { args: { value: 0 } };
export const End: Story = { args: { value: 100 } };

export const RightToLeft: Story = {
  args: { value: 30 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const bar = track?.firstElementChild;
    await expect(bar?.getBoundingClientRect().right).toBe(track?.getBoundingClientRect().right);
  },
};

export const Narrow: Story = {
  args: {
    label: 'Reading the tables of the warehouse',
    value: 3,
    max: 9,
    valueLabel: '3,000,000 of 9,000,000',
  },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
