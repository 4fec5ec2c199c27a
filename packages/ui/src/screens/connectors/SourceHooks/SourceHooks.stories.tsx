import { bind, listHooks } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { attachmentsIn } from '../../../domain/hooks/hookAttachments.ts';
import { loading, mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { attachmentOf } from '../../../patterns/AttachedHooks/AttachedHooks.stories.data.ts';
import { clock } from '../connectors.stories.data.tsx';
import { SourceHooks, type SourceHooksProps } from './SourceHooks.tsx';

type Props = SourceHooksProps & {
  /** Id of the source. */
  id: number;
};

/** The hooks of a source on the story's service. */
const LiveHooks = ({ id, ...args }: Props) => (
  <Live reads={{ hooks: bind(listHooks, { pageSize: 1_000 }) }}>
    {({ hooks, refresh }) => (
      <SourceHooks
        {...args}
        attachments={mapRemote(hooks, ({ rows }) => attachmentsIn(rows, { entity: 'source', id }))}
        onRetry={() => {
          args.onRetry();
          refresh();
        }}
      />
    )}
  </Live>
);

const meta: Meta<Props> = {
  title: 'Screens/Connectors/SourceHooks',
  component: SourceHooks,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    id: 1,
    source: { status: 'active' },
    attachments: loading,
    view: 'active',
    hrefOf: (view) => `${connectorPaths.source.detail(1)}${view === 'archived' ? '?hooks=archived' : ''}`,
    onAttach: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
  render: (args) => <LiveHooks {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  tags: ['state:one'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('They are listed with their events and last delivery', async () => {
      await expect(await canvas.findByText('Data catalogue')).toBeVisible();
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
        /Not encrypted.*Schema changed, Updated.*Delivered \(200\)/,
      );
    });
    await step('A hook is attached, and its events are edited', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Attach hook' }));
      await expect(args.onAttach).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Data catalogue' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit events' }));
      await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ action: 'edit' }));
    });
  },
};

export const Empty: Story = {
  args: { id: 2 },
  play: async ({ canvas }) => expect(await canvas.findByText('No hooks attached yet')).toBeVisible(),
};

export const ArchivedSource: Story = {
  args: { source: { status: 'archived' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This source is archived, so no hook can be attached.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Attach hook' })).toBeNull();
  },
};

/** The list of hooks does not say where they are attached. */
export const RequiredFieldsOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The service does not list the hooks of a source.')).toBeVisible(),
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listHooks, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Data catalogue')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listHooks)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading hooks' })).toBeVisible(),
};

export const Offline: Story = {
  render: ({ id: _id, ...args }) => (
    <SourceHooks {...args} attachments={{ state: 'loading', isOffline: true }} />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

/** All of them are listed: an account has few hooks. */
export const Many: Story = {
  render: ({ id: _id, ...args }) => (
    <SourceHooks
      {...args}
      attachments={ready(
        Array.from({ length: 25 }, (_, index) =>
          attachmentOf('source', index + 1, { name: `Hook number ${index + 1}` }),
        ),
      )}
    />
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('table', { name: 'Hooks attached to this source' }));
    await expect(list.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(25);
  },
};

/** Long names and addresses wrap or are cut in their row. */
export const LongText: Story = {
  render: ({ id: _id, ...args }) => (
    <SourceHooks
      {...args}
      attachments={ready([
        attachmentOf(
          'source',
          1,
          { name: 'Donaudampfschifffahrt'.repeat(12), url: `http://${'hooks.'.repeat(60)}example/` },
          {
            selectedEvents: ['source.updated', 'x'.repeat(200)],
            lastDelivery: {
              at: new Date('2026-03-04T08:00:00Z'),
              event: 'source.updated',
              success: false,
              statusCode: 500,
              error: 'refused'.repeat(60),
              durationMs: 120_000,
            },
          },
        ),
      ])}
    />
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
