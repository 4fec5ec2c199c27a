import { never, status } from '@millrace/mocks/storybook';
import { getAccountUsage, listAccountUsagePipelines } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { PresentProvider } from '../../../patterns/PresentProvider/PresentProvider.tsx';
import { clock, LiveUsage, usageArgs } from './UsageScreen.stories.data.tsx';
import { UsageScreen } from './UsageScreen.tsx';

const meta = {
  title: 'Screens/Settings/UsageScreen',
  component: UsageScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: usageArgs,
  render: (args) => <LiveUsage {...args} />,
} satisfies Meta<typeof UsageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'March 2026' })).toBeVisible();
    const chart = await canvas.findByRole('slider', { name: /^Processed records in March 2026/ });
    await expect(chart).toHaveAttribute('aria-valuemax', '4');
    await expect(canvas.getByText(/March 2026 so far\./)).toBeVisible();
    // Today is no drop.
    await expect(canvas.getByText('Today so far')).toBeVisible();
    await step('The shares of the pipelines add up to the sum of the account', async () => {
      const grid = await canvas.findByRole('grid', { name: 'Usage per pipeline in March 2026' });
      await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/%$/));
      await expect(within(grid).getByRole('columnheader', { name: /^Records/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('Another month has an address', async () => {
      const months = within(canvas.getByRole('navigation', { name: 'Months' }));
      await expect(months.getByRole('link', { name: 'February 2026' })).toHaveAttribute(
        'href',
        '/settings/usage?month=2026-02',
      );
      await expect(months.queryByRole('link', { name: 'April 2026' })).not.toBeInTheDocument();
    });
    await step('Sorting and search are requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Pipeline/ }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: expect.objectContaining({ by: 'name' }), page: 1 }),
      );
    });
  },
};

const usageRow = (id: number) => ({
  id: toId<'pipeline'>(id),
  name: `Pipeline ${id}`,
  totalRecords: id,
  initialSync: [],
  continuousSync: [],
  average: null,
});

/** The file has the rows of all pages, not only of the one on screen. */
export const Download: Story = {
  args: {
    readPage: fn(async (number: number, size: number) =>
      pageOf(
        Array.from({ length: number === 1 ? size : 50 }, (_, at) => usageRow((number - 1) * size + at + 1)),
        { count: size + 50, number, hasNext: number === 1 },
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Usage per pipeline in March 2026' });
    const download = within(canvas.getByRole('group', { name: 'Download' }));
    await userEvent.click(download.getByRole('button', { name: 'Download CSV' }));
    await expect(await canvas.findByText('Downloaded 150 pipelines.')).toBeVisible();
    await expect(args.readPage).toHaveBeenCalledTimes(2);
  },
};

export const PastMonth: Story = {
  args: { view: { ...usageArgs.view, month: '2026-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuemax', '28');
    await expect(canvas.queryByText(/so far\./)).not.toBeInTheDocument();
    const months = within(canvas.getByRole('navigation', { name: 'Months' }));
    await expect(months.getByRole('link', { name: 'March 2026' })).toHaveAttribute('href', '/settings/usage');
  },
};

export const NoMatch: Story = {
  args: { view: { ...usageArgs.view, search: 'nowhere' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No pipeline is named like “nowhere”.')).toBeVisible(),
};

export const Empty: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) => expect(await canvas.findByText('No pipelines yet')).toBeVisible(),
};

export const Thousands: Story = {
  tags: ['state:many'],
  parameters: { service: { scenario: 'large', clock } },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Pipelines, pages' });
    await expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/settings/usage?page=2',
    );
    await expect(within(canvas.getByRole('grid')).getAllByRole('row').length).toBeLessThan(30);
  },
};

/** The month and the pipelines that a test gives, without the service. */
const given = (...names: readonly string[]): Story => ({
  args: {
    usage: ready({
      initialSync: [],
      continuousSync: [{ at: new Date(clock.at), records: names.length }],
      average: null,
    }),
    pipelines: ready(pageOf(names.map((name, at) => ({ ...usageRow(at + 1), name, totalRecords: 1 })))),
  },
  render: (args) => <UsageScreen {...args} />,
});

/** After a week, the month has an estimate: a range, from weeks that differ. */
export const Estimate: Story = {
  ...given('Orders to warehouse'),
  args: {
    ...given('Orders to warehouse').args,
    usage: ready({
      initialSync: [{ at: new Date('2026-03-02T00:00:00Z'), records: 2_000_000 }],
      continuousSync: Array.from({ length: 24 }, (_, index) => ({
        at: new Date(Date.UTC(2026, 2, index + 1)),
        records: (index % 7 > 4 ? 40_000 : 100_000) * (index < 12 ? 1 : 2),
      })),
      average: null,
    }),
  },
  decorators: [
    (Screen) => (
      <PresentProvider now={new Date('2026-03-24T10:00:00Z')} timeZone="UTC">
        <Screen />
      </PresentProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('region', { name: 'Records of the month' }));
    // The same name as in the chart below, because the service counts resyncs with it.
    await expect(tiles.getByText('Initial sync and resyncs').nextElementSibling).toHaveTextContent(
      '2,000,000',
    );
    const label = tiles.getByText('Estimate for March 2026');
    await expect(label.nextElementSibling).toHaveTextContent(/^5\.5 M to 6\.1 M$/);
    await expect(tiles.getByText('Without initial syncs and resyncs')).toBeVisible();
  },
};

/** A day with far more records than usual is named with what the log knows of it. */
export const Jumps: Story = {
  ...given('Orders to warehouse'),
  args: {
    ...given('Orders to warehouse').args,
    jumps: [
      {
        day: { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') },
        records: 1_240_000,
        times: 3.14,
        pipeline: { name: 'Orders to warehouse\u202E', href: '/settings/usage/1' },
        causes: [
          {
            kind: 'resync',
            at: new Date('2026-03-02T09:12:00Z'),
            message: 'Resync requested: public.orders, starting over.',
            href: '/pipelines/1/logs?line=7',
          },
          {
            kind: 'created',
            at: new Date('2026-03-02T08:00:00Z'),
            message: 'The pipeline was created.',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const jumps = within(await canvas.findByRole('region', { name: 'Days with more records than usual' }));
    await expect(jumps.getByText(/^2 Mar/).closest('p')).toHaveTextContent(
      '2 Mar, 3.1 × the usual day with 1.2 M records, most of them of Orders to warehouse[U+202E]',
    );
    const [cause] = within(jumps.getByRole('list', { name: 'Log of 2 Mar' })).getAllByRole('listitem');
    await expect(cause).toHaveTextContent('09:12 UTCResync requested: public.orders, starting over.');
    await expect(jumps.getByRole('link', { name: /^Resync requested/ })).toHaveAttribute(
      'href',
      '/pipelines/1/logs?line=7',
    );
    await expect(jumps.queryByRole('link', { name: 'The pipeline was created.' })).toBeNull();
  },
};

export const One: Story = {
  ...given('Orders to warehouse'),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('grid')).getAllByRole('row');
    await expect(rows).toHaveLength(2);
    await expect(rows[1]).toHaveTextContent('Orders to warehouse');
    await expect(canvas.queryByRole('navigation', { name: 'Pipelines, pages' })).toBeNull();
  },
};

export const LongText: Story = {
  ...given(
    'Donaudampfschifffahrtsgesellschaft'.repeat(7),
    'Orders of every shop in every country to the warehouse in Frankfurt '.repeat(3),
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Offline: Story = {
  args: {
    usage: { state: 'loading', isOffline: true },
    pipelines: { state: 'loading', isOffline: true },
  },
  render: (args) => <UsageScreen {...args} />,
  play: async ({ canvas }) => {
    for (const alert of canvas.getAllByRole('alert'))
      await expect(alert).toHaveTextContent('You are offline.');
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock,
      toxics: [never(getAccountUsage), never(listAccountUsagePipelines)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading usage' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading pipelines' })).toBeVisible();
  },
};

/** One part fails; the other one stays. */
export const Failed: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [status(getAccountUsage, 503)] } },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'March 2026' }));
    await expect(await card.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('usage');
  },
};

export const RequiredValuesOnly: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/%$/));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
