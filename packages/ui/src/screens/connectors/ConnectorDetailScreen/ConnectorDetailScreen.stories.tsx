import { getSource, listPipelines } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { postgres } from '../../../domain/connectors/sources/postgres.ts';
import { toId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { Source } from '../../../domain/entities/source.ts';
import type { TestStep } from '../../../domain/outcome/testResult.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { clock, storyPages } from '../connectors.stories.data.tsx';
import { ConnectorDetailScreen } from './ConnectorDetailScreen.tsx';
import { liveDetail, type Props } from './ConnectorDetailScreen.stories.data.tsx';

const meta: Meta<Props> = {
  ...liveDetail,
  title: 'Screens/Connectors/ConnectorDetailScreen',
  component: ConnectorDetailScreen,
};
export default meta;
type Story = StoryObj<Props>;

const source: Source = {
  id: toId(1),
  name: 'Production Postgres',
  type: 'postgres',
  status: 'active',
  tunnelId: toId(4),
  usedBy: 0,
  createdAt: new Date('2026-01-12T09:00:00Z'),
  lastTest: { at: new Date('2026-03-02T09:00:00Z'), success: true },
  config: {
    connection_config: {
      host: 'db.acme-prod.internal',
      port: 5432,
      user: 'millrace_reader',
      password: '••••',
      database: 'orders',
      pgschema: 'public',
      ssl: { reject_unauthorized: false },
    },
  },
};
const tunnels = ready([{ id: toId<'tunnel'>(4), name: 'Frankfurt bastion' }]);
const pipeline = (id: number, name: string, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name,
  status: 'running',
  source: { id: toId(1), name: 'Production Postgres', type: 'postgres' },
  destination: { id: toId(2), name: 'Analytics', type: 'snowflake' },
  recordsLast24h: 4_812_204,
  lastSyncedAt: new Date('2026-03-04T09:59:18Z'),
  ...more,
});

/** The screen without a service. */
const drawn = (own: Partial<Props>): Pick<Story, 'render'> => ({
  render: (args) => (
    <ConnectorDetailScreen
      {...args}
      connector={ready(source)}
      definition={ready(postgres)}
      tunnels={tunnels}
      {...own}
    />
  ),
});

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step("The configuration uses the form's labels and hides secrets", async () => {
      await expect(await canvas.findByText('db.acme-prod.internal')).toBeVisible();
      await expect(canvas.getByText('Saved')).toBeVisible();
      await expect(canvasElement).not.toHaveTextContent('••••');
      await expect(canvas.getAllByRole('img', { name: 'Can’t be changed after creation.' })).toHaveLength(2);
    });
    await step('Pipelines that use it', async () => {
      const uses = within(canvas.getByRole('region', { name: 'Used by 3 pipelines' }));
      const first = uses.getByRole('link', { name: 'Orders to warehouse' });
      await expect(first).toHaveAttribute('href', '/pipelines/1/overview');
      await expect(first.closest('li')).toHaveTextContent('Running 4,812,204 in 24 h Last sync: 42 s ago');
    });
    await step('Test, edit and duplicate are offered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'test',
        items: [expect.objectContaining({ id: 1 })],
      });
      await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/sources/1/edit');
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Production Postgres' }));
      await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
        'href',
        '/sources/create/details?type=postgres&copy=1',
      );
      await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
        'Archive it first',
      );
      await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'archive' }));
    });
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('db.acme-prod.internal');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
export const Tablet: Story = { ...Phone, globals: { viewport: { value: 'tablet' } } };

const steps: readonly TestStep[] = [
  { action: 'Reach host on port 5432', message: null, success: true, mandatory: true, error: null },
  { action: 'Sign in as millrace_reader', message: null, success: true, mandatory: true, error: null },
  {
    action: 'Logical replication',
    message: null,
    success: false,
    mandatory: false,
    error: 'wal_level is “replica”',
  },
];
/** A tunnel links to its details; a test that ran on this page keeps its steps. */
export const TestedThroughATunnel: Story = {
  ...drawn({
    lastTest: { at: new Date('2026-03-04T09:57:00Z'), success: true, results: steps },
    pipelines: ready([
      pipeline(1, 'Orders to warehouse'),
      pipeline(2, 'Inventory', {
        status: 'paused',
        recordsLast24h: null,
        lastSyncedAt: new Date('2026-03-03T18:04:00Z'),
      }),
      pipeline(3, 'Ops tables', { status: 'draft', lastSyncedAt: null }),
    ]),
  }),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Secure tunnel “Frankfurt bastion”' })).toHaveAttribute(
      'href',
      '/sources/list?view=tunnels&tunnel=4',
    );
    await expect(canvas.getByText('(Optional)')).toBeVisible();
    await expect(canvas.getByText('Ops tables').closest('li')).toHaveTextContent(/Draft.*—.*—$/);
  },
};

/** The hooks of a source stand below the pipelines that use it. */
export const Hooks: Story = {
  ...drawn({ hooks: <p>Its hooks</p> }),
  play: async ({ canvas }) => {
    const below = canvas.getByText('Its hooks').getBoundingClientRect();
    const uses = canvas.getByRole('region', { name: 'Used by' }).getBoundingClientRect();
    await expect(below.top).toBeGreaterThanOrEqual(uses.bottom);
  },
};

/** What people did with it comes last. A service without activity has no such part. */
export const Activity: Story = {
  ...drawn({ hooks: <p>Its hooks</p>, activity: <p>Its activity</p> }),
  play: async ({ canvas }) => {
    const hooks = canvas.getByText('Its hooks').getBoundingClientRect();
    const activity = canvas.getByText('Its activity').getBoundingClientRect();
    await expect(activity.top).toBeGreaterThanOrEqual(hooks.bottom);
  },
};

/** Just created: the next step is offered once. */
export const JustCreated: Story = {
  ...drawn({ isNew: true }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The source was created.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create pipeline from this source' }));
    await expect(args.onCreatePipeline).toHaveBeenCalledOnce();
  },
};

/** Not used yet: the same next step is shown in place of the pipelines. */
export const Unused: Story = {
  tags: ['state:empty'],
  ...drawn({}),
  play: async ({ canvas }) => {
    const uses = within(canvas.getByRole('region', { name: 'Used by' }));
    await expect(uses.getByText('No pipeline uses this source.')).toBeVisible();
    await expect(uses.getByRole('button', { name: 'Create pipeline from this source' })).toBeVisible();
  },
};

export const UsedByOne: Story = {
  tags: ['state:one'],
  ...drawn({ pipelines: ready([pipeline(1, 'Orders to warehouse')]) }),
  play: async ({ canvas }) => {
    const uses = within(canvas.getByRole('region', { name: 'Used by 1 pipeline' }));
    await expect(uses.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const UsedByMany: Story = {
  tags: ['state:many'],
  ...drawn({
    pipelines: ready(Array.from({ length: 25 }, (_, index) => pipeline(index + 1, `Pipeline ${index + 1}`))),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Used by 25 pipelines' })).toBeVisible();
    await expect(canvas.getByText('and 15 more')).toBeVisible();
  },
};

/** A saved configuration that has not been tested. */
export const NotTestedSinceItChanged: Story = {
  ...drawn({ connector: ready({ ...source, lastTest: null }) }),
  play: async ({ canvas }) =>
    expect(
      within(canvas.getByRole('region', { name: 'Last test' })).getByText('Not tested since it changed'),
    ).toBeVisible(),
};

/** A pipeline lost its access after the last test, which no longer reads as a success. */
export const RefusedSinceTheTest: Story = {
  ...drawn({
    pipelines: ready([
      pipeline(1, 'Orders to warehouse'),
      pipeline(2, 'Payments ledger', {
        status: 'errored',
        lastError: 'password authentication failed for user "millrace_reader"',
      }),
    ]),
  }),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Last test' }));
    await expect(card.getByRole('status')).toHaveTextContent('Payments ledger was refused after this test.');
  },
};

const refused = { status: 'errored', lastError: 'PostgreSQL refused the password.' };

/** It is said below the title, with since when and with its evidence, until a test is newer. */
export const Refused: Story = {
  tags: ['visual'],
  ...drawn({ pipelines: ready([pipeline(2, 'Payments ledger', refused), pipeline(3, 'Refunds', refused)]) }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Refused by PostgreSQL.')).toBeVisible();
    await expect(canvas.getByText(/Payments ledger and 1 other cannot sync\./)).toBeVisible();
    await expect(canvas.getByText(/Since the last sync/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Why this status' }));
    const facts = within(await screen.findByRole('dialog', { name: 'Why this status' }));
    await expect(facts.getByText('PostgreSQL refused the password.')).toBeVisible();
  },
};
export const RefusedOnAPhone: Story = {
  ...Refused,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const TestedSince: Story = {
  ...drawn({
    pipelines: ready([pipeline(2, 'Payments ledger', refused)]),
    lastTest: { at: new Date('2026-03-04T09:59:50Z'), success: true },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used by 1 pipeline.')).toBeVisible();
    await expect(canvas.queryByText(/Refused/)).toBeNull();
  },
};

/** A pipeline that syncs on time is the proof. */
export const ReadOnTime: Story = {
  ...drawn({ pipelines: ready([pipeline(1, 'Orders to warehouse', { sourceSyncFrequency: 900_000 })]) }),
  play: async ({ canvas }) => expect(canvas.getByText('Read on time.')).toBeVisible(),
};

export const Destination: Story = {
  args: {
    kind: 'destination',
    listHref: connectorPaths.destination.list(),
    pages: storyPages('destination'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('xy12345.us-east-1')).toBeVisible();
    await expect(canvas.getByText('Authentication method')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('••••');
    await expect(canvas.getByRole('link', { name: 'Destinations' })).toBeVisible();
  },
};

/** A type that this build does not know: it can be tested, but not edited. */
export const WithoutForm: Story = {
  ...drawn({
    connector: ready({
      ...source,
      type: 'newer_than_this_build',
      tunnelId: null,
      config: { tap_config: { api_key: '••••' } },
    }),
    definition: ready(null),
    pages: storyPages('source', () => false),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no form for newer_than_this_build/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toBeEnabled();
  },
};

/** Archived: the page explains what that means and offers to restore it. */
export const Archived: Story = {
  args: { id: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This source is archived.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Test connection' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Drip' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Test connection' })).toBeVisible();
  },
};

/** A status that this build does not know disables the actions it may forbid. */
export const UnknownStatus: Story = {
  ...drawn({ connector: ready({ ...source, status: 'suspended' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { name: 'Production Postgres' },
  parameters: { service: { clock, toxics: [never(getSource)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Production Postgres' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading source' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(getSource, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('db.acme-prod.internal')).toBeVisible();
  },
};
export const Offline: Story = {
  ...drawn({ connector: { state: 'loading', isOffline: true }, name: 'Production Postgres' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Production Postgres' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
  },
};
export const NotFound: Story = {
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This source was not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All sources' })).toBeVisible();
  },
};

/** Each part loads and fails separately. */
export const PipelinesFailed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelines, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await expect(await canvas.findByText('db.acme-prod.internal')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('pipelines');
    await expect(await canvas.findByRole('link', { name: 'Orders to warehouse' })).toBeVisible();
  },
};
export const PartsLoading: Story = {
  ...drawn({ definition: loading, pipelines: loading }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading configuration' })).toBeVisible();
    // The configuration has no known height, and nothing below it may move.
    await expect(canvas.queryByRole('status', { name: 'Loading pipelines' })).toBeNull();
  },
};
export const PipelinesLoading: Story = {
  ...drawn({ pipelines: loading }),
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading pipelines' })).toBeVisible(),
};
export const FormFailed: Story = {
  ...drawn({ definition: failed({ kind: 'network' }) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('definition');
  },
};

/** Only the values that the specification shows are present. */
export const RequiredValuesOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('db.acme-prod.internal')).toBeVisible();
    await expect(canvas.queryByText(/created on/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Last test' })).toBeNull();
    await expect(canvas.queryByText(/on time|Refused/)).toBeNull();
  },
};

/** Long and hostile text wraps in its place and widens nothing. */
export const HostileText: Story = {
  tags: ['state:long-text'],
  ...drawn({
    connector: ready({
      ...source,
      name: 'Very'.repeat(64),
      config: {
        connection_config: {
          host: 'x'.repeat(500),
          user: '<img src=x onerror=alert(1)>',
          database: '\u202Eesrever',
          pgschema: 'a̷̢̛'.repeat(60),
        },
      },
    }),
    tunnels: ready([{ id: toId<'tunnel'>(4), name: 'Donaudampfschifffahrt'.repeat(12) }]),
    pipelines: ready([pipeline(1, 'Donaudampfschifffahrt'.repeat(12))]),
  }),
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const HostileTextOnAPhone: Story = { ...HostileText, globals: { viewport: { value: 'phone' } } };
