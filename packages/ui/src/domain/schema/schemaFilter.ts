import type { SchemaIndex } from './schemaIndex.ts';

export const schemaShows = ['all', 'selected', 'changed'] as const;
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
  /** Numbers of tables, in order. */
  readonly tables: readonly number[];
  /** All of the table is shown, or only the columns that were searched for. */
  readonly isWhole: (table: number) => boolean;
  /** Whether a column of that name was searched for. */
  readonly isNamed: (name: string) => boolean;
}

/** The columns of a table that are shown. */
export function columnsShown(index: SchemaIndex, matches: SchemaMatches, table: number): readonly number[] {
  const shown: number[] = [];
  const isWhole = matches.isWhole(table);
  let column = index.firstColumn(table);
  for (const { name } of index.tables[table]?.columns ?? []) {
    if (isWhole || matches.isNamed(name)) shown.push(column);
    column += 1;
  }
  return shown;
}

/** A table found by its own name is shown whole, one found by its columns with these alone. */
export function filterSchema(
  index: SchemaIndex,
  view: SchemaView,
  passes: Readonly<Record<Exclude<SchemaShow, 'all'>, (table: number) => boolean>>,
): SchemaMatches {
  const search = view.search.trim();
  const hits = index.search.find(search);
  const isNamed = index.search.matcher(search);
  const isWhole = (table: number): boolean => hits[table] === 2;
  const isPassed = view.show === 'all' ? undefined : passes[view.show];

  const tables: number[] = [];
  for (let table = 0; table < hits.length; table += 1)
    if (hits[table] !== 0 && (!isPassed || isPassed(table))) tables.push(table);
  return {
    view: { ...view, search },
    isFiltered: search !== '' || view.show !== 'all',
    tables,
    isWhole,
    isNamed,
  };
}
