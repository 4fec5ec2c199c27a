import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectDisabled, expectReadOnlyText } from '../fieldStates.stories.data.ts';
import { textProps } from '../inheritedProps.stories.data.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  argTypes: textProps,
  args: { label: 'Name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.tab();
    await userEvent.keyboard('Orders');
    await expect(field).toHaveValue('Orders');
    await expect(args.onChange).toHaveBeenLastCalledWith('Orders');
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: {
    description: 'Shown in lists.',
    placeholder: 'orders',
    suffix: '.csv',
    isMono: true,
    maxLength: 20,
  },
};

/** The asterisk is only visual; the control itself is marked as required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
};

export const Described: Story = {
  args: { label: 'Shop name', description: 'The part before .myshopify.com.', placeholder: 'my-first-store' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The part before .myshopify.com.'),
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    label: 'Schema',
    isMono: true,
    defaultValue: 'pub lic',
    error: 'A schema name cannot contain spaces.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Schema' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A schema name cannot contain spaces.');
  },
};

export const Mono: Story = { args: { label: 'Host', isMono: true, defaultValue: 'db.acme-prod.internal' } };

export const WithSuffix: Story = { args: { label: 'Date window', defaultValue: '15', suffix: 'days' } };

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'public' },
  play: ({ canvas }) => expectDisabled(canvas.getByRole('textbox', { name: 'Name' })),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'public' },
  play: async ({ args, canvas }) => {
    await expectReadOnlyText(canvas.getByRole('textbox', { name: 'Name' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Text beyond the limit is cut with a warning (spec §5). */
export const TooLong: Story = {
  args: { maxLength: 6 },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');

    await step('At the limit there is no warning', async () => {
      await userEvent.type(field, 'orders');
      await expect(field).toHaveValue('orders');
      await expect(status).toBeEmptyDOMElement();
    });
    await step('Beyond it, the text is cut and the warning announced', async () => {
      await userEvent.type(field, '_2');
      await expect(field).toHaveValue('orders');
      await expect(status).toHaveTextContent(
        'The maximum length was exceeded. The string was cut at 6 characters',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith('orders');
    });
    await step('The next edit clears the warning', async () => {
      await userEvent.type(field, '{Backspace}');
      await expect(status).toBeEmptyDOMElement();
    });
    await step('The limit counts characters as a person sees them', async () => {
      await userEvent.clear(field);
      await userEvent.paste('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧');
      await expect(field).toHaveValue('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧');
    });
  },
};

/** Text beyond the limit first loses what it can do without. */
export const Shortened: Story = {
  args: { maxLength: 8, shorten: (typed) => typed.replaceAll(' ', '') },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await step('Text within the limit stays as it was typed', async () => {
      await userEvent.type(field, '12 34 56');
      await expect(field).toHaveValue('12 34 56');
    });
    await step('Longer text is shortened, and nothing is cut', async () => {
      await userEvent.type(field, '78');
      await expect(field).toHaveValue('12345678');
      await expect(status).toBeEmptyDOMElement();
    });
    await step('Only then is it cut', async () => {
      await userEvent.type(field, '9');
      await expect(field).toHaveValue('12345678');
      await expect(status).toHaveTextContent('The string was cut at 8 characters');
    });
  },
};
