import { isWithinQuota } from '@millrace/ui/domain/policies';
import { clientOf, paidQuota } from '../billing/standing.ts';
import { beginningOf } from '../world/beginning.ts';
import { startOfMonth } from '../core/calendar.ts';
import { refusal } from '../core/refusal.ts';
import type { ClientRow } from '../tables/accountRows.ts';
import type { Backend, World } from '../world/world.ts';

const isWithin = (world: World, row: ClientRow, at?: number): boolean =>
  isWithinQuota({
    freeObservabilityQuota: row.free_observability_quota,
    freeObservabilityUsage: row.free_observability_usage,
    paidObservabilityQuota: paidQuota(world, at),
    paidObservabilityUsage: row.paid_observability_usage,
  });

/** Whether the client has quota left (spec §4). */
export const hasQuota = (world: World): boolean => isWithin(world, clientOf(world));

/** The check of spec §6 for a new alert; the feature is checked before. */
export function demandQuota(world: World): void {
  if (hasQuota(world)) return;
  throw refusal.forbidden('Your observability quota is used up, so no alert can be added.');
}

/** Counts a client's runs. Closing stores the count. */
export interface QuotaMeter {
  /** Uses one run of the quota, the free share first. @returns whether one was left */
  take(at: number): boolean;
  /** Starts the month of `at` if it is new: the usage resets. */
  turn(at: number): void;
  close(): void;
}

export function openQuotaMeter({ rows, worldOf }: Backend, client: ClientRow): QuotaMeter {
  const world = worldOf(client.id);
  const known = rows.quotaMonths.get(client.id)?.month ?? startOfMonth(beginningOf(world));
  let month = known;
  let row = client;
  const turn = (at: number) => {
    if (startOfMonth(at) <= month) return;
    month = startOfMonth(at);
    row = { ...row, free_observability_usage: 0, paid_observability_usage: 0 };
  };
  return {
    turn,
    take(at) {
      turn(at);
      if (!isWithin(world, row, at)) return false;
      const share =
        row.free_observability_usage < row.free_observability_quota
          ? 'free_observability_usage'
          : 'paid_observability_usage';
      row = { ...row, [share]: row[share] + 1 };
      return true;
    },
    close() {
      if (row !== client) rows.clients.put(row);
      if (month !== known) rows.quotaMonths.put({ id: client.id, month });
    },
  };
}
