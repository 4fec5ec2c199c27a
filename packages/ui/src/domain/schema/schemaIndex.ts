import type { SchemaCollection } from '../entities/schema.ts';
import { createColumnSearch, type ColumnSearch } from './columnSearch.ts';

/** The adjacent tables of one database schema. */
export interface SchemaGroup {
  readonly name: string;
  /** Its first table, and the one after its last. */
  readonly first: number;
  readonly end: number;
}

/**
 * The tables of a source, stored so that 200,000 columns can be counted, searched and marked by number.
 * Tables are numbered by name, the default schema's first; columns are numbered across all tables.
 */
export interface SchemaIndex {
  readonly tables: readonly SchemaCollection[];
  readonly numberOf: ReadonlyMap<string, number>;
  /**
   * Whether the names of tables begin with a schema. Databases with schemas qualify every table. Where one table has no
   * dot, or the source has no schemas, as MySQL or a spreadsheet, the dots belong to the names.
   */
  readonly hasSchemas: boolean;
  /** At least two groups, or none: a single schema needs no heading. */
  readonly groups: readonly SchemaGroup[];
  /** The number of a table's group; -1 if there are no groups. */
  readonly groupOf: (table: number) => number;
  readonly columnCount: number;
  /** 1 for each table that can be replicated, otherwise 0. */
  readonly eligible: ArrayLike<number>;
  /** The number of each table's first column, and the number of columns at the end. */
  readonly starts: ArrayLike<number>;
  /** The number of a table's first column, and of the one after its last. */
  readonly firstColumn: (table: number) => number;
  readonly endColumn: (table: number) => number;
  readonly tableOf: (column: number) => number;
  readonly columnAt: (column: number) => SchemaCollection['columns'][number] | undefined;
  /** The number of a table's column; -1 if it has no column of that name. */
  readonly columnOf: (table: number, name: string) => number;
  readonly search: ColumnSearch;
}

/** `sales` for `sales.orders`. The name of a table may contain dots, that of its schema rarely. */
const schemaOf = (table: string): string => table.slice(0, Math.max(table.indexOf('.'), 0));
const isQualified = (table: string): boolean => schemaOf(table) !== '';

/** `orders` for `sales.orders`, and the whole name without schemas. */
export const nameWithin = ({ hasSchemas }: Pick<SchemaIndex, 'hasSchemas'>, table: string): string =>
  hasSchemas ? table.slice(table.indexOf('.') + 1) : table;

/** The default schemas of databases (spec §9). They come first. */
const defaultSchemas = ['public', 'dbo', 'PUBLIC'];
const rankOf = (schema: string): number => (defaultSchemas.includes(schema) ? 0 : 1);

/** Sorted and unique: the last version of a duplicate table is used. */
function inOrder(
  collections: readonly SchemaCollection[],
  canHaveSchemas: boolean,
): Pick<SchemaIndex, 'tables' | 'groups' | 'hasSchemas'> {
  const hasSchemas =
    canHaveSchemas && collections.length > 0 && collections.every(({ table }) => isQualified(table));
  const schemas = Map.groupBy(collections, ({ table }) => {
    const schema = hasSchemas ? schemaOf(table) : '';
    return `${rankOf(schema)}${schema}`;
  });
  const tables: SchemaCollection[] = [];
  const groups: SchemaGroup[] = [];
  // Sorted by the default comparison, because a custom one would be called 60,000 times.
  for (const schema of [...schemas.keys()].toSorted()) {
    const byName = new Map(schemas.get(schema)?.map((collection) => [collection.table, collection]));
    const first = tables.length;
    for (const name of [...byName.keys()].toSorted()) {
      const collection = byName.get(name);
      if (collection) tables.push(collection);
    }
    groups.push({ name: schema.slice(1), first, end: tables.length });
  }
  return { tables, hasSchemas, groups: groups.length < 2 ? [] : groups };
}

/**
 * @param canHaveSchemas whether the source may have schemas, as its definition says.
 * @default true: the names of the tables decide
 */
export function createSchemaIndex(
  collections: readonly SchemaCollection[],
  canHaveSchemas = true,
): SchemaIndex {
  const { tables, groups, hasSchemas } = inOrder(collections, canHaveSchemas);
  const starts = new Uint32Array(tables.length + 1);
  const eligible = new Uint8Array(tables.length);
  let column = 0;
  for (let table = 0; table < tables.length; table += 1) {
    const { columns = [], ineligibleReason } = tables[table] ?? {};
    column += columns.length;
    starts[table + 1] = column;
    eligible[table] = ineligibleReason === null ? 1 : 0;
  }
  const columnCount = starts[tables.length] ?? 0;

  const owners = new Uint32Array(columnCount);
  for (let table = 0; table < tables.length; table += 1)
    owners.fill(table, starts[table] ?? 0, starts[table + 1] ?? 0);

  const groupNumbers = new Int32Array(tables.length).fill(-1);
  for (const [number, { first, end }] of groups.entries()) groupNumbers.fill(number, first, end);

  const firstColumn = (table: number): number => starts[table] ?? columnCount;
  const endColumn = (table: number): number => starts[table + 1] ?? columnCount;
  return {
    tables,
    numberOf: new Map(tables.map(({ table }, index) => [table, index])),
    hasSchemas,
    groups,
    groupOf: (table) => groupNumbers[table] ?? -1,
    columnCount,
    eligible,
    starts,
    firstColumn,
    endColumn,
    tableOf: (number) => owners[number] ?? 0,
    columnAt: (number) => {
      const table = owners[number];
      return table === undefined ? undefined : tables[table]?.columns[number - firstColumn(table)];
    },
    columnOf: (table, name) => {
      const at = tables[table]?.columns.findIndex((each) => each.name === name) ?? -1;
      return at < 0 ? -1 : firstColumn(table) + at;
    },
    search: createColumnSearch(tables),
  };
}
