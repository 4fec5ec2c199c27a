import type { SchemaCollection, SchemaColumn, SyncMapping } from '../entities/schema.ts';

/** Tables for tests: `table('sales.orders', 'id*', 'note')`, where the asterisk marks the key. */
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
