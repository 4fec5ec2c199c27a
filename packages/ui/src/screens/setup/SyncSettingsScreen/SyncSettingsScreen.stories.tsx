import { bind, getPipeline, setPipelineStatus, updatePipeline } from '@millrace/ui/contract';
import { Live, status, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { problemOf } from '../../../domain/outcome/problem.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { createSyncForm, syncSettingsOf } from '../../../domain/pipelines/syncForm.ts';
import { writeSyncSettings } from '../../../domain/pipelines/syncSettings.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { StartProblem } from './SyncSettingsScreen.logic.ts';
import { SyncSettingsScreen, type SyncSettingsScreenProps } from './SyncSettingsScreen.tsx';

const now = new Date('2026-03-04T13:15:00Z');
const clock = { at: now.getTime() };

/** A complete draft, and a draft without tables. */
const ids = { whole: toId<'pipeline'>(5), bare: toId<'pipeline'>(22) };
const hrefOf = (route: Parameters<typeof paths.pipelineSetup>[1]) => paths.pipelineSetup(ids.whole, route);

interface StoryArgs extends SyncSettingsScreenProps {
  id: PipelineId;
}

const meta = {
  title: 'Screens/Setup/SyncSettingsScreen',
  component: SyncSettingsScreen,
  parameters: { service: { scenario: 'busyAccount', clock }, present: { now, timeZone: 'Europe/Berlin' } },
  args: {
    id: ids.whole,
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Inventory' }],
      steps: viewWizardSteps({
        draft: { sourceId: 5, destinationId: 2, hasSchema: true },
        group: 'settings',
        chosen: { source: 'Warehouse MySQL', destination: 'BigQuery marts', schema: '128 tables' },
        hrefOf,
      }),
    },
    model: createSyncForm({}),
    back: { label: 'Back to schema settings', href: hrefOf('pipelineCreateSchemaSettings') },
    onStart: fn(),
  },
  render: (args) => <LiveSettings {...args} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen connected to the story's service, with form and problem in state. */
function LiveSettings({ id, ...args }: StoryArgs) {
  const [model] = useState(() => createSyncForm({}));
  const [problem, setProblem] = useState<StartProblem>();
  const start = async (call: LiveTools['call']): Promise<void> => {
    setProblem(undefined);
    try {
      await call(updatePipeline, { id, body: writeSyncSettings(syncSettingsOf(model)) });
    } catch (thrown) {
      return setProblem({ step: 'save', problem: problemOf(thrown) });
    }
    try {
      await call(setPipelineStatus, { id, status: 'running' });
    } catch (thrown) {
      return setProblem({ step: 'start', problem: problemOf(thrown) });
    }
    return undefined;
  };
  return (
    <Live reads={{ pipeline: bind(getPipeline, { id }) }}>
      {({ pipeline, call }) => (
        <>
          <SyncSettingsScreen
            {...args}
            model={model}
            onStart={() => {
              args.onStart();
              void start(call);
            }}
            problem={args.problem ?? problem}
          />
          <VisuallyHidden>
            <output aria-label="The service’s pipeline">
              {pipeline.state === 'ready' &&
                `${pipeline.value.status} ${pipeline.value.maintenanceWindow} ${pipeline.value.destinationSyncCron}`}
            </output>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The step is the last of four', async () => {
      await expect(canvas.getByText('Sync Settings').closest('[aria-current=step]')).not.toBeNull();
      await expect(canvas.getByRole('link', { name: 'Back to schema settings' })).toBeVisible();
    });
    await expect(canvas.getByText('Every 15 minutes, next at 14:30 CET')).toBeVisible();
  },
};

/** The settings are saved, then the pipeline starts. */
export const Start: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Start' });
    await userEvent.clear(field);
    await userEvent.type(field, '1:30');
    await userEvent.click(canvas.getByRole('radio', { name: /On a cron schedule/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Cron expression/ }), '0 */6 * * *');
    await userEvent.click(canvas.getByRole('button', { name: 'Start pipeline' }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'The service’s pipeline' })).toHaveTextContent(
        'starting 01:30-04:00 0 */6 * * *',
      ),
    );
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A conflict says what is missing, and that the settings are saved. */
export const NotReady: Story = {
  args: { id: ids.bare, destinationType: 's3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Persist deleted rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start pipeline' }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('The settings are saved, but the pipeline did not start.');
    await expect(notice).toHaveTextContent('it needs at least one table');
    await expect(canvas.getByRole('checkbox', { name: 'Persist deleted rows' })).toBeChecked();
  },
};

/** Saving fails once: the entries stay, and the same button retries. */
export const SaveFailed: Story = {
  parameters: {
    service: { clock, toxics: [status(updatePipeline, 503, undefined, { times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Auto sync new collections' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start pipeline' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The settings could not be saved.');
    await expect(canvas.getByRole('checkbox', { name: 'Auto sync new collections' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Start pipeline' }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'The service’s pipeline' })).toHaveTextContent(/^starting/),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Restored: Story = {
  args: { isRestored: true },
  play: async ({ canvas }) => expect(canvas.getByText('We restored your draft.')).toBeVisible(),
};

/** Changes by other users are listed above the form. If the user's own values differ, theirs can replace them. */
export const ChangedByAnother: Story = {
  args: {
    updates: [
      'Updated to what they saved: Auto sync new collections on.',
      'You also changed: Persist deleted rows on (they saved off). Starting replaces their changes with yours.',
    ],
    onDismissUpdates: fn(),
    onAcceptTheirs: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const updates = canvas.getByText('Someone else changed this setup').closest('[role=status]');
    await expect(updates).toHaveTextContent('they saved off');
    await userEvent.click(canvas.getByRole('button', { name: 'Use their settings' }));
    await expect(args.onAcceptTheirs).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissUpdates).toHaveBeenCalledOnce();
  },
};

/** An error about a field is shown at the field only. */
export const FieldRefused: Story = {
  args: {
    problem: {
      step: 'save',
      problem: {
        kind: 'http',
        status: 422,
        fieldErrors: [{ location: ['maintenance_window'], message: 'This window is too short.' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveAccessibleDescription(
      'This window is too short.',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TooManyRequests: Story = {
  args: { problem: { step: 'start', problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Start pipeline/ })).toBeDisabled(),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Start pipeline/ }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Offline: Story = {
  args: { problem: { step: 'save', problem: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The settings could not be saved\..*offline/i);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your entries are kept.');
  },
};

const unbroken = 'orders_of_all_countries_'.repeat(10);

/** Long names, and an unbroken answer of the service. */
export const LongText: Story = {
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: unbroken }],
      steps: viewWizardSteps({
        draft: { sourceId: 5, destinationId: 2, hasSchema: true },
        group: 'settings',
        chosen: { source: unbroken, destination: unbroken, schema: '128 tables' },
        hrefOf,
      }),
    },
    problem: { step: 'start', problem: { kind: 'http', status: 409, detail: unbroken } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
