import { bind, getSource, listPipelines, listTunnels } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { loading, mapRemote, ready } from '../../../domain/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { SourceOrDestination } from '../connectorCommands.tsx';
import { clock, useStoryDefinition } from '../connectors.stories.data.tsx';
import { ConnectorDetailScreen, type ConnectorDetailScreenProps } from './ConnectorDetailScreen.tsx';

type Props = ConnectorDetailScreenProps<SourceOrDestination>;

/** Loads the form of the connector, as the console does. */
function Defined(args: Props) {
  const type = args.connector.state === 'ready' ? args.connector.value.type : undefined;
  return <ConnectorDetailScreen {...args} definition={useStoryDefinition(args.kind, type)} />;
}

const meta: Meta<Props> = {
  title: 'Screens/Connectors/ConnectorDetailScreen',
  component: ConnectorDetailScreen<SourceOrDestination>,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    kind: 'source',
    connector: loading,
    definition: loading,
    pipelines: ready([]),
    hrefOfTunnel: (id) => `/sources/list?view=tunnels&tunnel=${id}`,
    hrefOfPipeline: ({ id }) => paths.pipelineOverview(id),
    onCreatePipeline: fn(),
    hrefs: { list: paths.sources(), edit: '/sources/1/edit', duplicate: '/sources/create/details?from=1' },
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => (
    <Live
      reads={{
        connector: bind(getSource, { id: toId<'source'>(1) }),
        pipelines: bind(listPipelines, { status: 'active', sourceId: toId<'source'>(1) }),
        tunnels: bind(listTunnels, {}),
      }}
    >
      {({ connector, pipelines, tunnels, refresh }) => (
        <Defined
          {...args}
          connector={connector}
          pipelines={mapRemote(pipelines, ({ rows }) => rows)}
          tunnels={mapRemote(tunnels, ({ rows }) => rows)}
          onRetry={(panel) => {
            args.onRetry(panel);
            refresh();
          }}
        />
      )}
    </Live>
  ),
};
export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('db.acme-prod.internal')).toBeVisible();
  },
};
