import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled, expectReadOnlyText } from '../fieldStates.stories.data.ts';
import { textProps } from '../inheritedProps.stories.data.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  argTypes: textProps,
  args: { label: 'Message', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Playground: Story = {
  args: { description: 'We answer within a day.', placeholder: 'What happened?', rows: 6, isRequired: true },
};

export const Described: Story = {
  args: { description: 'We answer within a day.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We answer within a day.');
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { error: 'Enter a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a message.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Cannot be changed now.' },
  play: ({ canvas }) => expectDisabled(canvas.getByRole('textbox')),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Can be copied.' },
  play: async ({ args, canvas }) => {
    await expectReadOnlyText(canvas.getByRole('textbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The count appears near the limit. An emoji of seven code points is one character. */
export const Counted: Story = {
  tags: ['visual'],
  args: { count: { most: 12, countedFrom: 10 }, value: undefined, defaultValue: '12345678' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), '9👩‍👩‍👧‍👦');
    await expect(canvas.getByRole('status')).toHaveTextContent('10 of 12 characters');
    await userEvent.type(canvas.getByRole('textbox'), 'abcd');
    await expect(canvas.getByRole('status')).toHaveTextContent('14 of 12 characters');
  },
};

export const LongText: Story = {
  args: { value: 'Donaudampfschifffahrtsgesellschaft'.repeat(20) },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
