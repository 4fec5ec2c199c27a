import type { SchemaIndex } from './schemaIndex.ts';

/** The excluded columns: one bit per column, and their number per table. */
export interface LeftOutColumns {
  readonly has: (column: number) => boolean;
  readonly set: (column: number, isLeftOut: boolean) => void;
  /** Their number in each table. */
  readonly counts: ArrayLike<number>;
  readonly namesOf: (table: number) => readonly string[];
  readonly clear: (table: number) => void;
}

/* The common case for thousands of tables. It must not allocate a list each time. */
const none: readonly string[] = [];

export function createLeftOutColumns(index: SchemaIndex): LeftOutColumns {
  const { tables, firstColumn, endColumn, tableOf } = index;
  const bits = new Uint8Array(index.columnCount);
  const counts = new Uint32Array(tables.length);
  const set = (column: number, isLeftOut: boolean): void => {
    const bit = isLeftOut ? 1 : 0;
    const table = tableOf(column);
    counts[table] = (counts[table] ?? 0) + bit - (bits[column] ?? 0);
    bits[column] = bit;
  };
  return {
    has: (column) => bits[column] === 1,
    set,
    counts,
    namesOf: (table) => {
      if (counts[table] === 0) return none;
      const first = firstColumn(table);
      return (tables[table]?.columns ?? []).filter((_, at) => bits[first + at] === 1).map(({ name }) => name);
    },
    clear: (table) => {
      if (counts[table] === 0) return;
      for (let column = firstColumn(table); column < endColumn(table); column += 1) set(column, false);
    },
  };
}
