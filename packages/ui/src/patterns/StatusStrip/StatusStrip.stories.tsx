import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StatusStrip } from './StatusStrip.tsx';

const items = [
  { status: 'running', label: 'Running', count: 15 },
  { status: 'errored', label: 'Errored', count: 2 },
  { status: 'paused', label: 'Paused', count: 4 },
];

const meta = {
  title: 'Patterns/StatusStrip',
  component: StatusStrip<string>,
  args: { label: 'Filter by status', items, selected: [], onChange: fn() },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <StatusStrip
        {...args}
        selected={selected}
        onChange={(next) => {
          setSelected(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof StatusStrip<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const errored = canvas.getByRole('button', { name: 'Errored 2' });
    await step('The keyboard presses it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(errored).toHaveFocus();
      await userEvent.keyboard('[Space]');
      await expect(errored).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
    await step('A press filters, another one clears the filter', async () => {
      await userEvent.click(errored);
      await expect(args.onChange).toHaveBeenLastCalledWith(['errored']);
      await expect(errored).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Running 15' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['running', 'errored']);
      await userEvent.click(errored);
      await expect(args.onChange).toHaveBeenLastCalledWith(['running']);
    });
  },
};

export const WithoutCounts: Story = {
  args: { items: items.map(({ status, label }) => ({ status, label })) },
};
/** The chips keep their places when the counts arrive. */
export const Playground: Story = {
  args: { items: items.map(({ status, label }) => ({ status, label })), reservesCounts: true },
};
/** Counted in the part that has loaded. */
export const PartialCounts: Story = {
  args: { items: items.map((item) => ({ ...item, isPartial: item.status !== 'paused' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Running 15+' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Paused 4' })).toBeVisible();
  },
};
export const Selected: Story = { args: { selected: ['errored', 'paused'] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
