import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { CountedTable, RowCount } from '../../domain/evidence/countedTables.ts';
import { compareTables } from '../../domain/evidence/rowCounts.ts';
import { toId } from '../../domain/entities/id.ts';
import type { CollectionUsage } from '../../domain/entities/usage.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { RowCountsModal } from './RowCountsModal.tsx';

const at = (clock: string) => new Date(`2026-03-04T${clock}Z`);
const counted = (rows: number, clock = '10:00:02'): RowCount => ({ rows, at: at(clock) });

const tables: readonly CountedTable[] = [
  {
    table: 'audit.product_price_changes',
    source: counted(318_204),
    destination: counted(314_092, '10:00:06'),
  },
  { table: 'public.customers', source: counted(610_441), destination: counted(612_907, '10:00:04') },
  { table: 'sales.payment_attempts', source: counted(402_776, '08:00:00'), destination: counted(402_101) },
  { table: 'public.refunds', source: counted(256_866), destination: null },
  { table: 'public.sessions', source: 'unreadable', destination: counted(12) },
  { table: 'public.orders', source: counted(1_902_118), destination: counted(1_902_118, '10:00:04') },
  { table: 'public.products', source: counted(41_207), destination: counted(41_207) },
  { table: 'public.carts', source: null, destination: null },
  { table: 'public.wishlists', source: null, destination: null },
];
const usage = tables.map(({ table }): CollectionUsage => ({
  collection: table,
  position: null,
  status: 'synced',
  totalRecords: 96,
}));
const pipeline = {
  id: toId<'pipeline'>(1),
  name: 'Orders to warehouse',
  status: 'running',
  sourceSyncFrequency: 900_000,
  lastSyncedAt: at('09:58:00'),
  persistDeletedRows: false,
} as const;
const keeping = { ...pipeline, persistDeletedRows: true } as const;
const comparisons = compareTables(tables, pipeline, usage);

const meta = {
  title: 'Modals/RowCountsModal',
  component: RowCountsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    names: { pipeline: 'Orders to warehouse', source: 'Production Postgres', destination: 'Analytics' },
    comparisons: ready(comparisons),
    onCount: fn(),
    onResync: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RowCountsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Compare row counts' });
const row = async (table: string) =>
  within(await dialog()).getByRole('row', { name: new RegExp(`^${table.replaceAll('.', String.raw`\.`)}`) });

/** What needs a person comes first, each with what it follows from. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const rows = within(await dialog())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    await expect(rows[0]).toBe('audit.product_price_changes');
    const lost = await row('audit.product_price_changes');
    await expect(lost).toHaveTextContent('318,204');
    await expect(lost).toHaveTextContent('−4,112');
    await expect(lost).toHaveTextContent('Rows missing');
    await expect(await row('public.customers')).toHaveTextContent('2,466 more than at the source.');
    await expect(await row('sales.payment_attempts')).toHaveTextContent('Counted 2 h apart.');
    await expect(await row('public.refunds')).toHaveTextContent('Counted at the source only.');
    await expect(await row('public.orders')).toHaveTextContent('Equal');
    await expect(await dialog()).toHaveTextContent(/Rows missing\s*1/);
    await step('A missing metric is added, and a table is loaded again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add metric of public.refunds' }));
      await expect(args.onCount).toHaveBeenLastCalledWith('public.refunds');
      await userEvent.click(screen.getByRole('button', { name: 'Resync table audit.product_price_changes' }));
      await expect(args.onResync).toHaveBeenLastCalledWith('audit.product_price_changes');
    });
    await step('Another table is counted', async () => {
      const button = screen.getByRole('button', { name: 'Count rows at both ends' });
      await expect(button).toBeDisabled();
      await userEvent.click(screen.getByRole('combobox', { name: 'Count another table' }));
      await userEvent.keyboard('wish{Enter}');
      await userEvent.click(button);
      await expect(args.onCount).toHaveBeenLastCalledWith('public.wishlists');
    });
  },
};

/** Rows that were deleted at the source are kept: they explain more rows, and would hide missing ones. */
export const DeletedRowsKept: Story = {
  args: {
    comparisons: ready(
      compareTables(
        [
          ...tables,
          {
            table: 'public.visits',
            source: counted(500),
            destination: { rows: 500, at: at('10:00:04'), isWithoutDeleted: true },
          },
        ],
        keeping,
        usage,
      ),
    ),
    onCountWithoutDeleted: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(await row('public.customers')).toHaveTextContent('Rows deleted at the source are kept');
    await expect(await row('public.orders')).toHaveTextContent('No verdict');
    await expect(await row('public.orders')).toHaveTextContent('may hide missing ones');
    await expect(await row('public.visits')).toHaveTextContent('without deleted rows');
    await expect(await row('public.visits')).toHaveTextContent('Equal');
    await userEvent.click(
      screen.getByRole('button', { name: 'Count without deleted rows of public.customers' }),
    );
    await expect(args.onCountWithoutDeleted).toHaveBeenLastCalledWith('public.customers');
    const lost = await row('audit.product_price_changes');
    await expect(lost).toHaveTextContent('Rows missing');
    await expect(within(lost).queryByRole('button', { name: /^Count without/ })).not.toBeInTheDocument();
  },
};

/** Nothing is claimed of tables that nobody counts. */
export const NothingCounted: Story = {
  args: { comparisons: ready(compareTables(tables.slice(-2), pipeline, usage)) },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('No table is counted yet.');
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Copy report' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { comparisons: ready([]) },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('No tables of this pipeline are known yet.');
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** A metric is being created, after an attempt that failed. */
export const Adding: Story = {
  args: {
    counting: 'public.refunds',
    problem: { kind: 'http', status: 400, detail: 'Analytics is unreachable.' },
  },
  play: async ({ args, userEvent }) => {
    await expect(await dialog()).toHaveTextContent('Analytics is unreachable.');
    await userEvent.click(screen.getByRole('button', { name: /^Add metric of public.refunds/ }));
    await expect(args.onCount).not.toHaveBeenCalled();
  },
};

export const Partial: Story = {
  args: { isPartial: true },
  play: async () => expect(await dialog()).toHaveTextContent('There may be more counts than these.'),
};

export const Loading: Story = { args: { comparisons: loading } };

export const Failed: Story = {
  args: { comparisons: failed({ kind: 'http', status: 500 }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('You are offline.');
    await expect(screen.getByRole('button', { name: 'Add metric of public.refunds' })).toBeDisabled();
  },
};

/** Each table is a block, and keeps the roles of a table. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await row('public.orders')).toHaveTextContent('1,902,118');
    const box = await dialog();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const One: Story = {
  args: { comparisons: ready(compareTables(tables.slice(5, 6), pipeline, usage)) },
  play: async () => {
    await expect(await row('public.orders')).toHaveTextContent('Equal');
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** The dialog scrolls; its buttons stay in view. */
export const Many: Story = {
  args: {
    comparisons: ready(
      compareTables(
        Array.from({ length: 200 }, (_, index) => ({
          table: `public.table_${index}`,
          source: counted(1_000),
          destination: counted(1_000 - (index % 2) * 500),
        })),
        pipeline,
        usage,
      ),
    ),
  },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Rows missing100');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** No table has the name that was typed, so there is nothing to count. */
export const NoMatch: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Count another table' }));
    await userEvent.keyboard('nowhere{Enter}');
    await expect(screen.getByRole('button', { name: 'Count rows at both ends' })).toBeDisabled();
    await expect(args.onCount).not.toHaveBeenCalled();
  },
};

/** Long names wrap within their cells. */
export const LongText: Story = {
  args: {
    names: { pipeline: 'p'.repeat(150), source: 's'.repeat(150), destination: 'd'.repeat(150) },
    comparisons: ready(
      compareTables(
        [{ table: `public.${'t'.repeat(200)}`, source: counted(9e12), destination: counted(1) }],
        pipeline,
        undefined,
      ),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = await dialog();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Playground: Story = {
  args: { comparisons: ready(compareTables(tables, keeping, usage)), onCountWithoutDeleted: fn() },
};
