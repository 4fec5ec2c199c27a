import type { SchemaIndex } from './schemaIndex.ts';
import type { SchemaState } from './schemaState.ts';

/** Differences from the saved state, in tables. A table counts once, under the first that applies. */
export interface SchemaChanges {
  readonly added: number;
  readonly removed: number;
  /** Still selected, with another key. */
  readonly rekeyed: number;
  /** Still selected, with other excluded columns. */
  readonly reshaped: number;
}
export type SchemaChange = keyof SchemaChanges;

/** A table that cannot be replicated is never selected, whatever the wanted state. */
export const isOnIn = (index: SchemaIndex, state: SchemaState, table: number): boolean =>
  state.isOn(table) && index.tables[table]?.ineligibleReason === null;

/** Whether both lists have the same names in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** How a table differs from its saved state. Exclusions of an unselected table do not count. */
export function changeOf(
  index: SchemaIndex,
  { state, saved }: { readonly state: SchemaState; readonly saved: SchemaState },
  table: number,
): SchemaChange | null {
  const isOn = isOnIn(index, state, table);
  const wasOn = isOnIn(index, saved, table);
  if (!isOn && !wasOn) return null;
  if (isOn !== wasOn) return isOn ? 'added' : 'removed';
  const { excluded, customPrimaryKeys } = state.readPresent(table);
  const before = saved.readPresent(table);
  if (!isSameList(customPrimaryKeys, before.customPrimaryKeys)) return 'rekeyed';
  return isSameList(excluded, before.excluded) ? null : 'reshaped';
}

/** Counts that are updated with each change, so that a click does not count 200,000 columns. */
export interface SchemaTotals {
  tables: number;
  columns: number;
  readonly changes: { -readonly [Change in SchemaChange]: number };
  /** Selected tables by group number. */
  readonly byGroup: Uint32Array;
}

export function createTotals(index: SchemaIndex): SchemaTotals {
  return {
    tables: 0,
    columns: 0,
    changes: { added: 0, removed: 0, rekeyed: 0, reshaped: 0 },
    byGroup: new Uint32Array(index.groups.length),
  };
}
