import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { pipelineEntity, type PipelineAction } from '../../domain/pipelines/pipelineActions.ts';
import { sourceEntity, type ConnectorAction } from '../../domain/connectors/connectorActions.ts';
import type { Source } from '../../domain/entities/source.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import { tunnelEntity } from '../../domain/connectors/tunnels/tunnelActions.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { ownClipboard, writeText } from '../../patterns/CopyButton/clipboard.stories.data.ts';
import { ActionModal, type ActionModalProps } from './ActionModal.tsx';

const pipeline = (id: number, name: string, status: string): Pipeline => ({ id: toId(id), name, status });
const orders: Pipeline = {
  ...pipeline(1, 'Orders to warehouse', 'running'),
  source: { id: toId(4), name: 'Shop database', type: 'postgres' },
  destination: { id: toId(2), name: 'Warehouse', type: 'snowflake' },
};
const source = (id: number, name: string, usedBy: number): Source => ({
  id: toId(id),
  name,
  type: 'postgres',
  status: 'active',
  config: {},
  tunnelId: null,
  usedBy,
});
const tunnel: Tunnel = {
  id: toId(7),
  name: 'Frankfurt bastion',
  type: 1,
  setupCompleted: true,
  isActive: true,
  usedBy: 0,
};
const storefront = pipeline(2, 'Storefront sync', 'running');
const draft = pipeline(3, 'Ops tables', 'draft');

const onClose = fn();

const meta: Meta<ActionModalProps<PipelineAction, Pipeline>> = {
  title: 'Modals/ActionModal',
  component: ActionModal<PipelineAction, Pipeline>,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    entity: pipelineEntity,
    action: 'pause',
    items: [orders, storefront, draft],
    outcomes: new Map(),
    onConfirm: fn(),
    onClose,
  },
};
export default meta;
type Story = StoryObj<ActionModalProps<PipelineAction, Pipeline>>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 pipelines?' });
    await step('It lists affected items, and the others with the reason', async () => {
      await expect(dialog).toHaveTextContent('Storefront sync');
      await expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent('Not set up yet');
    });
    await step('The safe button has the focus', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('Confirming sends only the items for which the action is possible', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Pause 2 pipelines' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith([orders, storefront]);
    });
  },
};

/** Offline, nothing is sent; closing stays possible (F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 pipelines?' });
    await expect(screen.getByRole('button', { name: 'Pause 2 pipelines' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(dialog).toHaveTextContent('You are offline.');
  },
};

/** Nothing can be sent anyway, so no reason is shown. */
export const OfflineNothing: Story = {
  args: { isOffline: true, items: [draft] },
  play: async () => expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('You are offline.'),
};

export const ArchiveOne: Story = {
  tags: ['state:one'],
  args: { action: 'archive', items: [orders] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive “Orders to warehouse”?' });
    await expect(dialog).toHaveTextContent('Data in the destination is kept.');
    await expect(dialog).toHaveTextContent('ID 1 · Shop database → Warehouse');
    await expect(screen.getByRole('button', { name: 'Archive pipeline' })).toBeVisible();
  },
};

/** Drafts and archived pipelines can be deleted permanently. */
export const DeleteDrafts: Story = {
  args: { action: 'delete' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Ops tables”?' });
    await expect(dialog).toHaveTextContent('Data in the destination is kept.');
    await expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent('Archive it first');
    await userEvent.click(screen.getByRole('button', { name: 'Delete pipeline' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith([draft]);
  },
};

/** Long names can be read in full, and the buttons stay in view. */
export const LongNames: Story = {
  args: { items: [orders, pipeline(4, 'Donaudampfschifffahrt'.repeat(12), 'running'), draft] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 pipelines?' });
    const frame = dialog.getBoundingClientRect();
    const answer = screen.getByRole('button', { name: 'Pause 2 pipelines' }).getBoundingClientRect();
    await expect(frame.left).toBeGreaterThanOrEqual(0);
    await expect(frame.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(answer.right).toBeLessThanOrEqual(frame.right);
    await expect(answer.bottom).toBeLessThanOrEqual(frame.bottom);
  },
};

/** Hundreds of items are counted beyond the first hundred; failed ones are listed first. */
export const Thousands: Story = {
  args: {
    items: Array.from({ length: 2_000 }, (_, index) => pipeline(index, `Shard ${index}`, 'running')),
    outcomes: new Map(
      Array.from({ length: 2_000 }, (_, index) => [
        index,
        index === 1_999 ? { state: 'failed', problem: { kind: 'http', status: 503 } } : { state: 'done' },
      ]),
    ),
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'To be paused' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(100);
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Shard 1999');
    await expect(screen.getByText('and 1,900 more')).toBeVisible();
  },
};

export const Working: Story = {
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'pending' }],
    ]),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img', { name: 'Done' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: {
    action: 'archive',
    items: [orders, storefront],
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'done' }],
    ]),
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: '2 pipelines are archived' })).toBeVisible();
  },
};

export const PartlyFailed: Story = {
  tags: ['state:failed'],
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'failed', problem: { kind: 'http', status: 409, detail: 'It is already pausing.' } }],
    ]),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '1 of 2 pipelines is pausing' });
    await expect(dialog).toHaveTextContent('Done for 1 of 2 pipelines. The rest stay selected.');
    await expect(dialog).toHaveTextContent('It is already pausing.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const failedRequest = (id: number) => ({
  kind: 'http' as const,
  status: 503,
  detail: 'hunter2',
  requestId: `req_${id}`,
  request: {
    method: 'POST',
    path: `/api/v1/pipeline/${id}/paused/`,
    at: new Date('2026-03-04T10:00:00Z'),
  },
});

/** What support needs is copied for all failed items at once, without anything that the service said. */
export const FailureDetails: Story = {
  args: {
    items: [orders, storefront],
    outcomes: new Map([
      [1, { state: 'failed', problem: failedRequest(1) }],
      [2, { state: 'failed', problem: failedRequest(2) }],
    ]),
  },
  beforeEach: ownClipboard,
  play: async ({ userEvent }) => {
    const copy = await screen.findByRole('button', { name: 'Copy details' });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Copied!'));
    await expect(writeText).toHaveBeenCalledWith(
      [1, 2]
        .map(
          (id) =>
            `Request: POST /api/v1/pipeline/${id}/paused/\nResult: 503\nRequest ID: req_${id}\nTime: 2026-03-04T10:00:00.000Z`,
        )
        .join('\n\n'),
    );
  },
};

/** The action is no longer possible for any selected item: the dialog says why. */
export const NothingOpen: Story = {
  args: { action: 'resume', items: [draft] },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: /^“.+” can’t be resumed$/ });
    await expect(dialog).toHaveTextContent('Not set up yet');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: /Resume/ })).toBeNull();
  },
};

export const Resume: Story = {
  args: { action: 'resume', items: [pipeline(5, 'Old orders', 'paused')] },
  play: async () => expect(await screen.findByRole('button', { name: 'Resume pipeline' })).toBeVisible(),
};

export const Restore: Story = {
  args: { action: 'restore', items: [pipeline(5, 'Old orders', 'archived')] },
  play: async () =>
    expect(await screen.findByRole('alertdialog', { name: 'Restore “Old orders”?' })).toHaveTextContent(
      'come back paused',
    ),
};

export const Delete: Story = {
  args: { action: 'delete', items: [pipeline(5, 'Old orders', 'archived'), orders] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Old orders”?' });
    await expect(dialog).toHaveTextContent('This cannot be undone.');
    await expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent('Archive it first');
  },
};

/** The only item failed: the dialog stays open and says why. */
export const FailedForOne: Story = {
  args: {
    action: 'archive',
    items: [orders],
    outcomes: new Map([[1, { state: 'failed', problem: { kind: 'http', status: 503 } }]]),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Nothing was archived' });
    await expect(dialog).toHaveTextContent('The pipeline was not changed.');
    await expect(dialog).toHaveTextContent('The service had an error.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith([orders]);
  },
};

/** The service limits requests: the button waits, and says how long. */
export const FailedForAWhile: Story = {
  beforeEach: holdCountdowns,
  args: {
    action: 'archive',
    items: [orders, storefront],
    outcomes: new Map([
      [1, { state: 'failed', problem: { kind: 'http', status: 429, retryAfterMs: 900 } }],
      [2, { state: 'failed', problem: { kind: 'http', status: 409, detail: 'It is already pausing.' } }],
    ]),
  },
  play: async ({ args, userEvent, step }) => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(again).toBeDisabled();
    await expect(screen.getByText('You can try again in 1 s.')).toBeVisible();
    runCountdowns();
    await waitFor(() => expect(again).toBeEnabled());
    await step('Only what may succeed is tried again', async () => {
      await userEvent.click(again);
      await expect(args.onConfirm).toHaveBeenLastCalledWith([orders]);
    });
  },
};

/** A long wait is shown in minutes. */
export const FailedForMinutes: Story = {
  args: {
    action: 'archive',
    items: [orders],
    outcomes: new Map([
      [1, { state: 'failed', problem: { kind: 'http', status: 429, retryAfterMs: 900_000 } }],
    ]),
  },
  play: async () => {
    await expect(await screen.findByText('You can try again in 15 minutes.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  },
};

const requestsOf = fn(() => Promise.resolve({ requests: [] }));

/** The requests are those of the items for which the action is possible. */
export const WithRequests: Story = {
  args: { items: [orders, draft], requestsOf },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the request' }));
    await expect(await screen.findByText(/^Nothing to send yet/)).toBeVisible();
    await expect(requestsOf).toHaveBeenCalledWith([orders]);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The same dialog works for every kind of resource. */
const sourceArgs: ActionModalProps<ConnectorAction, Source> = {
  isOpen: true,
  entity: sourceEntity,
  action: 'archive',
  items: [source(1, 'Shop database', 0), source(2, 'CRM', 3)],
  outcomes: new Map(),
  onConfirm: fn(),
  onClose,
};
export const ArchiveSources: Story = {
  render: () => <ActionModal {...sourceArgs} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive “Shop database”?' });
    await expect(dialog).toHaveTextContent('Pipelines can no longer use it.');
    await expect(dialog).toHaveTextContent('ID 1 · PostgreSQL');
    await expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent(
      'Used by 3 pipelines. Archive those first',
    );
    await expect(screen.getByRole('button', { name: 'Archive source' })).toBeVisible();
  },
};

const users = (noun: string, names: readonly string[]) => ({
  noun,
  users: names.map((name, index) => ({ id: index + 1, name, href: `/${noun}s/${index + 1}` })),
});

/** A source in use stays active: the dialog names the resources that use it. */
export const ArchiveUsedSource: Story = {
  render: () => (
    <ActionModal
      {...sourceArgs}
      items={[source(2, 'CRM', 2)]}
      impact={ready([
        users('pipeline', ['CRM contacts', 'CRM to lake']),
        users('metric', ['New contacts']),
        users('alert', []),
      ])}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '“CRM” can’t be archived' });
    await expect(dialog).toHaveTextContent('Used by 2 pipelines. Archive those first');
    await expect(dialog).toHaveTextContent('2 pipelines use this source:');
    const pipelines = within(screen.getByRole('list', { name: 'Affected pipelines' }));
    await expect(pipelines.getByRole('link', { name: 'CRM to lake' })).toHaveAttribute(
      'href',
      '/pipelines/2',
    );
    await expect(dialog).toHaveTextContent('1 metric uses this source:');
    await expect(dialog).not.toHaveTextContent('alert');
    await expect(screen.queryByRole('button', { name: /^Archive/ })).toBeNull();
  },
};

/** Metrics do not prevent archiving: they are named, and the action stays enabled. */
export const ArchiveMeasuredSources: Story = {
  render: () => (
    <ActionModal
      {...sourceArgs}
      items={[source(1, 'Shop database', 0), source(3, 'Old shop', 0)]}
      impact={ready([
        users(
          'metric',
          Array.from({ length: 12 }, (_, index) => `Metric ${index + 1}`),
        ),
      ])}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive 2 sources?' });
    await expect(dialog).toHaveTextContent('12 metrics use these sources:');
    await expect(dialog).toHaveTextContent('and 7 more');
    await expect(screen.getByRole('button', { name: 'Archive 2 sources' })).toBeEnabled();
  },
};

export const NothingUsesIt: Story = {
  render: () => <ActionModal {...sourceArgs} items={[source(1, 'Shop database', 0)]} impact={ready([])} />,
  play: async () => expect(await screen.findByText('Nothing uses this source.')).toBeVisible(),
};

/** The service did not send whole lists: nothing is called unused, and counts are lower bounds. */
export const ImpactIncomplete: Story = {
  render: () => (
    <ActionModal
      {...sourceArgs}
      items={[source(1, 'Shop database', 0)]}
      impact={ready([{ ...users('metric', []), hasMore: true }])}
    />
  ),
  play: async () => {
    const text = 'Not everything that may use this source could be checked.';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.queryByText('Nothing uses this source.')).toBeNull();
  },
};

export const ImpactLoading: Story = {
  tags: ['state:loading'],
  render: () => <ActionModal {...sourceArgs} items={[source(1, 'Shop database', 0)]} impact={loading} />,
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Checking what uses this source' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Archive source' })).toBeEnabled();
  },
};

const retryImpact = fn();
export const ImpactFailed: Story = {
  render: () => (
    <ActionModal
      {...sourceArgs}
      items={[source(1, 'Shop database', 0)]}
      impact={failed({ kind: 'http', status: 503 })}
      onRetryImpact={retryImpact}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retryImpact).toHaveBeenCalled();
  },
};

/** On a phone everything can be read, and the buttons stay in view. */
export const ImpactOnAPhone: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ActionModal
      {...sourceArgs}
      items={[source(1, 'Donaudampfschifffahrt'.repeat(12), 0)]}
      impact={ready([
        users('pipeline', ['Donaudampfschifffahrt'.repeat(12), '\u202Eesrever', 'x'.repeat(255)]),
        users('metric', ['One', 'Two', 'Three', 'Four', 'Five', 'Six']),
      ])}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const answer = screen.getByRole('button', { name: 'Archive source' }).getBoundingClientRect();
    await expect(answer.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The verb reads well before a noun, where the button of a list says more. */
export const TestSources: Story = {
  render: () => (
    <ActionModal {...sourceArgs} action="test" items={[source(1, 'Shop database', 0), source(2, 'CRM', 3)]} />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Test 2 sources?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Test 2 sources' })).toBeVisible();
  },
};

export const DeleteTunnel: Story = {
  render: () => (
    <ActionModal
      isOpen
      entity={tunnelEntity}
      action="delete"
      items={[tunnel]}
      outcomes={new Map()}
      onConfirm={fn()}
      onClose={onClose}
    />
  ),
  play: async () =>
    expect(await screen.findByRole('alertdialog', { name: 'Delete “Frankfurt bastion”?' })).toHaveTextContent(
      'The tunnel closes and its keys are deleted.',
    ),
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) =>
      pipeline(index + 10, `${'Long name '.repeat(9)}${index}`, 'running'),
    ),
  },
  play: async () => {
    const rows = await screen.findAllByRole('listitem');
    for (const row of rows) await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  },
};
