import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { CollectionUsage } from '../../domain/entities/usage.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { ResyncModal } from './ResyncModal.tsx';

const table = (collection: string, totalRecords: number, status = 'synced'): CollectionUsage => ({
  collection,
  status,
  totalRecords,
  position: '16/B374D848',
});
const tables = [
  table('public.customers', 12_000),
  table('public.order_items', 84_300),
  table('public.orders', 40_200),
  table('public.refunds', 0, 'errored'),
];

const meta = {
  title: 'Modals/ResyncModal',
  component: ResyncModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    pipeline: {
      name: 'Orders to warehouse',
      status: 'running',
      destination: { id: toId(2), name: 'Warehouse', type: 'snowflake' },
    },
    tables: ready(tables),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ResyncModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = () => screen.findByRole('dialog', { name: 'Resync tables of “Orders to warehouse”' });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

/** Nothing is selected at first, and reading starts over (spec §3). */
export const NoneChosen: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogNamed();
    await expect(within(dialog).getByText('0 of 4 tables selected')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /^Reload from scratch/ })).toBeChecked();
    await step('A press says what is missing, and sends nothing', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Resync tables' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Select at least one table.');
      await expect(screen.getByRole('searchbox')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Two tables are sent by name', async () => {
      await userEvent.click(box('public.orders'));
      await userEvent.click(box('public.customers'));
      await expect(dialog).toHaveTextContent('The rows of these tables in the destination are deleted');
      await expect(dialog).toHaveTextContent('About 52,000 rows, by the records synced so far.');
      await userEvent.click(screen.getByRole('button', { name: 'Resync 2 tables' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        resyncTables: ['public.customers', 'public.orders'],
        allResyncSelected: false,
        resetState: true,
      });
    });
  },
};

/** Products that still use the former name see the same. */
export const FormerName: Story = {
  tags: ['!autodocs', '!dev'],
  // The development warning is expected here.
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  args: { defaultSelected: undefined, chosen: ['public.customers'] },
  play: async () => {
    await expect(await dialogNamed()).toHaveTextContent('1 of 4 tables selected');
  },
};

/** Select-all acts on what the search shows, and keeps what it hides. */
export const Filtered: Story = {
  args: { defaultSelected: ['public.customers'] },
  play: async ({ userEvent, step }) => {
    const dialog = await dialogNamed();
    const button = (name: string) => within(dialog).getByRole('button', { name });
    await step('Without a search it acts on all tables', async () => {
      await expect(button('Select All')).toBeVisible();
    });
    await step('With a search it selects only the matches', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search tables' }), 'order');
      await userEvent.click(button('Select All Filtered'));
      await expect(dialog).toHaveTextContent('3 of 4 tables selected');
    });
    await step('And deselects only the matches', async () => {
      await userEvent.click(button('Deselect All Filtered'));
      await expect(dialog).toHaveTextContent('1 of 4 tables selected');
      await userEvent.click(button('Select All Filtered'));
      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.click(button('Select All'));
      await expect(button('Deselect All')).toBeVisible();
    });
    await step('A search without matches has nothing to select', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'nowhere');
      await expect(dialog).toHaveTextContent('No matching tables.');
      await expect(button('Select All Filtered')).toBeDisabled();
    });
  },
};

/** The position can be kept: rows in the destination then stay. */
export const KeepPosition: Story = {
  args: { defaultSelected: ['public.orders'] },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogNamed();
    await userEvent.click(screen.getByRole('radio', { name: /^Reload without deleting/ }));
    await expect(dialog).toHaveTextContent('The rows of this table in the destination stay.');
    await userEvent.click(screen.getByRole('button', { name: 'Resync 1 table' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      resyncTables: ['public.orders'],
      allResyncSelected: false,
      resetState: false,
    });
  },
};

/** Only all tables need the name of the pipeline. */
export const AllTables: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogNamed();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select All' }));
    const field = screen.getByRole('textbox', { name: /^Type “Orders to warehouse”/ });
    await step('Without the name, nothing is sent', async () => {
      await userEvent.type(field, 'orders');
      await userEvent.click(screen.getByRole('button', { name: 'Resync all 4 tables' }));
      await expect(field).toHaveAccessibleDescription('Type the exact name of the pipeline.');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('With the name, Enter sends it without naming tables', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Orders to warehouse{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        resyncTables: [],
        allResyncSelected: true,
        resetState: true,
      });
    });
  },
};

/** Posting: neither a second press nor Escape does anything. */
/** While the service limits requests, nothing is sent (F13). */
export const TooManyRequests: Story = {
  args: {
    defaultSelected: ['public.orders'],
    problem: { kind: 'http', status: 429, retryAfterMs: 60_000 },
  },
  play: async () => expect(await screen.findByRole('button', { name: 'Resync 1 table' })).toBeDisabled(),
};

export const Pending: Story = {
  args: { defaultSelected: ['public.orders'], isPending: true },
  play: async ({ args, userEvent }) => {
    await dialogNamed();
    await userEvent.click(screen.getByRole('button', { name: /Resync 1 table/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The failure stays in the dialog, with everything that was chosen. */
export const Failed: Story = {
  args: { defaultSelected: ['public.orders'], problem: { kind: 'http', status: 503 } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The tables could not be resynced\.The service had an error\. .*Your selection is kept\./,
    );
    await expect(box('public.orders')).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Resync 1 table' })).toBeEnabled();
  },
};

export const Conflict: Story = {
  args: {
    defaultSelected: ['public.orders'],
    problem: { kind: 'http', status: 409, detail: 'This pipeline is loading tables already.' },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The pipeline cannot be resynced right now.');
    await expect(alert).toHaveTextContent('This pipeline is loading tables already.');
    await expect(alert).toHaveTextContent('Only one load runs at a time.');
  },
};

export const Offline: Story = {
  args: { defaultSelected: ['public.orders'], isOffline: true },
  play: async () => {
    await expect(await dialogNamed()).toHaveTextContent('You are offline.');
    await expect(screen.getByRole('button', { name: 'Resync 1 table' })).toBeDisabled();
  },
};

/** A paused pipeline loads the tables later. */
export const Paused: Story = {
  args: { pipeline: { name: 'Orders to warehouse', status: 'paused' } },
  play: async () => expect(await dialogNamed()).toHaveTextContent('as soon as the pipeline runs'),
};

export const LoadingTables: Story = {
  args: { tables: loading },
  play: async () => {
    await dialogNamed();
    await expect(screen.getByRole('button', { name: 'Resync tables' })).toBeDisabled();
  },
};

export const FailedToLoad: Story = {
  args: { tables: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoTables: Story = {
  tags: ['state:empty'],
  args: { tables: ready([]) },
  play: async () => expect(await dialogNamed()).toHaveTextContent('This pipeline has no tables yet.'),
};

/** Long names are cut in their row, and 5,000 tables stay fast because only those in view are rendered. */
export const Many: Story = {
  args: {
    pipeline: { name: 'Donaudampfschifffahrt'.repeat(12), status: 'running' },
    tables: ready(
      Array.from({ length: 5_000 }, (_, index) =>
        table(`${'very_long_schema_name_'.repeat(9)}.table_${index}`, index),
      ),
    ),
    defaultSelected: ['public.orders'],
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Select All' }));
    await expect(dialog).toHaveTextContent('5,000 of 5,000 tables selected');
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    const frame = dialog.getBoundingClientRect();
    await expect(frame.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultSelected: ['public.orders'] },
  play: async () => {
    const dialog = await dialogNamed();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Resync 1 table' })).toBeVisible();
  },
};

export const One: Story = {
  args: { tables: ready(tables.slice(0, 1)) },
  play: async () => {
    const dialog = await dialogNamed();
    await expect(within(dialog).getByRole('checkbox', { name: /public.customers/ })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed();
    await userEvent.type(within(dialog).getByRole('searchbox'), 'nowhere');
    await waitFor(() => expect(dialog).toHaveTextContent('No matching tables.'));
  },
};

export const LongText: Story = {
  args: { tables: ready([table(`sales.${'order_items_'.repeat(20)}`, 84_300), ...tables]) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
