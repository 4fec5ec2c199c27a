import * as v from 'valibot';

import { isWireObject } from '../../domain/json/paths.ts';
import type { SchemaCollection, SchemaCollections, SchemaColumn } from '../../domain/entities/schema.ts';
import { instant } from '../wire.ts';

/** A column on the wire (spec §3 "Schema column"). The primary key flag is an assumed field. */
export interface WireSchemaColumn {
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable?: 'YES' | 'NO';
  readonly is_primary_key?: boolean;
}

/** A table on the wire. The reason why it cannot be replicated is an assumed field. */
export interface WireSchemaCollection {
  readonly columns: readonly WireSchemaColumn[];
  readonly ineligible_reason?: string | null;
}

/** Spec §3: "collections keyed by table with columns". */
export interface WireSchemaCollections {
  readonly collections: Readonly<Record<string, WireSchemaCollection>>;
  /** Assumed: when the service read the source. */
  readonly read_at?: string | null;
}

// Decoded by hand instead of with valibot: a schema object per column costs several times as much, and a
// source may have 200,000 columns.
function readColumn(wire: unknown): SchemaColumn | undefined {
  if (!isWireObject(wire) || typeof wire.column_name !== 'string') return undefined;
  return {
    name: wire.column_name,
    dataType: typeof wire.data_type === 'string' ? wire.data_type : '',
    isNullable: wire.is_nullable !== 'NO',
    isPrimaryKey: wire.is_primary_key === true,
  };
}

/** Unreadable columns are dropped; `undefined` if the value is not a list. */
export function readColumns(wire: unknown): readonly SchemaColumn[] | undefined {
  if (!Array.isArray(wire)) return undefined;
  const columns: SchemaColumn[] = [];
  for (const each of wire) {
    const column = readColumn(each);
    if (column) columns.push(column);
  }
  return columns;
}

/** Reads one table; `undefined` if it is unreadable. */
export function readCollection(table: string, wire: unknown): SchemaCollection | undefined {
  const columns = isWireObject(wire) ? readColumns(wire.columns) : undefined;
  if (!isWireObject(wire) || !columns) return undefined;
  const reason = wire.ineligible_reason;
  return { table, columns, ineligibleReason: typeof reason === 'string' ? reason : null };
}

/** Reads an instant; `undefined` if there is none. */
export const readInstant = (wire: unknown): Date | null => {
  const decoded = v.safeParse(instant(), wire);
  return decoded.success ? decoded.output : null;
};

export function readCollections({ collections, read_at }: WireSchemaCollections): SchemaCollections {
  const entries = Object.entries(collections);
  const read = entries.flatMap(([table, wire]) => readCollection(table, wire) ?? []);
  return { collections: read, unreadable: entries.length - read.length, readAt: readInstant(read_at) };
}
