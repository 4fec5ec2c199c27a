import { bind, getPipeline, updatePipeline } from '@millrace/ui/contract';
import { Live, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { problemOf, type Problem } from '../../../domain/outcome/problem.ts';
import { loading, mapRemote, ready, type Remote } from '../../../domain/outcome/remote.ts';
import { changedSync } from '../../../domain/pipelines/syncSettings.ts';
import { createSyncForm, storedSync, syncSettingsOf } from '../../../domain/pipelines/syncForm.ts';
import { describeSyncChanges, describeSyncUpdates } from '../../../domain/pipelines/syncUpdates.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  id,
  now,
  pipeline,
  requests,
  settingsPage,
  whyArchived,
} from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineSyncScreen, type PipelineSyncScreenProps } from './PipelineSyncScreen.tsx';

interface StoryArgs extends PipelineSyncScreenProps {
  /** Saves on the story's service. */
  save?(pipeline: PipelineDetail, changes: object): Promise<unknown>;
}

/** The screen with its form in state, as in an application. */
function Held({ save, ...args }: StoryArgs) {
  const stored = args.pipeline.state === 'ready' ? args.pipeline.value : undefined;
  const [model] = useState(() => createSyncForm(stored ?? {}));
  const [saving, setSaving] = useState<{ isSaving?: boolean; saveProblem?: Problem }>({});
  useEffect(() => {
    if (stored) model.rebase(storedSync(stored));
  }, [model, stored]);
  const { contested } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  const subscribeToFields = (listener: () => void) => {
    const ends = model.fields.map(({ path }) => model.at(path).subscribe(listener));
    return () => ends.forEach((end) => end());
  };
  useSyncExternalStore(subscribeToFields, model.edition, model.edition);
  return (
    <PipelineSyncScreen
      {...args}
      {...saving}
      {...(args.isSaving && { isSaving: true })}
      {...(args.saveProblem && { saveProblem: args.saveProblem })}
      model={model}
      changes={describeSyncChanges(model)}
      updates={describeSyncUpdates(model, 'Saving')}
      onDismissUpdates={model.dismissUpdates}
      onAcceptTheirs={contested.length > 0 ? model.acceptTheirs : undefined}
      onSave={() => {
        args.onSave();
        if (!save || !stored) return;
        setSaving({ isSaving: true });
        save(stored, changedSync(stored, syncSettingsOf(model))).then(
          () => setSaving({}),
          (thrown: unknown) => setSaving({ saveProblem: problemOf(thrown) }),
        );
      }}
    />
  );
}

/** The screen on the story's service, with a colleague who saves other settings. */
interface ReadSyncProps extends StoryArgs {
  remote: Remote<PipelineDetail>;
  call: LiveTools['call'];
}

/** From the first answer on, the story keeps the pipeline. */
function ReadSync({ remote, call, ...args }: ReadSyncProps) {
  const [isHeld, setHeld] = useState(false);
  if (remote.state === 'ready' && !isHeld) setHeld(true);
  return (
    <>
      {isHeld ? (
        <Held {...args} pipeline={remote} save={(_, body) => call(updatePipeline, { id, body })} />
      ) : (
        <PipelineSyncScreen {...args} pipeline={remote} />
      )}
      <VisuallyHidden>
        <button
          type="button"
          tabIndex={-1}
          onClick={() =>
            void call(updatePipeline, {
              id,
              body: { sourceSyncFrequency: 86_400_000, persistDeletedRows: true },
            })
          }
        >
          Someone else saves
        </button>
        <output aria-label="The service’s pipeline">
          {remote.state === 'ready' &&
            `${remote.value.status} ${remote.value.sourceSyncFrequency} ${remote.value.persistDeletedRows}`}
        </output>
      </VisuallyHidden>
    </>
  );
}

const LiveSync = (args: StoryArgs) => (
  <Live reads={{ pipeline: bind(getPipeline, { id }) }}>
    {({ pipeline: remote, call }) => (
      <ReadSync {...args} remote={mapRemote(remote, (value) => value)} call={call} />
    )}
  </Live>
);

const meta = {
  title: 'Screens/Pipelines/PipelineSyncScreen',
  component: PipelineSyncScreen,
  parameters: { present: { now, timeZone: 'Europe/Berlin' } },
  args: {
    ...settingsPage,
    model: createSyncForm({}),
    changes: [],
    onSave: fn(),
    onRetry: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: { getByRole: typeof screen.getByRole }, label: RegExp, option: string) => {
  canvas.getByRole('button', { name: label }).click();
  (await screen.findByRole('option', { name: option })).click();
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Save settings' });
    await step('The loads continue from the next sync of the running pipeline', async () => {
      await expect(canvas.getByText('Every 15 minutes, next at 14:20 CET')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Next loads' })).toHaveTextContent(
        /14:20 CET.*14:35 CET.*14:50 CET/,
      );
      await expect(canvas.getByText('No changes to save.')).toBeVisible();
      await expect(save).toBeDisabled();
    });
    await step('A change can be discarded or saved', async () => {
      await choose(canvas, /Source frequency/, 'Every hour');
      await expect(await canvas.findByText('1 unsaved change')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
      await expect(save).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Persist deleted rows' }));
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

/** Settings are saved while the pipeline keeps running, and a colleague's save is taken in. */
export const LiveChanges: Story = {
  parameters: { service: { scenario: 'busyAccount', clock: { at: now.getTime() } } },
  args: { pipeline: loading },
  render: (args) => <LiveSync {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Save settings' });
    const service = canvas.getByRole('status', { name: 'The service’s pipeline' });
    await step('Both changed the frequency, and the colleague one more setting', async () => {
      await choose(canvas, /Source frequency/, 'Every hour');
      canvas.getByRole('button', { name: 'Someone else saves' }).click();
      const notice = await canvas.findByText('Someone else changed these settings');
      await expect(notice.closest('[role=status]')).toHaveTextContent(
        'Updated to what they saved: Persist deleted rows on.You also changed: Source frequency every hour (they saved every day). Saving replaces their changes with yours.',
      );
    });
    await step('Saving sends the own change, and the pipeline keeps running', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
      await waitFor(() => expect(service).toHaveTextContent('running 3600000 true'));
      await waitFor(() => expect(canvas.getByText('No changes to save.')).toBeVisible());
    });
  },
};

/** A paused pipeline has no next sync. */
export const Paused: Story = {
  args: { pipeline: ready({ ...pipeline, status: 'paused', nextSyncAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/^Schedule previewEvery 15 minutesThe/);
    await expect(canvas.getByRole('list', { name: 'Next loads if the pipeline starts now' })).toBeVisible();
  },
};

/** A service may leave out the next sync: the loads are counted from now. */
export const UnknownNextSync: Story = {
  args: { pipeline: ready({ ...pipeline, nextSyncAt: null }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'Next loads' })).toHaveTextContent(/14:30 CET.*14:45 CET/),
};

export const Archived: Story = {
  args: { pipeline: requests.archived },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whyArchived)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Schedule preview')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Source frequency/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Persist deleted rows' })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
  },
};

function ArchivedMeanwhile(args: StoryArgs) {
  const [isArchived, setArchived] = useState(false);
  return (
    <>
      <Held {...args} pipeline={isArchived ? requests.archived : args.pipeline} />
      <Button onPress={() => setArchived(!isArchived)}>Archive or restore</Button>
    </>
  );
}

/**
 * Someone archives the pipeline while its settings are edited: the notice comes into view and names what is not saved, and
 * the fields show what is.
 */
export const ArchivedWhileEditing: Story = {
  render: (args) => <ArchivedMeanwhile {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const box = () => canvas.getByRole('checkbox', { name: 'Persist deleted rows' });
    await userEvent.click(box());
    await expect(box()).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive or restore' }));
    await step('The notice is announced and in view', async () => {
      const notice = await canvas.findByRole('alert');
      await expect(notice).toHaveTextContent(whyArchived);
      await expect(notice).toHaveTextContent('Persist deleted rows: on');
      await waitFor(async () => {
        const { top, bottom } = notice.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
    });
    await step('The field shows the saved value, until the pipeline is restored', async () => {
      await expect(box()).not.toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Archive or restore' }));
      await expect(canvas.queryByText(whyArchived)).not.toBeInTheDocument();
      await expect(box()).toBeChecked();
    });
  },
};

/** Only S3 has a file format, and only one. */
export const S3: Story = {
  args: { destinationType: 's3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('avro')).toBeVisible();
    await expect(canvas.getByText(/The only available format/)).toBeVisible();
  },
};

export const Cron: Story = {
  args: { pipeline: ready({ ...pipeline, destinationSyncCron: '0 3 * * 1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Cron expression/ })).toHaveValue('0 3 * * 1');
    await expect(await canvas.findByText(/next on Mon 9 Mar at 04:00 CET/)).toBeVisible();
  },
};

export const Restored: Story = {
  args: { isRestored: true },
  play: async ({ canvas }) => expect(canvas.getByText('We restored your draft.')).toBeVisible(),
};

export const Saving: Story = { args: { isSaving: true } };

export const SaveFailed: Story = {
  args: { saveProblem: { kind: 'http', status: 503 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The settings could not be saved\.The service had an error\. .*Your entries are kept\./,
    ),
};

export const SaveOffline: Story = {
  args: { saveProblem: { kind: 'offline' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/offline/i),
};

/** A refused value shows at its field. */
export const Refused: Story = {
  args: {
    saveProblem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['source_sync_frequency'], message: 'A minute is the shortest frequency.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A minute is the shortest frequency.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { pipeline: requests.loading } };
export const Failed: Story = { args: { pipeline: requests.failed } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

const unbroken = 'orders_of_all_countries_'.repeat(10);

/** A long name, a long schedule, and an unbroken answer of the service. */
export const LongText: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      name: unbroken,
      destinationSyncCron: `${Array.from({ length: 60 }, (_, minute) => minute).join(',')} 3 * * 1`,
    }),
    saveProblem: { kind: 'http', status: 409, detail: unbroken },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
