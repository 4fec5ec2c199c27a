import {
  bind,
  deleteDestination,
  deleteSource,
  listDestinations,
  listSources,
  listTunnels,
  setDestinationStatus,
  setSourceStatus,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { canConnector, connectorTarget } from '../../../domain/entities/connectorActions.ts';
import type { Destination } from '../../../domain/entities/destination.ts';
import type { Source } from '../../../domain/entities/source.ts';
import { loading, mapRemote } from '../../../domain/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { destinationListView, sourceListView, tunnelsQuery } from '../../../domain/views/connectorList.ts';
import type { SourceOrDestination } from '../connectorCommands.tsx';
import { clock } from '../connectors.stories.data.tsx';
import { ConnectorsListScreen, type ConnectorsListScreenProps } from './ConnectorsListScreen.tsx';

type Props = ConnectorsListScreenProps<SourceOrDestination>;

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

const isSource = (connector: SourceOrDestination): connector is Source =>
  !('destination_type' in connector.config);
const isDestination = (connector: SourceOrDestination): connector is Destination => !isSource(connector);

/** The screen on the story's service; view and selection are kept here as the console keeps them. */
function LiveList(args: Props) {
  const { kind } = args;
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  return (
    <Live
      reads={{
        connectors:
          kind === 'source'
            ? bind(listSources, sourceListView.args(view))
            : bind(listDestinations, destinationListView.args(view)),
        tunnels: bind(listTunnels, {}),
      }}
    >
      {({ connectors, tunnels, refresh, call }) => (
        <ConnectorsListScreen
          {...args}
          connectors={connectors}
          tunnels={mapRemote(tunnels, ({ rows }) => rows)}
          view={view}
          onViewChange={(next) => {
            args.onViewChange(next);
            setView(next);
          }}
          selected={selected}
          onSelectionChange={setSelected}
          onAction={({ action, connectors: chosen }) => {
            args.onAction({ action, connectors: chosen });
            for (const one of chosen.filter((each) => canConnector(action, each))) {
              if (action === 'test') continue;
              if (isSource(one)) {
                void (action === 'delete'
                  ? call(deleteSource, { id: one.id })
                  : call(setSourceStatus, { id: one.id, status: connectorTarget[action] }));
              } else if (isDestination(one)) {
                void (action === 'delete'
                  ? call(deleteDestination, { id: one.id })
                  : call(setDestinationStatus, { id: one.id, status: connectorTarget[action] }));
              }
            }
          }}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}

const meta: Meta<Props> = {
  title: 'Screens/Connectors/ConnectorsListScreen',
  component: ConnectorsListScreen<SourceOrDestination>,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    kind: 'source',
    connectors: loading,
    view: sourceListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => withQuery(paths.sources(), sourceListView.write(view)),
    hrefOfConnector: ({ id }) => `/sources/${id}`,
    hrefOfEdit: ({ id }) => `/sources/${id}/edit`,
    hrefOfDuplicate: ({ id }) => `/sources/create/details?from=${id}`,
    createHref: '/sources/create/select',
    tunnelsHref: withQuery(paths.sources(), tunnelsQuery()),
    selected: new Set(),
    onSelectionChange: fn(),
    onAction: fn(),
    usedTypes: ['postgres', 'shopify'],
    onTypesOpen: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveList {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Shopify US/ });
    await expect(row).toHaveTextContent('OAuth · acme.myshopify.com');
  },
};
