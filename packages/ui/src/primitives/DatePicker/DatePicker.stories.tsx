import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Day } from '../../domain/format/day.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  args: { label: 'Start date', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each part is a field of its own, which arrow keys and digits change', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('spinbutton', { name: /^month, Start date/ })).toHaveFocus();
      await userEvent.keyboard('3');
      await userEvent.keyboard('4');
      await userEvent.keyboard('2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04');
    });
    await step('Removing a part clears the day only as a whole', async () => {
      await expect(canvas.getByRole('group', { name: 'Start date' })).toHaveTextContent('3/4/2026');
    });
  },
};

export const Playground: Story = {
  tags: ['visual'],
  args: {
    description: 'Older records are left out.',
    defaultValue: '2026-03-04',
    min: '2024-01-01',
    max: '2026-12-31',
    isRequired: true,
  },
};

/** The calendar opens at the selected day; arrow keys move by days and weeks, Page Up and Page Down by months. */
export const Calendar: Story = {
  args: { defaultValue: '2026-03-04' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /Calendar/ });
    await step('It opens at the selected day', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog');
      await expect(within(dialog).getByRole('heading', { name: 'March 2026' })).toBeVisible();
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: /March 4, 2026 selected/ })).toHaveFocus(),
      );
    });
    await step('The keyboard selects another day, and the focus returns', async () => {
      await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-12');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** A day outside the bounds stays typed, with the message of spec §5; the calendar does not offer it. */
export const Bounds: Story = {
  args: { defaultValue: '2026-03-25', min: '2026-03-02', max: '2026-03-20' },
  play: async ({ canvas, userEvent, step }) => {
    const group = canvas.getByRole('group', { name: 'Start date' });
    const dayOf = () => canvas.getByRole('spinbutton', { name: /^day, / });
    await step('After the last day', async () => {
      await expect(dayOf()).toHaveAccessibleDescription(
        /The value is incorrect\. Maximum date is 2026-03-20/,
      );
    });
    await step('Before the first', async () => {
      dayOf().focus();
      await userEvent.keyboard('01');
      await expect(group).toHaveTextContent('3/1/2026');
      await expect(canvas.getByText('The value is incorrect. Minimum date is 2026-03-02')).toBeVisible();
    });
    await step('Within them', async () => {
      dayOf().focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.queryByText(/The value is incorrect/)).toBeNull();
    });
    await step('The calendar cannot select other days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
      const dialog = await screen.findByRole('dialog');
      await expect(within(dialog).getByRole('button', { name: /March 21/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

/** The parent holds the day, and can clear it. */
export const Controlled: Story = {
  render: function Render(args) {
    const [day, setDay] = useState<Day | null>('2026-03-04');
    return (
      <>
        <DatePicker {...args} value={day} onChange={setDay} />
        <Button onPress={() => setDay(null)}>Clear</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Start date' })).toHaveTextContent('3/4/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('group', { name: 'Start date' })).toHaveTextContent('mm/dd/yyyy');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Select a start date.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('spinbutton', { name: /^day, / })).toHaveAccessibleDescription(
      /Select a start date\./,
    ),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '2026-03-04' },
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
  args: { isReadOnly: true, defaultValue: '2026-03-04' },
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

/** The order of the parts, the months and the first day of the week follow the reader’s language. */
export const RightToLeft: Story = {
  args: { defaultValue: '2026-03-04' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('heading')).toHaveTextContent('מרץ 2026');
  },
};
