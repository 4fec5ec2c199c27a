import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { createAlertForm } from '../../domain/observability/alertForm.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { metrics, metricWith } from '../../screens/observability/metrics.stories.data.ts';
import {
  pageWith,
  quotaWith,
  stoppedOrders,
} from '../../screens/observability/observability.stories.data.ts';
import { AlertForm } from './AlertForm.tsx';

const meta = {
  title: 'Forms/AlertForm',
  component: AlertForm,
  args: {
    id: 'alert',
    model: createAlertForm(stoppedOrders),
    choice: {
      metrics: ready(pageWith(metrics, {})),
      search: '',
      onSearchChange: fn(),
      known: metrics,
      onRetry: fn(),
    },
    quota: quotaWith(512),
    takenNames: [],
    onNameLeft: fn(),
    onSubmit: fn(),
  },
  // Each story types into a form of its own.
  beforeEach: ({ args }) => {
    args.model = createAlertForm(stoppedOrders);
  },
  render: (args) => (
    <>
      <AlertForm {...args} />
      <Button type="submit" form={args.id}>
        Save
      </Button>
    </>
  ),
} satisfies Meta<typeof AlertForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = within(canvas.getByRole('list', { name: 'Chosen metrics' }));
    await expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Orders per day',
      'Orders without an email',
      'Newest order',
    ]);
    // A list of a few needs neither a search nor a second part.
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(metrics.length);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const many = Array.from({ length: 30 }, (_, index) =>
  metricWith(index + 1, `Metric ${String(index + 1).padStart(2, '0')}`),
);

/** The metrics are part of the page: the first of them, the chosen ones before the others, and the rest on request. */
export const ManyMetrics: Story = {
  args: { choice: { ...meta.args.choice, metrics: ready(pageWith(many, {})), known: [] } },
  beforeEach: ({ args }) => {
    args.model = createAlertForm({ ...stoppedOrders, alertMetrics: [{ metricId: toId(25) }] });
  },
  play: async ({ canvas, userEvent, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 9));
    await step('Eight of them are shown, the chosen one first', async () => {
      await waitFor(() => expect(names()).toHaveLength(8));
      await expect(names().slice(0, 2)).toEqual(['Metric 25', 'Metric 01']);
      await expect(canvas.getByRole('searchbox', { name: 'Search metrics' })).toBeVisible();
    });
    await step('A row keeps its place when it is chosen', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Metric 07/ }));
      await expect(canvas.getByText('2 metrics chosen')).toBeVisible();
      await expect(names().slice(0, 2)).toEqual(['Metric 25', 'Metric 01']);
    });
    await step('The others follow on request, without a scroller', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
      await waitFor(() => expect(names()).toHaveLength(20));
      await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more' }));
      await waitFor(() => expect(names()).toHaveLength(30));
      const grid = canvas.getByRole('grid', { name: 'Metrics' });
      await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight + 1);
    });
    await step('The button folds the list again, and keeps the focus', async () => {
      const fewer = canvas.getByRole('button', { name: 'Show fewer' });
      await waitFor(() => expect(fewer).toHaveFocus());
      await userEvent.click(fewer);
      await waitFor(() => expect(names()).toHaveLength(8));
      await expect(canvas.getByRole('button', { name: 'Show 12 more' })).toHaveFocus();
    });
  },
};

/** The form is filled in with the keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const chosen = within(canvas.getByRole('list', { name: 'Chosen metrics' }));
    chosen.getByRole('button', { name: 'Remove Newest order' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Newest order/ }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** One metric leaves nothing to choose. */
export const OneMetric: Story = {
  beforeEach: ({ args }) => {
    args.model = createAlertForm({ ...stoppedOrders, alertMetrics: [{ metricId: toId(1) }] });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Fires when/ })).toBeNull();
    await expect(canvas.getByText(/^Fires when its metric is outside its range/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Newest order/ }));
    await expect(canvas.getByRole('button', { name: /Fires when/ })).toHaveTextContent('All metrics');
  },
};

/** The people of the account are added without typing their addresses. */
export const People: Story = {
  args: {
    people: [
      { name: 'Noor Ahmadi', email: 'noor@acme.example' },
      { name: 'Mateo Silva', email: 'Mateo@acme.example' },
      { name: '', email: 'ops@acme.example' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add people' });
    await userEvent.click(add);
    const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Mateo Silva · Mateo@acme.example', 'ops@acme.example']));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Mateo/ }));
    await expect(canvas.getByRole('textbox', { name: /Recipients/ })).toHaveValue(
      'noor@acme.example, Mateo@acme.example',
    );
    await userEvent.click(add);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ops@acme.example' }));
    await expect(add).toBeDisabled();
  },
};

/** Errors of the service are at their fields. */
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['alert_metrics', '0', 'metric_id'], message: 'This metric is archived.' },
        { location: ['notification', 'emails', '0'], message: 'Enter a valid email address.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This metric is archived.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Recipients/ })).toHaveAccessibleDescription(
      /Enter a valid email address\./,
    );
  },
};

/** A service that leaves most of an alert out: nothing is taken for chosen, and saving asks for none of it. */
export const Unsaid: Story = {
  beforeEach: ({ args }) => {
    const unsaid = { priority: null, runFrequency: null, triggerCondition: null, alertMetrics: null };
    args.model = createAlertForm({ ...stoppedOrders, ...unsaid });
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/does not say which metrics this alert checks/)).toBeVisible();
    await expect(canvas.queryByText('0 metrics chosen')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Priority/ })).not.toHaveTextContent('High');
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' again');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
