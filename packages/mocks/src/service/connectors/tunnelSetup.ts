import { tunnelTypes } from '@millrace/ui/domain';
import type { TunnelRow } from '../core/rows.ts';
import { announce, type Backend } from '../core/world.ts';

/** How long after its creation a tunnel is set up, in milliseconds; a reverse one is dialled as long after that. */
export const setupMs = 60_000;
export const [wireGuard, ssh, reverseSsh] = tunnelTypes.map(({ value }) => value);

/** Since when a tunnel lets us through, or when it will, in milliseconds since the epoch; infinite for never. */
export function activeSince({ type, setup_completed, is_active, due_at }: TunnelRow): number {
  if (is_active) return Number.NEGATIVE_INFINITY;
  if (due_at === null) return Number.POSITIVE_INFINITY;
  return type === reverseSsh && !setup_completed ? due_at + setupMs : due_at;
}

/** Lets every tunnel come up whose time has come: set up, and active with it unless the far side has yet to dial. */
export function activateDueTunnels({ rows, clock, worldOf }: Backend): void {
  const now = clock.now();
  for (const row of rows.tunnels.all()) {
    const { id, due_at } = row;
    if (due_at === null || due_at > now) continue;
    const activeAt = activeSince(row);
    const changes = { setup_completed: true, is_active: activeAt <= now };
    rows.tunnels.put({ ...row, ...changes, due_at: changes.is_active ? null : activeAt });
    announce(worldOf(row.client_id), ['tunnel', 'updated'], id, { delta: changes });
  }
}
