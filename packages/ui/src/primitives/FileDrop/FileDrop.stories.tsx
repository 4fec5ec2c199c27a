import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dropFile } from './dropFile.stories.data.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const file = new File(['id,email'], 'people.csv', { type: 'text/csv' });
/** The last file that was given to the caller: any two files are equal to `expect`. */
const given = ({ onSelect }: FileDropProps): File => {
  const [last] = mocked(onSelect).mock.lastCall ?? [];
  if (!last) throw new Error('No file was given.');
  return last;
};

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { subject: 'people', onSelect: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A selected file', async () => {
      await userEvent.upload(canvas.getByLabelText('File with the people'), file);
      await expect(given(args)).toBe(file);
    });
    await step('A dropped file', async () => {
      const dropped = new File(['id'], 'others.csv');
      await dropFile(canvas.getByText('or drop it here'), dropped);
      await expect(given(args).name).toBe('others.csv');
    });
  },
};

export const Playground: Story = {
  args: { accept: ['.csv', '.json'], hint: '.csv or .json, up to 10 MB' },
};

/** The keyboard opens the system’s own dialog. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opened = fn();
    canvas.getByLabelText('File with the people').addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file with the people' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const AnotherWay: Story = {
  args: {
    hint: '.csv, up to 10 MB',
    children: (
      <Button size="small" variant="ghost">
        Paste the text
      </Button>
    ),
  },
};

/** The element that `describedBy` names says what is wrong with the file. */
export const Invalid: Story = {
  args: { describedBy: 'file-error' },
  render: (args) => (
    <>
      <FileDrop {...args} />
      <p id="file-error">people.csv has no column “email”. Choose another file.</p>
    </>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'people.csv has no column “email”. Choose another file.',
    ),
};

/** A file is uploaded: the button keeps the focus, and no other file is taken. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await dropFile(canvas.getByText('or drop it here'), file);
    await userEvent.upload(canvas.getByLabelText('File with the people'), file);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** It takes no file, dropped or selected. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await dropFile(canvas.getByText('or drop it here'), file);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const RightToLeft: Story = { args: { hint: '.csv, up to 10 MB' }, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { hint: 'x'.repeat(300) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
