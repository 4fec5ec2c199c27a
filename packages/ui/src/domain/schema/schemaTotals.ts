import type { SchemaIndex } from './schemaIndex.ts';
import type { SchemaState } from './schemaState.ts';

/** What differs from what was saved, in tables. A table counts once, by the first of these that is true of it. */
export interface SchemaChanges {
  readonly added: number;
  readonly removed: number;
  /** Still selected, with another key. */
  readonly rekeyed: number;
  /** Still selected, with other columns left out. */
  readonly reshaped: number;
}
export type SchemaChange = keyof SchemaChanges;

/** A table that cannot be replicated is never selected, whatever is wanted of it. */
export const isOnIn = (index: SchemaIndex, state: SchemaState, table: number): boolean =>
  state.isOn(table) && index.tables[table]?.ineligibleReason === null;

/** Whether both lists hold the same names in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** How a table differs from what was saved of it. What is left out of a table that is off, before and after, is nothing. */
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

/** Counts kept while tables change, so that nobody has to count 200,000 columns for one tick of a box. */
export interface SchemaTotals {
  tables: number;
  columns: number;
  readonly changes: { -readonly [Change in SchemaChange]: number };
  /** Selected tables by the number of their group. */
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
