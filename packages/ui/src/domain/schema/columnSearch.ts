import type { SchemaCollection } from '../entities/schema.ts';

/** How a search found a table: 0 not at all, 1 by names of its columns alone, 2 by its own name. */
export type TableHit = 0 | 1 | 2;

/** Finds tables and columns by a part of their names, whatever the case. */
export interface ColumnSearch {
  /** A `TableHit` for each table. */
  readonly find: (text: string) => Uint8Array;
  /** Whether the name of a column holds `text`. */
  readonly matcher: (text: string) => (name: string) => boolean;
  /**
   * Lowers names of columns ahead of the first search, for idle moments: 200,000 at once would stop the page.
   * @returns whether all of them are; if `isLate` ended it, the next call goes on from there
   */
  readonly prepare: (isLate: () => boolean) => boolean;
}

// What is typed into a single line never holds one, so that nothing is found across two names.
const parting = '\n';

export function createColumnSearch(tables: readonly SchemaCollection[]): ColumnSearch {
  const tableNames = tables.map(({ table }) => table.toLowerCase());
  /** The names of each table's columns as one text: searching that is one step, where forty names are forty. */
  const texts: string[] = [];
  const hasColumn = (table: number, wanted: string): boolean => {
    const { columns = [] } = tables[table] ?? {};
    const text = texts[table];
    // Somebody types before all is prepared: most tables answer with one of their first columns.
    if (text === undefined) return columns.some(({ name }) => name.toLowerCase().includes(wanted));
    return text.includes(wanted);
  };
  const all = new Uint8Array(tables.length).fill(2);
  let last = { wanted: '', hits: all };

  return {
    find: (text) => {
      const wanted = text.toLowerCase();
      if (wanted === '') return all;
      // With each letter more, only what was found before can still be.
      const before = wanted.includes(last.wanted) ? last.hits : undefined;
      const hits = new Uint8Array(tables.length);
      for (let table = 0; table < hits.length; table += 1) {
        const most = before ? before[table] : 2;
        if (most === 2 && tableNames[table]?.includes(wanted)) hits[table] = 2;
        else if (most !== 0 && hasColumn(table, wanted)) hits[table] = 1;
      }
      last = { wanted, hits };
      return hits;
    },
    matcher: (text) => {
      const wanted = text.toLowerCase();
      return (name) => name.toLowerCase().includes(wanted);
    },
    prepare: (isLate) => {
      for (const { columns } of tables.slice(texts.length)) {
        if (isLate()) return false;
        texts.push(
          columns
            .map(({ name }) => name)
            .join(parting)
            .toLowerCase(),
        );
      }
      return true;
    },
  };
}
