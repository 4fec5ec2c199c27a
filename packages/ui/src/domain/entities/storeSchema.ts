import type { SchemaColumn } from './schema.ts';

/** A table of a source or destination, as metrics are measured on it (spec §3 "tables with columns"). */
export interface StoreTable {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
}

/** What a source or destination holds that can be measured. */
export interface StoreSchema {
  readonly tables: readonly StoreTable[];
}

/** A column by its table's name and its own; `undefined` where one of the two is not there. */
export const columnIn = (
  { tables }: StoreSchema,
  tableName: string,
  columnName: string,
): SchemaColumn | undefined =>
  tables.find(({ name }) => name === tableName)?.columns.find(({ name }) => name === columnName);
