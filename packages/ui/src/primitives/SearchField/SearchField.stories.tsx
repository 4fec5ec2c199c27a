import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled, expectReadOnlyText } from '../fieldStates.stories.data.ts';
import { textProps } from '../inheritedProps.stories.data.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  argTypes: textProps,
  args: { label: 'Search pipelines', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search pipelines' });
    await step('Typing searches', async () => {
      await userEvent.type(field, 'orders');
      await expect(args.onChange).toHaveBeenLastCalledWith('orders');
    });
    await step('Escape clears the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: { defaultValue: 'orders', autoFocus: true, size: 'toolbar' },
};

export const Filled: Story = {
  args: { defaultValue: 'orders' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'orders' },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('searchbox'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The search can be copied, and neither Escape nor a press clears it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'orders' },
  play: async ({ args, canvas, userEvent }) => {
    await expectReadOnlyText(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('orders');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
