import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Disabled: Story = { args: { isDisabled: true } };
