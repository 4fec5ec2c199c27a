import { nameWithin, type SchemaIndex } from './schemaIndex.ts';

export const schemaShows = ['all', 'selected', 'unselected', 'changed'] as const;
export type SchemaShow = (typeof schemaShows)[number];

/** What of a schema is looked at; it belongs in the URL. */
export interface SchemaView {
  readonly search: string;
  readonly show: SchemaShow;
}
export const defaultSchemaView: SchemaView = { search: '', show: 'all' };

/** What a view leaves of a schema, whether rows are open or not. */
export interface SchemaMatches {
  /** What it answers to, without the blanks around what was searched for. */
  readonly view: SchemaView;
  /** Something may be hidden: what is done to all is then done to these only. */
  readonly isFiltered: boolean;
  /** Numbers of tables. Those of one schema stand together; in a search, the best matches come first. */
  readonly tables: readonly number[];
  /** All of the table is shown, or only the columns that match the search. */
  readonly isWhole: (table: number) => boolean;
  /** The columns of a table that match the search, by their position in the table. */
  readonly columnsFound: (table: number) => readonly number[];
}

/** The columns of a table that are shown. */
export function columnsShown(index: SchemaIndex, matches: SchemaMatches, table: number): readonly number[] {
  const first = index.firstColumn(table);
  if (!matches.isWhole(table)) return matches.columnsFound(table).map((position) => first + position);
  return Array.from({ length: index.endColumn(table) - first }, (_, position) => first + position);
}

/** How well a search matches a table: by columns alone, its schema, a part of its name, the start of it, all of it. */
function rankOf(index: SchemaIndex, table: number, { hit, wanted }: { hit: number; wanted: string }): number {
  if (hit !== 2) return 0;
  const full = index.tables[table]?.table.toLowerCase() ?? '';
  const name = nameWithin(full);
  if (name === wanted || full === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  return name.includes(wanted) || wanted.includes('.') ? 2 : 1;
}
const bestRank = 4;

/** Best matches first. A schema stays in one piece: it stands where its best table does. */
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

/** A table found by its own name is shown whole, one found by its columns with these alone. */
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
    columnsFound: (table) => index.search.columnsWith(table, search),
  };
}
