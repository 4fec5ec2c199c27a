import { parseId, type TunnelId } from '../entities/id.ts';

/**
 * The tunnels next to a list of connectors: `/sources/list?view=tunnels`, with `tunnel=7` for the details of one, and
 * the same for destinations. The specification describes tunnel management without a route.
 */
export interface TunnelsView {
  /** The tunnel whose details are shown; missing for the list. */
  readonly tunnelId?: TunnelId;
}

/** The view of the tunnels in a query; `undefined` if the query shows the connectors. */
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
