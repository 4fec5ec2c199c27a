import { never, status } from '@millrace/mocks/storybook';
import { getAccountUsage, listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { Alert } from '../../../domain/observability/alert.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { pageOf as pageOfAll } from '../../../domain/outcome/page.stories.data.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { clock, homeArgs, LiveHome } from './HomeScreen.stories.data.tsx';
import type { LastVisit } from './homeProps.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Shell/HomeScreen',
  component: HomeScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: homeArgs,
  render: (args) => <LiveHome {...args} />,
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (...rows: readonly Pipeline[]) => pageOfAll(rows);
const pipeline = (more: Partial<Pipeline>): Pipeline => ({
  id: toId(1),
  name: 'Orders to warehouse',
  status: 'running',
  ...more,
});
const hour = 3_600_000;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await step('A sentence says how the account stands', async () => {
      await expect(await canvas.findByText(/^\d+ of \d+ pipelines stopped\.$/)).toBeVisible();
      await expect(canvas.getByText(/alerts? (is|are) open\.$/)).toBeVisible();
    });
    await step('What needs attention has its next step', async () => {
      const attention = within(canvas.getByRole('region', { name: 'Needs attention' }));
      const stopped = within(await attention.findByRole('region', { name: 'Stopped' }));
      await expect(stopped.getAllByRole('listitem').length).toBeGreaterThan(0);
      const alerts = within(await attention.findByRole('region', { name: 'Alerts' }));
      await expect(
        alerts.getByRole('link', { name: /^Review \d+ triggers: Orders have stopped$/ }),
      ).toHaveAttribute('href', expect.stringMatching(/^\/alerts\/\d+\/overview/));
      const waiting = within(await attention.findByRole('region', { name: 'Waiting for someone' }));
      await expect(
        (await waiting.findAllByRole('link', { name: /draft|^Continue setup: / }))[0],
      ).toBeVisible();
    });
    await step('The oldest data, with the way to all of them', async () => {
      const oldest = within(canvas.getByRole('region', { name: 'Oldest data' }));
      await expect((await oldest.findAllByRole('listitem')).length).toBeLessThanOrEqual(5);
      await expect(oldest.getByRole('link', { name: 'All by age' })).toHaveAttribute(
        'href',
        '/pipelines/list?status=active&sort=last_synced_at',
      );
    });
    await step('The volume and the activity', async () => {
      await expect(canvas.getByRole('link', { name: 'Open usage' })).toHaveAttribute(
        'href',
        '/settings/usage',
      );
      await expect(await canvas.findByRole('img', { name: /^Records per day/ })).toBeVisible();
      const activity = within(canvas.getByRole('region', { name: 'Recent activity' }));
      await expect((await activity.findAllByText(/synced$/))[0]).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Create pipeline' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const NewAccount: Story = {
  tags: ['state:empty'],
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Set up your first sync' }));
    await expect(await steps.findByRole('link', { name: 'Connect a source' })).toHaveAttribute(
      'href',
      '/sources/create/select',
    );
    // One step, one button.
    await expect(steps.getAllByRole('link')).toHaveLength(1);
    await expect(steps.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Step 1 of 3.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument();
  },
};

export const BothConnected: Story = {
  render: (args) => (
    <HomeScreen
      {...args}
      latest={ready(pageOf())}
      connectors={ready({
        sources: 1,
        destinations: 1,
        source: { name: 'Production Postgres', type: 'postgres' },
        destination: { name: 'Warehouse', type: 'snowflake' },
      })}
    />
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Step 3 of 3.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Warehouse' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create pipeline' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const FirstStepsDone: Story = {
  render: (args) => (
    <HomeScreen {...args} latest={ready(pageOf())} connectors={ready({ sources: 2, destinations: 0 })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 3.')).toBeVisible();
    await expect(canvas.getByText('Source: done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Connect a destination' })).toHaveAttribute(
      'href',
      '/destinations/create/select',
    );
  },
};

/** The service ignores the status: no figure rather than a wrong one, and nothing is called well. */
export const FiltersIgnored: Story = {
  render: (args) => {
    const partly = ready<Page<Pipeline>>({ ...pageOf(), count: null, hasNext: true, misfits: 5 });
    return (
      <HomeScreen
        {...args}
        errored={partly}
        running={partly}
        drafts={partly}
        latest={ready(pageOf(pipeline({})))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/pipelines? stopped|on time/)).toBeNull();
    const attention = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(attention.getByRole('link', { name: 'All errored pipelines' })).toBeVisible();
    await expect(attention.queryByText('Nothing needs your attention.')).toBeNull();
  },
};

export const NothingNeedsAttention: Story = {
  tags: ['state:one'],
  render: (args) => {
    const calm = ready(pageOf());
    const lastSyncedAt = new Date(clock.at - hour);
    const rows = ready(pageOf(pipeline({ lastSyncedAt, nextSyncAt: new Date(clock.at + hour) })));
    return <HomeScreen {...args} errored={calm} drafts={calm} running={rows} latest={rows} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.queryByText(/on time/)).toBeNull();
    await expect(canvas.getByText('No pipelines stopped.')).toBeVisible();
  },
};

/** A recent sync of every running pipeline is the proof. */
export const AllOnTime: Story = {
  render: (args) => {
    const calm = ready(pageOf());
    const rows = ready(
      pageOf(pipeline({ lastSyncedAt: new Date(clock.at - hour / 4), sourceSyncFrequency: hour / 4 })),
    );
    return <HomeScreen {...args} errored={calm} drafts={calm} running={rows} latest={rows} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The running pipeline syncs on time.')).toBeVisible();
    await expect(canvas.getByText('Every 15 minutes')).toBeVisible();
  },
};

/** One row for one cause, with what mends it. */
export const SameCause: Story = {
  render: (args) => {
    const stripe = { id: toId<'source'>(7), name: 'Stripe EU', type: 'stripe' };
    const refused = {
      status: 'errored',
      source: stripe,
      lastError: 'Stripe refused the key: it was revoked.',
    };
    const rows = [
      pipeline({ id: toId(1), name: 'Orders', status: 'errored', lastError: 'The connection was closed.' }),
      pipeline({ id: toId(2), name: 'Payments ledger', ...refused }),
      pipeline({ id: toId(3), name: 'Refunds', ...refused }),
    ];
    const all = { ...pageOf(...rows), counts: { errored: 3, paused: 11, draft: 4 } };
    const drafts = { ...pageOf(pipeline({ status: 'draft' })), count: 4, hasNext: true };
    return (
      <HomeScreen
        {...args}
        errored={ready(pageOf(...rows))}
        running={ready(pageOf())}
        drafts={ready(drafts)}
        latest={ready({ ...all, count: 200 })}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 200 pipelines stopped from 2 causes.')).toBeVisible();
    const stopped = within(canvas.getByRole('region', { name: 'Stopped' }));
    const [first, second] = stopped.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      '2 pipelines: Stripe EU refuses accessStripe refused the key: it was revoked.Payments ledger, Refunds',
    );
    await expect(stopped.getByRole('link', { name: 'Enter new credentials: Stripe EU' })).toHaveAttribute(
      'href',
      '/sources/7/edit?focus=credentials',
    );
    await expect(second).toHaveTextContent('Orders failedThe connection was closed.');
    await expect(stopped.getByRole('link', { name: 'Open log: Orders' })).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for someone' }));
    await expect(waiting.getByRole('link', { name: '11 paused pipelines' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active&state=paused',
    );
    await expect(waiting.getByRole('link', { name: '4 drafts' })).toBeVisible();
  },
};

/** Failed pipelines that try again by themselves have not stopped. */
export const Failing: Story = {
  render: (args) => {
    const nextSyncAt = new Date('2026-03-04T10:05:00Z');
    const failing = { status: 'errored', lastError: 'Stripe refused the key.', nextSyncAt };
    const rows = [
      pipeline({ ...failing, id: toId(1), name: 'Orders' }),
      pipeline({ ...failing, id: toId(2), name: 'Stock', nextSyncAt: null }),
    ];
    return (
      <HomeScreen
        {...args}
        errored={ready(pageOf(...rows))}
        running={ready(pageOf())}
        drafts={ready(pageOf())}
        latest={ready(pageOf(...rows))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 2 pipelines are failing with the same error.')).toBeVisible();
    await expect(canvas.getByText(/1 of them stopped\./)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Failing' })).toBeVisible();
  },
};

/** A remedy is that of the connector that refuses the access. If the error does not tell, the pipeline's page has both. */
export const RemedyOfTheRightConnector: Story = {
  render: (args) => {
    const ends = {
      status: 'errored',
      source: { id: toId<'source'>(7), name: 'Shop', type: 'postgres' },
      destination: { id: toId<'destination'>(9), name: 'Analytics', type: 'snowflake' },
    };
    const rows = [
      pipeline({ ...ends, id: toId(1), name: 'Orders', lastError: 'Snowflake refused the password.' }),
      pipeline({ ...ends, id: toId(2), name: 'Stock', lastError: 'password authentication failed' }),
    ];
    return (
      <HomeScreen
        {...args}
        errored={ready(pageOf(...rows))}
        running={ready(pageOf())}
        drafts={ready(pageOf())}
        latest={ready(pageOf(...rows))}
      />
    );
  },
  play: async ({ canvas }) => {
    const stopped = within(canvas.getByRole('region', { name: 'Stopped' }));
    await expect(stopped.getByRole('link', { name: 'Enter new credentials: Analytics' })).toHaveAttribute(
      'href',
      '/destinations/9/edit?focus=credentials',
    );
    await expect(stopped.getByRole('link', { name: 'Get it running again: Stock' })).toHaveAttribute(
      'href',
      '/pipelines/2/overview',
    );
    await expect(stopped.queryByRole('link', { name: /Shop/ })).toBeNull();
  },
};
const analytics = { id: toId<'destination'>(3), name: 'Analytics', type: 'snowflake' };
const shopOf = (id: number) => ({ id: toId<'source'>(id), name: `Shop ${id}`, type: 'postgres' });
const stoppedOf = (count: number, first: number, error: (id: number) => string): readonly Pipeline[] =>
  Array.from({ length: count }, (_, index) => first + index).map((id) =>
    pipeline({
      id: toId(id),
      name: `Orders ${id}`,
      status: 'errored',
      source: shopOf(id),
      destination: analytics,
      lastError: error(id),
    }),
  );

/**
 * A destination that refuses its pipelines is one row, whatever their sources and the wording. What is no refusal leads to
 * the list of that end. Beyond the pipelines that were read, no number is claimed.
 */
export const OneDestinationForTwelve: Story = {
  render: (args) => {
    const refused = stoppedOf(12, 1, (id) => `Analytics refused the sign-in of user loader_${id % 2}.`);
    const full = stoppedOf(3, 20, () => 'Analytics: the warehouse is full.');
    const closed = stoppedOf(2, 30, () => 'The connection was closed.').map((row, index) => ({
      ...row,
      destination: { ...analytics, id: toId<'destination'>(index + 8) },
    }));
    const rows = [...full, ...closed, ...refused];
    return (
      <HomeScreen
        {...args}
        errored={ready({ ...pageOf(...rows), count: 64, hasNext: true })}
        running={ready(pageOf())}
        drafts={ready(pageOf())}
        latest={ready({ ...pageOf(...rows), count: 200 })}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('64 of 200 pipelines are failing.')).toBeVisible();
    const stopped = within(canvas.getByRole('region', { name: 'Stopped' }));
    const [refused, full, closed, ...others] = stopped.getAllByRole('listitem');
    await expect(others).toEqual([]);
    await expect(refused).toHaveTextContent(
      /^At least 12 pipelines: Analytics refuses accessAnalytics refused .*loader_1\. And 1 other message\.Orders 1, .*, Orders 5 and 7 more/,
    );
    await expect(stopped.getByRole('link', { name: 'Enter new credentials: Analytics' })).toHaveAttribute(
      'href',
      '/destinations/3/edit?focus=credentials',
    );
    await expect(full).toHaveTextContent('At least 3 pipelines: error at Analytics');
    await expect(stopped.getByRole('link', { name: 'Show pipelines: Analytics' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active&state=errored&destination=3',
    );
    await expect(closed).toHaveTextContent('At least 2 pipelines have the same error');
    await expect(stopped.getByRole('link', { name: 'Show pipelines: the same error' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active&state=errored',
    );
    await expect(stopped.getByText(/^The first 17 are grouped by cause\./)).toBeVisible();
    await expect(stopped.getByRole('link', { name: 'All 64 errored pipelines' })).toBeVisible();
  },
};
export const OneDestinationForTwelveOnAPhone: Story = {
  ...OneDestinationForTwelve,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
};

/** All that stopped were read, and one error does not say which end it is of: it is not counted as one cause. */
export const SameErrorOfTwoSources: Story = {
  render: (args) => {
    const rows = stoppedOf(3, 1, () => 'The key was revoked.');
    return (
      <HomeScreen
        {...args}
        errored={ready(pageOf(...rows))}
        running={ready(pageOf())}
        drafts={ready(pageOf())}
        latest={ready(pageOf(...rows))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 3 pipelines stopped with the same error.')).toBeVisible();
  },
};

/** An alert has one row, by its own name, that says how its value stands now. */
export const OneRowPerAlert: Story = {
  render: (args) => {
    const calm = ready(pageOf());
    const trigger = (id: number, alertId: number, hours: number, isHealed = false): AlertTrigger => ({
      id: toId(id),
      alertId: toId(alertId),
      status: 'open',
      triggeredAt: new Date(clock.at - hours * hour),
      healedAt: isHealed ? new Date(clock.at - hour) : null,
      measurements: [{ metricId: toId(alertId === 3 ? 2 : 1), name: 'Orders', value: 1, range: [5, 9] }],
    });
    const alert = (id: number, name: string, lastValue: number): Alert => ({
      id: toId(id),
      name,
      priority: 'high',
      runFrequency: 3_600,
      notification: { emails: [] },
      triggerCondition: 'all',
      alertMetrics: [{ metricId: toId(1), name: 'Orders', lastValue, range: [5, 9] }],
      isActive: true,
      openTriggers: 1,
      acknowledgedTriggers: 0,
      lastRunAt: new Date(clock.at - hour / 2),
    });
    const triggers = [trigger(1, 1, 3, true), trigger(2, 1, 5, true), trigger(3, 2, 2), trigger(4, 3, 1)];
    return (
      <HomeScreen
        {...args}
        errored={calm}
        running={calm}
        drafts={calm}
        latest={ready(pageOf(pipeline({})))}
        // An alert does not tell what its values count.
        metricTypes={new Map([[toId<'metric'>(2), 'freshness']])}
        triggers={ready({ ...pageOf(), rows: triggers, count: 4 })}
        alerts={ready({
          ...pageOf(),
          rows: [alert(1, 'Orders have stopped', 6), alert(2, 'Refunds spike', 12)],
          count: 2,
        })}
      />
    );
  },
  play: async ({ canvas }) => {
    const alerts = within(canvas.getByRole('region', { name: 'Alerts' }));
    const [first, second, third] = alerts.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Orders have stopped oldest trigger 5 h ago');
    await expect(first).toHaveTextContent('Fired 2 times, now back in range');
    await expect(first).not.toHaveTextContent('out of range');
    await expect(second).toHaveTextContent('Refunds spike fired 2 h ago12, expected 5 to 9');
    await expect(third).toHaveTextContent('1 minute, expected 5 to 9 minutes');
    await expect(alerts.getByRole('link', { name: 'Review 2 triggers: Orders have stopped' })).toBeVisible();
    await expect(alerts.getByRole('link', { name: 'Review 1 trigger: Refunds spike' })).toBeVisible();
  },
};

export const StalledAndTrialEnding: Story = {
  args: {
    billing: {
      tone: 'caution',
      title: 'Your trial ends today at 17:00 UTC',
      text: '7 hours left.',
      isDismissible: false,
    },
  },
  render: (args) => {
    const late = pipeline({
      nextSyncAt: new Date(clock.at - 9 * hour),
      lastSyncedAt: new Date(clock.at - 10 * hour),
    });
    return (
      <HomeScreen
        {...args}
        errored={ready(pageOf())}
        running={ready(pageOf(late))}
        latest={ready(pageOf(late))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is overdue$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open billing/ })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
  },
};

/** What no status tells of is named, with its time. Only what all running pipelines show is counted. */
export const SilentFailures: Story = {
  tags: ['visual'],
  parameters: { service: { scenario: 'silentFailures', clock } },
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('region', { name: 'Late' }));
    const [overdue, ...others] = late.getAllByRole('listitem');
    await expect(overdue).toHaveTextContent('Search campaigns is overdueLast sync 9 h ago, every 1 h');
    await expect(others).toHaveLength(1);
    const quiet = within(canvas.getByRole('region', { name: 'Unusually quiet' }));
    await expect(quiet.getAllByRole('listitem')).toHaveLength(2);
    await expect(quiet.getByText(/^No records for 5 hours/)).toBeVisible();
    const ahead = within(canvas.getByRole('region', { name: 'Clock ahead' }));
    await expect(ahead.getByRole('listitem')).toHaveTextContent(
      /Last sync in 3 h: the service’s clock is ahead/,
    );
    await expect(
      await canvas.findByText(
        /^2 pipelines are late, 2 are unusually quiet, 1 has a time in the future, 1 has times that disagree\./,
      ),
    ).toBeVisible();
    const disagreeing = within(canvas.getByRole('region', { name: 'Times disagree' }));
    await expect(disagreeing.getByRole('listitem')).toHaveTextContent(
      /^Accounts and deals has a change that is newer than its last syncNewest change \d+ min ago · last sync 2 h ago/,
    );
    const oldest = within(canvas.getByRole('region', { name: 'Oldest data' }));
    await expect(oldest.getAllByRole('listitem')).toHaveLength(5);
    await expect(oldest.getByText('Web sessions').closest('li')).toHaveTextContent(/last sync \d+ min ago/);
    await expect(canvas.queryByText(/on time|healthy/)).toBeNull();
  },
};
export const SilentFailuresOnAPhone: Story = {
  ...SilentFailures,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Without the fields that tell when a pipeline syncs, nothing is late, and nothing is on time. */
export const SilentFailuresWithoutTheirTimes: Story = {
  parameters: { service: { scenario: 'silentFailures', clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Stopped' })).toBeVisible();
    await expect(canvas.queryByText(/\blate\b|quiet|on time|healthy|Nothing needs/)).toBeNull();
  },
};

const lastLook = new Date(clock.at - 3 * hour);
const lastVisit = {
  at: lastLook,
  changes: [
    { kind: 'status', before: 'running', pipeline: pipeline({ id: toId(1), status: 'errored' }) },
    { kind: 'status', before: 'errored', pipeline: pipeline({ id: toId(2), name: 'Shop to lake' }) },
    { kind: 'status', before: 'draft', pipeline: pipeline({ id: toId(3), name: 'Ads to lake' }) },
    {
      kind: 'created',
      pipeline: pipeline({ id: toId(4), name: 'Inventory', createdAt: new Date(clock.at - hour) }),
    },
    { kind: 'settings', pipeline: pipeline({ id: toId(5), name: 'Invoices to warehouse' }) },
    { kind: 'settings', pipeline: pipeline({ id: toId(6), name: 'Tickets to warehouse' }) },
  ],
  gone: 1,
} satisfies LastVisit;

/** What is different since the person was here last, failures first. */
export const SinceLastVisit: Story = {
  tags: ['visual'],
  args: { lastVisit },
  play: async ({ canvas }) => {
    const since = within(await canvas.findByRole('region', { name: 'Since you last looked' }));
    await expect(since.getByRole('heading')).toHaveTextContent('Since you last looked 3 h ago');
    const rows = since.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Orders to warehouse failedwas running',
      'Shop to lake runs againhad failed',
      'Ads to lake has startedwas a draft',
      'Inventory was created1 h ago',
      'Invoices to warehouse has new settingsWhat changed',
      '1 more change',
      '1 pipeline no longer runsPaused pipelines',
    ]);
    await expect(since.getByRole('link', { name: 'What changed' })).toHaveAttribute(
      'href',
      '/pipelines/5/logs?show=activity&kind=changes&range=month',
    );
  },
};
export const SinceLastVisitOnAPhone: Story = {
  ...SinceLastVisit,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** A quiet line, so that nobody looks for what is not there. */
export const NoChanges: Story = {
  args: { lastVisit: { at: lastLook, changes: [], gone: 0 } },
  play: async ({ canvas }) => {
    const since = within(await canvas.findByRole('region', { name: 'Since you last looked' }));
    await expect(since.getByText('No changes found.')).toBeVisible();
  },
};

/** The service has the activity of the account. */
export const AllActivity: Story = {
  args: { activityHref: '/settings/activity' },
  play: async ({ canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: 'Recent activity' }));
    await expect(recent.getByRole('link', { name: 'All activity' })).toHaveAttribute(
      'href',
      '/settings/activity',
    );
  },
};

export const ObservabilityOff: Story = {
  render: (args) => <LiveHome {...args} hasObservability={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Stopped' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Alerts' })).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  parameters: { service: { scenario: 'large', clock } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('link', { name: /^All .* errored pipelines$/ });
    await expect(more).toHaveAttribute('href', '/pipelines/list?status=active&state=errored');
  },
};

export const LongText: Story = {
  render: (args) => {
    const long = pipeline({ status: 'errored', name: 'x'.repeat(255), lastError: 'refused '.repeat(60) });
    return <HomeScreen {...args} errored={ready(pageOf(long))} latest={ready(pageOf(long))} />;
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Loading: Story = {
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock,
      toxics: [listPipelines, getAccountUsage, listAlertTriggers].map((call) => never(call)),
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Loading what needs attention' })).toBeVisible(),
};

export const PartsFail: Story = {
  tags: ['state:failed'],
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock,
      toxics: [status(getAccountUsage, 503), status(listAlertTriggers, 503)],
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const attention = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(await attention.findByRole('region', { name: 'Stopped' })).toBeVisible();
    await expect(await attention.findByText('Alerts could not be loaded.')).toBeVisible();
    await userEvent.click(await attention.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('triggers');
    const volume = within(canvas.getByRole('region', { name: 'Volume, 30 days' }));
    await expect(await volume.findByRole('alert')).toHaveTextContent('The volume could not be loaded.');
    await expect(canvas.getByRole('region', { name: 'Recent activity' })).toHaveTextContent('synced');
  },
};

/** Rows do not appear above others that are already there. */
export const ErroredStillLoading: Story = {
  render: (args) => {
    const draft = pipeline({ name: 'Returns', status: 'draft' });
    const some = { running: ready(pageOf()), latest: ready(pageOf(draft)), drafts: ready(pageOf(draft)) };
    return <HomeScreen {...args} {...some} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading what needs attention' })).toBeInTheDocument();
    await expect(canvas.queryByText(/is a draft/)).toBeNull();
  },
};

export const Offline: Story = {
  render: (args) => {
    const offline = { state: 'loading', isOffline: true } as const;
    return (
      <HomeScreen
        {...args}
        errored={offline}
        running={offline}
        drafts={offline}
        latest={offline}
        usage={offline}
        triggers={offline}
      />
    );
  },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('alert')).length).toBe(4),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Waiting for someone' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
