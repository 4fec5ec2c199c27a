import {
  bind,
  getDestination,
  getSource,
  listPipelines,
  listTunnels,
  setSourceStatus,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { connectorTarget } from '../../../domain/connectors/connectorActions.ts';
import { toId } from '../../../domain/entities/id.ts';
import { loading, mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { tunnelsQuery } from '../../../domain/views/tunnels.ts';
import { clock, storyPages, useStoryDefinition } from '../connectors.stories.data.tsx';
import { ConnectorDetailScreen, type ConnectorDetailScreenProps } from './ConnectorDetailScreen.tsx';

export type Props = ConnectorDetailScreenProps & {
  /** Id of the connector that the story shows. */
  id?: number;
};

/** Loads the connector's definition, as an application does. */
function Defined(args: Omit<Props, 'id'>) {
  const type = args.connector.state === 'ready' ? args.connector.value.type : undefined;
  return <ConnectorDetailScreen {...args} definition={useStoryDefinition(args.kind, type)} />;
}

/** The screen connected to the story's service. */
function LiveDetail({ id = 1, ...args }: Props) {
  const { kind } = args;
  const isSource = kind === 'source';
  return (
    <Live
      reads={{
        connector: isSource
          ? bind(getSource, { id: toId<'source'>(id) })
          : bind(getDestination, { id: toId<'destination'>(id) }),
        pipelines: bind(listPipelines, {
          status: 'active',
          pageSize: 1_000,
          ...(isSource ? { sourceId: toId<'source'>(id) } : { destinationId: toId<'destination'>(id) }),
        }),
        tunnels: bind(listTunnels, {}),
      }}
    >
      {({ connector, pipelines, tunnels, refresh, call }) => (
        <Defined
          {...args}
          connector={connector}
          pipelines={mapRemote(pipelines, ({ rows }) => rows)}
          tunnels={mapRemote(tunnels, ({ rows }) => rows)}
          onAction={(request) => {
            args.onAction(request);
            if (isSource && request.action === 'restore') {
              void call(setSourceStatus, { id: toId<'source'>(id), status: connectorTarget.restore });
            }
          }}
          onRetry={(panel) => {
            args.onRetry(panel);
            refresh();
          }}
        />
      )}
    </Live>
  );
}

/** A source on the story's own service. */
export const liveDetail = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    kind: 'source',
    connector: loading,
    definition: loading,
    pipelines: ready([]),
    hrefOfTunnel: (tunnelId) => connectorPaths.source.list(tunnelsQuery({ tunnelId })),
    hrefOfPipeline: ({ id }) => paths.pipelineOverview(id),
    onCreatePipeline: fn(),
    listHref: connectorPaths.source.list(),
    pages: storyPages('source'),
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveDetail {...args} />,
} satisfies Meta<Props>;
