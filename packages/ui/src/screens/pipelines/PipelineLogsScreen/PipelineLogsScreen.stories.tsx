import { getPipeline, listPipelineEvents } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { defaultPipelineLogView } from '../../../domain/views/pipelineLog.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { pipeline } from '../PipelineFrame/settings.stories.data.tsx';
import { clock, ids, line, liveLogs, type LiveLogsProps } from './PipelineLogsScreen.stories.data.tsx';
import { PipelineLogsScreen } from './PipelineLogsScreen.tsx';

const meta: Meta<LiveLogsProps> = {
  ...liveLogs,
  title: 'Screens/Pipelines/PipelineLogsScreen',
  component: PipelineLogsScreen,
};
export default meta;
type Story = StoryObj<LiveLogsProps>;

const view = (part: Partial<LiveLogsProps['view']>) => ({ ...defaultPipelineLogView, ...part });

export const Default: Story = {
  tags: ['state:many'],
  play: async ({ canvas, step }) => {
    const log = await canvas.findByRole('treegrid', { name: 'Log of Orders to warehouse' });
    await step('Columns and the zone of the times', async () => {
      const heads = within(log).getAllByRole('columnheader');
      await expect(heads.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Time, /),
        'Level',
        'Table',
        'Message',
      ]);
    });
    await step('Levels are counted in what is loaded; debug lines are not shown', async () => {
      await expect(canvas.getByRole('button', { name: /^Info \d+\+$/ })).toBeVisible();
      await expect(within(log).queryByText('Debug')).not.toBeInTheDocument();
      await expect(canvas.getByRole('switch', { name: 'Show debug lines' })).not.toBeChecked();
    });
    await step('Only the rows in view are rendered', async () => {
      await expect(canvas.getByText(/^100 of \d+ lines loaded$/)).toBeVisible();
      const headings = within(log).getAllByRole('rowheader', { name: /^Sync at / });
      await expect(headings.length).toBeGreaterThan(1);
      await expect(Number(log.getAttribute('aria-rowcount'))).toBeGreaterThan(101 + headings.length);
      await expect(within(log).getAllByRole('row').length).toBeLessThan(60);
    });
  },
};

export const WithDebug: Story = {
  args: { view: view({ debug: true }) },
  play: async ({ args, canvas, userEvent }) => {
    const log = await canvas.findByRole('treegrid');
    await expect(within(log).getAllByText('Debug').length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show debug lines' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ debug: false }));
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { id: ids.errored, view: view({ levels: ['error'], range: 'all', line: 'newest' }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: /^Line/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const log = canvas.getByRole('treegrid');
    const reason = within(log).getAllByText(/Stripe refused the key/)[0];
    await expect(reason?.scrollHeight).toBeLessThanOrEqual(reason?.clientHeight ?? 0);
    await expect(reason?.clientWidth).toBeGreaterThan(log.clientWidth * 0.8);
  },
};

/** Text of twice the size: the columns grow with it, and the search field keeps room for words. */
export const LargeLetters: Story = {
  // On a docs page, the font size would affect every story.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('treegrid', { name: 'Log of Orders to warehouse' }));
    const [time, level] = log.getAllByRole('gridcell');
    if (!time || !level) throw new Error('The log has no lines.');
    const text = document.createRange();
    text.selectNodeContents(time);
    await expect(text.getClientRects()).toHaveLength(1);
    await expect(level.scrollWidth).toBeLessThanOrEqual(level.clientWidth);
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

/** The marks of closed lines point to where text continues. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('treegrid', { name: 'Log of Orders to warehouse' }));
    const message = log.getAllByRole('rowheader')[1]?.lastElementChild;
    await expect(message && getComputedStyle(message).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

/** A finished run, a failure and a change, by day. */
export const Activity: Story = {
  args: { view: view({ show: 'activity', range: 'week' }) },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('treegrid', { name: 'Activity of Orders to warehouse' });
    await expect(within(log).getByText('Wednesday, 4 March 2026')).toBeVisible();
    await expect(within(log).queryByText('The sync began.')).not.toBeInTheDocument();
    await expect(within(log).getAllByText('Run').length).toBeGreaterThan(3);
    await expect(canvas.getByText(/^\d+ of 100 loaded lines match$/)).toBeVisible();
  },
};

const changed = line(999, {
  step: 'pipeline',
  message: 'Settings were changed: source_sync_frequency, persist_deleted_rows.',
  details: {
    event: 'changed',
    fields: 'source_sync_frequency, persist_deleted_rows',
    by: 'Mateo Lindqvist',
    'before.source_sync_frequency': 900_000,
    'after.source_sync_frequency': 86_400_000,
    'before.persist_deleted_rows': 'false',
    'after.persist_deleted_rows': 'true',
  },
});

/** A line of a change says what was changed, from what to what and by whom, and leads to the form with the old values. */
export const SettingsChanged: Story = {
  args: {
    given: [changed],
    view: view({ show: 'activity', line: 999 }),
    hrefs: {
      list: paths.pipelinesList(),
      oldSettings: (query) => paths.pipelineSettings(ids.running, { section: 'sync', ...query }),
    },
  },
  play: async ({ canvas }) => {
    const valueOf = async (label: string) =>
      (await canvas.findByText(label, { selector: 'dt' }, { timeout: 10_000 })).nextElementSibling;
    await expect(await valueOf('Source frequency')).toHaveTextContent('every 15 minutes → every day');
    await expect(await valueOf('Persist deleted rows')).toHaveTextContent('off → on');
    await expect(await valueOf('Changed by')).toHaveTextContent('Mateo Lindqvist');
    await expect(canvas.getByRole('link', { name: 'Restore old value…' })).toHaveAttribute(
      'href',
      expect.stringContaining('before.source_sync_frequency=900000'),
    );
  },
};

/** The service says neither the values nor the person. */
export const SettingsChangedUnsaid: Story = {
  ...SettingsChanged,
  args: {
    ...SettingsChanged.args,
    given: [line(999, { ...changed, details: { event: 'changed', fields: 'source_sync_frequency' } })],
  },
  play: async ({ canvas }) => {
    const who = await canvas.findByText('Changed by', { selector: 'dt' }, { timeout: 10_000 });
    await expect(who.nextElementSibling).toHaveTextContent('The service does not say who');
    await expect(canvas.queryByRole('link', { name: /^Restore/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listPipelineEvents)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading log' })).toBeVisible();
    await expect(await canvas.findByRole('searchbox', { name: 'Search messages' })).toBeEnabled();
  },
};

export const LoadingPipeline: Story = {
  parameters: { service: { clock, toxics: [never(getPipeline)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible(),
};

/** A new pipeline has not logged anything. */
export const Empty: Story = {
  args: { id: ids.fresh, given: [], hasOlder: false, view: view({ range: 'all' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lines yet' })).toBeVisible();
  },
};

export const EmptyRange: Story = {
  args: { given: [], hasOlder: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lines in the last 24 hours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show any time' })).toHaveAttribute(
      'href',
      '/pipelines/1/logs?range=all',
    );
  },
};

export const One: Story = {
  args: { given: [line(1)], hasOlder: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line', { selector: '[role=status]' })).toBeVisible();
    // The line, and the heading of its run.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const NoMatch: Story = {
  args: { view: view({ search: 'nothing of the kind', levels: ['error'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lines found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute(
      'href',
      '/pipelines/1/logs',
    );
  },
};

/** The table is not a filter of the service, so older lines are loaded until some match. */
export const NoMatchSoFar: Story = {
  args: { view: view({ table: 'public.nothing' }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('None of 100 loaded lines match.')).toBeVisible();
    await expect(args.onLoadOlder).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelineEvents, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('log');
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
  },
};

/** Not loaded yet and offline: the log shows a message, without a skeleton. */
export const Offline: Story = {
  args: { pipeline: ready(pipeline), log: { state: 'loading', isOffline: true } },
  render: (args) => <PipelineLogsScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading log' })).toBeNull();
  },
};

/** The lines that have loaded stay. */
export const OlderFailed: Story = {
  args: {
    hasOlder: true,
    log: {
      state: 'ready',
      value: {
        lines: [],
        count: 0,
        hasOlder: true,
        isLoadingOlder: false,
        olderProblem: { kind: 'http', status: 503 },
        unreadable: 0,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { id: ids.none },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This pipeline was not found' })).toBeVisible(),
};

export const Draft: Story = {
  args: { id: ids.draft },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('treegrid')).not.toBeInTheDocument();
  },
};

export const Archived: Story = {
  args: { id: ids.archived, view: view({ range: 'all' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'No lines are left' })).toBeVisible(),
};

const long = `The destination refused the row: ${'a_very_long_value_without_any_space_'.repeat(40)} (22001).`;

export const LongText: Story = {
  args: {
    given: [
      line(3, { level: 'error', message: long, collection: `public.${'events_'.repeat(30)}`, step: 'load' }),
      line(2, { level: 'shout', message: '\u202eright to left' }),
      line(1),
    ],
    hasOlder: false,
    view: view({ line: 3 }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Line 3' })).toHaveTextContent(long);
    await expect(canvas.getByText('shout')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** Only the values that the specification shows are present: no table, no step and no details. */
export const RequiredValuesOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('rowheader'))[0] ?? document.body);
    await expect(await canvas.findByRole('region', { name: /^Line/ })).toBeVisible();
  },
};
