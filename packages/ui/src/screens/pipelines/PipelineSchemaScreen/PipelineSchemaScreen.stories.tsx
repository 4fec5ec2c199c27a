import {
  bind,
  getPipeline,
  getSchemaCollections,
  updatePipeline,
  writeSyncMapping,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { failed, loading, mapRemote, ready, type Remote } from '../../../domain/outcome/remote.ts';
import type { SchemaCollections } from '../../../domain/entities/schema.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { defaultSchemaView } from '../../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../../domain/schema/schemaModel.ts';
import { mapping, table } from '../../../domain/schema/schema.test.data.ts';
import { useSchemaModel } from '../../../forms/SchemaEditor/useSchemaModel.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { id, now, requests, settingsPage, whyArchived } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineSchemaScreen, type PipelineSchemaScreenProps } from './PipelineSchemaScreen.tsx';

const model = (...selected: string[]) =>
  createSchemaModel(
    [table('customers', 'id*', 'email'), table('orders', 'id*', 'note'), table('refunds', 'id*')],
    selected.map((name) => mapping(name)),
  );

/** The screen with its view in state. */
function Kept(args: PipelineSchemaScreenProps) {
  const [view, setView] = useState(args.view);
  return <PipelineSchemaScreen {...args} view={view} onViewChange={setView} />;
}

interface Fed extends PipelineSchemaScreenProps {
  collections: Remote<SchemaCollections>;
  pipeline: Remote<PipelineDetail>;
}

function FedSchema({ collections, ...args }: Fed) {
  const saved = mapRemote(args.pipeline, ({ syncMappings }) => syncMappings ?? []);
  const schema = useSchemaModel({ schema: collections, saved });
  const reading = collections.state === 'ready' ? collections.value : null;
  return <Kept {...args} schema={schema} reading={reading} />;
}

/** The screen on the story's service, whose source changes within an hour, and a colleague who saves. */
function LiveSchema(args: PipelineSchemaScreenProps) {
  return (
    <Live
      reads={{
        pipeline: bind(getPipeline, { id }),
        collections: bind(getSchemaCollections, { id: toId<'source'>(1) }),
      }}
    >
      {({ pipeline, collections, call, refresh, service }) => {
        const patch = (mappings: Parameters<typeof writeSyncMapping>[0][]) =>
          void call(updatePipeline, { id, body: { syncMappings: mappings.map(writeSyncMapping) } });
        return (
          <>
            <FedSchema
              {...args}
              pipeline={pipeline}
              collections={collections}
              onRefresh={refresh}
              onSave={({ syncMappings }) => {
                args.onSave({ syncMappings });
                patch([...syncMappings]);
              }}
            />
            <VisuallyHidden>
              <button type="button" tabIndex={-1} onClick={() => service.advance(3_600_000)}>
                An hour later
              </button>
              <button
                type="button"
                tabIndex={-1}
                onClick={() =>
                  patch([
                    mapping('public.accounts', { excluded: ['updated_at'] }),
                    mapping('public.addresses', { isSelected: false }),
                  ])
                }
              >
                Someone else saves
              </button>
            </VisuallyHidden>
          </>
        );
      }}
    </Live>
  );
}

const meta = {
  title: 'Screens/Pipelines/PipelineSchemaScreen',
  component: PipelineSchemaScreen,
  args: {
    ...settingsPage,
    schema: loading,
    view: defaultSchemaView,
    onViewChange: fn(),
    reading: { readAt: new Date('2026-03-04T10:42:00Z'), unreadable: 0 },
    onRefresh: fn(),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onRefreshColumns: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  beforeEach: ({ args }) => {
    if (args.schema === loading) args.schema = ready(model('orders'));
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PipelineSchemaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The views of the settings are links', async () => {
      await expect(canvas.getByRole('link', { name: 'Table selection' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(canvas.getByRole('link', { name: 'Sync' })).toHaveAttribute(
        'href',
        '/pipelines/1/settings/schema_config?section=sync',
      );
    });
    await step('Saving requires a change', async () => {
      const save = canvas.getByRole('button', { name: 'Save tables' });
      await expect(save).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'refunds' }));
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledWith({ syncMappings: [mapping('refunds')] });
    });
  },
};

/** On the service: the source changes, and a colleague saves. Nothing is lost, and nothing is applied before Save. */
export const LiveChanges: Story = {
  parameters: {
    service: { scenario: 'busyAccount', clock: { at: now.getTime() } },
    present: { now },
  },
  render: (args) => <LiveSchema {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.findByRole('checkbox', { name });
    await step('Two tables are deselected here, and changed by a colleague', async () => {
      await userEvent.click(await box('accounts'));
      canvas.getByRole('button', { name: 'Someone else saves' }).click();
      const list = await canvas.findByRole('list', { name: 'Tables to decide' });
      await expect(list).toHaveTextContent(
        'public.accountsYours: Not selectedTheirs: Selected without updated_at',
      );
      await expect(canvas.getByText('1 table updated to what they saved: public.addresses.')).toBeVisible();
      await expect(await box('addresses')).not.toBeChecked();
    });
    await step('The source is read again', async () => {
      canvas.getByRole('button', { name: 'An hour later' }).click();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Schema' }));
      await expect(await canvas.findByText('The source schema changed')).toBeVisible();
      await expect(await box('accounts')).not.toBeChecked();
    });
    await step('The decision is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for public.accounts' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save tables' }));
      await waitFor(() => expect(canvas.getByText('No changes to save.')).toBeVisible());
    });
  },
};

export const Archived: Story = {
  args: { pipeline: requests.archived },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whyArchived)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'orders' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Save tables' })).not.toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  args: { view: { search: 'nowhere', show: 'all' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No matching tables')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tables' }));
    await expect(canvas.getByRole('treegrid')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { schema: ready(createSchemaModel([], [])) },
  play: async ({ canvas }) => expect(canvas.getByText('The source has no tables')).toBeVisible(),
};

export const OneTable: Story = {
  tags: ['state:one'],
  args: { schema: ready(createSchemaModel([table('orders', 'id*')], [mapping('orders')])) },
};

/** Without a table there is nothing to replicate. */
export const NoneSelected: Story = {
  args: { schema: loading },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'orders' }));
    await expect(canvas.getByText('Select at least one table to save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save tables' })).toBeDisabled();
  },
};

export const ManyTables: Story = {
  tags: ['state:many'],
  args: {
    schema: ready(
      createSchemaModel(
        Array.from({ length: 1_000 }, (_, index) => table(`sales.table_${index}`, 'id*', 'note')),
        [mapping('sales.table_1')],
      ),
    ),
  },
};

export const SourceFailed: Story = {
  args: { schema: failed({ kind: 'http', status: 400, detail: 'The login was refused.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The login was refused.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const SaveFailed: Story = {
  args: { saveProblem: { kind: 'http', status: 503 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The tables could not be saved\.The service had an error\. .*Your selection is kept\./,
    ),
};

export const SaveOffline: Story = {
  args: { saveProblem: { kind: 'offline' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/offline/i),
};

export const Saving: Story = { args: { isSaving: true } };
export const Loading: Story = { args: { pipeline: requests.loading } };
export const LoadingTables: Story = { args: { schema: { state: 'loading' } } };
export const Failed: Story = { args: { pipeline: requests.failed } };

export const LongText: Story = {
  args: {
    schema: ready(
      createSchemaModel(
        [table(`sales.${'orders_of_all_countries_'.repeat(10)}`, 'id*', 'note'), table('sales.a\u200Bb')],
        [],
      ),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
