import { connectorPaths } from '@millrace/ui/domain/routes';
import { readTunnelsView, tunnelsQuery } from '@millrace/ui/domain/views';
import { createElement, use } from 'react';

import { lateCode } from '../../kit/lateCode.ts';
import { useSearch } from '../../router/location.ts';
import type { ScreenProps } from '../../router/screens.ts';
import { useArrival } from '../../router/useArrival.ts';
import { ConnectorsListContainer } from './ConnectorsListContainer.tsx';

const tunnelsHref = connectorPaths.source.list(tunnelsQuery());

/** Most visits are for the list of sources, so tunnels have a separate chunk. */
const tunnels = lateCode(
  'tunnels',
  async () => (await import('../tunnels/TunnelsContainer.tsx')).TunnelsContainer,
);

/** The list of sources, or the Tunnels tab: the specification names no separate route for tunnels. */
export function SourcesListContainer({ match }: ScreenProps) {
  const view = readTunnelsView(new URLSearchParams(useSearch()));
  useArrival(view ? connectorPaths.source.list(tunnelsQuery(view)) : match.route.pattern);
  if (view) return createElement(use(tunnels.read()), { view, match });
  return <ConnectorsListContainer kind="source" tunnelsHref={tunnelsHref} />;
}
