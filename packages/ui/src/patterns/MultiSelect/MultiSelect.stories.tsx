import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdSearches } from '../../internal/heldTimers.stories.data.ts';
import { expectDisabled } from '../../primitives/fieldStates.stories.data.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

/** The field with its selection in state. */
function Held(args: MultiSelectProps<string>) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <MultiSelect
      {...args}
      selected={selected}
      onChange={(next) => {
        args.onChange(next);
        setSelected(next);
      }}
    />
  );
}

const option = (label: string) => ({ value: label, label });
const tables = ['public.customers', 'public.orders', 'public.order_lines', 'sales.archived_orders'].map(
  option,
);
const many = Array.from({ length: 5_000 }, (_, index) => option(`public.table_${index}`));

const meta: Meta<MultiSelectProps<string>> = {
  title: 'Patterns/MultiSelect',
  component: MultiSelect<string>,
  args: { label: 'Tables', options: tables, selected: new Set(), onChange: fn() },
  argTypes: { selected: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<MultiSelectProps<string>>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('button', { name: 'Tables Choose' });
    await step('The keyboard opens it, and the search has the focus', async () => {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('searchbox', { name: 'Search tables' })).toHaveFocus();
    });
    await step('Escape closes it, and Arrow Down opens it as a select', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('searchbox', { name: 'Search tables' });
    });
    await step('Enter selects what was searched for, and takes it out', async () => {
      const search = screen.getByRole('searchbox', { name: 'Search tables' });
      await userEvent.type(search, 'custom{Enter}');
      await expect(await screen.findByText(/^1 of .* selected$/)).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText(/^0 of .* selected$/)).toBeVisible();
      await userEvent.clear(search);
    });
    await step('Arrow Down leads to the options; Space selects', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'public.customers' })).toHaveFocus());
      await userEvent.keyboard(' {ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['public.customers', 'public.orders']));
      await expect(screen.getByRole('status')).toHaveTextContent('2 of 4 selected');
    });
    await step('Escape closes it with the selection, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveTextContent('public.customers, public.orders');
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
};

export const Playground: Story = {
  args: {
    description: 'Only these are read.',
    selected: new Set(['public.orders']),
    maxShown: 3,
    isRequired: true,
  },
};

/** Select-all has four names, and acts on what the search finds; the rest stays as it is (spec §5, A-33). */
export const SelectAll: Story = {
  args: { selected: new Set(['public.customers']) },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tables/ }));
    const search = await screen.findByRole('searchbox');
    await step('Select All Filtered', async () => {
      await userEvent.type(search, 'order');
      await userEvent.click(await screen.findByRole('button', { name: 'Select All Filtered' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        new Set(['public.customers', 'public.orders', 'public.order_lines', 'sales.archived_orders']),
      );
    });
    await step('Deselect All Filtered', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Deselect All Filtered' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['public.customers']));
    });
    await step('Select All', async () => {
      await userEvent.clear(search);
      await userEvent.click(await screen.findByRole('button', { name: 'Select All' }));
      await expect(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
    });
    await step('Deselect All', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Deselect All' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(new Set());
    });
  },
};

/** The options and the name of select-all follow 250 ms after the last letter (spec §5). */
export const Debounced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tables/ }));
    const search = await screen.findByRole('searchbox');
    const searches = holdSearches();
    try {
      await userEvent.type(search, 'customer');
      await expect(searches.waiting()).toBe(1);
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      await expect(screen.getByRole('button', { name: 'Select All' })).toBeVisible();
      searches.run();
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await expect(screen.getByRole('button', { name: 'Select All Filtered' })).toBeVisible();
    } finally {
      searches.release();
    }
  },
};

/** A press before the options have followed selects what the search finds, not everything. */
export const SelectAllInAHurry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tables/ }));
    const search = await screen.findByRole('searchbox');
    const searches = holdSearches();
    try {
      await userEvent.type(search, 'customer');
      await userEvent.click(screen.getByRole('button', { name: 'Select All' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['public.customers']));
      await expect(screen.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
    } finally {
      searches.release();
    }
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { selected: new Set(['public.orders']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tables public.orders' }));
    await expect(await screen.findByRole('option', { name: 'public.orders', selected: true })).toBeVisible();
  },
};

/** At most 1,000 are shown, which the list says; select-all acts on all of them. */
export const Thousands: Story = {
  args: { options: many },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tables/ }));
    await expect(
      await screen.findByText('The first 1,000 of 5,000 are shown. Search to find the others.'),
    ).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.click(screen.getByRole('button', { name: 'Select All' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(many.map(({ value }) => value)));
    await userEvent.type(screen.getByRole('searchbox'), 'table_4999');
    await expect(
      await screen.findByRole('option', { name: 'public.table_4999', selected: true }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tables/ }));
    await userEvent.type(await screen.findByRole('searchbox'), 'invoice');
    await expect(await screen.findByText('No matches')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Select All Filtered' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Select at least one table.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select at least one table.'),
};

export const Disabled: Story = {
  args: { isDisabled: true, selected: new Set(['public.orders']) },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('button', { name: 'Tables public.orders' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { label: 'y'.repeat(300), options: [option('x'.repeat(300))], selected: new Set(['x'.repeat(300)]) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
