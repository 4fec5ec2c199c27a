import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { pipelineNameForm } from '../../../domain/pipelines/pipelineForm.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { pipeline, requests, settingsPage, whyArchived } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineGeneralScreen, type PipelineGeneralScreenProps } from './PipelineGeneralScreen.tsx';

const nameModel = (name: string) =>
  createFormModel({ definition: pipelineNameForm, today: '', stored: { name, config: {} } });

/** The screen with its form in state, and a colleague who renames the pipeline. */
function Held(args: PipelineGeneralScreenProps) {
  const [model] = useState(() =>
    nameModel(args.pipeline.state === 'ready' ? args.pipeline.value.name : 'Pipeline'),
  );
  return (
    <>
      <PipelineGeneralScreen {...args} model={model} />
      <VisuallyHidden>
        <button
          type="button"
          tabIndex={-1}
          onClick={() => model.rebase({ name: 'Orders to lake', config: {} })}
        >
          Someone else renames it
        </button>
      </VisuallyHidden>
    </>
  );
}

const meta = {
  title: 'Screens/Pipelines/PipelineGeneralScreen',
  component: PipelineGeneralScreen,
  parameters: { present: { timeZone: 'Europe/Berlin' } },
  args: {
    ...settingsPage,
    hrefs: { ...settingsPage.hrefs, source: '/sources/1', destination: '/destinations/2' },
    model: nameModel('Pipeline'),
    takenNames: ['Ops tables'],
    onNameLeft: fn(),
    onRename: fn(),
    onRetry: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PipelineGeneralScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: /^Name/ });
    const save = canvas.getByRole('button', { name: 'Save name' });
    await step('Nothing is changed, so nothing can be saved; the page keeps its focus', async () => {
      await expect(field).toHaveValue('Orders to warehouse');
      await expect(field).not.toHaveFocus();
      await expect(save).toBeDisabled();
    });
    await step('A taken name is refused at the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ops TABLES{Enter}');
      await expect(field).toHaveAccessibleDescription(/“Ops tables” already exists/);
      await expect(args.onRename).not.toHaveBeenCalled();
    });
    await step('An available name is submitted, trimmed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' Support tables {Enter}');
      await expect(args.onNameLeft).toHaveBeenCalledTimes(0);
      await expect(args.onRename).toHaveBeenLastCalledWith('Support tables');
    });
    await step('The change can be discarded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard change' }));
      await expect(field).toHaveValue('Orders to warehouse');
      await expect(args.onNameLeft).toHaveBeenLastCalledWith('Support tables');
    });
    await step('What cannot be changed, with ids to copy and links', async () => {
      const details = within(canvas.getByRole('region', { name: 'Details' }));
      await expect(details.getByText('US East (N. Virginia)')).toBeVisible();
      await expect(details.getByText('Can’t be changed after creation.')).toBeVisible();
      await expect(details.getByRole('link', { name: 'Production Postgres' })).toHaveAttribute(
        'href',
        '/sources/1',
      );
      await expect(details.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
        'href',
        '/destinations/2',
      );
      await expect(details.getByText('20 November 2025')).toBeVisible();
      for (const subject of ['pipeline', 'source', 'destination']) {
        const copy = details.getByRole('button', { name: `Copy ${subject} ID` });
        await expect(copy).toBeEnabled();
        // A label stands on the line of its value, however high the button is.
        const row = copy.closest('dd')?.parentElement;
        const [term, code] = [row?.querySelector('dt'), row?.querySelector('code')];
        const middle = (element: Element | null | undefined) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        };
        await expect(Math.abs(middle(term) - middle(code))).toBeLessThan(3);
      }
    });
  },
};

/** Someone else renames the pipeline: an unchanged field follows, an edited one asks. */
export const RenamedByAnother: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(field, ' 2');
    canvas.getByRole('button', { name: 'Someone else renames it' }).click();
    await step('Both names are shown', async () => {
      const notice = await canvas.findByText('Someone else renamed this pipeline');
      await expect(notice.closest('[role=status]')).toHaveTextContent('Its name is now “Orders to lake”.');
      await expect(field).toHaveValue('Orders to warehouse 2');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use their name' }));
    await expect(field).toHaveValue('Orders to lake');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save name' })).toBeDisabled());
  },
};

export const Archived: Story = {
  args: { pipeline: requests.archived },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whyArchived)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy pipeline ID' })).toBeVisible();
  },
};

/** A service may leave out the region, names and dates. */
export const OnlyIds: Story = {
  args: {
    pipeline: ready({ ...pipeline, region: null, source: null, destination: null, createdAt: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The region of your account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Source 1' })).toBeVisible();
    await expect(canvas.queryByText('Created')).not.toBeInTheDocument();
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const SaveFailed: Story = {
  args: { saveProblem: { kind: 'http', status: 503 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.'),
};

export const SaveOffline: Story = {
  args: { saveProblem: { kind: 'offline' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/offline/i),
};

/** The service refuses a name that the page does not know. */
export const RefusedByTheService: Story = {
  args: {
    saveProblem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['name'], message: 'This name is in use.' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(field, ' 2{Enter}');
    await expect(field).toHaveAccessibleDescription('This name is in use.');
  },
};

/** While the service limits requests, a change is not sent (F13). */
export const TooManyRequests: Story = {
  args: { saveProblem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 2');
    await expect(canvas.getByRole('button', { name: 'Save name' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { pipeline: requests.loading } };
export const Failed: Story = { args: { pipeline: requests.failed } };

export const LongText: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      name: 'Orders of all countries '.repeat(10).trim(),
      region: 'a-region-that-this-build-does-not-know',
      source: { id: toId(1), name: 'Source'.repeat(40), type: 'postgres' },
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** With the toggle etl_script the settings have the script, without it there is no link to it (docs/features.md). */
export const WithEtlScript: Story = {
  args: {
    settingsHrefs: {
      ...settingsPage.settingsHrefs,
      script: '/pipelines/1/settings/schema_config?section=script',
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'ETL script' })).toHaveAttribute(
      'href',
      '/pipelines/1/settings/schema_config?section=script',
    ),
};

export const WithoutEtlScript: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'General' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'ETL script' })).toBeNull();
  },
};
