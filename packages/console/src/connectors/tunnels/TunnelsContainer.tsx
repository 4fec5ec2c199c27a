import { getTunnel } from '@millrace/ui/contract';
import { connectorWords, type ConnectorKind } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { tunnelsQuery, type TunnelsView } from '@millrace/ui/domain/views';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { TunnelsScreen } from '@millrace/ui/screens/TunnelsScreen';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { defineDialog } from '../../dialogs/dialog.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { useLiveState } from '../../live/realtimeState.ts';
import { useNavigate } from '../../router/location.ts';
import type { ScreenProps } from '../../router/screens.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { useTitle } from '../../router/useTitle.ts';
import { useTunnels } from '../data/useTunnels.ts';
import { tunnelTemplates } from './tunnelTemplates.ts';
import { useTunnelTest } from './useTunnelTest.ts';

/** Creates a tunnel. Resolves with its id, or `undefined` if none was created. */
const createTunnel = defineDialog({
  name: 'createTunnel',
  load: async () => (await import('./CreateTunnelContainer.tsx')).CreateTunnelContainer,
  answers: { onClose: (id) => id },
});

/** Confirms and performs an action on a tunnel. */
const tunnelAction = defineDialog({
  name: 'tunnelAction',
  load: async () => (await import('./TunnelActionContainer.ts')).TunnelActionContainer,
  answers: { onClose: () => undefined },
});

/** The list of secure tunnels, or the details of one. */
export function TunnelsContainer({
  kind,
  view,
  match,
}: ScreenProps & { readonly kind: ConnectorKind; readonly view: TunnelsView }) {
  const paths = connectorPaths[kind];
  const hrefOf = (shown: TunnelsView = {}) => paths.list(tunnelsQuery(shown));
  const tunnels = useTunnels();
  const listed = tunnels.data?.rows.find(({ id }) => id === view.tunnelId);
  const hasMore = tunnels.data?.hasNext ?? false;
  // An incomplete list does not say that a tunnel is gone.
  const isUnlisted = hasMore && !listed && view.tunnelId !== undefined;
  const own = useQuery(read(getTunnel, isUnlisted ? { id: view.tunnelId } : undefined));
  const open = listed ?? own.data;
  useTitle(open ? `${open.name} · Tunnels` : 'Tunnels', match);
  useCanonicalAddress(hrefOf(view));
  const navigate = useNavigate();
  const ask = useAsk();
  const test = useTunnelTest();
  return (
    <>
      <TunnelsScreen
        tunnels={
          isUnlisted
            ? mapRemote(toRemote(own), (tunnel) => [tunnel])
            : mapRemote(toRemote(tunnels), ({ rows }) => rows)
        }
        hasMore={hasMore}
        openId={view.tunnelId}
        listHref={hrefOf()}
        hrefOfTunnel={(tunnelId) => hrefOf({ tunnelId })}
        area={{ label: connectorWords[kind].many, href: paths.list() }}
        onCreate={async () => {
          const tunnelId = await ask(createTunnel, { tunnels: tunnels.data?.rows ?? [] });
          if (tunnelId !== undefined) navigate(hrefOf({ tunnelId }));
        }}
        onAction={({ action, items }) => {
          if (action === 'delete') void ask(tunnelAction, { action, items });
          else for (const { id } of items) test.start(id);
        }}
        templatesOf={tunnelTemplates}
        isTesting={test.isTesting}
        testProblem={test.problem}
        live={useLiveState()}
        onRetry={() => void tunnels.refetch()}
      />
      <ConnectionTestModal {...test.modal} />
    </>
  );
}
