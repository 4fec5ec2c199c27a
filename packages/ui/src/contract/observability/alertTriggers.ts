import * as v from 'valibot';

import { isAmong } from '../../domain/entities/listStatus.ts';
import type { AlertTrigger } from '../../domain/observability/alertTrigger.ts';
import { alertId, expectedRange } from './alerts.ts';
import { defineCall } from '../call.ts';
import { hasId } from '../fits.ts';
import { metricId } from './metrics.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, instant, quantity, queryInteger, wireObject } from '../wire.ts';

export const alertTriggerId = id<'alertTrigger'>();

const measurement = wireObject({
  metric_id: metricId,
  name: shownName(),
  value: v.nullable(v.number()),
  range: expectedRange,
});

/**
 * A trigger of an alert (spec §4). Only the identifying fields are required; see assumed.ts for the others.
 */
export const alertTrigger = wireObject({
  id: alertTriggerId,
  alert_id: alertId,
  status: assumed(v.string()),
  triggered_at: assumed(instant()),
  healed_at: assumed(instant()),
  measurements: assumed(v.array(measurement)),
  acknowledged_at: assumed(instant()),
  acknowledged_by: assumed(shownName()),
  resolved_at: assumed(instant()),
  resolved_by: assumed(shownName()),
}) satisfies v.GenericSchema<unknown, AlertTrigger>;

/**
 * A page of triggers, newest first. Optionally filters by alert and by status; `status` is a comma-separated
 * list.
 */
export const listAlertTriggers = defineCall({
  name: 'listAlertTriggers',
  resource: 'alertTrigger',
  method: 'GET',
  path: '/api/v1/alert_trigger/',
  kind: 'list',
  query: { ...listQuery, alert_id: queryInteger(1), status: v.string() },
  fits: {
    alertId: ({ alertId: ofRow }, wanted) => hasId(ofRow, wanted),
    status: ({ status }, wanted) => isAmong(status, wanted),
  },
  response: page(alertTrigger),
});

export const getAlertTrigger = defineCall({
  name: 'getAlertTrigger',
  resource: 'alertTrigger',
  method: 'GET',
  path: '/api/v1/alert_trigger/{id}/',
  kind: 'detail',
  params: { id: alertTriggerId },
  response: alertTrigger,
});

/**
 * Acknowledges or resolves one trigger. Spec §7 lists the resource among those with an update, and spec §4 names only
 * the actions on all triggers of an alert, so a service may refuse it with 404 or 405. 409 if it is resolved.
 */
export const updateAlertTrigger = defineCall({
  name: 'updateAlertTrigger',
  resource: 'alertTrigger',
  method: 'PATCH',
  path: '/api/v1/alert_trigger/{id}/',
  kind: 'change',
  params: { id: alertTriggerId },
  body: v.object({ status: v.picklist(['acknowledged', 'resolved']) }),
  response: alertTrigger,
});

const ofAlert = { alert_id: queryInteger(1) };

/** Number of changed triggers; `null` if the service does not say. */
const changed = wireObject({ count: assumed(quantity()) });

/** Acknowledges all open triggers of an alert (spec §4). Succeeds without changes if there are none. */
export const acknowledgeAlertTriggers = defineCall({
  name: 'acknowledgeAlertTriggers',
  resource: 'alertTrigger',
  method: 'POST',
  path: '/api/v1/alert_trigger/acknowledge/',
  kind: 'command',
  query: ofAlert,
  response: changed,
});

/** Resolves all unresolved triggers of an alert, acknowledged or not (spec §4). */
export const resolveAlertTriggers = defineCall({
  name: 'resolveAlertTriggers',
  resource: 'alertTrigger',
  method: 'POST',
  path: '/api/v1/alert_trigger/resolve/',
  kind: 'command',
  query: ofAlert,
  response: changed,
});
