import type { createAlert, listAlerts, WireBody, WireResult } from '@millrace/ui/contract';
import { alertDefaults, alertPriorities, canAlert, comparableName } from '@millrace/ui/domain/entities';
import { isAmong, ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import { checkAlert, type AlertChanges } from './alertChecks.ts';
import type { AlertRow } from '../tables/observabilityRows.ts';
import { findAlert, noTriggers, showAlert, summariseTriggers, type WireAlert } from './showAlert.ts';
import { demandQuota } from './quota.ts';

export interface AlertListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly priority?: string;
  readonly metric_id?: number;
}

const statusOf = ({ is_active }: AlertRow): string => (is_active ? 'active' : 'inactive');

const watches = ({ alert_metrics }: AlertRow, id: number): boolean =>
  alert_metrics.some(({ metric_id }) => metric_id === id);

export function list(world: World, query: AlertListQuery, request: Request): WireResult<typeof listAlerts> {
  const rows = world.tables.alerts.all();
  const summaries = summariseTriggers(world);
  const summaryOf = ({ id }: AlertRow) => summaries.get(id) ?? noTriggers;
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    (row) =>
      isAmong(query.status, statusOf(row)) &&
      isAmong(query.priority, row.priority) &&
      (query.metric_id === undefined || watches(row, query.metric_id)) &&
      comparableName(row.name).includes(wanted),
  );
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => comparableName(name),
    priority: ({ priority }) => alertPriorities.indexOf(priority),
    run_frequency: ({ run_frequency }) => run_frequency,
    open_triggers: (row) => summaryOf(row).open_triggers,
    last_fired_at: (row) => summaryOf(row).last_fired_at,
    created_at: ({ created_at }) => created_at,
  });
  const page = pageOf(sorted, query, request, (row) => showAlert(world, row, summaryOf(row)));
  if (!world.hasAssumedFields) return page;
  const active = rows.filter(({ is_active }) => is_active).length;
  return { ...page, counts: { active, inactive: rows.length - active } };
}

export const get = (world: World, id: number): WireAlert => showAlert(world, findAlert(world, id));

/** The stored form of the input. */
const kept = ({ name, notification, alert_metrics, ...changes }: AlertChanges): Partial<AlertRow> => ({
  ...changes,
  ...(name !== undefined && { name: name.trim() }),
  ...(notification !== undefined && {
    notification: { emails: (notification?.emails ?? []).map((email) => email.trim()) },
  }),
  ...(alert_metrics !== undefined && { alert_metrics }),
});

/** Creates an alert. Its first run is at the next full multiple of its frequency. */
export function create(world: World, body: WireBody<typeof createAlert>): WireAlert {
  demandQuota(world);
  const errors = checkAlert(world, { ...body, alert_metrics: body.alert_metrics ?? [] });
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const { alerts } = world.tables;
  const now = world.clock.now();
  const row = alerts.put({
    priority: alertDefaults.priority,
    run_frequency: alertDefaults.runFrequency,
    trigger_condition: alertDefaults.triggerCondition,
    notification: { emails: [] },
    alert_metrics: [],
    last_run_at: null,
    last_measurements: [],
    ...kept(body),
    id: alerts.nextId(),
    client_id: world.clientId,
    name: body.name.trim(),
    is_active: true,
    created_at: new Date(now).toISOString(),
    ran_until: now,
  });
  recordEffect(world, 'createAlert', row.id);
  return showAlert(world, row);
}

/** Changes an alert. Runs missed while it was off, or at another frequency, are not caught up. */
export function update(world: World, id: number, changes: AlertChanges): WireAlert {
  const row = findAlert(world, id);
  const errors = checkAlert(world, changes, id);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const isSwitchedOn = changes.is_active === true && canAlert('activate', { isActive: row.is_active });
  const isRescheduled = changes.run_frequency !== undefined && changes.run_frequency !== row.run_frequency;
  recordEffect(world, 'updateAlert', id);
  return showAlert(
    world,
    world.tables.alerts.put({
      ...row,
      ...kept(changes),
      ...((isSwitchedOn || isRescheduled) && { ran_until: world.clock.now() }),
    }),
  );
}

/** Deletes an alert with its triggers. */
export function remove(world: World, id: number): void {
  const { alerts, alertTriggers } = world.tables;
  findAlert(world, id);
  for (const trigger of alertTriggers.all()) if (trigger.alert_id === id) alertTriggers.remove(trigger.id);
  alerts.remove(id);
  recordEffect(world, 'deleteAlert', id);
}
