import { connectorPaths } from '@millrace/ui/domain/routes';
import { readTunnelsView, tunnelsQuery } from '@millrace/ui/domain/views';
import { createElement, use } from 'react';

import { lateCode } from '../../kit/lateCode.ts';
import { useSearch } from '../../router/location.ts';
import type { ScreenProps } from '../../router/screens.ts';
import { useArrival } from '../../router/useArrival.ts';
import { ConnectorsListContainer } from './ConnectorsListContainer.tsx';
import type { KindProps } from './kindProps.ts';

/** Most visits are for the list, so tunnels have a separate chunk. */
const tunnels = lateCode(
  'tunnels',
  async () => (await import('../tunnels/TunnelsContainer.tsx')).TunnelsContainer,
);

/** The list of sources or destinations, or the tunnels, for which the specification names no route. */
export function ConnectorAreaContainer({ kind, match }: ScreenProps & KindProps) {
  const paths = connectorPaths[kind];
  const view = readTunnelsView(new URLSearchParams(useSearch()));
  useArrival(view ? paths.list(tunnelsQuery(view)) : match.route.pattern);
  if (view) return createElement(use(tunnels.read()), { kind, view, match });
  return <ConnectorsListContainer kind={kind} tunnelsHref={paths.list(tunnelsQuery())} />;
}
