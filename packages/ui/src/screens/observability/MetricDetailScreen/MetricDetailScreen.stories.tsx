import { never, status } from '@millrace/mocks/storybook';
import { getMetric, listAlerts, listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import {
  alertWith,
  minutesAgo,
  pageWith,
  stoppedOrders,
  storyNow,
  storyPresent,
  storyService,
  triggerWith,
} from '../observability.stories.data.ts';
import { metricWith, outside, pipeline, recentValues, single } from '../metrics.stories.data.ts';
import { LiveMetric } from './MetricDetailScreen.stories.data.tsx';
import { MetricDetailScreen } from './MetricDetailScreen.tsx';

const id = toId<'metric'>(1);
const ofMetric = { metricId: id, name: 'Orders per day', range: [1_000, 2_000] } as const;
const noAlerts = ready(pageWith([], {}));

const meta = {
  title: 'Screens/Observability/MetricDetailScreen',
  component: MetricDetailScreen,
  parameters: { present: storyPresent, service: storyService },
  args: {
    metric: ready(outside),
    listHref: alertPaths.metrics(),
    range: 'day',
    hrefOfRange: (range) => alertPaths.metric(id, { range }),
    alerts: ready(
      pageWith(
        [
          stoppedOrders,
          alertWith(2, 'Orders are off', { isActive: false }),
          // A service without the filter sends all alerts.
          alertWith(3, 'Stock', { alertMetrics: [{ metricId: toId(9) }] }),
        ],
        {},
      ),
    ),
    triggers: ready(
      pageWith(
        [
          triggerWith(9, 60, { measurements: [{ ...ofMetric, value: 640 }] }),
          triggerWith(8, 16 * 60, {
            healedAt: minutesAgo(13 * 60),
            status: 'resolved',
            measurements: [{ ...ofMetric, value: 2_240 }],
          }),
          triggerWith(7, 30, {
            alertId: toId(3),
            measurements: [{ ...ofMetric, metricId: toId(9), value: 1 }],
          }),
        ],
        {},
      ),
    ),
    pipelines: ready(pageWith([pipeline], {})),
    hrefOfAlert: alertPaths.overview,
    hrefOfPipeline: ({ id: pipelineId }) => paths.pipelineOverview(pipelineId),
    storeHref: connectorPaths.destination.detail(1),
    createAlertHref: alertPaths.create(),
    updatedAt: storyNow,
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MetricDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = (canvas: ReturnType<typeof within>, lead: string) => canvas.getByText(lead).closest('p');

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The head says how it stands, and when that was measured', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Orders per day' })).toBeVisible();
      await expect(sentence(canvas, 'Out of range since 10:00 CET.')).toHaveTextContent(
        'Out of range since 10:00 CET. 640 rows, expected 1,000 to 2,000 rows. Measured just now. Why this status',
      );
    });
    await step('The values of the range are read by keyboard', async () => {
      const plot = canvas.getByRole('slider', {
        name: 'Orders per day in the last 24 hours, value by value',
      });
      plot.focus();
      await expect(plot).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: 640 rows, out of range$/),
      );
      await userEvent.keyboard('{Home}');
      await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1,\d+ rows$/));
      for (let press = 0; press < 14; press += 1) await userEvent.keyboard('{ArrowRight}');
      await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/: not readable$/));
    });
    await step('The table has the same figures', async () => {
      await userEvent.click(canvas.getByText('Show as table'));
      const table = within(canvas.getByRole('table', { name: /^Orders per day in/ }));
      await expect(table.getAllByRole('row')).toHaveLength(25);
      await expect(table.getAllByText('Out of range')).toHaveLength(5);
    });
    await step('Only triggers of this metric are drawn', async () => {
      const spans = within(canvas.getByRole('list', { name: 'When alerts fired' })).getAllByRole('listitem');
      await expect(spans.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Orders have stopped fired .+, over after 3 hours\. Resolved\.$/),
        expect.stringMatching(/^Orders have stopped fired .+, not over\. Open\.$/),
      ]);
    });
    await step('The alerts that watch it lead to their pages', async () => {
      const alerts = within(canvas.getByRole('list', { name: 'Alerts that watch this metric' }));
      await expect(alerts.getAllByRole('listitem')).toHaveLength(2);
      await expect(alerts.getByRole('link', { name: 'Orders have stopped' })).toHaveAttribute(
        'href',
        '/alerts/1/overview?range=day',
      );
      await expect(alerts.getByText('Off')).toBeVisible();
    });
    await step('The range is edited beside what it means', async () => {
      const range = within(canvas.getByRole('region', { name: 'Expected range' }));
      await expect(range.getByText('1,000 to 2,000 rows')).toBeVisible();
      await expect(range.getByText('5 of 48 known values are outside it.')).toBeVisible();
      await userEvent.click(range.getByRole('button', { name: 'Edit range' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'edit', items: [outside] });
    });
    await step('The menu duplicates and archives', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Orders per day' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'archive', items: [outside] });
    });
    await step('What loads the data is named', async () => {
      const loads = within(canvas.getByRole('region', { name: 'Pipelines into Warehouse' }));
      await expect(loads.getByRole('link', { name: 'Orders to warehouse' })).toHaveAttribute(
        'href',
        '/pipelines/4/overview',
      );
      await expect(loads.getByText('4 min ago')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Warehouse' })).toHaveAttribute(
        'href',
        '/destinations/1',
      );
    });
  },
};

export const Playground: Story = {};

/** The facts of the status, each with its time; what the service does not say is left out. */
export const WhyThisStatus: Story = {
  args: { metric: ready(metricWith(1, 'Orders per day', { usedBy: undefined })) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Why this status' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const facts = within(await screen.findByRole('dialog', { name: 'Why this status' }));
    const said = (label: string) => facts.getByText(label).nextElementSibling;
    await expect(said('Last value')).toHaveTextContent('Speaks for it: 12 min ago, 1,204 rows');
    await expect(said('Expected')).toHaveTextContent('1,000 to 2,000 rows');
    await expect(said('Last measurement')).toHaveTextContent('Speaks for it: 12 min ago');
    await expect(facts.queryByText('Watched by')).toBeNull();
    await expect(facts.getByRole('button', { name: 'Copy as text' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OnTheService: Story = {
  render: (args) => <LiveMetric {...args} id={id} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /value by value/ })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Alerts that watch this metric' })).toBeVisible();
  },
};

export const Week: Story = { args: { range: 'week' } };

export const InRange: Story = {
  args: { metric: ready(metricWith(1, 'Orders per day', { recentValues })) },
  play: async ({ canvas }) =>
    expect(sentence(canvas, 'In range.')).toHaveTextContent(
      'In range. 1,204 rows, expected 1,000 to 2,000 rows.',
    ),
};

/** A value that is older than two measurements proves nothing. */
export const OldValue: Story = {
  args: { metric: ready(metricWith(1, 'Orders per day', { recentValues, lastMeasuredAt: minutesAgo(300) })) },
  play: async ({ canvas }) => {
    await expect(sentence(canvas, 'In range when last measured.')).toHaveTextContent('Measured 5 h ago.');
    await expect(canvas.queryByText('In range.')).toBeNull();
  },
};

/** A service that tells no earlier values: those of triggers and those that were read here are all there is. */
export const NoSeries: Story = {
  args: { metric: ready(single), seen: [{ at: minutesAgo(72), value: 1_190 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/does not send earlier values/)).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    const table = within(canvas.getByRole('table', { name: /^Orders per day in/ }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Known from$/),
      expect.stringMatching(/1,204 rowsIn rangeRead here$/),
      expect.stringMatching(/640 rowsOut of rangeWhen an alert fired$/),
      expect.stringMatching(/1,190 rowsIn rangeRead here$/),
      expect.stringMatching(/2,240 rowsOut of rangeWhen an alert fired$/),
    ]);
  },
};

/** Nothing is known, and nothing is claimed. */
export const FewFields: Story = {
  args: {
    metric: ready(
      metricWith(1, 'Orders per day', {
        dataStore: undefined,
        lastValue: undefined,
        lastMeasuredAt: undefined,
        threshold: null,
        usedBy: undefined,
        createdAt: undefined,
      }),
    ),
    alerts: ready(pageWith([alertWith(1, 'Stock', { alertMetrics: null })], {})),
    triggers: noAlerts,
    pipelines: undefined,
    storeHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The value is not known.')).toBeVisible();
    await expect(canvas.getByText('No value is known of the last 24 hours.')).toBeVisible();
    await expect(canvas.getByText('The service does not say which values are expected.')).toBeVisible();
    await expect(canvas.getByText('1 alert does not say what it watches.')).toBeVisible();
    await expect(canvas.queryByText(/in range/i)).toBeNull();
  },
};

export const NotMeasured: Story = {
  tags: ['state:empty'],
  args: {
    metric: ready(
      metricWith(1, 'Orders per day', { recentValues: [], lastValue: null, lastMeasuredAt: null, usedBy: 0 }),
    ),
    alerts: noAlerts,
    triggers: noAlerts,
    pipelines: noAlerts,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not measured yet.')).toBeVisible();
    await expect(canvas.getByText(/^No alert watches this metric/)).toBeVisible();
    await expect(canvas.getByText('No pipeline loads into this destination.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create alert' })).toBeVisible();
  },
};

export const NotReadable: Story = {
  args: { metric: ready(metricWith(1, 'Orders per day', { recentValues, lastValue: null })) },
  play: async ({ canvas }) =>
    expect(sentence(canvas, 'Not readable.')).toHaveTextContent(
      'The last measurement could not read the data.',
    ),
};

export const Archived: Story = {
  args: {
    metric: ready(
      metricWith(1, 'Orders per day', {
        status: 'archived',
        lastValue: undefined,
        lastMeasuredAt: undefined,
        usedBy: 0,
      }),
    ),
    alerts: noAlerts,
  },
  play: async ({ canvas }) => {
    await expect(sentence(canvas, 'Archived.')).toHaveTextContent('It is no longer measured.');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Edit range' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Create alert' })).toBeNull();
  },
};

/** A range without an upper limit, and values below zero. */
export const OneSided: Story = {
  args: {
    metric: ready(
      metricWith(1, 'Balance', {
        metricType: 'sum',
        columnName: 'amount',
        threshold: { type: 'constant', range: [-50, Number.MAX_SAFE_INTEGER] },
        recentValues: recentValues.map(({ at, value }) => ({ at, value: value && value - 1_500 })),
        lastValue: -860,
        lastMeasuredAt: storyNow,
      }),
    ),
  },
  play: async ({ canvas }) =>
    expect(sentence(canvas, 'Out of range since 03:00 CET.')).toHaveTextContent(
      '-860, expected at least -50.',
    ),
};

/** Each part fails alone. */
export const PartsFail: Story = {
  render: (args) => <LiveMetric {...args} id={id} />,
  parameters: {
    service: {
      ...storyService,
      toxics: [status(listAlerts, 503), status(listAlertTriggers, 503), status(listPipelines, 503)],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The alerts of this metric could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('The triggers could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /value by value/ })).toBeVisible();
  },
};

export const LoadingMetric: Story = { args: { metric: loading, name: 'Orders per day' } };

export const NotFound: Story = {
  args: { metric: failed({ kind: 'http', status: 404 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'This metric was not found' })).toBeVisible(),
};

export const Failed: Story = {
  render: (args) => <LiveMetric {...args} id={id} />,
  parameters: { service: { ...storyService, toxics: [status(getMetric, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This metric could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('metric');
    await expect(await canvas.findByRole('region', { name: 'Alerts' })).toBeVisible();
  },
};

export const Slow: Story = {
  tags: ['state:loading'],
  render: (args) => <LiveMetric {...args} id={id} />,
  parameters: { service: { ...storyService, toxics: [never(getMetric)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Loading metric' })).toBeInTheDocument(),
};

export const Offline: Story = {
  args: { metric: { state: 'loading', isOffline: true }, name: 'Orders per day' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const LongNames: Story = {
  args: {
    metric: ready(
      metricWith(1, `Metric ${'x'.repeat(180)}`, {
        tableName: `public.${'long_table_'.repeat(12)}`,
        columnName: 'long_column_'.repeat(8),
        threshold: { type: 'constant', range: [-123_456_789_012, 987_654_321_098] },
        lastValue: 123_456_789_012_345,
        lastMeasuredAt: minutesAgo(12),
      }),
    ),
    alerts: ready(pageWith([{ ...stoppedOrders, name: 'a'.repeat(200) }], {})),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
