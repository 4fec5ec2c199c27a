import type { listPipelines, WireResult } from '@millrace/ui/contract';
import { comparableName } from '@millrace/ui/domain/entities';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { recordsOfLastDay } from '../pipelineHistory/lastDay.ts';
import { showPipeline } from './storedPipeline.ts';

export interface PipelineListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly source_type?: string;
  readonly source_id?: number;
  readonly destination_id?: number;
}

const orderingsOf = (
  world: World,
): Readonly<Record<string, (row: PipelineRow) => string | number | null>> => ({
  id: (row) => row.id,
  name: (row) => comparableName(row.name),
  status: (row) => row.status,
  records_last_24h: (row) => recordsOfLastDay(world, row),
  last_synced_at: (row) => row.last_synced_at,
  source_sync_frequency: (row) => row.source_sync_frequency,
  created_at: (row) => row.created_at,
});

/** `active` is everything except archived (spec §2); otherwise one or more statuses, separated by commas. */
function hasStatus(wanted: string | undefined): (row: PipelineRow) => boolean {
  if (!wanted) return () => true;
  if (wanted === 'active') return (row) => row.status !== 'archived';
  const statuses = new Set(wanted.split(','));
  return (row) => statuses.has(row.status);
}

function hasSourceType({ tables }: World, wanted: string | undefined): (row: PipelineRow) => boolean {
  if (!wanted) return () => true;
  const types = new Set(wanted.split(','));
  return ({ source_id }) => types.has(tables.sources.get(source_id)?.type ?? '');
}

const hasEnds = ({ source_id, destination_id }: PipelineListQuery) => {
  const fits = (wanted: number | undefined, end: number | null) => wanted === undefined || wanted === end;
  return (row: PipelineRow): boolean =>
    fits(source_id, row.source_id) && fits(destination_id, row.destination_id);
};

/** Whether a search matches a pipeline's name or the names of its connectors. */
function mentions({ tables }: World, search: string | undefined): (row: PipelineRow) => boolean {
  const wanted = comparableName(search ?? '');
  if (!wanted) return () => true;
  return ({ name, source_id, destination_id }) =>
    [name, tables.sources.get(source_id)?.name, tables.destinations.get(destination_id)?.name].some(
      (text) => text !== undefined && comparableName(text).includes(wanted),
    );
}

export function list(
  world: World,
  query: PipelineListQuery,
  request: Request,
): WireResult<typeof listPipelines> {
  const rows = world.tables.pipelines.all();
  const filters = [
    hasStatus(query.status),
    hasSourceType(world, query.source_type),
    hasEnds(query),
    mentions(world, query.search),
  ];
  const found = rows.filter((row) => filters.every((fits) => fits(row)));
  const page = pageOf(ordered(found, query.ordering, orderingsOf(world)), query, request, (row) =>
    showPipeline(world, row),
  );
  return world.hasAssumedFields ? { ...page, counts: countByStatus(rows) } : page;
}

function countByStatus(rows: readonly PipelineRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
