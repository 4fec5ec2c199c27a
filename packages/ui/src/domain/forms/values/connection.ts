import type { TunnelId } from '../../entities/id.ts';
import { formatCount } from '../../format/count.ts';
import { activeTunnelsFirst, type Tunnel } from '../../entities/tunnel.ts';

/** How a database is reached. Only the tunnel's id is on the wire; null means a direct connection. */
export interface Connection {
  readonly type: 'direct' | 'secure';
  /** Whether an existing tunnel is selected or a new one created. Unused while `type` is direct. */
  readonly mode: 'existing' | 'create';
  readonly tunnelId: TunnelId | null;
}

/** Spec §3: the default is direct. */
export const directConnection: Connection = Object.freeze({
  type: 'direct',
  mode: 'existing',
  tunnelId: null,
});

/** Labels exactly as in spec §2: the two choices, and the labels of a locked choice. */
export const connectionTypes = [
  { value: 'direct', label: 'Connect directly', lockedLabel: 'Connecting Directly' },
  { value: 'secure', label: 'Connect via secure tunnel', lockedLabel: 'Connecting via Tunnel' },
] as const;

/** The toast after an address of the list is copied, exactly as in spec §2; several addresses are counted. */
export const addressesCopiedMessage = (count: number): string =>
  count === 1 ? 'IP address copied!' : `${formatCount(count)} IP addresses copied!`;

type Tunnels = readonly Pick<Tunnel, 'id' | 'isActive'>[];

const existing = (tunnels: Tunnels): Connection => ({
  type: 'secure',
  mode: 'existing',
  tunnelId: activeTunnelsFirst(tunnels).find(({ isActive }) => isActive)?.id ?? null,
});

/**
 * Switches to a new tunnel and clears the selected one (spec §4). The form of the new tunnel starts empty,
 * too.
 */
export const createTunnel = (): Connection => ({ type: 'secure', mode: 'create', tunnelId: null });

/**
 * Switches to a secure connection: selects the first active tunnel, or a new one if there are no tunnels
 * (spec §4).
 */
export const connectSecurely = (tunnels: Tunnels): Connection =>
  tunnels.length === 0 ? createTunnel() : existing(tunnels);

export const chooseTunnel = (tunnelId: TunnelId): Connection => ({
  type: 'secure',
  mode: 'existing',
  tunnelId,
});

export const readConnection = (tunnelId: TunnelId | null): Connection =>
  tunnelId === null ? directConnection : chooseTunnel(tunnelId);

/** Where a form's `focusField` finds the addresses to allow. */
export const addressesField = 'addresses';
