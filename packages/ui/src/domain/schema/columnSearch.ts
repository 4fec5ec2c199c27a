import type { SchemaCollection } from '../entities/schema.ts';

/** How a search matched a table: 0 not at all, 1 only by column names, 2 by its own name. */
export type TableHit = 0 | 1 | 2;

/** Takes the number of a column. */
export type ColumnVisit = (column: number) => void;

/** Finds tables and columns by a part of their names, ignoring case. */
export interface ColumnSearch {
  /** A `TableHit` for each table. */
  readonly find: (text: string) => Uint8Array;
  /**
   * Calls `visit` for each of a table's columns whose name contains `text`, with its position after that of the table's
   * first column.
   */
  readonly eachColumnWith: (table: number, text: string, first: number, visit: ColumnVisit) => void;
  /**
   * Lower-cases names while the page is idle. Converting 200,000 names at once would block the page.
   * @returns whether all names are converted; if `isLate` stopped it, the next call continues
   */
  readonly prepare: (isLate: () => boolean) => boolean;
}

// A search field has one line, so no match spans two names.
const parting = '\n';

interface PreparedTable {
  /** The table's lower-case column names as one text. One search of it replaces a search per name. */
  readonly text: string;
  /** Position of each name in it. */
  readonly starts: Uint32Array;
}

function prepareTable(columns: SchemaCollection['columns']): PreparedTable {
  const names = columns.map(({ name }) => name.toLowerCase());
  const starts = new Uint32Array(names.length);
  let at = 0;
  for (const [column, name] of names.entries()) {
    starts[column] = at;
    at += name.length + parting.length;
  }
  return { text: names.join(parting), starts };
}

function eachColumnIn(
  { text, starts }: PreparedTable,
  wanted: string,
  first: number,
  visit: ColumnVisit,
): void {
  let column = 0;
  let at = text.indexOf(wanted);
  const last = starts.length - 1;
  while (at >= 0) {
    // A read past the end of a typed array is slow, and a search of every name ends there.
    while (column < last && (starts[column + 1] ?? 0) <= at) column += 1;
    visit(first + column);
    at = column < last ? text.indexOf(wanted, starts[column + 1]) : -1;
  }
}

export function createColumnSearch(tables: readonly SchemaCollection[]): ColumnSearch {
  let lowered: readonly string[] | undefined;
  const tableNames = (): readonly string[] => (lowered ??= tables.map(({ table }) => table.toLowerCase()));
  const prepared: PreparedTable[] = [];
  const hasColumn = (table: number, wanted: string): boolean => {
    const { columns = [] } = tables[table] ?? {};
    // A search may start before all tables are prepared. Most match by one of their first columns.
    return (
      prepared[table]?.text.includes(wanted) ??
      columns.some(({ name }) => name.toLowerCase().includes(wanted))
    );
  };
  const all = new Uint8Array(tables.length).fill(2);
  let last = { wanted: '', hits: all };

  return {
    find: (text) => {
      const wanted = text.toLowerCase();
      if (wanted === '') return all;
      // A longer search text can only match what the shorter one matched.
      const before = wanted.includes(last.wanted) ? last.hits : undefined;
      const names = tableNames();
      const hits = new Uint8Array(tables.length);
      for (let table = 0; table < hits.length; table += 1) {
        const most = before ? before[table] : 2;
        if (most === 2 && names[table]?.includes(wanted)) hits[table] = 2;
        else if (most !== 0 && hasColumn(table, wanted)) hits[table] = 1;
      }
      last = { wanted, hits };
      return hits;
    },
    eachColumnWith: (table, text, first, visit) => {
      const { columns = [] } = tables[table] ?? {};
      eachColumnIn(prepared[table] ?? prepareTable(columns), text.toLowerCase(), first, visit);
    },
    prepare: (isLate) => {
      tableNames();
      for (const { columns } of tables.slice(prepared.length)) {
        if (isLate()) return false;
        prepared.push(prepareTable(columns));
      }
      return true;
    },
  };
}
