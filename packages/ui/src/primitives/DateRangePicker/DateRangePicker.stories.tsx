import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const range = { start: '2026-03-04', end: '2026-03-11' };

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.keyboard('4');
    await userEvent.keyboard('2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('31120');
    await userEvent.keyboard('26');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-04', end: '2026-03-11' });
  },
};

export const Playground: Story = {
  args: {
    description: 'Both days belong to the period.',
    defaultValue: range,
    min: '2026-01-01',
    max: '2026-12-31',
    isRequired: true,
  },
};

/** Two presses select the first and the last day. */
export const Calendar: Story = {
  args: { defaultValue: range },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /March 17/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /March 19/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-17', end: '2026-03-19' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { defaultValue: range },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible();
  },
};

/** A range outside the bounds has the message of spec §5. */
export const Bounds: Story = {
  args: { defaultValue: range, min: '2026-03-05' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('The value is incorrect. Minimum date is 2026-03-05')).toBeVisible(),
};

export const Backwards: Story = {
  args: { defaultValue: { start: range.end, end: range.start } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('The last day is before the first. Select a later one.')).toBeVisible(),
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Select a period.' },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('spinbutton', { name: /^day, / })[0]).toHaveAccessibleDescription(
      /Select a period\./,
    ),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: range },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const part of canvas.getAllByRole('spinbutton')) {
      await expect(part).toHaveAttribute('aria-disabled', 'true');
      await expect(part).not.toHaveFocus();
    }
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Each part keeps the focus, and no key changes it. The calendar stays closed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: range },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('spinbutton');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('7{ArrowUp}{Backspace}');
    await expect(first).toHaveTextContent('3');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { args: { defaultValue: range }, globals: { direction: 'rtl' } };

/** The days wrap where they have no room beside each other. */
export const Phone: Story = {
  args: { defaultValue: range },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
