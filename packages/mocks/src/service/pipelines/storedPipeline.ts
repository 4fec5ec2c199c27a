import type { getPipeline, setPipelineStatus, WireResult } from '@millrace/ui/contract';
import { refusal } from '../core/refusal.ts';
import { newestChangeOf } from '../pipelineHistory/changes.ts';
import { lastDayOf, recordsOfLastDay } from '../pipelineHistory/lastDay.ts';
import { hasSchema, mappingsOf } from './replications.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import { announce, type World } from '../world/world.ts';

/** Default settings of a new pipeline (spec §3, §9). */
export const newPipeline = {
  status: 'draft',
  region: null,
  source_id: null,
  destination_id: null,
  maintenance_window: '02:00-04:00',
  persist_deleted_rows: false,
  source_sync_frequency: 900_000,
  destination_sync_frequency: 900_000,
  destination_sync_cron: null,
  current_sync_mode: 'default',
  auto_sync_new_collections: false,
  s3_file_format: 'avro',
  replicate_column_changes: false,
  hourly_records: null,
  last_synced_at: null,
  next_sync_at: null,
  last_error: null,
  rev: 1,
} as const satisfies Partial<PipelineRow>;

export function findPipeline({ tables }: World, id: number): PipelineRow {
  const row = tables.pipelines.get(id);
  if (!row) throw refusal.notFound();
  return row;
}

const endOf = (node: NodeRow | undefined) => node && { id: node.id, name: node.name, type: node.type };

type Times = Partial<Pick<PipelineRow, 'last_synced_at' | 'next_sync_at'>>;

/** The times of its syncs by the clock that dates them. */
function showTimes<Fields extends Times>(world: World, id: number, fields: Fields): Fields {
  const ahead = world.tables.histories.get(id)?.silent?.clock_ahead;
  if (!ahead) return fields;
  const shifted = Object.entries(fields).map(([name, value]) => [
    name,
    (name === 'last_synced_at' || name === 'next_sync_at') && typeof value === 'string'
      ? new Date(Date.parse(value) + ahead).toISOString()
      : value,
  ]);
  return Object.assign({}, fields, Object.fromEntries(shifted));
}

const showChange = (world: World, row: PipelineRow) => ({ newest_change_at: newestChangeOf(world, row) });

const showLastDay = (world: World, row: PipelineRow) => ({
  hourly_records: lastDayOf(world, row),
  records_last_24h: recordsOfLastDay(world, row),
});

/** A pipeline on the wire: with its connectors, and the assumed fields if they are enabled. */
export function showPipeline(world: World, row: PipelineRow): WireResult<typeof setPipelineStatus> {
  const { client_id: _client, ...shown } = row;
  if (!world.hasAssumedFields) return withoutAssumed(shown);
  const { sources, destinations } = world.tables;
  return {
    ...showTimes(world, row.id, shown),
    ...showLastDay(world, row),
    ...showChange(world, row),
    source: endOf(sources.get(row.source_id)),
    destination: endOf(destinations.get(row.destination_id)),
    has_schema: hasSchema(world, row),
  };
}

/** The same with its mappings, which only a single pipeline contains. */
export const showPipelineDetail = (world: World, row: PipelineRow): WireResult<typeof getPipeline> => ({
  ...showPipeline(world, row),
  sync_mappings: [...mappingsOf(world, row)],
});

/** Removes the pipeline's fields of the contract's `assumed` list. */
function withoutAssumed<Fields extends Partial<PipelineRow>>(row: Fields) {
  const {
    hourly_records: _series,
    last_synced_at: _last,
    next_sync_at: _next,
    last_error: _error,
    created_at: _created,
    rev: _rev,
    ...rest
  } = row;
  return rest;
}

/** Stores a pipeline's new state without an event. `rev` grows by one by default. */
export const keepPipeline = (
  { tables }: World,
  row: PipelineRow,
  changes: Partial<PipelineRow>,
): PipelineRow => tables.pipelines.put({ ...row, rev: row.rev + 1, ...changes, id: row.id });

/**
 * Sends an event with the changes.
 * @param row the new state
 * @param more changes outside its row
 */
export function announcePipeline(
  world: World,
  row: PipelineRow,
  changes: Partial<PipelineRow>,
  more: { readonly has_schema?: boolean } = {},
): void {
  const { sources, destinations } = world.tables;
  const delta = {
    ...showTimes(world, row.id, changes),
    ...('hourly_records' in changes && showLastDay(world, row)),
    ...('last_synced_at' in changes && showChange(world, row)),
    rev: row.rev,
    ...more,
    ...('source_id' in changes && { source: endOf(sources.get(row.source_id)) ?? null }),
    ...('destination_id' in changes && { destination: endOf(destinations.get(row.destination_id)) ?? null }),
  };
  announce(
    world,
    ['pipeline', 'updated'],
    row.id,
    world.hasAssumedFields ? { delta, rev: row.rev } : { delta: withoutAssumed(changes) },
  );
}

/** Stores a pipeline's new state and sends an event. */
export function changePipeline(
  world: World,
  row: PipelineRow,
  changes: Partial<PipelineRow>,
  more?: { readonly has_schema?: boolean },
): PipelineRow {
  const changed = keepPipeline(world, row, changes);
  announcePipeline(world, changed, changes, more);
  return changed;
}

/** Creates a pipeline and sends an event. */
export function addPipeline(world: World, fields: Pick<PipelineRow, 'name' | 'region'>): PipelineRow {
  const { pipelines } = world.tables;
  const row = pipelines.put({
    ...newPipeline,
    ...fields,
    id: pipelines.nextId(),
    client_id: world.clientId,
    created_at: new Date(world.clock.now()).toISOString(),
  });
  announce(world, ['pipeline', 'created'], row.id, {
    data: showPipeline(world, row),
    ...(world.hasAssumedFields && { rev: row.rev }),
  });
  return row;
}

/** Removes a pipeline from every table with rows of it, and sends an event. */
export function removePipeline(world: World, { id }: PipelineRow): void {
  const { pipelines, replications, histories, journals, jobs } = world.tables;
  for (const table of [replications, histories, journals, jobs, pipelines]) table.remove(id);
  announce(world, ['pipeline', 'deleted'], id);
}
