import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled } from '../fieldStates.stories.data.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Connection options',
    onChange: fn(),
    options: [
      { value: 'direct', label: 'Connect directly', description: 'Allow our IP addresses in your firewall.' },
      { value: 'secure', label: 'Connect via secure tunnel', description: 'WireGuard, SSH or reverse SSH.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Connection options' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Connect directly/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /secure tunnel/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('secure');
  },
};

export const Playground: Story = {
  args: {
    variant: 'cards',
    defaultValue: 'secure',
    isRequired: true,
    description: 'You can change it later.',
  },
};

export const Cards: Story = {
  tags: ['visual'],
  args: { variant: 'cards' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('WireGuard, SSH or reverse SSH.'));
    await expect(args.onChange).toHaveBeenLastCalledWith('secure');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose how we reach your database.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how we reach your database.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'direct' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expectDisabled(radio);
    await expect(canvas.getByRole('radio', { name: /directly/ })).toBeChecked();
  },
};

/** It keeps the focus, and neither a press nor an arrow key changes it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'direct' },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByRole('radio', { name: /directly/ });
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}[Space]');
    await userEvent.click(canvas.getByText('Connect via secure tunnel'));
    await expect(chosen).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnlyCards: Story = { ...ReadOnly, args: { ...ReadOnly.args, variant: 'cards' } };

/** The heading above repeats the label, so the label is visually hidden. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: args.label })).toBeInTheDocument(),
};
