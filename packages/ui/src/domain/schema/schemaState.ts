import type { SyncMapping } from '../entities/schema.ts';
import { createLeftOutColumns } from './leftOutColumns.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/**
 * The wanted state of each table: one bit per table, one bit per excluded column, and the custom keys. A
 * column stays excluded while its table is unselected, so that reselecting the table cannot include it by
 * accident.
 */
export interface SchemaState {
  /** The wanted state, including missing columns, so that it applies when they reappear. */
  readonly read: (table: number) => SyncMapping;
  /** The part of it that can be sent: only existing columns. */
  readonly readPresent: (table: number) => SyncMapping;
  readonly write: (table: number, mapping: SyncMapping) => void;
  /** 1 for each selected table, otherwise 0. */
  readonly on: ArrayLike<number>;
  /** The number of excluded columns in each table. */
  readonly leftOutCounts: ArrayLike<number>;
  readonly isOn: (table: number) => boolean;
  readonly isLeftOut: (column: number) => boolean;
  readonly setOn: (table: number, isOn: boolean) => void;
  /** Ignored for key columns, because rows cannot be identified without them. */
  readonly setLeftOut: (column: number, isLeftOut: boolean) => void;
  /** The columns of the key: the custom one, or the table's own. */
  readonly keysOf: (table: number) => readonly string[];
  readonly hasCustomKeys: (table: number) => boolean;
  readonly isKey: (column: number) => boolean;
  readonly setCustomKeys: (table: number, keys: readonly string[]) => void;
}

const none: readonly string[] = [];
const joined = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length === 0 ? one : [...one, ...other];

export function createSchemaState(index: SchemaIndex): SchemaState {
  const { tables, tableOf, columnAt, columnOf } = index;
  const on = new Uint8Array(tables.length);
  const leftOut = createLeftOutColumns(index);
  const customKeys = new Map<number, readonly string[]>();
  /** Columns to exclude that are missing or became part of the key. */
  const unmet = new Map<number, readonly string[]>();

  const isThere = (table: number, name: string): boolean => columnOf(table, name) >= 0;
  /** A key with a missing column no longer identifies rows, so it is not used. */
  const wholeKeysOf = (table: number): readonly string[] => {
    const keys = customKeys.get(table) ?? none;
    return keys.every((name) => isThere(table, name)) ? keys : none;
  };
  const isKey = (column: number): boolean => {
    const keys = wholeKeysOf(tableOf(column));
    const found = columnAt(column);
    return found !== undefined && (keys.length > 0 ? keys.includes(found.name) : found.isPrimaryKey);
  };
  const unmetOf = (table: number): readonly string[] => unmet.get(table) ?? none;
  const setUnmet = (table: number, names: readonly string[]): void => {
    if (names.length > 0) unmet.set(table, names);
    else unmet.delete(table);
  };
  /** Excludes the `names` that it can, and remembers the others. */
  const leaveOut = (table: number, names: readonly string[]): void => {
    const waiting: string[] = [];
    for (const name of names) {
      const column = columnOf(table, name);
      if (column < 0 || isKey(column)) waiting.push(name);
      else leftOut.set(column, true);
    }
    setUnmet(table, waiting);
  };
  /** A new choice for a column replaces the remembered one. */
  const forgetUnmet = (column: number, isLeftOut: boolean): void => {
    const table = tableOf(column);
    const isThis = (name: string): boolean => name === columnAt(column)?.name;
    if (!isLeftOut && unmet.has(table)) {
      setUnmet(
        table,
        unmetOf(table).filter((name) => !isThis(name)),
      );
    }
    if (isLeftOut && customKeys.get(table)?.some(isThis)) customKeys.delete(table);
  };
  const setCustomKeys = (table: number, keys: readonly string[]): void => {
    if (keys.length > 0) customKeys.set(table, keys);
    else customKeys.delete(table);
    const wished = joined(leftOut.namesOf(table), unmetOf(table));
    if (wished.length === 0) return;
    leftOut.clear(table);
    leaveOut(
      table,
      wished.filter((name) => !keys.includes(name)),
    );
  };

  const mapping = (table: number, excluded: readonly string[], keys: readonly string[]): SyncMapping => ({
    table: tables[table]?.table ?? '',
    isSelected: on[table] === 1,
    excluded,
    customPrimaryKeys: keys,
  });

  return {
    read: (table) =>
      mapping(table, joined(leftOut.namesOf(table), unmetOf(table)), customKeys.get(table) ?? none),
    readPresent: (table) => mapping(table, leftOut.namesOf(table), wholeKeysOf(table)),
    write: (table, { isSelected, excluded, customPrimaryKeys }) => {
      on[table] = isSelected ? 1 : 0;
      leftOut.clear(table);
      unmet.delete(table);
      setCustomKeys(table, customPrimaryKeys);
      const wanted = excluded.filter((name) => !customPrimaryKeys.includes(name));
      if (wanted.length > 0) leaveOut(table, wanted);
    },
    on,
    leftOutCounts: leftOut.counts,
    isOn: (table) => on[table] === 1,
    isLeftOut: leftOut.has,
    setOn: (table, isOn) => {
      on[table] = isOn ? 1 : 0;
    },
    setLeftOut: (column, isLeftOut) => {
      if (isLeftOut && isKey(column)) return;
      leftOut.set(column, isLeftOut);
      forgetUnmet(column, isLeftOut);
    },
    keysOf: (table) => {
      const keys = wholeKeysOf(table);
      return keys.length > 0
        ? keys
        : (tables[table]?.columns ?? []).filter(({ isPrimaryKey }) => isPrimaryKey).map(({ name }) => name);
    },
    hasCustomKeys: (table) => wholeKeysOf(table).length > 0,
    isKey,
    setCustomKeys,
  };
}
