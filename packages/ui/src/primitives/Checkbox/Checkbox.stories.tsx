import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled } from '../fieldStates.stories.data.ts';
import { toggleProps } from '../inheritedProps.stories.data.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  argTypes: toggleProps,
  args: { children: 'Sync new tables automatically', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sync new tables automatically' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { defaultSelected: true, description: 'Within an hour of their creation.' },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'All tables' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};

/** A row's checkbox in the first column of a table. */
export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Select Orders to warehouse' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: 'Select Orders to warehouse' })).toBeInTheDocument(),
};

export const Described: Story = {
  args: { description: 'New source tables are synced automatically.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'New source tables are synced automatically.',
    ),
};

export const Invalid: Story = {
  tags: ['visual'],
  args: { error: 'Confirm the resync.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Confirm the resync.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** It keeps the focus, and neither a press nor Space changes it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await userEvent.click(canvas.getByText('Sync new tables automatically'));
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
