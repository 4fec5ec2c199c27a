import {
  type AlertRow,
  measurementOf,
  type MetricRow,
  type TriggerRow,
} from '../service/tables/observabilityRows.ts';
import type { ClientRow } from '../service/tables/accountRows.ts';
import { newTrigger } from '../service/observability/runs.ts';
import { valueAt, type Measured } from '../service/observability/values.ts';
import { startOfMonth } from '../service/core/calendar.ts';
import { dayMs as day, hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import { chance } from '../service/core/random.ts';
import { demoClientId } from '../service/world/world.ts';
import { acme } from './clients.ts';
import { alertPlans, metricPlans, type AlertPlan, type MetricPlan } from './observabilityPlans.ts';
import { iso } from './rows.ts';
import type { ObservedState, ScenarioOptions } from './scenario.ts';

/** The median of some days' values, so that one abnormal day does not define the usual value. */
function usualValue({ seed, now }: ScenarioOptions, measured: Measured): number {
  const values = Array.from({ length: 9 }, (_, index) => valueAt(seed, measured, now - index * 31 * hour));
  return values.toSorted((one, other) => one - other)[4] ?? 0;
}

function metricRow(
  setting: ScenarioOptions,
  { expected, status, ...plan }: MetricPlan,
  index: number,
): MetricRow {
  const measured = { where_conditions: [], ...plan };
  const usual = usualValue(setting, measured);
  const [low, high] = expected.map((share) => Math.round(usual * share));
  return {
    ...measured,
    id: index + 1,
    client_id: demoClientId,
    status: status ?? 'active',
    threshold: { type: 'constant', range: [low ?? 0, high ?? 0] },
    created_at: iso(setting.now - (120 - index * 7) * day),
  };
}

/** A value above the upper end of a range, by up to half of it. */
const beyond = ({ seed }: ScenarioOptions, { id, threshold }: MetricRow, ago: number): number =>
  Math.ceil(threshold.range[1] * (1.05 + 0.45 * chance(seed, 'beyond', id, ago))) + 1;

type Fired = Omit<TriggerRow, 'id'>;

function triggerRows(
  setting: ScenarioOptions,
  alert: AlertRow,
  plan: AlertPlan,
  watched: readonly MetricRow[],
): Fired[] {
  const step = alert.run_frequency * 1_000;
  const ranAt = (ago: number) => Math.floor((setting.now - ago * hour) / step) * step;
  return plan.triggers.map(([ago, lasted, status]) => {
    const at = ranAt(ago);
    const off = alert.trigger_condition === 'any' ? watched.slice(0, 1) : watched;
    const valueOf = (metric: MetricRow) =>
      lasted === null ? valueAt(setting.seed, metric, at) : beyond(setting, metric, ago);
    return {
      ...newTrigger,
      client_id: demoClientId,
      alert_id: alert.id,
      status,
      triggered_at: iso(at),
      healed_at: lasted === null ? null : iso(Math.max(ranAt(ago - lasted), at + step)),
      measurements: off.map((metric) => measurementOf(metric, valueOf(metric))),
      ...(status !== 'open' && {
        acknowledged_at: iso(at + 25 * minute),
        acknowledged_by: 'Mateo Lindqvist',
      }),
      ...(status === 'resolved' && { resolved_at: iso(at + 30 * hour), resolved_by: 'Noor Haddad' }),
    };
  });
}

/** Runs of an alert since the month began, which count against the quota. */
function runsOfMonth({ run_frequency, ran_until, created_at }: AlertRow, now: number): number {
  const step = run_frequency * 1_000;
  const from = Math.max(startOfMonth(now), Date.parse(created_at));
  return Math.max(0, Math.floor(ran_until / step) - Math.ceil(from / step) + 1);
}

/** Acme with the quota its alerts have used this month. */
export const observingAcme = (setting: ScenarioOptions): ClientRow => ({
  ...acme,
  free_observability_usage: observedState(setting).alerts.reduce(
    (sum, alert) => sum + runsOfMonth(alert, setting.now),
    0,
  ),
});

/** Six watched metrics, one unwatched and one archived, and five alerts with their history. */
export function observedState(setting: ScenarioOptions): ObservedState {
  const { seed, now } = setting;
  const metrics = metricPlans.map((plan, index) => metricRow(setting, plan, index));
  const watchedBy = (plan: AlertPlan) =>
    plan.metrics.flatMap((name) => metrics.find((metric) => metric.name === name) ?? []);
  const alerts = alertPlans.map((plan, index): AlertRow => {
    const { name, priority, run_frequency, trigger_condition = 'all', emails, offSince } = plan;
    const onUntil = now - (offSince ?? 0) * day;
    const lastRun = onUntil - (onUntil % (run_frequency * 1_000));
    const watched = watchedBy(plan);
    return {
      id: index + 1,
      client_id: demoClientId,
      name,
      priority,
      run_frequency,
      trigger_condition,
      notification: { emails: [...emails] },
      alert_metrics: watched.map(({ id }) => ({ metric_id: id })),
      is_active: offSince === undefined,
      created_at: iso(now - (60 - index * 5) * day),
      ran_until: onUntil,
      last_run_at: iso(lastRun),
      last_measurements: watched.map((metric) => measurementOf(metric, valueAt(seed, metric, lastRun))),
    };
  });
  const fired = alerts.flatMap((alert, index) => {
    const plan = alertPlans[index];
    return plan ? triggerRows(setting, alert, plan, watchedBy(plan)) : [];
  });
  // Ids are assigned in the order in which triggers fire.
  const inOrder = fired.toSorted(
    (one, other) => Date.parse(one.triggered_at) - Date.parse(other.triggered_at),
  );
  return { metrics, alerts, alertTriggers: inOrder.map((trigger, index) => ({ ...trigger, id: index + 1 })) };
}
