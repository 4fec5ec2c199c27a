import type { TunnelId } from '../entities/id.ts';
import { formatCount } from '../format/count.ts';
import { activeTunnelsFirst, type Tunnel } from '../entities/tunnel.ts';

/** How a database is reached. Only the tunnel's id is on the wire: none means directly. */
export interface Connection {
  readonly type: 'direct' | 'secure';
  /** Whether the tunnel is chosen among those there are, or made. Means nothing while `type` is direct. */
  readonly mode: 'existing' | 'create';
  readonly tunnelId: TunnelId | null;
}

/** Spec §3: the default is direct. */
export const directConnection: Connection = Object.freeze({
  type: 'direct',
  mode: 'existing',
  tunnelId: null,
});

/** Spec §2, to the letter: the two choices, and what the panel reads when the choice is locked. */
export const connectionTypes = [
  { value: 'direct', label: 'Connect directly', lockedLabel: 'Connecting Directly' },
  { value: 'secure', label: 'Connect via secure tunnel', lockedLabel: 'Connecting via Tunnel' },
] as const;

/** Said when an address of the list is clicked, to the letter of spec §2; several are counted. */
export const addressesCopiedMessage = (count: number): string =>
  count === 1 ? 'IP address copied!' : `${formatCount(count)} IP addresses copied!`;

type Tunnels = readonly Pick<Tunnel, 'id' | 'isActive'>[];

const existing = (tunnels: Tunnels): Connection => ({
  type: 'secure',
  mode: 'existing',
  tunnelId: activeTunnelsFirst(tunnels).find(({ isActive }) => isActive)?.id ?? null,
});

/** A tunnel is to be made; what was chosen is forgotten (spec §4). The form of the new tunnel starts empty, too. */
export const createTunnel = (): Connection => ({ type: 'secure', mode: 'create', tunnelId: null });

/** With tunnels there, the first active one; with none, making one (spec §4). */
export const connectSecurely = (tunnels: Tunnels): Connection =>
  tunnels.length === 0 ? createTunnel() : existing(tunnels);

export const chooseTunnel = (tunnelId: TunnelId): Connection => ({
  type: 'secure',
  mode: 'existing',
  tunnelId,
});

export const readConnection = (tunnelId: TunnelId | null): Connection =>
  tunnelId === null ? directConnection : chooseTunnel(tunnelId);
