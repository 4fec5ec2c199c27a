import type { SyncMapping } from '../entities/schema.ts';
import type { SchemaIndex } from './schemaIndex.ts';

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

/** Whether both lists have the same names in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** How a selected table differs from its saved state, in which it was selected, too. */
export function changeWithin(now: SyncMapping, before: SyncMapping): SchemaChange | null {
  if (!isSameList(now.customPrimaryKeys, before.customPrimaryKeys)) return 'rekeyed';
  return isSameList(now.excluded, before.excluded) ? null : 'reshaped';
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
