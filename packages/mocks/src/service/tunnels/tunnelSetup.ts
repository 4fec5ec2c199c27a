import { tunnelTypes } from '@millrace/ui/domain/entities';
import type { TunnelRow } from '../tables/connectorRows.ts';
import { announce, type Backend } from '../world/world.ts';

/** How long the setup of a new tunnel takes, in milliseconds. The far side of a reverse tunnel dials as long after that. */
export const setupMs = 60_000;
export const [wireGuard, ssh, reverseSsh] = tunnelTypes.map(({ value }) => value);

/** When a tunnel became or will become active, in milliseconds since the epoch; infinite if never. */
export function activeSince({ type, setup_completed, is_active, due_at }: TunnelRow): number {
  if (is_active) return Number.NEGATIVE_INFINITY;
  if (due_at === null) return Number.POSITIVE_INFINITY;
  return type === reverseSsh && !setup_completed ? due_at + setupMs : due_at;
}

/** Sets up every tunnel that is due, and activates it unless its far side has yet to dial. */
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
