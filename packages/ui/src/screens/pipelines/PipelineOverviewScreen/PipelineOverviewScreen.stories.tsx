import { getPipeline, getPipelineUsage } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { pipeline } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineOverviewScreen } from './PipelineOverviewScreen.tsx';
import {
  clock,
  CopyingOverview,
  ids,
  liveOverview,
  type LiveOverviewProps,
} from './PipelineOverviewScreen.stories.data.tsx';

const meta: Meta<LiveOverviewProps> = {
  ...liveOverview,
  title: 'Screens/Pipelines/PipelineOverviewScreen',
  component: PipelineOverviewScreen,
};
export default meta;
type Story = StoryObj<LiveOverviewProps>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Orders to warehouse' });
    await step('Source and destination', async () => {
      const route = canvas.getByRole('region', { name: 'Route' });
      await expect(route).toHaveTextContent('Production PostgresPostgreSQL');
      await expect(route).toHaveTextContent('AnalyticsSnowflake');
    });
    await step('The figures match the list and the chart', async () => {
      const tiles = within(canvas.getByRole('region', { name: 'At a glance' }));
      await expect(await tiles.findByText('4,812,204')).toBeVisible();
      await expect(await tiles.findByText(/vs previous day/)).toBeVisible();
      await expect(tiles.getByText(/vs previous 7 days/)).toBeVisible();
      await expect(tiles.getByText(/vs previous 30 days/)).toBeVisible();
      await expect(canvas.getByText(/processed records per hour on average/)).toBeVisible();
      await expect(canvas.getByText('Newest change', { selector: 'dt' }).parentElement).toHaveTextContent(
        /^Newest change\d+ (s|min) agoLast sync 42 s ago$/,
      );
      await expect(canvas.getByText('Healthy.')).toBeVisible();
      await expect(tiles.getByText('every 15 min')).toBeVisible();
    });
    await step('The ranges are links', async () => {
      const ranges = within(canvas.getByRole('navigation', { name: 'Range' }));
      await expect(ranges.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'page');
      await expect(ranges.getByRole('link', { name: 'Week' })).toHaveAttribute(
        'href',
        '/pipelines/1/overview?range=week',
      );
    });
    await step(
      'The busiest tables come first, and the others on request; they can be sorted and searched',
      async () => {
        const card = within(canvas.getByRole('region', { name: 'Tables' }));
        const grid = await card.findByRole('grid', { name: 'Tables' });
        await expect(grid).toHaveAttribute('aria-rowcount', '9');
        await userEvent.click(card.getByRole('button', { name: 'Show 12 more' }));
        await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '21'));
        await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight + 1);
        const first = () => within(grid).getAllByRole('rowheader')[0];
        // Its cell also has the age of the newest change, which shows where there is no column for it.
        const records = () =>
          Number.parseInt(
            (within(grid).getAllByRole('gridcell')[1]?.textContent ?? '').replaceAll(',', ''),
            10,
          );
        const busiest = records();
        await userEvent.click(within(grid).getByRole('button', { name: 'Records' }));
        await expect(records()).toBeLessThan(busiest);
        await userEvent.click(within(grid).getByRole('button', { name: 'Newest change' }));
        await expect(within(grid).getAllByRole('gridcell')[0]).toHaveTextContent(/ago|Yesterday/);
        await userEvent.click(within(grid).getByRole('button', { name: 'Table' }));
        await expect(first()).toHaveTextContent(/^audit\./);
        const names = within(grid)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent.replace(/Read up to.*$/, ''));
        await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
        await userEvent.type(card.getByRole('searchbox', { name: 'Search tables' }), 'PUBLIC.');
        await waitFor(() => expect(first()).toHaveTextContent(/^public\./));
        await userEvent.type(card.getByRole('searchbox', { name: 'Search tables' }), 'x');
        await expect(await card.findByText('No matching tables.')).toBeVisible();
      },
    );
  },
};

/** The whole read position of a table opens by keyboard and touch, and can be copied. */
export const Position: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Tables' });
    const card = within(canvas.getByRole('region', { name: 'Tables' }));
    const [position] = await card.findAllByRole('button', { name: /^Read up to / });
    if (position) await userEvent.click(position);
    const dialog = within(await screen.findByRole('dialog', { name: /^Read position of / }));
    await expect(dialog.getByText(/^Read up to/)).toHaveTextContent(position?.textContent ?? 'none');
    await expect(dialog.getByRole('button', { name: 'Copy position' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(position).toHaveFocus());
  },
};

/** Tables are copied one after the other. There is no estimate, so the rate is shown and no remaining time. */
export const Copying: Story = {
  render: (args) => <CopyingOverview {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const card = within(await canvas.findByRole('region', { name: 'Initial sync' }));
    await step('Before records arrive there is neither a zero nor a rate', async () => {
      await expect(card.getByText('Starting…')).toBeVisible();
      await expect(card.queryByText(/records\/s/)).not.toBeInTheDocument();
      await expect(card.getByRole('progressbar', { name: 'Copied tables' })).toHaveAttribute('value', '1');
      await expect(card.getByText('2 tables waiting', { exact: false })).toHaveTextContent('next: refunds');
    });
    await step('The names of the tables begin at the same edge', async () => {
      const edgeOf = (text: Element) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().left;
      };
      const waiting = card.getByText('2 tables waiting', { exact: false });
      await expect(edgeOf(card.getByTitle('order_items'))).toBeCloseTo(edgeOf(waiting), 0);
    });
    await step('The next sync comes after them', async () => {
      const tiles = canvas.getByRole('region', { name: 'At a glance' });
      await expect(tiles).toHaveTextContent(/Next sync—after the initial sync/);
    });
    await step('Then their number and rate, in a row of the same height', async () => {
      const height = () => card.getByTitle('order_items').closest('li')?.offsetHeight;
      const before = height();
      await userEvent.click(canvas.getByRole('button', { name: 'Records arrive' }));
      await expect(await card.findByText('1,000 records')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Records arrive' }));
      await expect(await card.findByText('2,000 records')).toBeVisible();
      await expect(card.getByText('100 records/s')).toBeVisible();
      await expect(height()).toBe(before);
    });
  },
};
export const CopyingOnPhone: Story = { ...Copying, globals: { viewport: { value: 'phone' } } };

const resyncing = [
  { collection: 'orders', status: 'synced', totalRecords: 9_000, position: '0/1' },
  { collection: 'order_items', status: 'resyncing', totalRecords: 1_200, position: '0/9' },
  { collection: 'refunds', status: 'waiting', totalRecords: 400, position: '0/9' },
];

/** Tables that have records already are copied again, one after the other. */
export const Resyncing: Story = {
  args: { collections: ready(resyncing), totals: resyncing },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Resync' }));
    await expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(card.getByText('1 table waiting', { exact: false })).toHaveTextContent('next: refunds');
    await expect(await canvas.findByText('Resyncing.')).toBeVisible();
    const tiles = canvas.getByRole('region', { name: 'At a glance' });
    await expect(tiles).toHaveTextContent(/Next sync—after the resync/);
    const collections = within(canvas.getByRole('grid', { name: 'Tables' }));
    await expect(collections.getByRole('row', { name: /order_items/ })).toHaveTextContent('Resyncing');
    await expect(collections.getByRole('row', { name: /refunds/ })).toHaveTextContent('Waiting');
  },
};

const atRest = [
  { collection: 'orders', status: 'synced', totalRecords: 9_000, position: '0/1' },
  { collection: 'order_items', status: 'resyncing', totalRecords: 0, position: null },
];

/** While the pipeline is paused, nothing seems to be copied. */
export const ResyncPaused: Story = {
  args: {
    pipeline: ready({ ...pipeline, status: 'paused' }),
    collections: ready(atRest),
    totals: atRest,
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Resync' }));
    await expect(card.getByText(/continues when the pipeline runs again/)).toBeVisible();
    await expect(card.getByText('Not started')).toBeVisible();
    await expect(card.queryByText(/Starting|records\/s/)).not.toBeInTheDocument();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Days follow the user's time zone. */
export const Week: Story = {
  parameters: { present: { timeZone: 'America/New_York' } },
  args: { view: { range: 'week' } },
  play: async ({ canvas }) => {
    const bars = await canvas.findByRole('slider');
    await expect(bars).toHaveAttribute('aria-valuemax', '7');
    await expect(bars).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Wed, 4 Mar 2026, GMT-5/));
    await expect(await canvas.findByText('Records in the last 7 days')).toBeVisible();
  },
};
export const Month: Story = { args: { view: { range: 'month' } } };

/** Views with an address become tabs. */
export const WithTabs: Story = {
  args: {
    hrefs: { list: paths.pipelinesList(), settings: '/pipelines/1/settings', logs: '/pipelines/1/logs' },
  },
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Settings', 'Logs']);
  },
};

/** The source refuses the access: its form is one press away, as the one emphasised step of the page. */
export const Errored: Story = {
  args: {
    id: ids.errored,
    hrefs: {
      list: '/pipelines/list',
      form: (end, focus) => `/${end}s/3/edit?focus=${focus}`,
      error: '/pipelines/3/logs?level=error',
    },
  },
  play: async ({ canvas }) => {
    // Its sentence has it first, and the way to repair it has it again.
    await expect((await canvas.findAllByText(/Stripe refused the key/))[0]).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open in logs' })).toHaveAttribute(
      'href',
      '/pipelines/3/logs?level=error',
    );
    await expect(await canvas.findByRole('link', { name: 'Enter new credentials' })).toHaveAttribute(
      'href',
      '/sources/3/edit?focus=credentials',
    );
    const repair = canvas.getByRole('region', { name: 'Get it running again' });
    await waitFor(() => expect(repair).toHaveTextContent(/at .* UTC: Stripe refused the key\./));
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
    const card = within(canvas.getByRole('region', { name: 'Tables' }));
    await waitFor(() => expect(card.getAllByRole('row')[1]).toHaveTextContent('Errored'));
  },
};

export const Paused: Story = {
  args: { id: ids.paused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paused.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toHaveTextContent(
      'Next sync—once resumed',
    );
  },
};

export const Draft: Story = {
  args: { id: ids.draft },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole('link', { name: /Continue setup, step \d of 4/ });
    await expect(on).toHaveAttribute('href', '/pipelines/setup/8/schema-settings');
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const Archived: Story = {
  args: { id: ids.archived },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Archived.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toHaveTextContent(/Next sync—$/);
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Duplicate/),
      'Export settings',
      expect.stringMatching(/^Delete/),
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ action: 'delete' }));
  },
};

const unbroken = 'orders_of_all_countries_'.repeat(10);
const longTables = [
  { collection: `public.${unbroken}`, status: 'synced', totalRecords: 9_000, position: unbroken },
  { collection: 'public.orders', status: 'synced', totalRecords: 1, position: '0/1' },
];

/** Names and positions without a space stay in their places. */
export const LongText: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      name: unbroken,
      source: pipeline.source && { ...pipeline.source, name: unbroken },
      destination: pipeline.destination && { ...pipeline.destination, name: unbroken },
    }),
    collections: ready(longTables),
    totals: longTables,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(getPipeline)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible(),
};

/** The name is known from the list. */
export const LoadingKnown: Story = {
  args: { name: 'Orders to warehouse' },
  parameters: { service: { clock, toxics: [never(getPipeline)] } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse'),
};

export const NotFound: Story = {
  args: { id: ids.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This pipeline was not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All pipelines' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active',
    );
  },
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(getPipeline, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('pipeline');
    await expect(await canvas.findByRole('heading', { name: 'Orders to warehouse' })).toBeVisible();
  },
};

/** If one request fails, only its own part shows the failure. */
export const UsageFailed: Story = {
  parameters: { service: { clock, toxics: [status(getPipelineUsage, 503)] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders to warehouse' });
    const card = within(canvas.getByRole('region', { name: 'Processed records' }));
    await expect(await card.findByRole('alert')).toHaveTextContent('The service had an error.');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    const tiles = canvas.getByRole('region', { name: 'At a glance' });
    await expect(tiles).toHaveTextContent('4,812,204');
    // The sum of the last day came with the pipeline.
    await expect(within(tiles).getAllByText('Could not be loaded')).toHaveLength(2);
    const collections = within(canvas.getByRole('region', { name: 'Tables' }));
    await expect((await collections.findAllByText('Synced')).length).toBeGreaterThan(5);
  },
};

/** The history fails alone: the tiles say so, and one button loads it again. */
export const HistoryFailed: Story = {
  args: { history: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText('The records of the last 60 days failed to load.')).toBeVisible();
    await canvas.findByRole('slider');
    const tiles = within(canvas.getByRole('region', { name: 'At a glance' }));
    await expect(tiles.getAllByText('Could not be loaded')).toHaveLength(2);
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('history');
  },
};

/** Without the pipeline's own sum, the series counts; without both, the figure is unknown and never zero. */
export const WithoutSum: Story = {
  args: { history: failed({ kind: 'http', status: 503 }) },
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'At a glance' })).toHaveTextContent(
        /^Records, 24 h—Could not be loaded/,
      ),
    );
  },
};

/** Only the values that the specification shows are present: the page still shows what it has. */
export const RequiredValuesOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    await expect(canvas.queryByRole('region', { name: 'Route' })).not.toBeInTheDocument();
    const tiles = within(canvas.getByRole('region', { name: 'At a glance' }));
    await expect(tiles.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Records, 24 h',
      'Records, 7 days',
      'Records, 30 days',
      'Tables',
    ]);
    await expect(await tiles.findByText('4,812,204')).toBeVisible();
  },
};
