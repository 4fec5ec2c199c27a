import type { WireSchemaColumn } from '@millrace/ui/contract';
import { isKnown, columnTypes, sampleDefaults } from '@millrace/ui/domain/entities';
import { isObject, valueAt, type Config } from '../connectorConfig/nodeConfig.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import { inferFrom } from '../files/sampleFiles.ts';
import type { SchemaTable } from './schemaTable.ts';

/** A column as the schema importer stored it (spec §3 "Schema column"); `undefined` if it is invalid. */
function columnIn(kept: Config[string]): WireSchemaColumn | undefined {
  if (!isObject(kept) || typeof kept.column_name !== 'string') return undefined;
  const type = typeof kept.data_type === 'string' ? kept.data_type : '';
  return {
    column_name: kept.column_name,
    data_type: isKnown(columnTypes, type) ? type : 'string',
    is_nullable: kept.is_nullable === 'NO' ? 'NO' : 'YES',
  };
}

/** The one table of a file source: with the configured name and columns, or inferred ones. */
export function fileTable(seed: number, { config }: NodeRow): SchemaTable {
  const name = valueAt(config, 'table_name');
  const kept = valueAt(config, 'columns');
  const chosen = Array.isArray(kept) ? kept.flatMap((each) => columnIn(each) ?? []) : [];
  const columns =
    chosen.length > 0
      ? chosen
      : inferFrom(seed, config, sampleDefaults).columns.map((column): WireSchemaColumn => ({
          column_name: column.name,
          data_type: column.type,
          is_nullable: column.isNullable ? 'YES' : 'NO',
        }));
  return {
    name: typeof name === 'string' && name.trim() ? name.trim() : 'files',
    columns,
    ineligibleReason: null,
  };
}
