import type { WireSchemaCollection, WireSchemaColumn } from '@millrace/ui/contract';

/** A table of a source, with its columns in wire form. */
export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly WireSchemaColumn[];
  /** Why it cannot be replicated, as a sentence; `null` if it can. */
  readonly ineligibleReason: string | null;
}

/**
 * A column from its notation: `name type`, with `?` after the type if it is nullable, and `*` if it is part of the key.
 */
export function columnFrom(words: string): WireSchemaColumn {
  const [column_name = '', type = ''] = words.split(' ');
  return {
    column_name,
    data_type: type.replace(/[?*]$/, ''),
    is_nullable: type.endsWith('?') ? 'YES' : 'NO',
    ...(type.endsWith('*') && { is_primary_key: true }),
  };
}

const withoutKey = ({ is_primary_key: _isKey, ...column }: WireSchemaColumn): WireSchemaColumn => column;

/** A table's columns on the wire, with or without assumed fields. */
export const columnsToWire = (
  { columns }: Pick<SchemaTable, 'columns'>,
  hasAssumed: boolean,
): readonly WireSchemaColumn[] => (hasAssumed ? columns : columns.map(withoutKey));

export const tableToWire = (table: SchemaTable, hasAssumed: boolean): WireSchemaCollection => ({
  columns: columnsToWire(table, hasAssumed),
  ...(hasAssumed && table.ineligibleReason !== null && { ineligible_reason: table.ineligibleReason }),
});
