import { bind, listHooks } from '@millrace/ui/contract';
import { Live, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { attachmentsIn } from '../../../domain/entities/hookAttachments.ts';
import { loading, mapRemote } from '../../../domain/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
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
  play: async ({ args, canvas, userEvent, step }) => {
    await step('They are listed with their events and last delivery', async () => {
      await expect(await canvas.findByText('Data catalogue')).toBeVisible();
      await expect(canvas.getByRole('listitem')).toHaveTextContent(
        /Not encrypted.*Events: Schema changed, Updated.*Delivered \(200\)/,
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
