import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { PipelineTablesScreen, type PipelineTablesScreenProps } from './PipelineTablesScreen.tsx';
import { pipeline, schema, tablesMeta, usage } from './PipelineTablesScreen.stories.data.tsx';

const meta: Meta<PipelineTablesScreenProps> = {
  ...tablesMeta,
  title: 'Screens/Pipelines/PipelineTablesScreen',
  component: PipelineTablesScreen,
};
export default meta;
type Story = StoryObj<PipelineTablesScreenProps>;

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);

/** A table in each state. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each table has its state, its records and its last load', async () => {
      await expect(row('public.customers')).toHaveTextContent(/Synced.*12,000.*1 min ago/);
      await expect(row('public.orders')).toHaveTextContent('Waiting to resync');
      await expect(row('public.payments')).toHaveTextContent(/Errored.*Column total/);
      await expect(row('public.refunds')).toHaveTextContent(/Initial sync.*Loading now/);
      await expect(row('public.invoices')).toHaveTextContent('Waiting for initial sync');
      await expect(row('public.stock')).toHaveTextContent('Resyncing');
      await expect(row('public.returns')).toHaveTextContent('throttled');
    });
    await step('So have the tables that differ from the source', async () => {
      await expect(row('public.shipments')).toHaveTextContent('Removed at the source');
      await expect(row('public.gift_cards')).toHaveTextContent('New at the source');
      await expect(row('public.drafts')).toHaveTextContent('Excluded');
      await expect(row('public.open_orders')).toHaveTextContent(
        /Not replicable.*It is a view without a primary key\./,
      );
    });
    await step('The filters count them', async () => {
      const filters = within(canvas.getByRole('group', { name: 'Filter by state' }));
      await expect(filters.getByRole('button', { name: /^Synced/ })).toHaveTextContent('3');
      await expect(filters.getByRole('button', { name: /^Removed/ })).toHaveTextContent('1');
      await expect(canvas.getByText('13 tables')).toBeVisible();
    });
  },
};

const stateOf = (name: string) =>
  within(row(name))
    .getAllByText('Synced')
    .map((badge) => badge.closest('span'));

/** While the pipeline syncs on time, a table that has synced is up to date: green, with a tick. */
export const OnTime: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      status: 'running',
      lastError: null,
      sourceSyncFrequency: 900_000,
      lastSyncedAt: new Date('2026-03-04T09:58:00Z'),
    }),
  },
  play: async () => {
    for (const badge of stateOf('public.customers')) await expect(badge?.querySelector('svg')).not.toBeNull();
  },
};

/** After two intervals without a sync, nothing proves that: the table has neither colour nor tick. */
export const Late: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      status: 'running',
      lastError: null,
      sourceSyncFrequency: 900_000,
      lastSyncedAt: new Date('2026-03-04T09:20:00Z'),
    }),
  },
  play: async () => {
    for (const badge of stateOf('public.customers')) await expect(badge?.querySelector('svg')).toBeNull();
  },
};

/** Search, states and order narrow and sort the tables; the view belongs into the address. */
export const Filtered: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('By state', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Errored/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^New at the source/ }));
      await expect(names()).toEqual(['public.gift_cards', 'public.payments']);
      await expect(canvas.getByText('2 of 13 tables')).toBeVisible();
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ search: '', states: ['errored', 'new'] });
    });
    await step('By name', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables' }), 'PAY');
      await expect(names()).toEqual(['public.payments']);
    });
    await step('Nothing matches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables' }), 'x');
      await expect(canvas.getByRole('heading', { name: 'No tables found' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await expect(names()).toHaveLength(13);
    });
    await step('The most pressing first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'State' }));
      await expect(names().slice(0, 3)).toEqual(['public.payments', 'public.shipments', 'public.gift_cards']);
    });
  },
};

export const NoMatch: Story = { args: { view: { search: 'nowhere', states: [] } } };

/** The menu of a row offers what is possible in its state, and says why not. */
export const RowMenus: Story = {
  args: {
    pipeline: ready({ ...pipeline, status: 'running' }),
    usage: ready(usage.filter(({ status }) => status === 'synced' || status === 'errored')),
  },
  play: async ({ args, userEvent, step }) => {
    const open = async (table: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Actions for public.${table}` }));
      return within(await screen.findByRole('menu'));
    };
    await step('A loading table keeps the others from resyncing', async () => {
      const menu = await open('customers');
      const resync = menu.getByRole('menuitem', { name: /^Resync/ });
      await expect(resync).toHaveAttribute('aria-disabled', 'true');
      await expect(resync).toHaveTextContent('Tables are loading already');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Exclude' }));
      await expect(args.onTableAction).toHaveBeenLastCalledWith(
        expect.objectContaining({
          action: 'exclude',
          rows: [expect.objectContaining({ table: 'public.customers' })],
        }),
      );
    });
    await step('A table that is gone can be given up, a new one included', async () => {
      await userEvent.click((await open('shipments')).getByRole('menuitem', { name: 'Give up' }));
      await expect(args.onTableAction).toHaveBeenLastCalledWith(
        expect.objectContaining({ action: 'giveUp' }),
      );
      await userEvent.click((await open('gift_cards')).getByRole('menuitem', { name: 'Include' }));
      await expect(args.onTableAction).toHaveBeenLastCalledWith(
        expect.objectContaining({ action: 'include' }),
      );
    });
    await step('A table that cannot be replicated says why', async () => {
      const include = (await open('open_orders')).getByRole('menuitem', { name: /^Include/ });
      await expect(include).toHaveAttribute('aria-disabled', 'true');
      await expect(include).toHaveTextContent('It is a view without a primary key.');
      await userEvent.keyboard('{Escape}');
    });
  },
};

const settled: Story['args'] = {
  pipeline: ready({
    ...pipeline,
    status: 'running',
    syncMappings: (pipeline.syncMappings ?? []).filter(({ table }) =>
      ['public.customers', 'public.carts', 'public.coupons', 'public.drafts'].includes(table),
    ),
  }),
  usage: ready(usage.filter(({ collection }) => /customers|carts|coupons/.test(collection))),
};

/** Actions on the selected tables that the filters show; hidden ones are left alone. */
export const Selection: Story = {
  args: settled,
  play: async ({ args, canvas, userEvent, step }) => {
    const bar = () => within(canvas.getByRole('group', { name: 'Selected tables' }));
    await step('Select all acts on the matches', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select public.customers' }));
      await userEvent.type(canvas.getByRole('searchbox'), 'c');
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), 'cou');
      await userEvent.click(canvas.getByRole('button', { name: 'Select All Filtered' }));
      await expect(bar().getByText('1 table selected, 1 more hidden by the filters')).toBeVisible();
    });
    await step('The actions act on what is shown', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Resync' }));
      await expect(args.onResync).toHaveBeenLastCalledWith(
        expect.objectContaining({ tables: ['public.coupons'] }),
      );
      await userEvent.click(bar().getByRole('button', { name: 'Exclude' }));
      await expect(args.onTableAction).toHaveBeenLastCalledWith(
        expect.objectContaining({
          action: 'exclude',
          rows: [expect.objectContaining({ table: 'public.coupons' })],
        }),
      );
    });
    await step('All of them', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await expect(bar().getByRole('button', { name: 'Include' })).toBeVisible();
      await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
      await expect(canvas.getByRole('group', { name: 'Filter by state' })).toBeVisible();
    });
  },
};

/** A running pipeline keeps at least one table. */
export const One: Story = {
  args: {
    pipeline: ready({ ...pipeline, status: 'running', syncMappings: [] }),
    usage: ready(usage.slice(0, 1)),
    schema: ready({ ...schema, collections: schema.collections.slice(0, 1) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 table')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for public.customers' }));
    const exclude = await screen.findByRole('menuitem', { name: /^Exclude/ });
    await expect(exclude).toHaveTextContent('A pipeline needs at least one table');
    await userEvent.keyboard('{Escape}');
  },
};

/** Without its toggle, nothing offers a resync. */
export const WithoutResync: Story = {
  args: { ...settled, hasResync: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for public.customers' }));
    await screen.findByRole('menuitem', { name: 'Exclude' });
    await expect(screen.queryByRole('menuitem', { name: /Resync/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select public.customers' }));
    await expect(canvas.queryByRole('button', { name: 'Resync' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Resync' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** The header offers the resync of all tables. */
export const HeaderMenu: Story = {
  args: settled,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resync' }));
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'resync' }));
  },
};

/** Its tables stay visible, but nothing can be changed. */
export const Archived: Story = {
  args: { pipeline: ready({ ...pipeline, status: 'archived', lastError: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This pipeline is archived/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Draft: Story = {
  args: {
    pipeline: ready({ ...pipeline, status: 'draft', lastError: null }),
    usage: loading,
    schema: loading,
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'This pipeline is not set up yet' })).toBeVisible(),
};

export const Empty: Story = {
  args: {
    pipeline: ready({ ...pipeline, syncMappings: [] }),
    usage: ready([]),
    schema: ready({ ...schema, collections: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tables yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose tables' })).toBeVisible();
  },
};

export const Loading: Story = { args: { pipeline: loading, usage: loading, schema: loading } };

/** The pipeline and its usage are known before the source has been read: nothing is new or removed yet. */
export const ReadingTheSource: Story = {
  args: { schema: loading },
  play: async ({ canvas }) => {
    await expect(row('public.shipments')).toHaveTextContent('Synced');
    await expect(canvas.queryByText('New at the source')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Refresh Schema/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The source cannot be read: the states of the pipeline's own tables are still shown. */
export const SourceFailed: Story = {
  args: { schema: failed({ kind: 'http', status: 400, detail: 'The source could not be read.' }) },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The source could not be read.');
    await expect(alert).toHaveTextContent('Tables that are new at the source, or removed there, are not');
    await expect(row('public.customers')).toHaveTextContent('Synced');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('schema');
  },
};

/** The service names no source: there is nothing to refresh. */
export const WithoutSource: Story = {
  args: { schema: null },
  play: async ({ canvas }) => {
    await expect(row('public.customers')).toHaveTextContent('Synced');
    await expect(canvas.queryByRole('button', { name: /Refresh/ })).toBeNull();
  },
};

export const PartlyUnreadable: Story = {
  args: { schema: ready({ ...schema, unreadable: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 tables couldn’t be read.')).toBeVisible();
    await expect(row('public.shipments')).toHaveTextContent('Synced');
  },
};

export const Failed: Story = {
  args: { usage: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('usage');
  },
};

export const Offline: Story = {
  args: {
    pipeline: { state: 'ready', value: pipeline, isOffline: true },
    usage: { state: 'ready', value: usage, isOffline: true },
    schema: { state: 'loading', isOffline: true },
    live: 'paused',
  },
  play: async ({ canvas }) => {
    await expect(row('public.customers')).toHaveTextContent('Synced');
    await expect(canvas.getByRole('button', { name: 'Refresh Schema' })).toBeEnabled();
  },
};

/** Thousands of tables: only those in view are rendered. */
export const Many: Story = {
  args: {
    pipeline: ready({ ...pipeline, syncMappings: [] }),
    usage: ready(
      Array.from({ length: 5_000 }, (_, index) => ({
        collection: `public.table_${index}`,
        status: index % 7 === 0 ? 'waiting' : 'synced',
        totalRecords: index,
        position: '16/B374D848',
      })),
    ),
    schema: loading,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5,000 tables')).toBeVisible();
    await expect(screen.getAllByRole('row').length).toBeLessThan(80);
    await userEvent.type(canvas.getByRole('searchbox'), '4999');
    await waitFor(() => expect(names()).toEqual(['public.table_4999']));
  },
};

const long = `${'very_long_schema_name_'.repeat(11)}.table`;

/** Names and reasons are cut, and can be read in full. */
export const LongText: Story = {
  args: {
    pipeline: ready({ ...pipeline, name: 'Donaudampfschifffahrt'.repeat(12), lastError: long }),
    usage: ready([{ collection: long, status: 'errored', totalRecords: 9_999_999_999_999, position: long }]),
    schema: loading,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByTitle(long).length).toBeGreaterThan(0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On a phone the state stands below the name, and a menu sorts. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('button', { name: /^Sort:/ })).toBeVisible();
    await expect(
      within(canvas.getByRole('rowheader', { name: /public.stock/ })).getByText('Resyncing'),
    ).toBeVisible();
  },
};
