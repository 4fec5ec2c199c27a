import { never, status } from '@millrace/mocks/storybook';
import { getAccountUsage, listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { clock, homeArgs, LiveHome } from './HomeScreen.stories.data.tsx';
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

const pageOf = (...rows: readonly Pipeline[]): Page<Pipeline> => ({
  rows,
  count: rows.length,
  number: 1,
  hasNext: false,
  unreadable: 0,
  counts: null,
});
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
    const figures = within(canvas.getByRole('region', { name: 'The account' }));
    await step('Every number is a link to the list that it counts', async () => {
      await expect(await figures.findByRole('link', { name: /^\d+ running pipelines$/ })).toHaveAttribute(
        'href',
        '/pipelines/list?status=active&state=running',
      );
      await expect(await figures.findByRole('link', { name: /errored$/ })).toHaveAttribute(
        'href',
        '/pipelines/list?status=active&state=errored',
      );
      await expect(figures.getByRole('link', { name: /drafts?$/ })).toHaveAttribute(
        'href',
        '/pipelines/list?status=active&state=draft',
      );
      const [day, month] = await figures.findAllByRole('link', { name: / records$/ });
      await expect(day).toHaveAttribute('href', '/pipelines/list?status=active&sort=-records_last_24h');
      await expect(month).toHaveAttribute('href', '/settings/usage');
      await expect(await figures.findByRole('link', { name: /open alert triggers$/ })).toHaveAttribute(
        'href',
        '/observability/alerts/list?status=active',
      );
    });
    await step('What needs attention has its next step', async () => {
      const attention = within(canvas.getByRole('region', { name: 'Needs attention' }));
      await expect((await attention.findAllByRole('link', { name: /^Open log: / }))[0]).toBeVisible();
      await expect((await attention.findAllByRole('link', { name: /^Continue setup: / }))[0]).toBeVisible();
      await expect((await attention.findAllByRole('link', { name: /^Open alert: / }))[0]).toBeVisible();
    });
    await step('The volume and the activity', async () => {
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
  play: async ({ canvas, args, userEvent }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Three steps to your first sync' }));
    await expect(await steps.findByRole('link', { name: 'Connect a source' })).toHaveAttribute(
      'href',
      '/sources/create/select',
    );
    await expect(steps.getByRole('link', { name: 'Connect a destination' })).toHaveAttribute(
      'href',
      '/destinations/create/select',
    );
    await userEvent.click(steps.getByRole('button', { name: 'Start the setup' }));
    await expect(args.onCreate).toHaveBeenCalled();
    await expect(canvas.queryByRole('region', { name: 'The account' })).not.toBeInTheDocument();
  },
};

export const FirstStepsDone: Story = {
  render: (args) => (
    <HomeScreen {...args} latest={ready(pageOf())} connectors={ready({ sources: 2, destinations: 0 })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect a source: done' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Connect a destination' })).toBeVisible();
  },
};

export const NothingNeedsAttention: Story = {
  tags: ['state:one'],
  render: (args) => {
    const calm = ready(pageOf());
    const rows = ready(pageOf(pipeline({ lastSyncedAt: new Date(clock.at - hour) })));
    return <HomeScreen {...args} errored={calm} drafts={calm} running={rows} latest={rows} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.queryByText('Open alert triggers')).not.toBeInTheDocument();
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
    await expect(canvas.getByText(/has stalled/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open billing/ })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
  },
};

export const ObservabilityOff: Story = {
  render: (args) => <LiveHome {...args} hasObservability={false} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Open log: / }))[0]).toBeVisible();
    await expect(canvas.queryByText('Open alert triggers')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Open alert/ })).not.toBeInTheDocument();
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
    await expect((await attention.findAllByRole('link', { name: /^Open log: / }))[0]).toBeVisible();
    await userEvent.click(await attention.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('triggers');
    const volume = within(canvas.getByRole('region', { name: 'Volume, 30 days' }));
    await expect(await volume.findByRole('alert')).toBeVisible();
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
  play: async ({ canvas }) => expect((await canvas.findAllByRole('alert')).length).toBe(3),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('link', { name: /^Continue setup: / });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
