import type { SchemaCollection } from '../entities/schema.ts';

/** Finds tables and columns by a part of their names, whatever the case. */
export interface ColumnSearch {
  /** One byte for each table: 1 where its own name holds `text`. */
  readonly findTables: (text: string) => Uint8Array;
  /** One byte for each table: 1 where the name of any of its columns holds `text`. */
  readonly findByColumn: (text: string) => Uint8Array;
  /** Whether a column's name holds `text`. */
  readonly matcher: (text: string) => (column: number) => boolean;
  /** Lowers 200,000 names now and not with the first key. For an idle moment. */
  readonly prepare: () => void;
}

interface Lowered {
  /** All names of columns, one after another, a break behind each. */
  readonly text: string;
  /** Where each column's name begins, and where a next one would. */
  readonly starts: Uint32Array;
  /** Where the names of each table end. */
  readonly tableEnds: Uint32Array;
}

// What is typed into a single line never holds one, so that nothing is found across two names.
const parting = '\n';

function lower(tables: readonly SchemaCollection[]): Lowered {
  const parts: string[] = [];
  const tableEnds = new Uint32Array(tables.length);
  const starts: number[] = [0];
  let end = 0;
  for (const [table, { columns }] of tables.entries()) {
    for (const { name } of columns) {
      const lowered = name.toLowerCase();
      parts.push(lowered, parting);
      end += lowered.length + parting.length;
      starts.push(end);
    }
    tableEnds[table] = end;
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), tableEnds };
}

export function createColumnSearch(tables: readonly SchemaCollection[]): ColumnSearch {
  const tableNames = tables.map(({ table }) => table.toLowerCase());
  let kept: Lowered | undefined;
  const lowered = (): Lowered => (kept ??= lower(tables));

  return {
    findTables: (text) => {
      const wanted = text.toLowerCase();
      return Uint8Array.from(tableNames, (name) => (name.includes(wanted) ? 1 : 0));
    },
    findByColumn: (text) => {
      const wanted = text.toLowerCase();
      const { text: names, tableEnds } = lowered();
      const found = new Uint8Array(tables.length);
      let table = 0;
      // One hit decides a table: the search goes on behind it.
      for (let at = names.indexOf(wanted); at >= 0; at = names.indexOf(wanted, tableEnds[table])) {
        while ((tableEnds[table] ?? Infinity) <= at) table += 1;
        found[table] = 1;
      }
      return found;
    },
    matcher: (text) => {
      const wanted = text.toLowerCase();
      return (column) => {
        const { text: names, starts } = lowered();
        return names.slice(starts[column], starts[column + 1]).includes(wanted);
      };
    },
    prepare: () => void lowered(),
  };
}
