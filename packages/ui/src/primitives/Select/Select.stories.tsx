import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Region',
    onChange: fn(),
    options: [
      { value: 'us-east-1', label: 'N. Virginia', description: 'us-east-1' },
      { value: 'us-west-2', label: 'Oregon', description: 'us-west-2' },
      { value: 'ap-northeast-1', label: 'Tokyo', description: 'ap-northeast-1' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /Region/ });
    await step('The keyboard opens it, and typing selects an option by letter', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('tok{Enter}');
    });
    await step('The selected option is shown and the focus returns', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith('ap-northeast-1');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(button).toHaveTextContent('Tokyo');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Open: Story = {
  args: { defaultValue: 'us-west-2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Region/ }));
    await expect(await screen.findByRole('option', { name: 'Oregon' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Invalid: Story = { args: { isRequired: true, error: 'Select a provider or region' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'us-east-1' } };
