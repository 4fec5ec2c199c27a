import type { SchemaIndex } from './schemaIndex.ts';

/** The tables and columns that a refetch of the source added and removed. */
export interface SchemaDiff {
  readonly tablesCame: readonly string[];
  readonly tablesGone: readonly string[];
  /** The removed tables that were selected. They are selected again if they reappear. */
  readonly selectedGone: readonly string[];
  /** As `table.column`. */
  readonly columnsCame: readonly string[];
  readonly columnsGone: readonly string[];
}

const isAny = (diff: SchemaDiff): boolean => Object.values(diff).some((names) => names.length > 0);

/** `null` if both versions have the same names. */
export function diffSchemas(
  before: SchemaIndex,
  after: SchemaIndex,
  isSelected: (table: number) => boolean,
): SchemaDiff | null {
  const gone = before.tables.flatMap(({ table }, number) => (after.numberOf.has(table) ? [] : [number]));
  const nameOf = (number: number): string => before.tables[number]?.table ?? '';
  const columnsCame: string[] = [];
  const columnsGone: string[] = [];
  for (const { table, columns } of after.tables) {
    const old = before.tables[before.numberOf.get(table) ?? -1]?.columns;
    if (!old || old === columns) continue;
    const was = new Set(old.map(({ name }) => name));
    const is = new Set(columns.map(({ name }) => name));
    for (const name of is) if (!was.has(name)) columnsCame.push(`${table}.${name}`);
    for (const name of was) if (!is.has(name)) columnsGone.push(`${table}.${name}`);
  }
  const diff = {
    tablesCame: after.tables.flatMap(({ table }) => (before.numberOf.has(table) ? [] : [table])),
    tablesGone: gone.map(nameOf),
    selectedGone: gone.filter(isSelected).map(nameOf),
    columnsCame,
    columnsGone,
  };
  return isAny(diff) ? diff : null;
}
