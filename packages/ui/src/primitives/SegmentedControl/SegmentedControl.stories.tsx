import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

/** The usual setup: the application holds the value. */
function Held(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  const choose = (chosen: string): void => {
    setValue(chosen);
    args.onChange(chosen);
  };
  return <SegmentedControl {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Range',
    value: 'day',
    onChange: fn(),
    segments: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A press selects a segment', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
      await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('week');
    });
    await step('Arrow keys move, Space selects', async () => {
      await userEvent.keyboard('{ArrowRight}[Space]');
      await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    });
    await step('One segment is always selected', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
      await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    });
  },
};

export const Playground: Story = { args: { isDisabled: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const segment of canvas.getAllByRole('radio')) await expect(segment).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
