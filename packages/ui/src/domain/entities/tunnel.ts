import type { TunnelId } from './id.ts';

/** Tunnel types (spec §3 Secure tunnel). */
export const tunnelTypes = [
  { value: 0, label: 'WireGuard' },
  { value: 1, label: 'SSH' },
  { value: 2, label: 'Reverse SSH' },
] as const;
export type TunnelType = (typeof tunnelTypes)[number]['value'];

/** Default ports (spec §9). */
export const tunnelDefaults = { sshPort: 22, sshUser: 'ubuntu' } as const;

/** A connection into a closed network (spec §3). */
export interface Tunnel {
  readonly id: TunnelId;
  readonly name: string;
  /** One of {@link tunnelTypes}, or newer than this build. */
  readonly type: number;
  /** Number of the cloud provider. */
  readonly provider?: number | null;
  /** Number of the region. */
  readonly region?: number | null;
  readonly sshHost?: string | null;
  readonly sshPort?: number | null;
  readonly sshUser?: string | null;
  readonly sshPublicKey?: string | null;
  /** `null`: the service does not say. */
  readonly setupCompleted: boolean | null;
  /** `null`: the service does not say. */
  readonly isActive: boolean | null;
  /** How many sources and destinations connect through it, archived ones included. Optional on the wire. */
  readonly usedBy?: number | null;
}

export type TunnelState = 'waitingForSetup' | 'active' | 'inactive' | 'unknown';

/**
 * Waiting for setup, then active or inactive (spec §4). A reverse tunnel may be set up and inactive. Unknown if the service
 * does not say.
 */
export const tunnelState = (tunnel: Pick<Tunnel, 'setupCompleted' | 'isActive'>): TunnelState => {
  if (tunnel.setupCompleted === false) return 'waitingForSetup';
  if (tunnel.isActive === null) return 'unknown';
  return tunnel.isActive ? 'active' : 'inactive';
};

const stateLabels: Record<TunnelState, string> = {
  waitingForSetup: 'Waiting for setup',
  active: 'Active',
  inactive: 'Inactive',
  unknown: '—',
};
export const tunnelStateLabel = (state: TunnelState): string => stateLabels[state];

/** Spec §4: "A tunnel is SSH-type when it has an SSH public key". */
export const isSshTunnel = (tunnel: Pick<Tunnel, 'sshPublicKey'>): boolean => Boolean(tunnel.sshPublicKey);

/** Sorts active tunnels first and otherwise keeps the order (spec §4). */
export const activeTunnelsFirst = <Each extends Pick<Tunnel, 'isActive'>>(
  tunnels: readonly Each[],
): readonly Each[] => tunnels.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

export const tunnelTypeLabel = (type: number): string =>
  tunnelTypes.find(({ value }) => value === type)?.label ?? String(type);
