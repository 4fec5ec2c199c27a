import type { SyncMapping } from '../entities/schema.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/**
 * What is wanted of each table: a bit per table, a bit per column that is left out, and the keys that take the place of
 * the table's own. A column stays left out while its table is off, so that turning a table off and on again cannot let
 * through what somebody excluded.
 */
export interface SchemaState {
  /** What is wanted, with what is wanted of columns that are not there at present: these come back with them. */
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

export function createSchemaState(index: SchemaIndex): SchemaState {
  const { tables, firstColumn, endColumn, tableOf, columnAt, columnOf } = index;
  const on = new Uint8Array(tables.length);
  const leftOut = new Uint8Array(index.columnCount);
  const leftOutCounts = new Uint32Array(tables.length);
  const customKeys = new Map<number, readonly string[]>();
  const absent = new Map<number, readonly string[]>();

  const isThere = (table: number, name: string): boolean => columnOf(table, name) >= 0;
  /** A key that has lost a column no longer tells rows apart, so none of it is used. */
  const wholeKeysOf = (table: number): readonly string[] => {
    const keys = customKeys.get(table) ?? [];
    return keys.every((name) => isThere(table, name)) ? keys : [];
  };
  const isKey = (column: number): boolean => {
    const table = tableOf(column);
    const keys = wholeKeysOf(table);
    const found = columnAt(column);
    return found !== undefined && (keys.length > 0 ? keys.includes(found.name) : found.isPrimaryKey);
  };
  const setLeftOut = (column: number, value: boolean): void => {
    const bit = value && !isKey(column) ? 1 : 0;
    const table = tableOf(column);
    const difference = bit - (leftOut[column] ?? 0);
    leftOut[column] = bit;
    leftOutCounts[table] = (leftOutCounts[table] ?? 0) + difference;
  };
  const setCustomKeys = (table: number, keys: readonly string[]): void => {
    if (keys.length > 0) customKeys.set(table, keys);
    else customKeys.delete(table);
    for (let column = firstColumn(table); column < endColumn(table); column += 1)
      if (leftOut[column] === 1 && isKey(column)) setLeftOut(column, false);
  };
  const leftOutNames = (table: number): readonly string[] => {
    if (leftOutCounts[table] === 0) return [];
    const first = firstColumn(table);
    return (tables[table]?.columns ?? [])
      .filter((_, at) => leftOut[first + at] === 1)
      .map(({ name }) => name);
  };

  const mapping = (table: number, excluded: readonly string[], keys: readonly string[]): SyncMapping => ({
    table: tables[table]?.table ?? '',
    isSelected: on[table] === 1,
    excluded,
    customPrimaryKeys: keys,
  });

  return {
    read: (table) =>
      mapping(table, [...leftOutNames(table), ...(absent.get(table) ?? [])], customKeys.get(table) ?? []),
    readPresent: (table) => mapping(table, leftOutNames(table), wholeKeysOf(table)),
    write: (table, { isSelected, excluded, customPrimaryKeys }) => {
      on[table] = isSelected ? 1 : 0;
      if (leftOutCounts[table] !== 0)
        for (let column = firstColumn(table); column < endColumn(table); column += 1)
          setLeftOut(column, false);
      setCustomKeys(table, customPrimaryKeys);
      for (const name of excluded) if (isThere(table, name)) setLeftOut(columnOf(table, name), true);
      const missing = excluded.filter((name) => !isThere(table, name));
      if (missing.length > 0) absent.set(table, missing);
      else absent.delete(table);
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
