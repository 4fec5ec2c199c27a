import type { SchemaCollection, SchemaColumn, SyncMapping } from '../entities/schema.ts';

/** Creates tables for tests: `table('sales.orders', 'id*', 'note')`. An asterisk marks the key. */
export const table = (name: string, ...columns: readonly string[]): SchemaCollection => ({
  table: name,
  ineligibleReason: null,
  columns: columns.map((column): SchemaColumn => ({
    name: column.replace('*', ''),
    dataType: 'string',
    isNullable: false,
    isPrimaryKey: column.endsWith('*'),
  })),
});

export const mapping = (name: string, rest: Partial<SyncMapping> = {}): SyncMapping => ({
  table: name,
  isSelected: true,
  excluded: [],
  customPrimaryKeys: [],
  ...rest,
});
