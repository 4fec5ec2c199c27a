import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createSyncForm, syncPaths, syncSettingsOf } from '../../domain/pipelines/syncForm.ts';
import type { StoredSyncSettings, SyncSettings } from '../../domain/pipelines/syncSettings.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SyncPreview } from './SyncPreview.tsx';
import { SyncSettingsForm, type SyncSettingsFormProps } from './SyncSettingsForm.tsx';

const now = new Date('2026-03-04T13:15:20Z');

interface StoryArgs extends SyncSettingsFormProps {
  /** The saved settings. */
  stored: StoredSyncSettings;
  /** Entered before the story starts. */
  typedWindow?: { isOn: boolean; start: string; end: string };
  /** Called with the submitted settings. */
  onSend(settings: SyncSettings): void;
}

const meta = {
  title: 'Forms/SyncSettingsForm',
  component: SyncSettingsForm,
  parameters: { present: { now, timeZone: 'Europe/Berlin' } },
  args: {
    id: 'sync-settings',
    model: createSyncForm({}),
    stored: {},
    onSubmit: fn(),
    onSend: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form with its preview, as in an application. */
function Held({ stored, typedWindow, onSend, ...args }: StoryArgs) {
  const [model] = useState(() => {
    const form = createSyncForm(stored);
    if (typedWindow) form.setValue(syncPaths.window, typedWindow);
    return form;
  });
  return (
    <Stack gap="lg">
      <SyncSettingsForm
        {...args}
        model={model}
        onSubmit={() => {
          args.onSubmit();
          onSend(syncSettingsOf(model));
        }}
      />
      <Stack direction="row">
        <Button type="submit" form={args.id}>
          Save
        </Button>
      </Stack>
      <SyncPreview model={model} />
    </Stack>
  );
}

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The form starts with the defaults', async () => {
      await expect(canvas.getByRole('button', { name: /Source frequency/ })).toHaveTextContent(
        'Every 15 minutes',
      );
      await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveValue('02:00');
      await expect(canvas.getByRole('textbox', { name: 'End' })).toHaveValue('04:00');
      for (const name of ['Persist deleted rows', 'Auto sync new collections', 'Replicate column changes']) {
        await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
      }
    });
    await step('The preview shows times in both time zones', async () => {
      await expect(canvas.getByText('Every 15 minutes, next at 14:30 CET')).toBeVisible();
      await expect(canvas.getByText('Pauses 02:00–04:00 UTC, 03:00–05:00 in Berlin')).toBeVisible();
      await expect(canvas.getByText(/From 29 March, when the clocks change/)).toBeVisible();
      await expect(canvas.getAllByText(/^1[345]:\d\d UTC$/)).toHaveLength(3);
    });
    await step('The preview follows the entries', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Destination frequency/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Every hour' }));
      await expect(canvas.getByText('Every hour, next at 15:15 CET')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ destinationSyncFrequency: 3_600_000 }),
    );
  },
};

export const Cron: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /On a cron schedule/ }));
    const field = canvas.getByRole('textbox', { name: /Cron expression/ });
    await step('No error shows while typing', async () => {
      await userEvent.type(field, '@reboot');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
    await step('Leaving the field shows the error', async () => {
      await userEvent.tab();
      await expect(
        canvas.getByText('Write @hourly, @daily, @weekly, @monthly or @yearly, or five parts.'),
      ).toBeVisible();
      await expect(canvas.getByText(/^Enter a valid cron expression/)).toBeVisible();
    });
    await step('A valid expression shows its description and next runs', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '30 2 * * MON-FRI');
      await expect(field).toHaveAccessibleDescription('Monday to Friday at 02:30 UTC');
      await expect(await canvas.findAllByText('in the maintenance window')).toHaveLength(3);
    });
    await step('An expression with all runs in the maintenance window shows a warning', async () => {
      await expect(
        canvas.getByText('Monday to Friday at 02:30 UTC, always in the maintenance window'),
      ).toBeVisible();
      const caution = canvas.getByText('All runs fall within the maintenance window.');
      await expect(caution.closest('[role=status]')).toHaveTextContent('from 02:00 to 04:00 UTC');
      const end = canvas.getByRole('textbox', { name: 'End' });
      await userEvent.clear(end);
      await userEvent.type(end, '02:30');
      await expect(caution).not.toBeInTheDocument();
      await expect(
        canvas.getByText(/^Monday to Friday at 02:30 UTC, next tomorrow at 03:30 CET/),
      ).toBeVisible();
    });
    await step('Switching to an interval and back keeps the expression', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /At an interval/ }));
      await userEvent.click(canvas.getByRole('radio', { name: /On a cron schedule/ }));
      await expect(canvas.getByRole('textbox', { name: /Cron expression/ })).toHaveValue('30 2 * * MON-FRI');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Where times need no translation, the rows say which loads wait for the end of the window, and keep one shape. */
export const CronInUtc: Story = {
  parameters: { present: { now, timeZone: 'UTC' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /On a cron schedule/ }));
    const field = canvas.getByRole('textbox', { name: /Cron expression/ });
    const rows = () => within(canvas.getByRole('list', { name: /^Next / })).getAllByRole('listitem');
    await userEvent.type(field, '30 2,16 * * *');
    await expect((await canvas.findAllByText('in the maintenance window')).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('outside the maintenance window').length).toBeGreaterThan(0);
    await expect(new Set(rows().map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await userEvent.clear(field);
    await userEvent.type(field, '30 16 * * *');
    await waitFor(() => expect(canvas.queryByText(/the maintenance window$/)).toBeNull());
    await expect(new Set(rows().map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  },
};

/** Saving validates everything, and moves the focus to the first error. */
export const Wrong: Story = {
  args: {
    typedWindow: { isOn: true, start: 'two', end: '' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Enter a time of day, such as 02:00.')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveFocus();
  },
};

export const OverMidnight: Story = {
  parameters: { present: { now, timeZone: 'America/New_York' } },
  args: { stored: { maintenanceWindow: '22:30-01:00' } },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Pauses 22:30–01:00 UTC, 17:30–20:00 in New York, into the next day'),
    ).toBeVisible(),
};

/** A window can be turned off; its times are restored when it is turned on again. */
export const WithoutWindow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const on = canvas.getByRole('checkbox', { name: 'Pause during a maintenance window' });
    await expect(on).toBeChecked();
    await userEvent.click(on);
    await expect(canvas.queryByRole('textbox', { name: 'Start' })).not.toBeInTheDocument();
    await expect(canvas.getByText('No maintenance window')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ hasMaintenanceWindow: false }),
    );
    await userEvent.click(on);
    await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveValue('02:00');
  },
};

/** Allowed, but rarely intended. */
export const LongWindow: Story = {
  args: { stored: { maintenanceWindow: '04:00-03:59' } },
  play: async ({ args, canvas, userEvent }) => {
    const warning = canvas.getByText('Nothing syncs for 23 h 59 min of each day.');
    await expect(warning.closest('[role=status]')).toHaveTextContent('This leaves 1 min a day to sync.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LoadsOutpaceReads: Story = {
  args: { stored: { sourceSyncFrequency: 3_600_000 } },
  play: async ({ canvas, userEvent }) => {
    const warning = canvas.getByText('Loads are more frequent than reads.');
    await expect(warning.closest('[role=status]')).toHaveTextContent('The source is read every hour.');
    await userEvent.click(canvas.getByRole('button', { name: /Destination frequency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every hour' }));
    await expect(warning).not.toBeInTheDocument();
  },
};

/** Files have a format; a single format is shown as text. */
export const ToS3: Story = {
  args: { destinationType: 's3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S3 file format')).toBeVisible();
    await expect(canvas.getByText('avro')).toBeVisible();
  },
};

/** A service error is shown at its field until the field changes. */
export const Refused: Story = {
  args: {
    serverErrors: [{ location: ['maintenance_window'], message: 'This window is too short.' }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This window is too short.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start' }), '{Backspace}5');
    await expect(canvas.queryByText('This window is too short.')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
