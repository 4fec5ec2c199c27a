import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'direct' } };

/** The heading above repeats the label, so the label is visually hidden. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: args.label })).toBeInTheDocument(),
};
