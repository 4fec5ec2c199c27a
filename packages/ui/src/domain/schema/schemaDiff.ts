import type { SchemaColumn } from '../entities/schema.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/** A column whose type, key or nullability is another one. */
export interface ColumnChange {
  /** As `table.column`. */
  readonly name: string;
  /** The new facts: `integer → bigint`, `now nullable`. */
  readonly facts: readonly string[];
}

/** The tables and columns that a refetch of the source added, removed and changed. */
export interface SchemaDiff {
  readonly tablesCame: readonly string[];
  readonly tablesGone: readonly string[];
  /** The removed tables that were selected. They are selected again if they reappear. */
  readonly selectedGone: readonly string[];
  /** As `table.column`. */
  readonly columnsCame: readonly string[];
  readonly columnsGone: readonly string[];
  readonly columnsChanged: readonly ColumnChange[];
  /** Tables that can no longer be replicated, such as one that lost its key. */
  readonly tablesBlocked: readonly string[];
  /** Tables that can be replicated now. */
  readonly tablesFreed: readonly string[];
}

const isAny = (diff: SchemaDiff): boolean => Object.values(diff).some((names) => names.length > 0);

const isSame = (one: SchemaColumn, other: SchemaColumn): boolean =>
  one.dataType === other.dataType &&
  one.isPrimaryKey === other.isPrimaryKey &&
  one.isNullable === other.isNullable;

/** What is new about a column that both versions have. */
const newFacts = (was: SchemaColumn, is: SchemaColumn): readonly string[] =>
  [
    was.dataType !== is.dataType && `${was.dataType} → ${is.dataType}`,
    was.isPrimaryKey !== is.isPrimaryKey && (is.isPrimaryKey ? 'now a key' : 'no longer a key'),
    was.isNullable !== is.isNullable && (is.isNullable ? 'now nullable' : 'no longer nullable'),
  ].filter((fact) => fact !== false);

/** `null` if both versions are the same. */
export function diffSchemas(
  before: SchemaIndex,
  after: SchemaIndex,
  isSelected: (table: number) => boolean,
): SchemaDiff | null {
  const gone = before.tables.flatMap(({ table }, number) => (after.numberOf.has(table) ? [] : [number]));
  const nameOf = (number: number): string => before.tables[number]?.table ?? '';
  const columnsCame: string[] = [];
  const columnsGone: string[] = [];
  const columnsChanged: ColumnChange[] = [];
  /** The tables of both versions that were eligible before and are not now, or the other way round. */
  const turned = (isEligible: boolean): readonly string[] =>
    after.tables
      .filter(({ table, ineligibleReason }) => {
        const earlier = before.tables[before.numberOf.get(table) ?? -1];
        const was = earlier?.ineligibleReason === null;
        return earlier !== undefined && was !== isEligible && (ineligibleReason === null) === isEligible;
      })
      .map(({ table }) => table);
  for (const { table, columns } of after.tables) {
    const old = before.tables[before.numberOf.get(table) ?? -1]?.columns;
    if (!old || old === columns) continue;
    const was = new Map(old.map((column) => [column.name, column]));
    const is = new Set(columns.map(({ name }) => name));
    for (const column of columns) {
      const earlier = was.get(column.name);
      if (!earlier) columnsCame.push(`${table}.${column.name}`);
      else if (!isSame(earlier, column))
        columnsChanged.push({ name: `${table}.${column.name}`, facts: newFacts(earlier, column) });
    }
    for (const name of was.keys()) if (!is.has(name)) columnsGone.push(`${table}.${name}`);
  }
  const diff = {
    tablesCame: after.tables.flatMap(({ table }) => (before.numberOf.has(table) ? [] : [table])),
    tablesGone: gone.map(nameOf),
    selectedGone: gone.filter(isSelected).map(nameOf),
    columnsCame,
    columnsGone,
    columnsChanged,
    tablesBlocked: turned(false),
    tablesFreed: turned(true),
  };
  return isAny(diff) ? diff : null;
}
