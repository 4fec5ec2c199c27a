import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectDisabled } from '../fieldStates.stories.data.ts';
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

export const Playground: Story = {
  args: { description: 'Where the data is stored.', placeholder: 'Select a region', isRequired: true },
};

/** A form moves the focus to the field with the first error. */
export const FocusFromOutside: Story = {
  render: function Render(args) {
    const field = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Select {...args} ref={field} />
        <Button onPress={() => field.current?.focus()}>Check</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByRole('button', { name: /Region/ })).toHaveFocus();
  },
};

export const Focused: Story = {
  args: { autoFocus: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: /Region/ })).toHaveFocus()),
};

export const Open: Story = {
  tags: ['visual'],
  args: { defaultValue: 'us-west-2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Region/ }));
    await expect(await screen.findByRole('option', { name: 'Oregon' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Select a provider or region' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Region/ })).toHaveAccessibleDescription(
      'Select a provider or region',
    ),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'us-east-1' },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('button', { name: /N\. Virginia/ }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
