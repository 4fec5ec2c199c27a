import type { SyncMapping } from '../entities/schema.ts';
import { isSameList } from './schemaTotals.ts';
import { listNames } from './listNames.ts';

/** Why the service loads a table from the start after a save. */
export type ReloadReason = 'selected' | 'key' | 'columns';

export interface TableReload {
  readonly table: string;
  readonly reason: ReloadReason;
  /** The newly included columns; empty for another reason. */
  readonly columns: readonly string[];
}

/** Whether the change of a mapping causes a load, and why; `null` if the table only continues or stops. */
export function reloadOf(before: SyncMapping, after: SyncMapping): TableReload | null {
  const { table } = after;
  if (!after.isSelected) return null;
  if (!before.isSelected) return { table, reason: 'selected', columns: [] };
  if (!isSameList(before.customPrimaryKeys, after.customPrimaryKeys))
    return { table, reason: 'key', columns: [] };
  const excluded = new Set(after.excluded);
  const columns = before.excluded.filter((name) => !excluded.has(name));
  return columns.length > 0 ? { table, reason: 'columns', columns } : null;
}

/** The reason as a label beside the table's name. */
export function describeReload({ reason, columns }: TableReload): string {
  if (reason === 'selected') return 'Newly selected';
  return reason === 'key' ? 'Key changed' : `Newly included: ${listNames(columns)}`;
}
