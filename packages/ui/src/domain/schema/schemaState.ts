import type { SyncMapping } from '../entities/schema.ts';
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

/* The usual case, 10,000 times over when all is selected: it must not cost a list each. */
const none: readonly string[] = [];
const joined = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length === 0 ? one : [...one, ...other];

export function createSchemaState(index: SchemaIndex): SchemaState {
  const { tables, firstColumn, endColumn, tableOf, columnAt, columnOf } = index;
  const on = new Uint8Array(tables.length);
  const leftOut = new Uint8Array(index.columnCount);
  const leftOutCounts = new Uint32Array(tables.length);
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
    const table = tableOf(column);
    const keys = wholeKeysOf(table);
    const found = columnAt(column);
    return found !== undefined && (keys.length > 0 ? keys.includes(found.name) : found.isPrimaryKey);
  };
  const setBit = (column: number, value: boolean): void => {
    const bit = value ? 1 : 0;
    const table = tableOf(column);
    leftOutCounts[table] = (leftOutCounts[table] ?? 0) + bit - (leftOut[column] ?? 0);
    leftOut[column] = bit;
  };
  const leftOutNames = (table: number): readonly string[] => {
    if (leftOutCounts[table] === 0) return none;
    const first = firstColumn(table);
    return (tables[table]?.columns ?? [])
      .filter((_, at) => leftOut[first + at] === 1)
      .map(({ name }) => name);
  };
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
      else setBit(column, true);
    }
    setUnmet(table, waiting);
  };
  const setLeftOut = (column: number, value: boolean): void => {
    if (value && isKey(column)) return;
    setBit(column, value);
    const table = tableOf(column);
    const isThis = (name: string): boolean => name === columnAt(column)?.name;
    // The last word counts: what was once wanted otherwise of this column is off the table.
    if (value) {
      if (customKeys.get(table)?.some(isThis)) customKeys.delete(table);
    } else {
      const waiting = unmet.get(table);
      if (waiting)
        setUnmet(
          table,
          waiting.filter((name) => !isThis(name)),
        );
    }
  };
  const setCustomKeys = (table: number, keys: readonly string[]): void => {
    if (keys.length > 0) customKeys.set(table, keys);
    else customKeys.delete(table);
    const excluded = leftOutNames(table);
    const wished = joined(excluded, unmet.get(table) ?? none);
    for (const name of excluded) setBit(columnOf(table, name), false);
    if (wished.length > 0)
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
      mapping(table, joined(leftOutNames(table), unmet.get(table) ?? none), customKeys.get(table) ?? none),
    readPresent: (table) => mapping(table, leftOutNames(table), wholeKeysOf(table)),
    write: (table, { isSelected, excluded, customPrimaryKeys }) => {
      on[table] = isSelected ? 1 : 0;
      if (leftOutCounts[table] !== 0)
        for (let column = firstColumn(table); column < endColumn(table); column += 1) setBit(column, false);
      unmet.delete(table);
      setCustomKeys(table, customPrimaryKeys);
      const wanted = excluded.filter((name) => !customPrimaryKeys.includes(name));
      if (wanted.length > 0) leaveOut(table, wanted);
    },
    isOn: (table) => on[table] === 1,
    isLeftOut: (column) => leftOut[column] === 1,
    setOn: (table, isOn) => {
      on[table] = isOn ? 1 : 0;
    },
    setLeftOut,
    leftOutCount: (table) => leftOutCounts[table] ?? 0,
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
