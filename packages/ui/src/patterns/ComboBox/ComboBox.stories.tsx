import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { holdSearches } from '../../internal/heldTimers.stories.data.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { expectDisabled, expectReadOnlyText } from '../../primitives/fieldStates.stories.data.ts';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

/** The field with its value in state. */
function Held(args: ComboBoxProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <ComboBox
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

const tables = ['public.customers', 'public.orders', 'public.order_lines', 'sales.archived_orders'];
const option = (label: string) => ({ value: label, label });

const meta: Meta<ComboBoxProps<string>> = {
  title: 'Patterns/ComboBox',
  component: ComboBox<string>,
  args: {
    label: 'Table',
    options: tables.map(option),
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<ComboBoxProps<string>>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Table' });
    await step('Typing narrows the options; the best match is active', async () => {
      await userEvent.type(field, 'order');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      const active = screen.getByRole('option', { name: 'public.orders' });
      await expect(field).toHaveAttribute('aria-activedescendant', active.id);
      await expect(canvas.getByRole('status')).toHaveTextContent('3 options');
    });
    await step('Arrow keys move, and Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('public.order_lines');
      await expect(field).toHaveValue('public.order_lines');
      await expect(field).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('Opened again, it shows all options with the chosen one active', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findAllByRole('option')).toHaveLength(4);
      const chosen = screen.getByRole('option', { name: 'public.order_lines', selected: true });
      await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    });
    await step('Escape closes the options and restores the value', async () => {
      await userEvent.type(field, 'cust');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveValue('public.order_lines');
    });
    await step('A press chooses, and the focus stays in the field', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: 'public.customers' }));
      await expect(field).toHaveValue('public.customers');
      await expect(field).toHaveFocus();
    });
    await step('A typed name is chosen when the field is left; anything else is not', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'PUBLIC.orders');
      await userEvent.tab();
      await expect(field).toHaveValue('public.orders');
      await expect(args.onBlur).toHaveBeenCalled();
      await userEvent.clear(field);
      await userEvent.type(field, 'nothing like it');
      await expect(await screen.findByText('No matches')).toBeVisible();
      await userEvent.tab();
      await expect(field).toHaveValue('public.orders');
    });
  },
};

/** As the first field of a dialog. */
export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Table' })).toHaveFocus(),
};

/** The options follow 250 ms after the last letter (spec §5). Enter does not wait for them. */
export const Debounced: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Table' });
    await userEvent.click(field);
    await screen.findAllByRole('option');
    const searches = holdSearches();
    try {
      await step('Each letter starts the wait again', async () => {
        await userEvent.type(field, 'order');
        await expect(searches.waiting()).toBe(1);
        await expect(screen.getAllByRole('option')).toHaveLength(4);
        searches.run();
        await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      });
      await step('Enter chooses the best match of what was typed', async () => {
        await userEvent.clear(field);
        await userEvent.type(field, 'cust{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('public.customers');
      });
    } finally {
      searches.release();
    }
  },
};

export const Playground: Story = {
  args: {
    description: 'One of the synced tables.',
    placeholder: 'Type a name',
    isMono: true,
    maxShown: 20,
    isRequired: true,
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: {
    label: 'Data store',
    value: 'source 1',
    options: [
      {
        value: 'source 1',
        label: 'Shop database',
        note: 'source',
        icon: <ConnectorMark type="postgres" size="small" />,
      },
      {
        value: 'destination 1',
        label: 'Warehouse',
        note: 'destination',
        icon: <ConnectorMark type="snowflake" size="small" />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the options of Data store' }));
    await expect(await screen.findByRole('option', { name: /Shop database/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Data store' })).toHaveFocus();
  },
};

/**
 * At most 1,000 are shown, which the list says, with the chosen one first if it is not among them. Only the options in view
 * are rendered, and typing stays fast.
 */
export const Thousands: Story = {
  args: {
    isMono: true,
    options: Array.from({ length: 5_000 }, (_, index) => option(`public.table_${index}`)),
    value: 'public.table_4321',
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Table' });
    await step('It opens at the chosen option, with few elements', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
      const chosen = screen.getByRole('option', { name: 'public.table_4321' });
      await expect(chosen).toHaveAttribute('aria-setsize', '1000');
      await expect(chosen).toHaveAttribute('aria-posinset', '1');
      await expect(
        screen.getByText('The first 1,000 of 5,000 are shown. Search to find the others.'),
      ).toBeVisible();
      await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    });
    await step('Typing has no long task', async () => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      await userEvent.type(field, 'table_49');
      await expect(await screen.findByRole('option', { name: 'public.table_49' })).toBeVisible();
      observer.disconnect();
      await expect(Math.max(0, ...tasks)).toBeLessThan(200);
    });
    await step('The arrow keys scroll', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'public.table_4999' })).toBeVisible());
    });
  },
};

/** Without options, the list says why. */
export const Message: Story = {
  args: { options: [], message: 'Choose a data store first.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Table' });
    await userEvent.click(field);
    await expect(await screen.findByText('Choose a data store first.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** An emptied field chooses the option that stands for “none”. */
export const None: Story = {
  args: {
    label: 'Column',
    options: [
      { value: '', label: 'Whole table' },
      { ...option('email'), note: 'string' },
    ],
    value: 'email',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Column' });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('Whole table');
  },
};

/** Escape closes the options first, then the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Dialog isOpen onClose={() => args.onBlur?.()} title="Create metric" footer={<Button>Cancel</Button>}>
      <Held {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: 'Table' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'Table' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'public.orders' }));
    await expect(field).toHaveValue('public.orders');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose a table.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a table.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'public.orders' },
  play: async ({ canvas, userEvent }) => {
    await expectDisabled(canvas.getByRole('combobox', { name: 'Table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the options of Table' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'public.orders' },
  play: async ({ args, canvas, userEvent }) => {
    await expectReadOnlyText(canvas.getByRole('combobox', { name: 'Table' }));
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Show the options of Table' })).toBeDisabled();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The options are still loading: the list says so, and a typed name waits for them. */
export const Pending: Story = {
  args: { options: [], message: 'Loading tables…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Table' }), 'ord');
    await expect((await screen.findAllByText('Loading tables…'))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading tables…'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NotAmongTheOptions: Story = { args: { value: 'public.removed', valueLabel: 'public.removed' } };

export const LongNames: Story = {
  args: { isMono: true, value: 'x'.repeat(200), options: [{ ...option('x'.repeat(200)), note: 'string' }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
