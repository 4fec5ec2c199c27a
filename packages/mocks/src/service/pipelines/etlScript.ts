import type { getEtlScript, WireResult } from '@millrace/ui/contract';
import { demandFeature } from '../world/features.ts';
import { refusal } from '../core/refusal.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import { wrongQuery } from '../core/spans.ts';
import type { World } from '../world/world.ts';
import { tablesNow } from '../schemas/schemas.ts';
import { missingOf } from './completeness.ts';
import { frequencyOf } from '../pipelineHistory/history.ts';
import { findPipeline } from './storedPipeline.ts';
import { mappingsOf } from './replications.ts';

export interface EtlScriptQuery {
  readonly etl_source_id?: number;
  readonly etl_destination_id?: number;
}

/** A text or a list of texts. JSON strings are also valid YAML, with any content. */
const quoted = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;

/** The replicated tables that still exist, with their selected columns. */
function tablesOfScript(world: World, row: PipelineRow): string[] {
  const source = world.tables.sources.get(row.source_id);
  const known = new Map((source ? tablesNow(world, source) : []).map((table) => [table.name, table]));
  return mappingsOf(world, row).flatMap(({ table: name, selected, excluded, custom_primary_keys }) => {
    const table = known.get(name);
    if (!selected || !table) return [];
    const left = new Set(excluded);
    const columns = table.columns.filter(({ column_name }) => !left.has(column_name));
    const own = columns.filter(({ is_primary_key }) => is_primary_key).map(({ column_name }) => column_name);
    const key = custom_primary_keys.length > 0 ? custom_primary_keys : own;
    return [
      `  - name: ${quoted(name)}`,
      // Without a key, changes cannot be matched to rows.
      `    mode: ${key.length > 0 ? 'upsert' : 'append'}`,
      ...(key.length > 0 ? [`    key: ${quoted(key)}`] : []),
      `    columns: ${quoted(columns.map(({ column_name }) => column_name))}`,
    ];
  });
}

const scheduleOf = (row: PipelineRow): string =>
  row.destination_sync_cron
    ? `  cron: ${quoted(row.destination_sync_cron)}`
    : `  every_seconds: ${Math.round(frequencyOf(row) / 1000)}`;

/** A pipeline as a script for the sister product. */
export function etlScript(world: World, id: number, query: EtlScriptQuery): WireResult<typeof getEtlScript> {
  demandFeature(world, 'etl_script');
  const row = findPipeline(world, id);
  const { etl_source_id, etl_destination_id } = query;
  const errors = [
    ...(etl_source_id === undefined ? [wrongQuery('etl_source_id', 'This field is required.')] : []),
    ...(etl_destination_id === undefined
      ? [wrongQuery('etl_destination_id', 'This field is required.')]
      : []),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const missing = missingOf(world, row);
  if (missing.length > 0) {
    throw refusal.conflict(`There is no script of this pipeline yet: it needs ${missing.join(' and ')}.`);
  }
  const { sources, destinations } = world.tables;
  const lines = [
    'version: 1',
    `name: ${quoted(row.name)}`,
    'source:',
    `  connection: ${etl_source_id}`,
    `  type: ${quoted(sources.get(row.source_id)?.type ?? '')}`,
    'destination:',
    `  connection: ${etl_destination_id}`,
    `  type: ${quoted(destinations.get(row.destination_id)?.type ?? '')}`,
    `  keep_deleted_rows: ${row.persist_deleted_rows ?? false}`,
    'schedule:',
    scheduleOf(row),
    'tables:',
    ...tablesOfScript(world, row),
  ];
  return { script: `${lines.join('\n')}\n` };
}
