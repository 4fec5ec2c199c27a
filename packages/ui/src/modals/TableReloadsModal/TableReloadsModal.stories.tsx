import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { TableReload } from '../../domain/schema/tableReloads.ts';
import { TableReloadsModal } from './TableReloadsModal.tsx';

const reload = (table: string, rest: Partial<TableReload> = {}): TableReload => ({
  table,
  reason: 'selected',
  columns: [],
  ...rest,
});

const meta = {
  title: 'Modals/TableReloadsModal',
  component: TableReloadsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    reloads: [
      reload('public.customers'),
      reload('public.orders', { reason: 'key' }),
      reload('public.refunds', { reason: 'columns', columns: ['note', 'reason'] }),
    ],
    isRunning: true,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TableReloadsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Save and load 3 tables from the start?' });
    await step('Each table is named with the reason', async () => {
      await expect(screen.getByRole('list', { name: 'Tables to load' })).toHaveTextContent(
        'public.customersNewly selectedpublic.ordersKey changedpublic.refundsNewly included: note, reason',
      );
      await expect(dialog).toHaveTextContent('their rows at the destination are replaced');
      await expect(dialog).toHaveTextContent('Loading starts with the next sync.');
    });
    await step('The safe button has the focus', async () => {
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save and load 3 tables' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const OneTable: Story = {
  tags: ['state:one'],
  args: { reloads: [reload('public.orders', { reason: 'key' })], isRunning: false },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Save and load 1 table from the start?' });
    await expect(dialog).toHaveTextContent('It is read completely, and its rows');
    await expect(dialog).toHaveTextContent('Loading starts when the pipeline runs again.');
  },
};

/** Many tables are named up to a limit; the list scrolls by keyboard. */
export const ManyTables: Story = {
  tags: ['state:many'],
  args: { reloads: Array.from({ length: 5_000 }, (_, index) => reload(`sales.table_${index}`)) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Tables to load' });
    await expect(list).toHaveTextContent('And 4,900 more');
    await expect(list).toHaveAttribute('tabindex', '0');
  },
};

export const LongNames: Story = {
  args: { reloads: [reload(`sales.${'orders_of_all_countries_'.repeat(9)}`), reload('public.a\u200Bb')] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save and load 3 tables' })).toBeDisabled();
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('You are offline.');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
