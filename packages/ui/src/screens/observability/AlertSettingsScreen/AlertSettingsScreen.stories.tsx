import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { createAlertForm, storedAlert, toAlertChanges } from '../../../domain/observability/alertForm.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { metrics, metricWith } from '../metrics.stories.data.ts';
import {
  alertWith,
  pageWith,
  quotaWith,
  stoppedOrders,
  storyPresent,
} from '../observability.stories.data.ts';
import { AlertSettingsScreen } from './AlertSettingsScreen.tsx';

const id = toId<'alert'>(1);

const meta = {
  title: 'Screens/Observability/AlertSettingsScreen',
  component: AlertSettingsScreen,
  parameters: { present: storyPresent },
  args: {
    alert: ready(stoppedOrders),
    hrefs: { list: alertPaths.list(), overview: alertPaths.overview(id), settings: alertPaths.settings(id) },
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
    onAction: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  // Each story types into a form of its own.
  beforeEach: ({ args }) => {
    if (args.model) args.model = createAlertForm(stoppedOrders);
  },
} satisfies Meta<typeof AlertSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const save = () => canvas.getByRole('button', { name: 'Save alert' });
    await step('Nothing is to be saved at first', async () => {
      await expect(canvas.getByText('No changes to save.')).toBeVisible();
      await expect(save()).toBeDisabled();
    });
    await step('What was changed is saved, and nothing else', async () => {
      const recipients = canvas.getByRole('textbox', { name: /Recipients/ });
      await userEvent.type(recipients, ', mateo@acme.example');
      await expect(canvas.getByText('Unsaved changes.')).toBeVisible();
      await userEvent.click(save());
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.model && toAlertChanges(args.model)).toEqual({
        notification: { emails: ['noor@acme.example', 'mateo@acme.example'] },
      });
    });
    await step('Discarding brings back what is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
      await expect(canvas.getByRole('textbox', { name: /Recipients/ })).toHaveValue('noor@acme.example');
      await expect(save()).toBeDisabled();
    });
  },
};

/** Someone else has saved meanwhile: fields that were not changed here follow. */
export const SavedByOthers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, '!');
    args.model?.rebase(storedAlert({ ...stoppedOrders, priority: 'low' }));
    await expect(await canvas.findByRole('button', { name: /Low/ })).toBeVisible();
    await expect(name).toHaveValue('Orders have stopped!');
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly'),
};

export const SaveFailed: Story = {
  args: { problem: { kind: 'http', status: 503 } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

export const Loading: Story = { args: { alert: loading, model: undefined, name: 'Orders have stopped' } };

export const NotFound: Story = {
  args: { alert: failed({ kind: 'http', status: 404 }), model: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'This alert was not found' })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** What was changed stays in the form and is saved later. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), '!');
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save alert' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Without quota the alert waits, but its settings can be changed, for example to run less often. */
export const Gated: Story = {
  args: { alert: ready({ ...stoppedOrders, isResting: true }), quota: quotaWith(1_000) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/waiting for quota/)).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save alert' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const long = alertWith(1, `Alert ${'x'.repeat(180)}`, {
  alertMetrics: [1, 2, 3].map((each) => ({ metricId: toId(each), name: 'm'.repeat(200) })),
  notification: { emails: [`${'long'.repeat(30)}@acme.example`] },
});
export const LongText: Story = {
  args: {
    alert: ready(long),
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
    args.model = createAlertForm(long);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /1mmm/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
