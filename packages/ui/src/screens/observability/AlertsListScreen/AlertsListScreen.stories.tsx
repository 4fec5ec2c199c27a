import { never, status } from '@millrace/mocks/storybook';
import { listAlerts } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { alertListView } from '../../../domain/views/alertList.ts';
import { alertWith, quotaWith, storyNow, storyPresent, storyService } from '../observability.stories.data.ts';
import { alerts, LiveAlerts, pageOf, wordyAlerts } from './AlertsListScreen.stories.data.tsx';
import { AlertsListScreen } from './AlertsListScreen.tsx';

const meta = {
  title: 'Screens/Observability/AlertsListScreen',
  component: AlertsListScreen,
  parameters: { present: storyPresent, service: storyService },
  args: {
    page: ready(pageOf(alerts)),
    view: alertListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => alertPaths.list(alertListView.write(view)),
    selected: new Set<string>(),
    onSelectionChange: fn(),
    quota: quotaWith(512),
    hrefOfAlert: alertPaths.overview,
    createHref: alertPaths.create(),
    updatedAt: storyNow,
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AlertsListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('A row says what is wrong, how wrong, and who is notified', async () => {
      const first = row(/Orders have stopped/);
      await expect(first).toHaveTextContent('Orders per day, Orders without an email and 1 more');
      await expect(first).toHaveTextContent('3 open');
      await expect(first).toHaveTextContent('Critical');
      await expect(first).toHaveTextContent('Out of range0 · expected 1 k to 2 k');
      await expect(first).toHaveTextContent('24 min ago');
      await expect(first).toHaveTextContent('Every hourNext in 48 min');
      await expect(row(/Nightly totals/)).toHaveTextContent('2 recipients');
      await expect(row(/Prices/)).toHaveTextContent('No one is notified');
      await expect(row(/Empty emails/)).toHaveTextContent('AcknowledgedIn range');
      await expect(row(/New check/)).toHaveTextContent('Not run yetexpected 1 k to 2 k');
      await expect(row(/Returns/)).toHaveTextContent('ResolvedOut of range');
    });
    await step('Used up quota does not hide the state', async () => {
      await expect(row(/Stock/)).toHaveTextContent('2 openOut of range');
      await expect(row(/Stock/)).toHaveTextContent('Waiting for quota');
    });
    await step('The menu acknowledges and resolves; what is not possible says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Orders have stopped' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Acknowledge all triggers' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'acknowledge', items: [alerts[0]] });
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Nightly totals' }));
      await expect(
        await screen.findByRole('menuitem', { name: 'Acknowledge all triggers' }),
      ).toHaveAccessibleDescription('No open triggers');
      await userEvent.keyboard('{Escape}');
    });
    await step('It says when it was read', async () => {
      await expect(canvas.getByText('Alerts updated')).toBeVisible();
    });
  },
};

export const OnTheService: Story = {
  render: (args) => <LiveAlerts {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(2);
    await step('A priority narrows the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Priority', expanded: false }));
      await userEvent.click(await screen.findByRole('option', { name: 'Critical' }));
      await expect(await canvas.findByRole('button', { name: 'Critical', expanded: false })).toBeVisible();
    });
  },
};

export const SeveralAtOnce: Story = {
  args: { selected: new Set(['1', '2']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'deactivate',
      items: [alerts[0], alerts[1]],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge all triggers' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'acknowledge',
      items: [alerts[0], alerts[1]],
    });
  },
};

/** Without quota no alert can be created; the reason and the way to billing are there (spec §6). */
export const QuotaUsedUp: Story = {
  tags: ['state:gated'],
  args: { quota: quotaWith(1_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The alert runs of this month are used up.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    await expect(canvas.queryByRole('link', { name: 'Create alert' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create alert' })).toBeDisabled();
  },
};

export const QuotaAlmostUsed: Story = {
  args: { quota: quotaWith(900) },
  play: async ({ canvas }) => expect(canvas.getByText(/^[\d,]+ of 1,000 alert runs left\.$/)).toBeVisible(),
};

export const Empty: Story = {
  args: { page: ready(pageOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No alerts yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create alert' })[0]).toHaveAttribute(
      'href',
      '/alerts/create/setup',
    );
  },
};

export const NoMatch: Story = {
  args: { page: ready(pageOf([])), view: { ...alertListView.defaults, search: 'no such alert' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No alerts found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const NoneOff: Story = {
  args: { page: ready(pageOf([])), view: { ...alertListView.defaults, status: 'inactive' } },
  play: async ({ canvas }) => expect(canvas.getByText('No alert is off')).toBeVisible(),
};

export const One: Story = { args: { page: ready(pageOf(alerts.slice(0, 1))) } };

export const Many: Story = {
  args: {
    page: ready(
      pageOf(
        Array.from({ length: 10 }, (_, index) => alertWith(index + 1, `Alert ${index + 1}`)),
        340,
      ),
    ),
  },
};

/** A service that tells only what the specification shows. */
export const FewFields: Story = {
  args: {
    page: ready(
      pageOf([
        {
          ...alertWith(1, 'Orders have stopped', { alertMetrics: [{ metricId: toId(1) }] }),
          openTriggers: undefined,
          acknowledgedTriggers: undefined,
          lastFiredAt: undefined,
          nextRunAt: undefined,
        },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Orders have stopped/ });
    await expect(row).toHaveTextContent('Metric 1');
    await expect(within(row).getAllByText('—').length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { page: loading } };

export const Failed: Story = {
  render: (args) => <LiveAlerts {...args} />,
  parameters: { service: { ...storyService, toxics: [status(listAlerts, 503)] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

export const Slow: Story = {
  render: (args) => <LiveAlerts {...args} />,
  parameters: { service: { ...storyService, toxics: [never(listAlerts)] } },
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
        alertWith(1, `Alert ${'x'.repeat(180)}`, {
          notification: { emails: [`${'long'.repeat(30)}@acme.example`] },
        }),
      ]),
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** Without quota and with long names, a row still says everything: its state, why it waits, and who is notified. */
export const LongNamesWithoutQuota: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { page: ready(pageOf(wordyAlerts)), quota: quotaWith(1_000) },
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('The state of the triggers and the quota are two facts', async () => {
      await expect(row(/have stopped/)).toHaveTextContent('1,204 open');
      await expect(row(/have stopped/)).toHaveTextContent('Every 15 minutesWaiting for quota');
      await expect(row(/Refunds/)).toHaveTextContent('AcknowledgedIn range at the last run');
    });
    await step('Several recipients are counted, and named while their cell has the focus', async () => {
      const count = within(row(/have stopped/)).getByText('3 recipients');
      const named = 'noor.haddad-lindqvist@warehouse.acme.example, mateo@acme.example,';
      await expect(count).toHaveAttribute('title', expect.stringContaining(named));
      canvas.getByRole('link', { name: /have stopped/ }).focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(await canvas.findByText(/^noor\.haddad.*data-operations-europe/)).toBeVisible();
    });
    await step('One recipient is named', async () => {
      await expect(row(/Refunds/)).toHaveTextContent('data-operations-europe@warehouse.acme.example');
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(
      within(canvas.getByRole('row', { name: /New check/ })).getAllByText('Not run yet')[0],
    ).toBeVisible();
  },
};
