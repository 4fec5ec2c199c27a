import type { SchemaColumn } from '../entities/schema.ts';

/** A table of a source or destination, for metrics (spec §3 "tables with columns"). */
export interface StoreTable {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
}

/** The measurable tables of a source or destination. */
export interface StoreSchema {
  readonly tables: readonly StoreTable[];
}

/** Finds a column by the names of its table and itself; `undefined` if either is missing. */
export const columnIn = (
  { tables }: StoreSchema,
  tableName: string,
  columnName: string,
): SchemaColumn | undefined =>
  tables.find(({ name }) => name === tableName)?.columns.find(({ name }) => name === columnName);
