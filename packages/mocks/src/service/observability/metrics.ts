import type {
  createMetric,
  getMetric,
  listMetrics,
  updateMetric,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { canMetric, comparableName } from '@millrace/ui/domain/entities';
import { listNames } from '../core/names.ts';
import { isAmong, ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import { lastMeasurement, recentMeasurements, storeKinds } from './measuring.ts';
import { checkDefinition, checkMetricName, checkThreshold } from './metricChecks.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';

type WireMetric = WireResult<typeof getMetric>;

export interface MetricListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly metric_type?: string;
  readonly state?: string;
  readonly data_store_type?: string;
  readonly data_store_id?: number;
}

function find({ tables }: World, id: number): MetricRow {
  const row = tables.metrics.get(id);
  if (!row) throw refusal.notFound();
  return row;
}

/** The names of the alerts that watch a metric. */
const watchersOf = ({ tables }: World, { id }: MetricRow): string[] =>
  tables.alerts
    .all()
    .filter(({ alert_metrics }) => alert_metrics.some(({ metric_id }) => metric_id === id))
    .map(({ name }) => name);

/** The connector of a metric, with its type and name (spec §3). */
function dataStoreOf(world: World, { data_store_type, data_store_id }: MetricRow) {
  const store = storeKinds[data_store_type].table(world).get(data_store_id);
  return store && { data_store_type, data_store_id, type: store.type, name: store.name };
}

function show(world: World, row: MetricRow): WireMetric {
  const { client_id: _client, is_nullable: _isNullable, status, created_at, ...shown } = row;
  if (!world.hasAssumedFields) return shown;
  return {
    ...shown,
    status,
    created_at,
    data_store: dataStoreOf(world, row) ?? null,
    ...(status === 'active' && lastMeasurement(world, row)),
    used_by: watchersOf(world, row).length,
  };
}

/** How the last value lies to the range; empty for an archived metric, which is not measured. */
function stateOf(world: World, row: MetricRow): 'outside' | 'inside' | 'unreadable' | '' {
  if (row.status !== 'active') return '';
  const { last_value } = lastMeasurement(world, row);
  if (last_value === null) return 'unreadable';
  const [low, high] = row.threshold.range;
  return last_value < low || last_value > high ? 'outside' : 'inside';
}

export function list(world: World, query: MetricListQuery, request: Request): WireResult<typeof listMetrics> {
  const rows = world.tables.metrics.all();
  const { status, metric_type: types, state, data_store_type, data_store_id } = query;
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    (row) =>
      isAmong(status, row.status) &&
      isAmong(types, row.metric_type) &&
      (!state || isAmong(state, stateOf(world, row))) &&
      (data_store_type === undefined || row.data_store_type === data_store_type) &&
      (data_store_id === undefined || row.data_store_id === data_store_id) &&
      [row.name, row.table_name, row.column_name ?? ''].some((text) => comparableName(text).includes(wanted)),
  );
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => comparableName(name),
    metric_type: ({ metric_type }) => metric_type,
    table_name: ({ table_name }) => table_name,
    created_at: ({ created_at }) => created_at,
  });
  const page = pageOf(sorted, query, request, (row) => show(world, row));
  if (!world.hasAssumedFields) return page;
  const archived = rows.filter((row) => row.status === 'archived').length;
  return { ...page, counts: { active: rows.length - archived, archived } };
}

/** One metric, with its recent measurements: a page of metrics would be large with them. */
export function get(world: World, id: number): WireMetric {
  const row = find(world, id);
  const shown = show(world, row);
  if (!world.hasAssumedFields || row.status !== 'active') return shown;
  return { ...shown, recent_values: recentMeasurements(world, row) };
}

export function create(
  world: World,
  { name, threshold, ...body }: WireBody<typeof createMetric>,
): WireMetric {
  const { errors, definition } = checkDefinition(world, body);
  const all = [...checkMetricName(world, name), ...errors, ...checkThreshold(threshold)];
  if (all.length > 0 || !definition) throw refusal.unprocessable(all);
  const { metrics } = world.tables;
  const row = metrics.put({
    ...definition,
    id: metrics.nextId(),
    client_id: world.clientId,
    name: name.trim(),
    status: 'active',
    threshold,
    created_at: new Date(world.clock.now()).toISOString(),
  });
  recordEffect(world, 'createMetric', row.id);
  return show(world, row);
}

/** Changes a metric. Its definition is checked only if it changes, because a table may have been removed since. */
export function update(world: World, id: number, body: WireBody<typeof updateMetric>): WireMetric {
  const row = find(world, id);
  if (!canMetric('edit', row)) throw refusal.conflict('Archived metrics can’t be changed.');
  const { name, threshold, ...changes } = body;
  // The table defines the type of a column, so the type of the former column does not apply to another.
  const { errors, definition } =
    Object.keys(changes).length === 0
      ? { errors: [], definition: row }
      : checkDefinition(world, { ...row, column_type: null, ...changes });
  const all = [
    ...(name === undefined ? [] : checkMetricName(world, name, id)),
    ...errors,
    ...(threshold === undefined ? [] : checkThreshold(threshold)),
  ];
  if (all.length > 0 || !definition) throw refusal.unprocessable(all);
  recordEffect(world, 'updateMetric', id);
  return show(
    world,
    world.tables.metrics.put({
      ...row,
      ...definition,
      ...(name !== undefined && { name: name.trim() }),
      ...(threshold !== undefined && { threshold }),
    }),
  );
}

/** Archives a metric that no alert watches. */
export function archive(world: World, id: number): void {
  const row = find(world, id);
  if (row.status === 'archived') throw refusal.conflict('This metric is already archived.');
  const watchers = watchersOf(world, row);
  if (!canMetric('archive', { ...row, usedBy: watchers.length })) {
    const names = listNames(watchers);
    throw refusal.conflict(`This metric is watched by ${names}. Take it out of those alerts first.`);
  }
  recordEffect(world, 'archiveMetric', id);
  world.tables.metrics.put({ ...row, status: 'archived' });
}
