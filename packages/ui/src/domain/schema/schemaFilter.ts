import type { ColumnVisit } from './columnSearch.ts';
import { nameWithin, type SchemaIndex } from './schemaIndex.ts';

export const schemaShows = ['all', 'selected', 'unselected', 'changed'] as const;
export type SchemaShow = (typeof schemaShows)[number];

/** The visible part of a schema; it is part of the URL. */
export interface SchemaView {
  readonly search: string;
  readonly show: SchemaShow;
}
export const defaultSchemaView: SchemaView = { search: '', show: 'all' };

/** The rows that match a view, expanded or not. */
export interface SchemaMatches {
  /** The view, with the search text trimmed. */
  readonly view: SchemaView;
  /** Rows may be hidden. Bulk actions then affect only the visible ones. */
  readonly isFiltered: boolean;
  /** Table numbers. Tables of a schema are adjacent; in a search, the best matches come first. */
  readonly tables: readonly number[];
  /** Whether the whole table is visible, or only its matching columns. */
  readonly isWhole: (table: number) => boolean;
  /** Calls `visit` with the number of each of a table's columns that matches the search. */
  readonly eachColumnFound: (table: number, visit: ColumnVisit) => void;
}

/** Calls `visit` with the number of each visible column of a table. */
export function eachColumnShown(
  index: SchemaIndex,
  matches: SchemaMatches,
  table: number,
  visit: ColumnVisit,
): void {
  if (!matches.isWhole(table)) return matches.eachColumnFound(table, visit);
  for (let column = index.firstColumn(table); column < index.endColumn(table); column += 1) visit(column);
  return undefined;
}

/** The visible columns of a table. */
export function columnsShown(index: SchemaIndex, matches: SchemaMatches, table: number): readonly number[] {
  const columns: number[] = [];
  eachColumnShown(index, matches, table, (column) => columns.push(column));
  return columns;
}

/**
 * How well a search matches a table: by columns only, its schema, a part of its name, the start of it, the
 * whole name.
 */
function rankOf(index: SchemaIndex, table: number, { hit, wanted }: { hit: number; wanted: string }): number {
  if (hit !== 2) return 0;
  const full = index.tables[table]?.table.toLowerCase() ?? '';
  const name = nameWithin(index, full);
  if (name === wanted || full === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  return name.includes(wanted) || wanted.includes('.') ? 2 : 1;
}
const bestRank = 4;

/** Best matches first. A schema's tables stay together, at the position of its best table. */
function ranked(
  index: SchemaIndex,
  tables: readonly number[],
  rank: (table: number) => number,
): readonly number[] {
  const byGroup = new Map<number, number[][]>();
  for (const table of tables) {
    const group = index.groupOf(table);
    let ranks = byGroup.get(group);
    if (!ranks) byGroup.set(group, (ranks = Array.from({ length: bestRank + 1 }, () => [])));
    ranks[bestRank - rank(table)]?.push(table);
  }
  const bestOf = (ranks: readonly (readonly number[])[]): number =>
    ranks.findIndex(({ length }) => length > 0);
  return [...byGroup.values()].toSorted((one, other) => bestOf(one) - bestOf(other)).flat(2);
}

/** A table found by name shows all its columns; a table found by columns shows only those. */
export function filterSchema(
  index: SchemaIndex,
  view: SchemaView,
  passes: Readonly<Record<Exclude<SchemaShow, 'all'>, (table: number) => boolean>>,
): SchemaMatches {
  const search = view.search.trim();
  const wanted = search.toLowerCase();
  const hits = index.search.find(search);
  const isWhole = (table: number): boolean => hits[table] === 2;
  const isPassed = view.show === 'all' ? undefined : passes[view.show];

  const tables: number[] = [];
  for (let table = 0; table < hits.length; table += 1)
    if (hits[table] !== 0 && (!isPassed || isPassed(table))) tables.push(table);
  return {
    view: { ...view, search },
    isFiltered: search !== '' || view.show !== 'all',
    tables:
      search === ''
        ? tables
        : ranked(index, tables, (table) => rankOf(index, table, { hit: hits[table] ?? 0, wanted })),
    isWhole,
    eachColumnFound: (table, visit) =>
      index.search.eachColumnWith(table, search, index.firstColumn(table), visit),
  };
}
