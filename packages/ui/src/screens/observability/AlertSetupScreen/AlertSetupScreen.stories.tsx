import { status } from '@millrace/mocks/storybook';
import { createAlert, listMetrics } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { createAlertForm, toAlert } from '../../../domain/observability/alertForm.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { metrics, metricWith } from '../metrics.stories.data.ts';
import {
  alertWith,
  pageWith,
  quotaWith,
  stoppedOrders,
  storyPresent,
  storyService,
} from '../observability.stories.data.ts';
import { LiveAlertSetup } from './AlertSetupScreen.stories.data.tsx';
import { AlertSetupScreen } from './AlertSetupScreen.tsx';

const meta = {
  title: 'Screens/Observability/AlertSetupScreen',
  component: AlertSetupScreen,
  parameters: { present: storyPresent, service: storyService },
  args: {
    model: createAlertForm(),
    choice: {
      metrics: ready(pageWith(metrics, {})),
      search: '',
      onSearchChange: fn(),
      known: [],
      onCreate: fn(),
      onRetry: fn(),
    },
    quota: quotaWith(512),
    takenNames: ['Stock'],
    onNameLeft: fn(),
    listHref: '/observability/alerts/list',
    billingHref: '/settings/billing',
    onCreate: fn(),
  },
  // Each story types into a form of its own.
  beforeEach: ({ args }) => {
    args.model = createAlertForm();
  },
} satisfies Meta<typeof AlertSetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const submit = canvas.getByRole('button', { name: 'Create alert' });
    await step('What is missing is said at its field, and nothing is sent', async () => {
      await userEvent.click(submit);
      const name = canvas.getByRole('textbox', { name: /^Name/ });
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(/Enter a name\./);
      await expect(canvas.getAllByText(/Choose at least one metric/)[0]).toBeVisible();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('A name that is taken is refused', async () => {
      const name = canvas.getByRole('textbox', { name: /^Name/ });
      await userEvent.type(name, 'stock');
      await userEvent.tab();
      await expect(args.onNameLeft).toHaveBeenLastCalledWith('stock');
      await expect(name).toHaveAccessibleDescription(/Stock/);
      await userEvent.clear(name);
      await userEvent.type(name, 'Orders have stopped');
    });
    await step('Metrics are chosen, and the condition is a sentence', async () => {
      await expect(canvas.getByText(/Fires when its metric is outside its range/)).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: /Orders per day/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /Newest order/ }));
      await expect(
        canvas.getByText(/Fires when all 2 metrics are outside their ranges in the same run/),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Fires when/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Any metric is out of range' }));
      await expect(canvas.getByText(/at least one of its 2 metrics is outside/)).toBeVisible();
    });
    await step('A chosen metric can be removed', async () => {
      const chosen = within(canvas.getByRole('list', { name: 'Chosen metrics' }));
      await userEvent.click(chosen.getByRole('button', { name: 'Remove Newest order' }));
      await expect(canvas.getByRole('checkbox', { name: /Newest order/ })).not.toBeChecked();
    });
    await step('The frequency says what it costs', async () => {
      await expect(canvas.getByText(/About 720 runs a month\. The account has 1,000/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Runs/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Every day' }));
      await expect(canvas.getByText(/About 30 runs a month/)).toBeVisible();
    });
    await step('Recipients are checked', async () => {
      const field = canvas.getByRole('textbox', { name: /Recipients/ });
      await userEvent.type(field, 'noor@acme.example, mateo');
      await userEvent.tab();
      await expect(
        await canvas.findByText('“mateo” is not an email address. Only email addresses are saved.'),
      ).toBeVisible();
      await userEvent.type(field, '@acme.example');
    });
    await step('It is created as entered', async () => {
      await userEvent.click(submit);
      await expect(args.onCreate).toHaveBeenCalledOnce();
      await expect(toAlert(args.model)).toEqual({
        name: 'Orders have stopped',
        priority: 'high',
        runFrequency: 86_400,
        triggerCondition: 'any',
        notification: { emails: ['noor@acme.example', 'mateo@acme.example'] },
        alertMetrics: [{ metric_id: 1 }],
      });
    });
  },
};

/** The search finds metrics of the account; those that it does not find stay chosen. */
export const OnTheService: Story = {
  render: (args) => <LiveAlertSetup {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Payments taken/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search metrics' }), 'newest');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Payments taken/ })).toBeNull());
    await expect(await canvas.findByRole('row', { name: /Age of the newest order/ })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Chosen metrics' })).getByText('Payments taken'),
    ).toBeVisible();
  },
};

/** The service refuses the name: the reason is at the field, and nothing is lost. */
export const Refused: Story = {
  ...OnTheService,
  args: { takenNames: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Payments taken/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Orders have stopped');
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(await canvas.findByText(/already/)).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Orders have stopped');
  },
};

export const ServiceFails: Story = {
  ...OnTheService,
  parameters: { service: { ...storyService, toxics: [status(createAlert, 503)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Payments taken/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Payments');
  },
};

/** Without quota none can be created; the reason and the way to billing are there (spec §6). */
export const QuotaUsedUp: Story = {
  tags: ['state:gated'],
  args: { quota: quotaWith(1_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The alert runs of this month are used up.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    await expect(canvas.getByRole('button', { name: 'Create alert' })).toBeDisabled();
  },
};

export const NoMetrics: Story = {
  tags: ['state:empty'],
  args: { choice: { ...meta.args.choice, metrics: ready(pageWith([], {})) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No metrics yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create metric' }));
    await expect(args.choice.onCreate).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { choice: { ...meta.args.choice, metrics: ready(pageWith(metrics.slice(0, 1), {})) } },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('rowheader')).toHaveLength(1),
};

/** The search finds nothing; what is chosen stays. */
export const NoMatch: Story = {
  args: {
    choice: {
      ...meta.args.choice,
      metrics: ready(pageWith([], {})),
      search: 'no such metric',
      known: metrics,
    },
  },
  beforeEach: ({ args }) => {
    args.model = createAlertForm(stoppedOrders);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No metric matches the search.')).toBeVisible();
    await expect(canvas.getByText('3 metrics chosen')).toBeVisible();
  },
};

export const MetricsLoading: Story = { args: { choice: { ...meta.args.choice, metrics: loading } } };

export const MetricsFail: Story = {
  ...OnTheService,
  parameters: { service: { ...storyService, toxics: [status(listMetrics, 503)] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

export const ManyMetrics: Story = {
  tags: ['state:many'],
  args: {
    choice: {
      ...meta.args.choice,
      metrics: ready(
        pageWith(
          Array.from({ length: 50 }, (_, index) =>
            metricWith(index + 1, `Metric ${index + 1} ${'with a long name '.repeat(6)}`),
          ),
          {},
          5_000,
        ),
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/The first 50 of 5,000 are listed/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Creating: Story = {
  args: { isCreating: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly'),
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Create alert' })).toBeDisabled(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const LongText: Story = {
  args: {
    choice: {
      ...meta.args.choice,
      metrics: ready(
        pageWith(
          [1, 2, 3].map((each) => metricWith(each, `${each}${'m'.repeat(200)}`)),
          {},
        ),
      ),
    },
  },
  beforeEach: ({ args }) => {
    args.model = createAlertForm(
      alertWith(1, `Alert ${'x'.repeat(180)}`, {
        alertMetrics: [1, 2, 3].map((each) => ({ metricId: toId(each) })),
        notification: { emails: [`${'long'.repeat(30)}@acme.example`] },
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /1mmm/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** What was entered on an earlier visit is there again. */
export const Restored: Story = {
  args: { isRestored: true },
  beforeEach: ({ args }) => {
    args.model = createAlertForm();
    args.model.setValue('name', 'Orders have stopped');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Orders have stopped');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
    await expect(canvas.queryByText('We restored your draft.')).toBeNull();
  },
};
