import type {
  getAlertTrigger,
  listAlertTriggers,
  resolveAlertTriggers,
  updateAlertTrigger,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import {
  alertTriggerStatuses,
  alertTriggerTarget,
  canAlertTrigger,
  comparableName,
  type AlertTriggerAction,
} from '@millrace/ui/domain/entities';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import type { TriggerRow } from '../tables/observabilityRows.ts';
import { recordEffect, type World } from '../world/world.ts';

type WireTrigger = WireResult<typeof getAlertTrigger>;

export interface TriggerListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly alert_id?: number;
  readonly status?: string;
}

function show({ hasAssumedFields }: World, row: TriggerRow): WireTrigger {
  const { id, alert_id, client_id: _client, ...assumed } = row;
  return { id, alert_id, ...(hasAssumedFields && assumed) };
}

export function list(
  world: World,
  query: TriggerListQuery,
  request: Request,
): WireResult<typeof listAlertTriggers> {
  const { alert_id, status } = query;
  const { alerts, alertTriggers } = world.tables;
  const rows = alertTriggers.all().filter((row) => alert_id === undefined || row.alert_id === alert_id);
  const statuses = new Set(status ? status.split(',') : alertTriggerStatuses);
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    (row) =>
      statuses.has(row.status) &&
      [alerts.get(row.alert_id)?.name ?? '', ...row.measurements.map(({ name }) => name)].some((name) =>
        comparableName(name).includes(wanted),
      ),
  );
  const sorted = ordered(found.toReversed(), query.ordering ?? '-triggered_at', {
    id: ({ id }) => id,
    triggered_at: ({ triggered_at }) => triggered_at,
    healed_at: ({ healed_at }) => healed_at,
    status: ({ status: each }) => alertTriggerStatuses.indexOf(each),
  });
  const page = pageOf(sorted, query, request, (row) => show(world, row));
  if (!world.hasAssumedFields) return page;
  const count = (wantedStatus: TriggerRow['status']) =>
    rows.filter((row) => row.status === wantedStatus).length;
  return { ...page, counts: Object.fromEntries(alertTriggerStatuses.map((each) => [each, count(each)])) };
}

export function get(world: World, id: number): WireTrigger {
  const row = world.tables.alertTriggers.get(id);
  if (!row) throw refusal.notFound();
  return show(world, row);
}

/** Who handles a trigger now. */
function signedNow(world: World, account: AccountRow, action: AlertTriggerAction): Partial<TriggerRow> {
  const by = `${account.first_name} ${account.last_name}`.trim();
  const at = new Date(world.clock.now()).toISOString();
  return action === 'acknowledge'
    ? { acknowledged_at: at, acknowledged_by: by }
    : { resolved_at: at, resolved_by: by };
}

/** Acknowledges or resolves one trigger. Repeated, it changes nothing. */
export function settleOne(
  world: World,
  account: AccountRow,
  id: number,
  { status }: WireBody<typeof updateAlertTrigger>,
): WireTrigger {
  const { alertTriggers } = world.tables;
  const row = alertTriggers.get(id);
  if (!row) throw refusal.notFound();
  if (row.status === status) return show(world, row);
  const action = status === 'acknowledged' ? 'acknowledge' : 'resolve';
  if (!canAlertTrigger(action, row)) throw refusal.conflict('This trigger is resolved already.');
  recordEffect(world, 'updateAlertTrigger', id);
  return show(world, alertTriggers.put({ ...row, ...signedNow(world, account, action), status }));
}

/** Acknowledges or resolves all matching triggers of an alert (spec §4); without any, it changes none. */
export function settleAll(
  world: World,
  account: AccountRow,
  action: AlertTriggerAction,
  alertId: number | undefined,
): WireResult<typeof resolveAlertTriggers> {
  if (alertId === undefined) {
    const loc = ['query', 'alert_id'];
    throw refusal.unprocessable([{ loc, msg: 'This field is required.', type: 'value_error.missing' }]);
  }
  const { alerts, alertTriggers } = world.tables;
  if (!alerts.get(alertId)) throw refusal.notFound();
  const rows = alertTriggers.all().filter((row) => row.alert_id === alertId && canAlertTrigger(action, row));
  const signed = signedNow(world, account, action);
  for (const row of rows) alertTriggers.put({ ...row, ...signed, status: alertTriggerTarget[action] });
  if (rows.length > 0) recordEffect(world, `${action}AlertTriggers`, alertId);
  return world.hasAssumedFields ? { count: rows.length } : {};
}
