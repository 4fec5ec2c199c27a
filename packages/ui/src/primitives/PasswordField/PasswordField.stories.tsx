import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectDisabled, expectReadOnlyText } from '../fieldStates.stories.data.ts';
import { textProps } from '../inheritedProps.stories.data.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  argTypes: textProps,
  args: { label: 'Password', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: { description: 'At least 12 characters.', autoComplete: 'new-password', isRequired: true },
};

/** A database's password: password managers must neither fill it in nor save it. */
export const Foreign: Story = {
  args: { autoComplete: 'new-password', isForeign: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('data-1p-ignore', 'true');
    await expect(field).toHaveAttribute('data-lpignore', 'true');
  },
};

/** Every token of HTML is passed on. */
export const Off: Story = {
  args: { autoComplete: 'off' },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'off'),
};

export const ShowAndHide: Story = {
  args: { defaultValue: 'river-stone' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('Show', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('river-stone');
    });
    await step('Hide', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
};

/** Long values and values with leading or trailing spaces are kept unchanged. */
export const NeverCut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const long = ` ${'a'.repeat(300)} `;
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste(long);
    await expect(canvas.getByLabelText('Password')).toHaveValue(long);
    await expect(args.onChange).toHaveBeenLastCalledWith(long);
  },
};

/** The password does not appear in the serialised page. */
export const NotInTheMarkup: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <PasswordField {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    const markup = () => new XMLSerializer().serializeToString(canvasElement);
    await step('While it is typed, revealed, hovered and blurred', async () => {
      await userEvent.type(field, 'river-stone');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
      await userEvent.hover(field);
      await userEvent.tab();
      await expect(field).toHaveValue('river-stone');
      await expect(markup()).not.toContain('river');
    });
    await step('The input follows its value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(field).toHaveValue('');
      await userEvent.type(field, 'lake');
      await expect(field).toHaveValue('lake');
      await expect(markup()).not.toContain('lake');
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Enter your password.' },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/Password/, { selector: 'input' })).toBeInvalid(),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'river-stone' },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByLabelText('Password'));
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toBeDisabled();
  },
};

/** The password can be revealed and copied but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'river-stone' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expectReadOnlyText(canvas.getByLabelText('Password'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
