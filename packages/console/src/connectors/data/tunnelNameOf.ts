import type { Tunnel, TunnelId } from '@millrace/ui/domain/entities';

/** The name of a selected tunnel: empty while tunnels load, `undefined` for a direct connection. */
export const tunnelNameOf = (
  tunnels: readonly Tunnel[] | undefined,
  id: TunnelId | null | undefined,
): string | undefined =>
  typeof id === 'number' ? (tunnels?.find((each) => each.id === id)?.name ?? '') : undefined;
