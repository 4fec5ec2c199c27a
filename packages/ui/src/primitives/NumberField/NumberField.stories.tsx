import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled, expectReadOnlyText } from '../fieldStates.stories.data.ts';
import { numberProps } from '../inheritedProps.stories.data.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  argTypes: numberProps,
  args: { label: 'Rows per batch', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Rows per batch' });
    await step('A typed number counts when the field is left, and is written with its groups', async () => {
      await userEvent.type(field, '12000');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(12_000);
      await expect(field).toHaveValue('12,000');
    });
    await step('Letters cannot be typed', async () => {
      await userEvent.type(field, 'x');
      await expect(field).toHaveValue('12,000');
    });
    await step('An emptied field is null', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: {
    description: 'Larger batches are faster, and need more memory.',
    defaultValue: 500,
    minValue: 100,
    maxValue: 10_000,
    step: 100,
    isRequired: true,
  },
};

/** Arrow keys and buttons change it in steps, within its bounds. */
export const Steps: Story = {
  args: { defaultValue: 5, minValue: 0, maxValue: 10, step: 5 },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Rows per batch' });
    await step('The arrow keys', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field).toHaveValue('10');
      await userEvent.keyboard('{Home}');
      await expect(field).toHaveValue('0');
    });
    await step('The buttons, which are not in the tab order', async () => {
      await expect(canvas.getByRole('button', { name: 'Decrease Rows per batch' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Increase Rows per batch' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(5);
    });
    await step('A number beyond its bounds becomes the bound', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '900');
      await userEvent.tab();
      await expect(field).toHaveValue('10');
    });
  },
};

/** The unit is part of the format. */
export const WithUnit: Story = {
  args: {
    label: 'Timeout',
    defaultValue: 30,
    formatOptions: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('30 seconds'),
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Enter a number of rows.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a number of rows.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 500 },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('textbox'));
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 500 },
  play: async ({ args, canvas }) => {
    await expectReadOnlyText(canvas.getByRole('textbox'));
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At a bound only one of the buttons is disabled: the field itself looks as usual. */
export const AtItsBound: Story = {
  args: { defaultValue: 0, minValue: 0 },
  play: async ({ canvas, userEvent }) => {
    const decrease = canvas.getByRole('button', { name: 'Decrease Rows per batch' });
    const background = () => getComputedStyle(canvas.getByRole('group')).backgroundColor;
    const atBound = background();
    await expect(decrease).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Rows per batch' }));
    await expect(decrease).toBeEnabled();
    await expect(background()).toBe(atBound);
  },
};
