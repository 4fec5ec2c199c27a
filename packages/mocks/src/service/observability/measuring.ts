import { faultOf } from '../connections/connectionFault.ts';
import { destinations, sources, type NodeKind } from '../connectors/nodeKinds.ts';
import { hourMs } from '../core/durations.ts';
import type { World } from '../world/world.ts';
import { presenceOf } from '../schemas/schemas.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';
import { originOf } from './loadedRows.ts';
import { valueAt } from './values.ts';

/** Sources and destinations, by the word that a metric uses. */
export const storeKinds = { source: sources, destination: destinations } as const satisfies Record<
  MetricRow['data_store_type'],
  NodeKind
>;

/**
 * Measures a metric at an instant (milliseconds since the epoch). There is no value while its connector is archived or
 * unreachable, or after its table was removed from the source. Data loaded into a destination stays there.
 */
export function readerOf(world: World, metric: MetricRow): (at: number) => number | null {
  const kind = storeKinds[metric.data_store_type];
  const store = kind.table(world).get(metric.data_store_id);
  if (store?.status !== 'active') return () => null;
  const isThere = kind === sources ? presenceOf(world, store, metric.table_name) : () => true;
  const { measured, kept } = originOf(world, metric);
  const valueOf = (at: number) => {
    const value = valueAt(world.seed, measured, at);
    return kept === 1 ? value : Math.floor(value * kept);
  };
  return (at) => (isThere(at) && !faultOf(world, kind, store, at) ? valueOf(at) : null);
}

/** A metric is measured when it is created, and at each full hour afterwards. */
export function lastMeasurement(
  world: World,
  metric: MetricRow,
): { readonly last_value: number | null; readonly last_measured_at: string } {
  const hour = Math.floor(world.clock.now() / hourMs) * hourMs;
  const at = Math.max(Date.parse(metric.created_at), hour);
  return { last_value: readerOf(world, metric)(at), last_measured_at: new Date(at).toISOString() };
}
