import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { ExcludeFieldsModal } from './ExcludeFieldsModal.tsx';

const column = (name: string, dataType: string, isPrimaryKey = false): SchemaColumn => ({
  name,
  dataType,
  isNullable: !isPrimaryKey,
  isPrimaryKey,
});
const columns = [
  column('id', 'bigint', true),
  column('status', 'string'),
  column('customer_email', 'string'),
  column('notes', 'string'),
  column('total_cents', 'integer'),
];

const meta = {
  title: 'Modals/ExcludeFieldsModal',
  component: ExcludeFieldsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    table: 'public.orders',
    columns,
    keys: ['id'],
    excluded: ['notes'],
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExcludeFieldsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Exclude fields of “public.orders”' });
    await step('As in the tree, selected means copied; the key is not listed', async () => {
      await expect(dialog).toHaveTextContent('The primary key (id) is always copied.');
      await expect(within(dialog).getByText('3 of 4 columns selected')).toBeVisible();
      await expect(within(dialog).getByRole('checkbox', { name: 'Select status' })).toBeChecked();
      await expect(within(dialog).getByRole('checkbox', { name: 'Select notes' })).not.toBeChecked();
      await expect(within(dialog).queryByRole('checkbox', { name: 'Select id' })).not.toBeInTheDocument();
    });
    await step('The whole list is submitted in table order', async () => {
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select customer_email' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        table: 'public.orders',
        excluded: ['customer_email', 'notes'],
      });
    });
  },
};

/** Without a key, any field can be excluded, but not all of them. */
export const NothingLeft: Story = {
  args: { keys: [], excluded: [] },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deselect All' }));
    await expect(within(dialog).getByText('Select at least one column.')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

/** In a small window, the reason for the disabled button is shown above it. */
export const NothingLeftOnASmallPhone: Story = {
  args: {
    keys: [],
    excluded: [],
    columns: columns.flatMap((each) => [each, { ...each, name: `${each.name}_2` }]),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deselect All' }));
    const reason = within(dialog).getByText('To copy nothing from this table, deselect the table.');
    const button = within(dialog).getByRole('button', { name: 'Apply' });
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    await expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(3);
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('searchbox').focus();
    await userEvent.keyboard('email{Tab}{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Select All Filtered' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The dialog's body scrolls, and would clip an outer focus ring. */
export const FocusRing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    const field = within(dialog).getByRole('searchbox');
    field.focus();
    const around = (matches: (style: CSSStyleDeclaration) => boolean) => {
      let element: HTMLElement | null = field;
      while (element && !matches(getComputedStyle(element))) element = element.parentElement;
      if (!element) throw new Error('The search field has no such ancestor.');
      return element;
    };
    const ringed = around(({ outlineStyle }) => outlineStyle === 'solid');
    const scrolling = around(({ overflowY }) => overflowY === 'auto');
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const room = ringed.getBoundingClientRect().top - scrolling.getBoundingClientRect().top;
    await expect(room).toBeGreaterThanOrEqual(ring);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: {
    table: `sales.${'very_long_'.repeat(20)}`,
    columns: Array.from({ length: 300 }, (_, index) =>
      column(`${'column_of_a_table_'.repeat(9)}${index}`, 'string'),
    ),
    keys: [],
    excluded: [],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
