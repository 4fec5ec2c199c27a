import { isKnown } from '../entities/open.ts';
import { eachColumnShown, type SchemaMatches } from './schemaFilter.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/** A row of the tree as one number: its type in the lowest two bits, its number in the others. */
export type SchemaRow = number;
/** Typed, because 200,000 rows are made with each letter of a search. */
export type SchemaRows = Readonly<Uint32Array>;
export type SchemaRowKind = 'group' | 'table' | 'column';

const kinds = ['group', 'table', 'column'] as const;
const bits = { group: 0, table: 1, column: 2 } as const;
const rowOf = (kind: SchemaRowKind, number: number): SchemaRow => number * 4 + bits[kind];

export const kindOf = (row: SchemaRow): SchemaRowKind => kinds[row % 4] ?? 'group';
/** Looks a value up by a row's kind; faster than by the kind's name, for loops over 200,000 rows. */
export function byKind<Value>(values: Readonly<Record<SchemaRowKind, Value>>): (row: SchemaRow) => Value {
  const ordered = kinds.map((kind) => values[kind]);
  return (row) => ordered[row % 4] ?? values.group;
}
/** The number of its group, table or column. */
export const numberOf = (row: SchemaRow): number => Math.floor(row / 4);

/** Identifies rows across refetches of the source: by type and name. */
export function schemaRowId(index: SchemaIndex, row: SchemaRow): string {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') return `group\n${index.groups[number]?.name}`;
  if (kind === 'table') return `table\n${index.tables[number]?.table}`;
  return `column\n${index.tables[index.tableOf(number)]?.table}\n${index.columnAt(number)?.name}`;
}

/** The row of a `schemaRowId`; `undefined` if it no longer exists. */
export function schemaRowNamed(index: SchemaIndex, id: string): SchemaRow | undefined {
  const [kind = '', name = '', column = ''] = id.split('\n');
  const found =
    kind === 'group'
      ? index.groups.findIndex((group) => group.name === name)
      : (index.numberOf.get(name) ?? -1);
  const number = kind === 'column' && found >= 0 ? index.columnOf(found, column) : found;
  return number >= 0 && isKnown(kinds, kind) ? rowOf(kind, number) : undefined;
}

const levels = {
  withGroups: { group: 1, table: 2, column: 3 },
  withoutGroups: { group: 1, table: 1, column: 2 },
} as const;
/** From 1. Groups are at the root, or tables if there are no groups. */
export const levelOf = (index: SchemaIndex, row: SchemaRow): 1 | 2 | 3 =>
  levels[index.groups.length > 0 ? 'withGroups' : 'withoutGroups'][kindOf(row)];

/** The parent row; `undefined` at the root. */
export function parentOf(index: SchemaIndex, row: SchemaRow): SchemaRow | undefined {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'column') return rowOf('table', index.tableOf(number));
  return kind === 'table' && index.groups.length > 0 ? rowOf('group', index.groupOf(number)) : undefined;
}

/** End of each row's section, by its own index: the index after its last descendant, or after itself. */
export function sectionEnds(rows: SchemaRows): Uint32Array {
  const ends = new Uint32Array(rows.length);
  let nextTable = rows.length;
  let nextGroup = rows.length;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const kind = (rows[index] ?? 0) % 4;
    ends[index] = index + 1;
    if (kind === bits.column) continue;
    ends[index] = kind === bits.table ? nextTable : nextGroup;
    nextTable = index;
    if (kind === bits.group) nextGroup = index;
  }
  return ends;
}

/** Indexes of the ancestors of the row at `position`, outermost first. */
export function ancestorsAt(index: SchemaIndex, rows: SchemaRows, position: number): readonly number[] {
  const row = rows[position];
  const parent = row === undefined ? undefined : parentOf(index, row);
  // Parents are usually a few rows above.
  const found = parent === undefined ? -1 : rows.lastIndexOf(parent, position);
  return found < 0 ? [] : [...ancestorsAt(index, rows, found), found];
}

export interface SchemaDisclosure {
  /** Names of collapsed schemas; they are expanded by default. */
  readonly closedGroups: ReadonlySet<string>;
  /** Names of expanded tables; they are collapsed by default. */
  readonly openTables: ReadonlySet<string>;
  /** Names of collapsed tables among those that a search found by columns; these are expanded by default. */
  readonly closedMatches: ReadonlySet<string>;
}

/** Whether a table's columns are visible. Columns found by a search are, until the table is collapsed. */
export const isTableOpen = (
  table: string,
  isWhole: boolean,
  { openTables, closedMatches }: SchemaDisclosure,
): boolean => (isWhole ? openTables.has(table) : !closedMatches.has(table));

/** All rows of the tree, including those outside the viewport. */
export function flattenSchema(
  index: SchemaIndex,
  matches: SchemaMatches,
  disclosure: SchemaDisclosure,
): SchemaRows {
  const hasGroups = index.groups.length > 0;
  const { closedGroups, openTables } = disclosure;
  const isSearched = matches.view.search !== '';
  // Few tables are open, so their names are looked up, instead of the name of every table.
  const open = new Set([...openTables].flatMap((name) => index.numberOf.get(name) ?? []));
  let columnCount = isSearched ? index.columnCount : 0;
  if (!isSearched) for (const table of open) columnCount += index.endColumn(table) - index.firstColumn(table);
  const rows = new Uint32Array(index.groups.length + matches.tables.length + columnCount);
  let count = 0;
  // Called 200,000 times at a letter that every column contains.
  const add = (row: SchemaRow): void => {
    rows[count] = row;
    count += 1;
  };
  const addColumn = (column: number): void => add(column * 4 + bits.column);
  const isOpen = (table: number): boolean =>
    isSearched
      ? isTableOpen(index.tables[table]?.table ?? '', matches.isWhole(table), disclosure)
      : open.has(table);
  let lastGroup = -1;
  let isHidden = false;
  for (const table of matches.tables) {
    const group = hasGroups ? index.groupOf(table) : lastGroup;
    if (group !== lastGroup) {
      lastGroup = group;
      add(rowOf('group', group));
      isHidden = closedGroups.has(index.groups[group]?.name ?? '');
    }
    if (isHidden) continue;
    add(table * 4 + bits.table);
    if (isOpen(table)) eachColumnShown(index, matches, table, addColumn);
  }
  return rows.subarray(0, count);
}
