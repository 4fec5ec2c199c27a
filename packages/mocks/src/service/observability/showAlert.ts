import type { getAlert, WireResult } from '@millrace/ui/contract';
import { refusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
import type { AlertRow } from '../tables/observabilityRows.ts';
import { hasQuota } from './quota.ts';
import { nextRun } from './runs.ts';

export type WireAlert = WireResult<typeof getAlert>;

export function findAlert({ tables }: World, id: number): AlertRow {
  const row = tables.alerts.get(id);
  if (!row) throw refusal.notFound();
  return row;
}

/** Summary of an alert's triggers. */
export interface TriggerSummary {
  readonly open_triggers: number;
  readonly acknowledged_triggers: number;
  readonly last_fired_at: string | null;
}

export const noTriggers: TriggerSummary = {
  open_triggers: 0,
  acknowledged_triggers: 0,
  last_fired_at: null,
};

/** Summaries of the triggers of every alert that has any, in one pass. */
export function summariseTriggers({ tables }: World): ReadonlyMap<number, TriggerSummary> {
  const summaries = new Map<number, TriggerSummary>();
  for (const { alert_id, status, triggered_at } of tables.alertTriggers.all()) {
    const { open_triggers, acknowledged_triggers, last_fired_at } = summaries.get(alert_id) ?? noTriggers;
    summaries.set(alert_id, {
      open_triggers: open_triggers + Number(status === 'open'),
      acknowledged_triggers: acknowledged_triggers + Number(status === 'acknowledged'),
      last_fired_at: last_fired_at !== null && last_fired_at > triggered_at ? last_fired_at : triggered_at,
    });
  }
  return summaries;
}

/** The metrics of an alert, each with the result of the last run. */
const metricsOf = ({ tables }: World, { alert_metrics, last_measurements }: AlertRow) =>
  alert_metrics.map(({ metric_id }) => {
    const metric = tables.metrics.get(metric_id);
    return {
      metric_id,
      name: metric?.name,
      range: metric?.threshold.range,
      last_value: last_measurements.find((each) => each.metric_id === metric_id)?.value,
    };
  });

/** An alert on the wire. @param summary computed here if it is missing */
export function showAlert(
  world: World,
  row: AlertRow,
  summary = summariseTriggers(world).get(row.id) ?? noTriggers,
): WireAlert {
  const {
    client_id: _client,
    ran_until,
    last_measurements: _last,
    is_active,
    last_run_at,
    created_at,
    ...shown
  } = row;
  if (!world.hasAssumedFields) return shown;
  const isResting = is_active && !hasQuota(world);
  const next = is_active && !isResting ? nextRun(row, ran_until) : null;
  return {
    ...shown,
    alert_metrics: metricsOf(world, row),
    ...summary,
    is_active,
    is_resting: isResting,
    last_run_at,
    next_run_at: next === null ? null : new Date(next).toISOString(),
    created_at,
  };
}
