import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled } from '../fieldStates.stories.data.ts';
import { toggleProps } from '../inheritedProps.stories.data.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  argTypes: toggleProps,
  args: { children: 'Email me when a pipeline fails', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Email me when a pipeline fails' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('[Space]');
    await expect(control).not.toBeChecked();
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: { defaultSelected: true, description: 'At most one message an hour.' },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: ({ canvas }) => expectDisabled(canvas.getByRole('switch')),
};

/** Such as while the change is saved: it keeps the focus, and neither a press nor Space changes it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await userEvent.click(canvas.getByText('Email me when a pipeline fails'));
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnlyOff: Story = { args: { isReadOnly: true } };

/** The setting could not be saved. */
export const Invalid: Story = {
  args: { description: 'At most one message an hour.', error: 'The setting was not saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'At most one message an hour. The setting was not saved. Try again.',
    );
  },
};
