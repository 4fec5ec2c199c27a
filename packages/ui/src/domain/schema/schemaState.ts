import type { SyncMapping } from '../entities/schema.ts';
import { createLeftOutColumns } from './leftOutColumns.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/**
 * What is wanted of each table: a bit per table, a bit per column that is left out, and the keys that take the place of
 * the table's own. A column stays left out while its table is off, so that turning a table off and on again cannot let
 * through what somebody excluded.
 */
export interface SchemaState {
  /** What is wanted, with what is wanted of columns that are not there at present, so that it comes back with them. */
  readonly read: (table: number) => SyncMapping;
  /** What of it can be sent: only columns that are there. */
  readonly readPresent: (table: number) => SyncMapping;
  readonly write: (table: number, mapping: SyncMapping) => void;
  readonly isOn: (table: number) => boolean;
  readonly isLeftOut: (column: number) => boolean;
  readonly setOn: (table: number, isOn: boolean) => void;
  /** Ignored for columns of the key: a row cannot be told from another without it. */
  readonly setLeftOut: (column: number, isLeftOut: boolean) => void;
  readonly leftOutCount: (table: number) => number;
  /** The columns of its key: those chosen, or the table's own. */
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
  /** What was to be left out but is not there, or became the key. */
  const unmet = new Map<number, readonly string[]>();

  const isThere = (table: number, name: string): boolean => columnOf(table, name) >= 0;
  /** A key that has lost a column no longer tells rows apart, so none of it is used. */
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
  /** Leaves out what it can of `names`, and keeps the rest in mind. */
  const leaveOut = (table: number, names: readonly string[]): void => {
    const waiting: string[] = [];
    for (const name of names) {
      const column = columnOf(table, name);
      if (column < 0 || isKey(column)) waiting.push(name);
      else leftOut.set(column, true);
    }
    setUnmet(table, waiting);
  };
  /** The last word counts: what was once wanted otherwise of this column is off the table. */
  const forgetWish = (column: number, isLeftOut: boolean): void => {
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
    isOn: (table) => on[table] === 1,
    isLeftOut: leftOut.has,
    setOn: (table, isOn) => {
      on[table] = isOn ? 1 : 0;
    },
    setLeftOut: (column, isLeftOut) => {
      if (isLeftOut && isKey(column)) return;
      leftOut.set(column, isLeftOut);
      forgetWish(column, isLeftOut);
    },
    leftOutCount: leftOut.countOf,
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
