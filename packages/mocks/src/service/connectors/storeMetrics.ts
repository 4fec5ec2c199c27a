import type { NodeKind } from './nodeKinds.ts';
import type { World } from '../world/world.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';

/** The metrics of a connector, including archived ones. */
export const metricsOf = (
  { tables }: World,
  { kind }: Pick<NodeKind, 'kind'>,
  id: number,
): readonly MetricRow[] =>
  tables.metrics.all().filter((row) => row.data_store_type === kind && row.data_store_id === id);

/** Deletes archived metrics with their connector; no alert watches them. */
export function removeMetricsOf(world: World, kind: Pick<NodeKind, 'kind'>, id: number): void {
  for (const metric of metricsOf(world, kind, id)) world.tables.metrics.remove(metric.id);
}
