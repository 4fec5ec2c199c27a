import { bind, getPipeline } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { pipeline as running, requests } from './settings.stories.data.tsx';
import { PipelineFrame } from './PipelineFrame.tsx';
import { PipelineSentence } from './PipelineSentence.tsx';

const ids = { running: toId<'pipeline'>(1), draft: toId<'pipeline'>(8), archived: toId<'pipeline'>(25) };

const hrefsOf = (id: PipelineId) => ({
  list: paths.pipelinesList(),
  setup: paths.pipelineSetup(id),
  overview: paths.pipelineOverview(id),
  settings: paths.pipelineSettings(id),
  logs: paths.pipelineLogs(id),
});

const meta = {
  title: 'Screens/Pipelines/PipelineFrame',
  component: PipelineFrame,
  parameters: { service: { scenario: 'busyAccount', clock: { at: Date.parse('2026-03-04T10:00:00Z') } } },
  args: {
    pipeline: { state: 'loading' },
    hrefs: hrefsOf(ids.running),
    selected: 'logs',
    skeleton: <Skeleton height={200} />,
    onAction: fn(),
    onRetry: fn(),
    children: () => <p>The log of the pipeline.</p>,
  },
  render: (args) => (
    <Live reads={{ pipeline: bind(getPipeline, { id: ids.running }) }}>
      {({ pipeline }) => <PipelineFrame {...args} pipeline={pipeline} />}
    </Live>
  ),
} satisfies Meta<typeof PipelineFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Orders to warehouse' });
    await step('Only pages with an address have a tab', async () => {
      const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
      await expect(tabs).toEqual(['Overview', 'Settings', 'Logs']);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Logs');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The log of the pipeline.');
    });
    await step('Its actions are a button and a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ action: 'pause' }));
      await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
      await expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'duplicate' }));
    });
  },
};

const onRename = fn();

/** The pencil beside the title turns it into a field. A taken name is refused beside the text. */
export const Renaming: Story = {
  args: {
    async onRenameInPlace(request) {
      onRename(request);
      return Promise.resolve(
        request.name === 'Ad spend' ? '“Ad spend” already exists. Choose another name.' : undefined,
      );
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    onRename.mockClear();
    await canvas.findByRole('heading', { level: 1, name: 'Orders to warehouse' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await step('A taken name is refused, and the text stays', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Ad spend{Enter}');
      await expect(await canvas.findByText(/^“Ad spend” already exists/)).toBeVisible();
      await expect(field).toHaveValue('Ad spend');
    });
    await step('A free name is saved, and the focus returns to the pencil', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Orders{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
      await expect(onRename).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Orders' }));
    });
  },
};

/** An archived pipeline cannot change, so its title has no pencil. */
export const ArchivedName: Story = {
  args: { onRenameInPlace: async () => Promise.resolve(undefined) },
  render: (args) => (
    <Live reads={{ pipeline: bind(getPipeline, { id: ids.archived }) }}>
      {({ pipeline }) => <PipelineFrame {...args} hrefs={hrefsOf(ids.archived)} pipeline={pipeline} />}
    </Live>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
  },
};

/** A draft has no data yet, so each of its pages leads to the setup. */
export const Draft: Story = {
  render: (args) => (
    <Live reads={{ pipeline: bind(getPipeline, { id: ids.draft }) }}>
      {({ pipeline }) => <PipelineFrame {...args} hrefs={hrefsOf(ids.draft)} pipeline={pipeline} />}
    </Live>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This pipeline is not set up yet')).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.queryByText('The log of the pipeline.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      paths.pipelineSetup(ids.draft),
    );
  },
};

export const Loading: Story = {
  render: (args) => <PipelineFrame {...args} name="Orders to warehouse" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse');
    await expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible();
  },
};

/** With the toggle resync_tool the header offers it, without it nothing does (docs/features.md). */
export const WithResync: Story = {
  args: { hasResync: true },
  play: async ({ args, canvas, userEvent }) => {
    const [resync, main] = await canvas.findAllByRole('button', { name: /^(?:Resync|Pause)$/ });
    await expect(resync).toHaveTextContent('Resync');
    await expect(main).toHaveTextContent('Pause');
    await userEvent.click(canvas.getByRole('button', { name: 'Resync' }));
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'resync' }));
  },
};

/** An archived pipeline has nothing to resync. */
export const ArchivedWithResync: Story = {
  ...ArchivedName,
  args: { hasResync: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resync' })).toBeNull();
  },
};

/** The narrow header has room for the main action only, so the menu has the resync. */
export const ResyncOnPhone: Story = {
  args: { hasResync: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resync' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions|^More/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Resync' })).toBeVisible();
  },
};

export const WithoutResync: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions|^More/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Resync' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Resync', hidden: true })).toBeNull();
  },
};

export const Failed: Story = {
  args: { pipeline: requests.failed },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('The log of the pipeline.')).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { pipeline: requests.offline },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

const minutesFromNow = (minutes: number) => new Date(Date.parse('2026-03-04T10:00:00Z') + minutes * 60_000);
const looksHealthy = {
  ...running,
  status: 'running',
  sourceSyncFrequency: 900_000,
  destinationSyncFrequency: 900_000,
  lastSyncedAt: minutesFromNow(-6),
  nextSyncAt: minutesFromNow(9),
} as const;
const table = (collection: string, status: string) => ({
  collection,
  status,
  position: null,
  totalRecords: 0,
});

/** Every sync succeeds, and none finds a record: it is not called healthy, and its facts say why. */
export const UnusuallyQuiet: Story = {
  args: {
    pipeline: ready({ ...looksHealthy, hourlyRecords: [8, 7, 9, 8, 0, 0, 0, 0, 0] }),
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Unusually quiet.')).toBeVisible();
    await expect(canvas.queryByText('Healthy.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Why this status' }));
    const facts = within(await screen.findByRole('dialog', { name: 'Why this status' }));
    await expect(facts.getByText('Without records').nextElementSibling).toHaveTextContent('for 4 hours');
    await expect(facts.getByText(/^Healthy means/)).toBeVisible();
  },
};

const failing = (lastError: string): Story => ({
  args: {
    pipeline: ready({ ...running, status: 'errored', nextSyncAt: null, lastError }),
    hrefs: { ...hrefsOf(ids.running), form: (end, focus) => `/${end}s/1/edit?focus=${focus}` },
  },
  render: (args) => <PipelineFrame {...args} />,
});

/** A failed pipeline that tries again by itself has not stopped. */
export const Failing: Story = {
  args: {
    pipeline: ready({
      ...looksHealthy,
      status: 'errored',
      lastError: 'Stripe refused the key.',
    }),
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failing.')).toBeVisible();
    await expect(canvas.getByText(/Next try/)).toHaveTextContent(
      /Last sync 6 min ago\.\s+Next try in 9 min\./,
    );
    await expect(canvas.queryByText('Stopped.')).toBeNull();
  },
};

/** Every state says when data arrived last. */
export const EveryStateHasATime: Story = {
  render: () => (
    <>
      {['running', 'starting', 'errored', 'pausing', 'paused', 'archived', 'hibernating'].map((status) => (
        <PipelineSentence
          key={status}
          pipeline={{ ...looksHealthy, status, nextSyncAt: status === 'running' ? minutesFromNow(9) : null }}
          hrefs={{}}
        />
      ))}
      <PipelineSentence
        pipeline={looksHealthy}
        collections={[table('public.orders', 'resyncing')]}
        hrefs={{}}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(8);
    await expect(canvas.getAllByText('6 min ago')).toHaveLength(8);
    // Only what syncs at that time says so: a stopped pipeline does not, and a resync comes first.
    await expect(canvas.getAllByText(/Next sync/)).toHaveLength(1);
    await expect(canvas.queryByText(/Next try/)).toBeNull();
  },
};

/** The remedy is that of the connector that refuses the access. */
export const RefusedByTheDestination: Story = {
  ...failing('Snowflake refused the password.'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Enter new credentials' })).toHaveAttribute(
      'href',
      '/destinations/1/edit?focus=credentials',
    ),
};

/** An error that names no connector leads to the overview, which has the remedies of both. */
export const RefusedByEitherEnd: Story = {
  ...failing('The credentials were refused.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get it running again' })).toHaveAttribute(
      'href',
      '/pipelines/1/overview',
    );
    await expect(canvas.queryByRole('link', { name: /credentials|Edit/ })).toBeNull();
  },
};

export const Late: Story = {
  args: {
    pipeline: ready({ ...looksHealthy, lastSyncedAt: minutesFromNow(-40), nextSyncAt: minutesFromNow(-25) }),
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText('The sync is late.')).toBeVisible(),
};

/** The pipeline runs, but not all of its data arrives. */
export const TableFailed: Story = {
  args: {
    pipeline: ready(looksHealthy),
    collections: [table('public.orders', 'synced'), table('public.items', 'errored')],
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText('1 of 2 tables failed.')).toBeVisible(),
};

/** A list of tables that is not there is no evidence: the pipeline is on time, and not called healthy. */
export const TablesUnknown: Story = {
  args: { pipeline: ready(looksHealthy) },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Syncs on time.')).toBeVisible();
    await expect(canvas.queryByText('Healthy.')).toBeNull();
  },
};

/** A sync that is dated in the future is no proof, and is not said to be just over. */
export const ClockAhead: Story = {
  args: {
    pipeline: ready({ ...looksHealthy, lastSyncedAt: minutesFromNow(180), nextSyncAt: minutesFromNow(195) }),
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The service’s clock is ahead.');
    await expect(canvas.getAllByText('in 3 h')[0]).toBeVisible();
    await expect(canvas.queryByText(/just now/)).toBeNull();
  },
};

/** A change in the future is no proof either: one of the clocks is ahead. */
export const ChangeAhead: Story = {
  args: { pipeline: ready({ ...looksHealthy, newestChangeAt: minutesFromNow(180) }) },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A clock is ahead.');
    await expect(canvas.queryByText(/Healthy|on time/)).toBeNull();
  },
};

/** The sync seems to be late, and a newer change was read: one of the two times is wrong. */
export const TimesDisagree: Story = {
  args: {
    pipeline: ready({
      ...looksHealthy,
      lastSyncedAt: minutesFromNow(-120),
      nextSyncAt: minutesFromNow(-105),
      newestChangeAt: minutesFromNow(-2),
    }),
  },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The times disagree. The newest change was made after the last sync.',
    );
    await expect(canvas.queryByText(/late|Healthy|on time/)).toBeNull();
  },
};

/** A name without a space breaks anywhere, and pushes no action off the page. */
export const LongText: Story = {
  args: { pipeline: ready({ ...running, name: 'orders_of_all_countries_'.repeat(10) }) },
  render: (args) => <PipelineFrame {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(?:orders_of_all_countries_){10}$/,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { right } = canvas.getByRole('button', { name: 'Pause' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Orders to warehouse' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
