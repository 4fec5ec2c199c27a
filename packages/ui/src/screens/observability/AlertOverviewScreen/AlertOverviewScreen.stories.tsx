import { never, status } from '@millrace/mocks/storybook';
import { getAlert, getAlertUsage, listAlertTriggers } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { usageSpans } from '../../../domain/usage/usageRanges.ts';
import { triggerListView } from '../../../domain/views/alertOverview.ts';
import {
  alertWith,
  minutesAgo,
  pageWith,
  quotaWith,
  stoppedOrders,
  storyNow,
  storyPresent,
  storyService,
  triggerWith,
} from '../observability.stories.data.ts';
import { metricWith, outside, pipeline, recentValues } from '../metrics.stories.data.ts';
import { ownClipboard, writeText } from '../../../patterns/CopyButton/clipboard.stories.data.ts';
import { LiveAlert, TriggersAllAtOnce } from './AlertOverviewScreen.stories.data.tsx';
import { AlertOverviewScreen } from './AlertOverviewScreen.tsx';

const id = toId<'alert'>(1);
const counts = { open: 3, acknowledged: 1, resolved: 1 };
const open = [
  triggerWith(9, 24),
  triggerWith(8, 84, {
    measurements: [
      { metricId: toId(1), name: 'Orders per day', value: 12, range: [1_000, 2_000] },
      { metricId: toId(2), name: 'Orders without an email', value: 40, range: [0, 10] },
    ],
  }),
  triggerWith(7, 26 * 60, { healedAt: minutesAgo(23 * 60) }),
];
const acknowledged = triggerWith(6, 400, {
  status: 'acknowledged',
  acknowledgedAt: minutesAgo(30),
  acknowledgedBy: 'Noor Ahmadi',
});
const points = usageSpans('day', storyNow, 'Europe/Vienna').map(({ from }, index) => ({
  at: from,
  times: index === 22 ? 2 : index === 23 ? 1 : 0,
}));

const meta = {
  title: 'Screens/Observability/AlertOverviewScreen',
  component: AlertOverviewScreen,
  parameters: { present: storyPresent, service: storyService },
  args: {
    alert: ready(stoppedOrders),
    hrefs: { list: alertPaths.list(), overview: alertPaths.overview(id), settings: alertPaths.settings(id) },
    usage: ready(points),
    range: 'day',
    hrefOfRange: (range) => alertPaths.overview(id, { range }),
    triggers: {
      page: ready(pageWith(open, counts)),
      view: triggerListView.defaults,
      onViewChange: fn(),
      hrefOf: (view) => alertPaths.overview(id, { range: 'day', ...triggerListView.write(view) }),
      onRetry: fn(),
    },
    history: ready(pageWith([...open, acknowledged], {})),
    metric: ready(outside),
    pipelines: ready(pageWith([pipeline], {})),
    quota: quotaWith(512),
    billingHref: '/settings/billing',
    updatedAt: storyNow,
    onAction: fn(),
    onTriggerAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AlertOverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title with the marks beside it. */
const headOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('heading', { level: 1 }).closest('header');

const withTriggers = (more: Partial<(typeof meta)['args']['triggers']>) => ({
  ...meta.args.triggers,
  ...more,
});

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The head says how it stands, when it runs and who is notified', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Orders have stopped' })).toBeVisible();
      await expect(
        canvas.getByText((_, element) =>
          /^Every hour · notifies noor@acme\.example$/.test(element?.textContent ?? ''),
        ),
      ).toBeVisible();
    });
    await step('The value leads, against its range and over time', async () => {
      await expect(canvas.getByText(/^Expected 1,000 to 2,000 rows · measured/)).toHaveTextContent(
        'Expected 1,000 to 2,000 rows · measured just now',
      );
      const plot = canvas.getByRole('slider', {
        name: 'Orders per day in the last 24 hours, value by value',
      });
      plot.focus();
      await expect(plot).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: 640 rows, out of range$/),
      );
      const bars = canvas.getByRole('slider', { name: /^Times alert was triggered/ });
      await expect(plot.compareDocumentPosition(bars)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('What loads the data is named', async () => {
      const loads = within(canvas.getByRole('region', { name: 'Where the data comes from' }));
      await expect(loads.getByText(/^Measured at the destination/)).toHaveTextContent(
        'Measured at the destination, Warehouse, after replication. Loaded by:',
      );
      await expect(loads.getByRole('link', { name: 'Orders to warehouse' })).toHaveAttribute(
        'href',
        '/pipelines/4/overview',
      );
      await expect(loads.getByText(/^last sync/)).toHaveTextContent('last sync 4 min ago');
    });
    await step('Acknowledging and resolving say how many', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge all (3)' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'acknowledge', items: [stoppedOrders] });
      await userEvent.click(canvas.getByRole('button', { name: 'Resolve all (4)' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'resolve', items: [stoppedOrders] });
    });
    await step('Turning off and deleting are in the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Orders have stopped' }));
      await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Turn off' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'deactivate', items: [stoppedOrders] });
    });
    await step('A bar says how often it fired', async () => {
      const bars = canvas.getByRole('slider', { name: /^Times alert was triggered in the last 24 hours/ });
      bars.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(bars).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Triggered 2 times$/));
    });
    await step('A trigger says what was measured, and whether it still is', async () => {
      const rows = within(canvas.getByRole('grid', { name: 'Triggers' }));
      await expect(rows.getByRole('row', { name: /24 min ago/ })).toHaveTextContent(
        'Orders per day0 · expected 1 k to 2 k—',
      );
      await expect(rows.getByRole('row', { name: /1 h ago/ })).toHaveTextContent('Orders per day and 1 more');
      await expect(rows.getByRole('row', { name: /After 3 hours/ })).toBeVisible();
    });
    await step('The timeline says how long the values were out of range', async () => {
      const spans = within(canvas.getByRole('list', { name: 'When it was out of range' }));
      const texts = spans.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(texts).toHaveLength(4);
      await expect(texts[0]).toMatch(/^Fired .+, back in range after 3 hours\. Open\.$/);
      await expect(texts.at(-1)).toMatch(/, still out of range\. Open\.$/);
      await expect(canvas.getByText(/^4 triggers, 3 still out of range/)).toBeVisible();
    });
    await step('The metrics say why', async () => {
      const why = within(canvas.getByRole('region', { name: 'Condition' }));
      await expect(why.getByText(/^When/, { selector: 'p' })).toHaveTextContent(
        'When all of these are outside their range:',
      );
      await expect(why.getAllByRole('listitem')[2]).toHaveTextContent('Newest order— · expected 0 to 60');
    });
  },
};

export const OnTheService: Story = {
  render: (args) => <LiveAlert {...args} id={id} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, step }) => {
    await expect((await canvas.findAllByRole('rowheader', { name: /ago|Mar/ })).length).toBeGreaterThan(0);
    await step('The search finds triggers by their metrics', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search triggers' }), 'zz');
      await expect(await canvas.findByText(/No triggers match/)).toBeVisible();
    });
  },
};

export const Acknowledged: Story = {
  tags: ['state:one'],
  args: {
    triggers: withTriggers({
      page: ready(pageWith([acknowledged], counts)),
      view: { ...triggerListView.defaults, status: 'acknowledged' },
    }),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /6 h ago/ })).toHaveTextContent('Noor Ahmadi30 min ago'),
};

export const Resolved: Story = {
  args: {
    triggers: withTriggers({
      page: ready(
        pageWith(
          [
            triggerWith(2, 3_000, {
              status: 'resolved',
              healedAt: minutesAgo(2_970),
              resolvedAt: minutesAgo(1_500),
              resolvedBy: 'Mateo Silva',
            }),
          ],
          counts,
        ),
      ),
      view: { ...triggerListView.defaults, status: 'resolved' },
    }),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /After 30 minutes/ });
    await expect(row).toHaveTextContent('After 30 minutes');
    await expect(row).toHaveTextContent('Mateo Silva');
  },
};

/** By keyboard: the sentence says since when, and the facts say why, each with its time. */
export const WhyThisStatus: Story = {
  beforeEach: ownClipboard,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('Out of range since 04:20 CET.').closest('p')).toHaveTextContent(
      'Orders per day is 0, expected 1,000 to 2,000. Last run 12 min ago. Next run in 48 min. Why this status',
    );
    const button = canvas.getByRole('button', { name: 'Why this status' });
    const facts = async () => within(await screen.findByRole('dialog', { name: 'Why this status' }));
    await step('What was measured speaks for it or against it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const shown = await facts();
      const said = (label: string) => shown.getByText(label).nextElementSibling;
      await expect(said('Orders per day')).toHaveTextContent(
        'Speaks against it: 12 min ago, 0, expected 1,000 to 2,000',
      );
      await expect(said('Orders without an email')).toHaveTextContent(
        'Speaks for it: 12 min ago, 2, expected 0 to 10',
      );
      await expect(said('Newest order')).toHaveTextContent(
        'Speaks against it: 12 min ago, could not be read',
      );
      await expect(said('Out of range since')).toHaveTextContent('Speaks against it: 6 h ago');
      await expect(said('Last run')).toHaveTextContent('Speaks for it: 12 min ago');
      await expect(shown.getByText(/^In range means: the last run is younger/)).toBeVisible();
    });
    await step('They can be copied as text, and Escape gives the focus back', async () => {
      const shown = await facts();
      await userEvent.click(shown.getByRole('button', { name: 'Copy as text' }));
      await shown.findByRole('button', { name: 'Copied!' });
      const [text = ''] = writeText.mock.lastCall ?? [];
      await expect(text).toMatch(/^Orders have stopped \(alert 1\)\nOut of range since 04:20 CET\. Orders/);
      await expect(text).toContain(
        '! Out of range since: 4 Mar 2026, 04:20:00 CET · 4 Mar 2026, 03:20:00 UTC',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** A metric that the service does not send: how often the alert fired leads. */
export const NoMetric: Story = {
  args: { metric: undefined, pipelines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: /value by value/ })).toBeNull();
    await expect(canvas.getByRole('slider', { name: /^Times alert was triggered/ })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Range' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'When it was out of range' })).toBeInTheDocument();
  },
};

/** The values fail alone, and can be loaded again. */
export const ValuesFail: Story = {
  args: { metric: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The values of this alert’s metric could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('metric');
    await expect(canvas.getByRole('grid', { name: 'Triggers' })).toBeVisible();
  },
};

/** One trigger is handled from the menu of its row, by keyboard. */
export const OneTrigger: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for Trigger 8' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Acknowledge' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Resolve' }));
    await expect(args.onTriggerAction).toHaveBeenLastCalledWith({
      action: 'resolve',
      trigger: expect.objectContaining({ id: 8 }),
    });
    await expect(canvas.queryByText(/all triggers of an alert at once/)).toBeNull();
  },
};

/** A service without that call: the page says why, and where the focus is lost with the menus, it gets the focus. */
export const OnlyAllAtOnce: Story = {
  render: (args) => <TriggersAllAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for Trigger 9' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Acknowledge' }));
    await waitFor(() => expect(menu).toHaveFocus());
    canvas.getByRole('button', { name: 'Answer' }).click();
    const note = await canvas.findByText(
      'This service acknowledges and resolves all triggers of an alert at once, never just one.',
    );
    await waitFor(() => expect(note).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Actions for Trigger/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Acknowledge all (3)' })).toBeEnabled();
  },
};

/** Nothing is wrong: there is nothing to acknowledge or to resolve. */
export const Quiet: Story = {
  tags: ['state:empty'],
  args: {
    alert: ready(alertWith(1, 'Orders have stopped')),
    metric: ready(metricWith(1, 'Orders per day', { recentValues })),
    usage: ready(points.map((point) => ({ ...point, times: 0 }))),
    triggers: withTriggers({ page: ready(pageWith([], { open: 0, acknowledged: 0, resolved: 4 })) }),
  },
  play: async ({ canvas }) => {
    await expect(headOf(canvas)).toHaveTextContent('In range');
    await expect(canvas.getByText('In range.').closest('p')).toHaveTextContent(
      'In range. Last run 12 min ago. Next run in 48 min. Why this status',
    );
    await expect(canvas.getByRole('button', { name: 'Acknowledge all' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Resolve all' })).toBeDisabled();
    await expect(canvas.getByText('The alert was not triggered in this range.')).toBeVisible();
    await expect(canvas.getByText('No open triggers')).toBeVisible();
    await expect(canvas.getByText('When this metric is outside its range:')).toBeVisible();
  },
};

/** Handled is not healthy: people closed the triggers, and the value is still wrong. */
export const ResolvedStillOutside: Story = {
  args: {
    alert: ready({ ...stoppedOrders, openTriggers: 0, acknowledgedTriggers: 0 }),
    usage: ready(points.map((point) => ({ ...point, times: 0 }))),
  },
  play: async ({ canvas }) => {
    await expect(headOf(canvas)).toHaveTextContent('ResolvedOut of rangeCritical');
    await expect(canvas.getByText(/^Resolved, still out of range/).closest('p')).toHaveTextContent(
      'Orders per day is 0, expected 1,000 to 2,000. Last run 12 min ago. Next run in 48 min.',
    );
    await expect(headOf(canvas)).not.toHaveTextContent('In range');
  },
};

/** No run, no verdict. */
export const NotRunYet: Story = {
  args: {
    alert: ready(
      alertWith(1, 'Orders have stopped', {
        lastRunAt: null,
        // Some services send the value of the metric, which this alert has not looked at.
        alertMetrics: [{ metricId: toId(1), name: 'Orders per day', lastValue: 0, range: [1_000, 2_000] }],
      }),
    ),
    metric: ready(metricWith(1, 'Orders per day', { recentValues: [], lastValue: 0 })),
    history: ready(pageWith([], {})),
  },
  play: async ({ canvas }) => {
    await expect(headOf(canvas)).toHaveTextContent('Not run yet');
    const condition = within(canvas.getByRole('region', { name: 'Condition' }));
    await expect(condition.getByRole('listitem')).toHaveTextContent(
      'Orders per dayNot run yet · expected 1,000 to 2,000',
    );
    await expect(canvas.getByText('Not run yet', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText(/measured (?!at the)/i)).toBeNull();
    await expect(canvas.getByText('Not run yet.').closest('p')).toHaveTextContent('First run in 48 min.');
    await expect(canvas.queryByText(/In range/)).toBeNull();
  },
};

/** The trigger that is open is older than the chart. */
export const OlderTrigger: Story = {
  args: {
    alert: ready({ ...stoppedOrders, openTriggers: 1 }),
    usage: ready(points.map((point) => ({ ...point, times: 0 }))),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Not triggered in this range. 1 open trigger is older.')).toBeVisible(),
};

export const NoRecipients: Story = {
  args: { alert: ready({ ...stoppedOrders, notification: { emails: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one is notified when this alert fires.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add recipients' })).toHaveAttribute(
      'href',
      '/alerts/1/settings',
    );
  },
};

export const Off: Story = {
  args: { alert: ready({ ...stoppedOrders, isActive: false, nextRunAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off.')).toBeVisible();
    await expect(canvas.queryByText(/next run/i)).toBeNull();
  },
};

export const WaitingForQuota: Story = {
  tags: ['state:gated'],
  args: { alert: ready({ ...stoppedOrders, isResting: true }), quota: quotaWith(1_000) },
  play: async ({ canvas }) => {
    await expect(headOf(canvas)).toHaveTextContent('3 openOut of rangeCritical');
    await expect(canvas.getByText(/· waiting for quota/)).toBeVisible();
    await expect(canvas.getByText(/Alerts resume on/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
  },
};

export const Month: Story = {
  render: (args) => <LiveAlert {...args} id={id} />,
  args: { range: 'month' },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('slider', { name: /^Times alert was triggered in the last 30 days/ }),
    ).toBeVisible(),
};

/** A service that tells only what the specification shows. */
export const FewFields: Story = {
  args: {
    metric: undefined,
    pipelines: undefined,
    alert: ready({
      ...alertWith(1, 'Orders have stopped', { alertMetrics: [{ metricId: toId(1) }] }),
      openTriggers: undefined,
      acknowledgedTriggers: undefined,
      nextRunAt: undefined,
    }),
    triggers: withTriggers({
      page: ready({
        ...pageWith([{ id: toId(4), alertId: id, status: 'open' as const }], {}),
        counts: null,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Acknowledge all' })).toBeEnabled();
    await expect(
      within(canvas.getByRole('grid', { name: 'Triggers' })).getByRole('rowheader'),
    ).toHaveTextContent('Trigger 4');
    await expect(canvas.getByText('Metric 1')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    triggers: withTriggers({
      page: ready(
        pageWith(
          Array.from({ length: 10 }, (_, index) => triggerWith(400 - index, 60 * index + 5)),
          { open: 340, acknowledged: 2, resolved: 5_120 },
          340,
        ),
      ),
    }),
  },
};

export const LoadingAlert: Story = { args: { alert: loading, name: 'Orders have stopped' } };

export const NotFound: Story = {
  args: { alert: failed({ kind: 'http', status: 404 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'This alert was not found' })).toBeVisible(),
};

export const Failed: Story = {
  render: (args) => <LiveAlert {...args} id={id} />,
  parameters: { service: { ...storyService, toxics: [status(getAlert, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This alert could not be loaded.');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('alert');
    await expect(await canvas.findByRole('region', { name: 'Triggers' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { alert: { state: 'loading', isOffline: true }, name: 'Orders have stopped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders have stopped' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
  },
};

export const NoMatch: Story = {
  args: {
    triggers: withTriggers({
      page: ready(pageWith([], counts)),
      view: { ...triggerListView.defaults, search: 'no such metric' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No triggers found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.triggers.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: '' }),
    );
  },
};

/** Each part fails alone. */
export const PartsFail: Story = {
  render: (args) => <LiveAlert {...args} id={id} />,
  parameters: {
    service: { ...storyService, toxics: [status(getAlertUsage, 503), status(listAlertTriggers, 503)] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByText('Triggers could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('The triggers of this range could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Slow: Story = {
  tags: ['state:loading'],
  render: (args) => <LiveAlert {...args} id={id} />,
  parameters: { service: { ...storyService, toxics: [never(getAlert)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Loading alert' })).toBeInTheDocument(),
};

export const LongNames: Story = {
  args: {
    alert: ready(
      alertWith(1, `Alert ${'x'.repeat(180)}`, {
        openTriggers: 12_345,
        alertMetrics: [
          { metricId: toId(1), name: 'm'.repeat(200), lastValue: 123_456_789_012.5, range: [0, 1e15] },
        ],
        notification: { emails: [`${'long'.repeat(30)}@acme.example`] },
      }),
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
