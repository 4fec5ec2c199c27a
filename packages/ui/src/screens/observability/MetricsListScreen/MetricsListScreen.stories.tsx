import { never, status } from '@millrace/mocks/storybook';
import { listMetrics } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { metricListView } from '../../../domain/views/metricList.ts';
import {
  LiveMetrics,
  metrics,
  metricWith,
  pageOf,
  stores,
  storyNow,
} from './MetricsListScreen.stories.data.tsx';
import { MetricsListScreen } from './MetricsListScreen.tsx';

const service = { scenario: 'busyAccount', clock: { at: storyNow.getTime() } } as const;

const meta = {
  title: 'Screens/Observability/MetricsListScreen',
  component: MetricsListScreen,
  parameters: { present: { now: storyNow, timeZone: 'Europe/Vienna' }, service },
  args: {
    page: ready(pageOf(metrics)),
    view: metricListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => alertPaths.metrics(metricListView.write(view)),
    selected: new Set<string>(),
    onSelectionChange: fn(),
    stores,
    onStoresOpen: fn(),
    hrefOfMetric: alertPaths.metric,
    updatedAt: storyNow,
    onCreate: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MetricsListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const open = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
    await step('A row says what is measured, its value, and what is expected', async () => {
      const off = row(/Orders without an email/);
      await expect(off).toHaveTextContent('Shop database');
      await expect(off).toHaveTextContent('public.orders.customer_email');
      await expect(off).toHaveTextContent('Share of null values, where country is DE');
      await expect(off).toHaveTextContent('2.8 % · 24 min ago');
      await expect(off).toHaveTextContent('at most 2 %');
      await expect(off).toHaveTextContent('Out of range');
      await expect(off).toHaveTextContent('1 alert');
      await expect(row(/Age of the newest order/)).toHaveTextContent('Not readable');
      await expect(row(/Lowest stock/)).toHaveTextContent('Not measured yet');
      await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute(
        'href',
        '/observability/metrics/1',
      );
    });
    await step('The menu edits, duplicates and archives', async () => {
      await open('Lowest stock');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'duplicate', items: [metrics[3]] });
      await open('Orders');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'archive', items: [metrics[0]] });
    });
    await step('It says when it was read', async () => {
      await expect(canvas.getByText('Metrics updated')).toBeVisible();
    });
  },
};

/** The filter narrows to all sources, or to one data store. */
export const Filters: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Data store', expanded: false }));
      await screen.findByRole('listbox', { name: 'Data store' });
    };
    await step('One store', async () => {
      await open();
      await expect(args.onStoresOpen).toHaveBeenCalled();
      await userEvent.click(screen.getByRole('option', { name: 'Warehouse' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ dataStoreType: ['destination'], dataStoreId: 1, page: 1 }),
      );
    });
    await step('A kind of stores', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await open();
      await userEvent.click(screen.getByRole('option', { name: 'All sources' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ dataStoreType: ['source'], dataStoreId: undefined }),
      );
    });
    await step('What is measured, and how it stands', async () => {
      for (const [filter, option, part] of [
        ['Measure', 'Row count', { metricType: ['row_count'] }],
        ['State', 'Out of range', { state: ['outside'] }],
      ] as const) {
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        await userEvent.click(canvas.getByRole('button', { name: filter, expanded: false }));
        await userEvent.click(await screen.findByRole('option', { name: option }));
        await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining(part));
      }
    });
  },
};

/** A shared address names a store that has not been loaded. */
export const FilteredByUnknownStore: Story = {
  args: {
    stores: undefined,
    view: { ...metricListView.defaults, dataStoreType: ['source'], dataStoreId: 7 },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'One source', expanded: false })).toBeVisible(),
};

export const OnTheService: Story = {
  render: (args) => <LiveMetrics {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(2);
    await step('The filter narrows the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Data store', expanded: false }));
      await userEvent.click(await screen.findByRole('option', { name: 'All destinations' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
};

export const SeveralAtOnce: Story = {
  args: { selected: new Set(['3', '4']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'archive',
      items: [metrics[2], metrics[3]],
    });
  },
};

/** An archived metric can only be duplicated. */
export const Archived: Story = {
  args: {
    page: ready(
      pageOf([
        metricWith(7, 'Raw sessions', {
          status: 'archived',
          lastValue: undefined,
          lastMeasuredAt: undefined,
          usedBy: 0,
        }),
      ]),
    ),
    view: { ...metricListView.defaults, status: 'archived' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Raw sessions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(
      'An archived metric can’t be changed',
    );
    await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = {
  args: { page: ready(pageOf([])) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No metrics yet')).toBeVisible();
    const [create] = canvas.getAllByRole('button', { name: 'Create metric' });
    if (create) await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  args: { page: ready(pageOf([])), view: { ...metricListView.defaults, search: 'no such metric' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No metrics found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const NoneArchived: Story = {
  args: { page: ready(pageOf([])), view: { ...metricListView.defaults, status: 'archived' } },
  play: async ({ canvas }) => expect(canvas.getByText('No metric is archived')).toBeVisible(),
};

export const One: Story = { args: { page: ready(pageOf(metrics.slice(0, 1))) } };

export const Many: Story = {
  args: {
    page: ready(
      pageOf(
        Array.from({ length: 10 }, (_, index) => metricWith(index + 1, `Metric ${index + 1}`)),
        340,
      ),
    ),
  },
};

/** A service that sends only what the specification shows. */
export const FewFields: Story = {
  args: {
    page: ready(
      pageOf([
        metricWith(1, 'Orders', {
          dataStore: undefined,
          lastValue: undefined,
          lastMeasuredAt: undefined,
          usedBy: undefined,
          createdAt: undefined,
        }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Orders/ });
    await expect(row).toHaveTextContent('Source 1');
    await expect(within(row).getAllByText('—').length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { page: loading } };

export const Failed: Story = {
  render: (args) => <LiveMetrics {...args} />,
  parameters: { service: { ...service, toxics: [status(listMetrics, 503)] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

export const Slow: Story = {
  render: (args) => <LiveMetrics {...args} />,
  parameters: { service: { ...service, toxics: [never(listMetrics)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: /Loading/ })).toBeInTheDocument(),
};

export const Offline: Story = {
  args: { page: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const LongNames: Story = {
  args: {
    page: ready(
      pageOf([
        metricWith(1, `Metric ${'x'.repeat(180)}`, {
          tableName: `public.${'long_table_'.repeat(12)}`,
          columnName: 'long_column_'.repeat(8),
          threshold: { type: 'constant', range: [-123_456_789_012, 987_654_321_098] },
          lastValue: 123_456_789_012_345,
        }),
      ]),
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const range = canvas.getByText(/1.2 K rows|800 to 1\.4/);
    await expect(range).toBeVisible();
  },
};
