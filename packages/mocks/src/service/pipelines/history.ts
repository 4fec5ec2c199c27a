import { hourMs } from '../core/durations.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';

/** How many hours are remembered; what lies before is made up from the seed. */
const remembered = 31 * 24;

/** The hour after the last of a pipeline's 24, counted since 1970. */
export const endOfDay = (syncedAt: number): number => Math.floor(syncedAt / hourMs) + 1;

/** Remembers the hours that leave a pipeline's last 24, so that a chart does not change what it has shown. */
export function rememberHours({ tables }: World, row: PipelineRow, syncedAt: number): void {
  if (row.last_synced_at === null || row.hourly_records === null) return;
  const before = endOfDay(Date.parse(row.last_synced_at));
  const leaving = row.hourly_records.slice(0, endOfDay(syncedAt) - before);
  if (leaving.length === 0) return;
  const from = before - row.hourly_records.length;
  const kept = tables.histories.get(row.id);
  const records = [...(kept?.to === from ? kept.records : []), ...leaving].slice(-remembered);
  tables.histories.put({ id: row.id, to: from + leaving.length, records });
}

/** What was moved in an hour that is remembered. */
export function rememberedRecords({ tables }: World, id: number, hour: number): number | undefined {
  const kept = tables.histories.get(id);
  return kept && kept.records[hour - kept.to + kept.records.length];
}

/** The first hour that is remembered; after every hour where none is. */
export function firstRememberedHour({ tables }: World, id: number): number {
  const kept = tables.histories.get(id);
  return kept ? kept.to - kept.records.length : Number.POSITIVE_INFINITY;
}
