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
import { Live, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import {
  connectorTarget,
  whyNotConnector,
  type ConnectorAction,
} from '../../../domain/connectors/connectorActions.ts';
import { toId } from '../../../domain/entities/id.ts';
import type { Source } from '../../../domain/entities/source.ts';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { loading, mapRemote } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { connectorListView } from '../../../domain/views/connectorList.ts';
import { tunnelsQuery } from '../../../domain/views/tunnels.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { clock, storyPages } from '../connectors.stories.data.tsx';
import { ConnectorsListScreen, type ConnectorsListScreenProps } from './ConnectorsListScreen.tsx';

export type Props = ConnectorsListScreenProps;

/** Runs the actions that need no dialog. */
function carryOut(call: LiveTools['call'], kind: ConnectorKind, action: ConnectorAction, id: number): void {
  if (action === 'test') return;
  if (kind === 'source') {
    const source = toId<'source'>(id);
    void (action === 'delete'
      ? call(deleteSource, { id: source })
      : call(setSourceStatus, { id: source, status: connectorTarget[action] }));
    return;
  }
  const destination = toId<'destination'>(id);
  void (action === 'delete'
    ? call(deleteDestination, { id: destination })
    : call(setDestinationStatus, { id: destination, status: connectorTarget[action] }));
}

/** The screen connected to the story's service, with view and selection in state. */
function LiveList(args: Props) {
  const { kind } = args;
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  return (
    <Live
      reads={{
        connectors:
          kind === 'source'
            ? bind(listSources, connectorListView.args(view))
            : bind(listDestinations, connectorListView.args(view)),
        tunnels: bind(listTunnels, {}),
      }}
    >
      {({ connectors, tunnels, refresh, call }) => (
        <>
          <ConnectorsListScreen
            {...args}
            page={connectors}
            tunnels={mapRemote(tunnels, ({ rows }) => rows)}
            view={view}
            onViewChange={(next) => {
              args.onViewChange(next);
              setView(next);
            }}
            selected={selected}
            onSelectionChange={setSelected}
            onAction={({ action, items: chosen }) => {
              args.onAction({ action, items: chosen });
              for (const one of chosen.filter((each) => whyNotConnector(action, each) === undefined)) {
                carryOut(call, kind, action, one.id);
              }
            }}
            onRetry={() => {
              args.onRetry();
              refresh();
            }}
          />
          <VisuallyHidden>
            <button
              type="button"
              tabIndex={-1}
              onClick={() => carryOut(call, kind, 'restore', kind === 'source' ? 19 : 6)}
            >
              Someone restores the first archived one
            </button>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

/** The list on the story's own service. */
export const liveList = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    kind: 'source',
    page: loading,
    view: connectorListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => connectorPaths.source.list(connectorListView.write(view)),
    pages: storyPages('source'),
    createHref: connectorPaths.source.select(),
    tunnelsHref: connectorPaths.source.list(tunnelsQuery()),
    selected: new Set(),
    onSelectionChange: fn(),
    onAction: fn(),
    usedTypes: ['postgres', 'shopify'],
    onTypesOpen: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveList {...args} />,
} satisfies Meta<Props>;

/** The same for destinations. */
export const destinationArgs = {
  kind: 'destination',
  view: connectorListView.defaults,
  hrefOf: (view) => connectorPaths.destination.list(connectorListView.write(view)),
  pages: storyPages('destination', ({ type }) => type === 'redshift'),
  createHref: connectorPaths.destination.select(),
  tunnelsHref: connectorPaths.destination.list(tunnelsQuery()),
  usedTypes: ['snowflake'],
} satisfies Partial<Props>;

const lastTest = (hoursAgo: number, success: boolean) => ({
  at: new Date(clock.at - hoursAgo * 3_600_000),
  success,
});
const source = (id: number, name: string, type: string, more: Partial<Source> = {}): Source => ({
  id: toId(id),
  name,
  type,
  status: 'active',
  config: {},
  tunnelId: null,
  usedBy: 0,
  createdAt: new Date('2026-02-12T23:30:00Z'),
  ...more,
});

/** The rows of the design: each kind of connection and each outcome of a test. */
export const pictured = pageOf<Source>(
  [
    source(1, 'Production Postgres', 'postgres', {
      tunnelId: toId(2),
      lastTest: lastTest(48, true),
      usedBy: 3,
    }),
    source(2, 'Shopify EU', 'shopify', {
      config: { tap_config: { shop: 'acme-eu' } },
      lastTest: lastTest(0.2, true),
      usedBy: 1,
    }),
    source(3, 'Stripe', 'stripe', {
      config: { tap_config: { client_secret: '••••' } },
      lastTest: lastTest(2, false),
      usedBy: 2,
    }),
    source(4, 'Warehouse MySQL', 'mysql', {
      config: { connection_config: { host: 'db.acme.example' } },
      lastTest: null,
      usedBy: 1,
    }),
    source(5, 'Event files', 's3', {
      config: { connection_config: { assume_role: 'arn:aws:iam::1:role/millrace-reader' } },
      lastTest: lastTest(700, true),
    }),
    source(6, 'Tomorrow’s source', 'newer_than_this_build', {
      usedBy: undefined,
      lastTest: undefined,
      createdAt: undefined,
    }),
  ],
  { counts: { active: 6, archived: 0 } },
);
