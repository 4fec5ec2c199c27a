import { parseId, type TunnelId } from '../entities/id.ts';
import { defineListView, one } from './listView.ts';

/** The wire names that a list of sources or destinations can be ordered by. */
export const connectorOrderings = ['name', 'type', 'used_by', 'created_at'] as const;
export type ConnectorOrdering = (typeof connectorOrderings)[number];

/** The view of the sources list and of the destinations list. Newest first by default. */
export const connectorListView = defineListView({
  tabs: ['active', 'archived'],
  filters: { type: one('type') },
  orderings: connectorOrderings,
  defaultSort: { by: 'created_at', isDescending: true },
});

export type ConnectorListView = typeof connectorListView.defaults;

/**
 * The tunnels next to the list of sources: `/sources/list?view=tunnels`, with `tunnel=7` for the details of
 * one. The specification describes tunnel management without a route.
 */
export interface TunnelsView {
  /** The tunnel whose details are shown; missing for the list. */
  readonly tunnelId?: TunnelId;
}

/** The view of the tunnels in a query; `undefined` if the query shows the sources. */
export function readTunnelsView(query: URLSearchParams): TunnelsView | undefined {
  if (query.get('view') !== 'tunnels') return undefined;
  const tunnelId = parseId<'tunnel'>(query.get('tunnel') ?? '');
  return tunnelId === undefined ? {} : { tunnelId };
}

/** The query of a view of the tunnels. */
export const tunnelsQuery = ({ tunnelId }: TunnelsView = {}) => ({
  view: 'tunnels',
  tunnel: tunnelId === undefined ? undefined : String(tunnelId),
});
