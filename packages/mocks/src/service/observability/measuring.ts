import { destinations, sources, type NodeKind } from '../connectors/nodeRows.ts';
import { hourMs } from '../core/durations.ts';
import type { World } from '../core/world.ts';
import { isReadable } from '../schemas/schemas.ts';
import type { MetricRow } from './metricRow.ts';
import { valueAt } from './values.ts';

/** Sources and destinations, by the word that a metric has for them. */
export const storeKinds = { source: sources, destination: destinations } as const satisfies Record<
  MetricRow['data_store_type'],
  NodeKind
>;

/** Whether a metric's data can be read now: it is in use, and what it lies in is, and lets us in. */
export function isMeasurable(world: World, metric: MetricRow): boolean {
  const kind = storeKinds[metric.data_store_type];
  const store = kind.table(world).get(metric.data_store_id);
  return metric.status === 'active' && store?.status === 'active' && isReadable(kind, store);
}

/** A metric is measured when it is made, and at each full hour from then on. */
export function lastMeasurement(
  world: World,
  metric: MetricRow,
): { readonly last_value: number | null; readonly last_measured_at: string } {
  const hour = Math.floor(world.clock.now() / hourMs) * hourMs;
  const at = Math.max(Date.parse(metric.created_at), hour);
  return {
    last_value: isMeasurable(world, metric) ? valueAt(world.seed, metric, at) : null,
    last_measured_at: new Date(at).toISOString(),
  };
}
