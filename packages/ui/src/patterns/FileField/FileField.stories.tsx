import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { dropFile } from '../../primitives/FileDrop/dropFile.stories.data.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

const invoice = new File(['x'.repeat(18_400)], 'invoice-2026-03.pdf', { type: 'application/pdf' });

function Held(args: FileFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <FileField
      {...args}
      value={value}
      onChange={(file) => {
        setValue(file);
        args.onChange(file);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/FileField',
  component: FileField,
  args: { label: 'Attachment', value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('group', { name: 'Attachment' });
    await step('A selected file', async () => {
      await userEvent.upload(canvas.getByLabelText('File with the attachment'), invoice);
      await expect(mocked(args.onChange).mock.lastCall?.[0]).toBe(invoice);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the attachment' }));
    });
    await step('A dropped file is named with its size', async () => {
      await dropFile(canvas.getByText('or drop it here'), invoice);
      await expect(mocked(args.onChange).mock.lastCall?.[0]?.name).toBe(invoice.name);
      await expect(field).toHaveTextContent('invoice-2026-03.pdf');
      await expect(field).toHaveTextContent('18 kB');
    });
    await step('The focus stays in the field', async () => {
      await expect(canvas.getByRole('button', { name: 'Remove the attachment' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByRole('button', { name: 'Choose a file with the attachment' })).toHaveFocus();
    });
  },
};

export const Playground: Story = {
  args: {
    description: 'Sent with the invoice.',
    accept: ['.pdf'],
    hint: '.pdf, up to 10 MB',
    isRequired: true,
  },
};

/** The keyboard opens the system’s own dialog. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opened = fn();
    canvas.getByLabelText('File with the attachment').addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** A file that is wrong stays, with what is wrong with it. */
export const Invalid: Story = {
  args: { value: invoice, error: 'The file is larger than 10 kB. Choose a smaller one.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The file is larger than 10 kB. Choose a smaller one.',
    ),
};

/** It is missing. */
export const Missing: Story = {
  args: { isRequired: true, error: 'Choose the signed contract.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose the signed contract.'),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: invoice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('invoice-2026-03.pdf')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { isPending: true, value: invoice },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
};

export const LongText: Story = {
  args: {
    label: 'The contract as it was signed by both sides, with all of its annexes',
    value: new File([], `${'contract_'.repeat(30)}.pdf`),
  },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const RightToLeft: Story = {
  args: { value: invoice },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [name, button] = [canvas.getByText('invoice-2026-03.pdf'), canvas.getByRole('button')];
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(button.getBoundingClientRect().left);
  },
};

/** Text of twice the size. */
export const LargeText: Story = {
  // On a docs page, the font size would affect every story.
  tags: ['!autodocs'],
  args: { value: invoice },
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
