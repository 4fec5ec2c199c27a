import { isOutside } from '@millrace/ui/domain/observability';
import { faultOf } from '../connections/connectionFault.ts';
import { destinations, sources, type NodeKind } from '../connectors/nodeKinds.ts';
import { dayMs, hourMs } from '../core/durations.ts';
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
  const { measured, lost, deleted, kept } = originOf(world, metric);
  const valueOf = (at: number) => {
    const value = valueAt(world.seed, measured, at);
    const left = kept === 1 && lost === 0 ? value : Math.max(0, Math.floor(value * kept) - lost);
    return deleted === 0 ? left : left + Math.ceil(value * deleted);
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

/** How far back the page of a metric reaches. */
const keptMs = 7 * dayMs;

/**
 * Makes the values of a metric agree with its alerts, whose history before a scenario is made up and not measured: a value is
 * out of range while a trigger says so, and in range if an alert that ran in that hour found nothing.
 */
function agreementWith({ tables }: World, { id, threshold }: MetricRow) {
  const { range } = threshold;
  const triggers = tables.alertTriggers.all().flatMap(({ triggered_at, healed_at, measurements }) => {
    const found = measurements.find(({ metric_id }) => metric_id === id);
    const until = healed_at === null ? Infinity : Date.parse(healed_at);
    return found ? [{ from: Date.parse(triggered_at), until, value: found.value }] : [];
  });
  const runs = tables.alerts.all().filter(({ alert_metrics, trigger_condition, run_frequency }) => {
    const firesAlone = trigger_condition === 'any' || alert_metrics.length === 1;
    const isHourly = run_frequency * 1_000 <= hourMs;
    return firesAlone && isHourly && alert_metrics.some(({ metric_id }) => metric_id === id);
  });
  let lastInside: number | null = null;
  return (at: number, value: number | null): number | null => {
    const trigger = triggers.find(({ from, until }) => at >= from && at < until);
    const isOff = isOutside(value, { range });
    if (!isOff) lastInside = value;
    if (trigger) return isOff ? value : trigger.value;
    const wasRun = runs.some(({ created_at, ran_until }) => at > Date.parse(created_at) && at <= ran_until);
    return isOff && wasRun ? lastInside : value;
  };
}

/** The measurements of a metric of the last seven days, oldest first: one when it was created, and one at each full hour. */
export function recentMeasurements(world: World, metric: MetricRow): [at: string, value: number | null][] {
  const now = world.clock.now();
  const [createdAt, from] = [Date.parse(metric.created_at), now - keptMs];
  const read = readerOf(world, metric);
  const agreed = agreementWith(world, metric);
  const times = createdAt > from ? [createdAt] : [];
  for (let at = Math.ceil(Math.max(createdAt + 1, from) / hourMs) * hourMs; at <= now; at += hourMs) {
    times.push(at);
  }
  return times.map((at) => [new Date(at).toISOString(), agreed(at, read(at))]);
}
