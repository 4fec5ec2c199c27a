import * as v from 'valibot';

import { isAmong } from '../../domain/entities/listStatus.ts';
import {
  alertPriorities,
  runFrequencies,
  triggerConditions,
  type Alert,
  type AlertUsagePoint,
} from '../../domain/observability/alert.ts';
import { defineCall } from '../call.ts';
import { hasId } from '../fits.ts';
import { metricId } from './metrics.ts';
import { listQuery, page, range } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, instant, quantity, queryInteger, wireObject } from '../wire.ts';

export const alertId = id<'alert'>();

const notification = v.object({ emails: v.nullish(v.array(v.string()), []) });

/** The recipients, if the service says who they are: an answer without them does not say that there are none. */
const recipients = v.pipe(
  v.fallback(v.nullish(v.object({ emails: v.nullish(v.array(v.string())) }), {}), {}),
  v.transform((sent) => (sent.emails ? { emails: sent.emails } : { emails: [], isUnknown: true })),
);

/** The expected range of a metric, both ends included. */
export const expectedRange = v.tuple([v.number(), v.number()]);

const alertMetric = wireObject({
  metric_id: metricId,
  name: assumed(shownName()),
  last_value: assumed(v.number()),
  range: assumed(expectedRange),
});

/** An alert (spec §3 "Alert setup form"). See assumed.ts for the fields that may be missing. */
export const alert = wireObject({
  id: alertId,
  name: shownName(),
  priority: v.nullish(v.string(), null),
  run_frequency: v.nullish(v.number(), null),
  notification: recipients,
  trigger_condition: v.nullish(v.string(), null),
  alert_metrics: v.nullish(v.array(alertMetric), null),
  is_active: assumed(v.boolean()),
  is_resting: assumed(v.boolean()),
  open_triggers: assumed(quantity()),
  acknowledged_triggers: assumed(quantity()),
  last_fired_at: assumed(instant()),
  last_run_at: assumed(instant()),
  next_run_at: assumed(instant()),
  created_at: assumed(instant()),
}) satisfies v.GenericSchema<unknown, Alert>;

/** A page of alerts. `status` is `active` or `inactive`; a metric's id selects the alerts on that metric. */
export const listAlerts = defineCall({
  name: 'listAlerts',
  resource: 'alert',
  method: 'GET',
  path: '/api/v1/alert/',
  kind: 'list',
  query: { ...listQuery, status: v.string(), priority: v.string(), metric_id: queryInteger(1) },
  fits: {
    status: ({ isActive }, wanted) =>
      typeof isActive === 'boolean' ? isAmong(isActive ? 'active' : 'inactive', wanted) : undefined,
    priority: ({ priority }, wanted) => isAmong(priority, wanted),
    metricId: ({ alertMetrics }, wanted) => alertMetrics?.some(({ metricId: each }) => hasId(each, wanted)),
  },
  response: page(alert),
});

export const getAlert = defineCall({
  name: 'getAlert',
  resource: 'alert',
  method: 'GET',
  path: '/api/v1/alert/{id}/',
  kind: 'detail',
  params: { id: alertId },
  response: alert,
});

/** The body of a write. Its values are limited to those that this build knows. */
const settings = {
  name: v.string(),
  priority: v.picklist(alertPriorities),
  run_frequency: v.picklist(runFrequencies),
  notification: v.nullable(notification),
  trigger_condition: v.picklist(triggerConditions),
  alert_metrics: v.array(v.object({ metric_id: metricId })),
};

/**
 * Creates an alert and activates it. Omitted fields get the defaults of spec §3. Returns 403 with a sentence
 * if the check of spec §6 fails.
 */
export const createAlert = defineCall({
  name: 'createAlert',
  resource: 'alert',
  method: 'POST',
  path: '/api/v1/alert/',
  kind: 'create',
  body: v.object({ ...v.partial(v.object(settings)).entries, name: v.string() }),
  response: alert,
});

/** Changes an alert. `isActive` turns the alert off and on. */
export const updateAlert = defineCall({
  name: 'updateAlert',
  resource: 'alert',
  method: 'PATCH',
  path: '/api/v1/alert/{id}/',
  kind: 'change',
  params: { id: alertId },
  body: v.partial(v.object({ ...settings, is_active: v.boolean() })),
  response: alert,
});

/** Permanently deletes an alert and its triggers. */
export const deleteAlert = defineCall({
  name: 'deleteAlert',
  resource: 'alert',
  method: 'DELETE',
  path: '/api/v1/alert/{id}/',
  kind: 'remove',
  params: { id: alertId },
});

/** Name of the only series in an alert's usage (spec §3). */
export const alertUsageSeries = 'Times alert was triggered';

const points = v.array(
  v.pipe(
    v.tuple([instant(), v.number()]),
    v.transform(([at, times]): AlertUsagePoint => ({ at, times })),
  ),
);

/** How often an alert fired. `group_by` is one of `usageGroupings`. */
export const getAlertUsage = defineCall({
  name: 'getAlertUsage',
  resource: 'alert',
  method: 'GET',
  path: '/api/v1/alert/{id}/usage/',
  kind: 'series',
  params: { id: alertId },
  query: { ...range, group_by: v.string() },
  response: v.pipe(
    v.object({ series: v.array(v.object({ name: v.string(), data: points })) }),
    v.transform(
      ({ series }): readonly AlertUsagePoint[] =>
        series.find(({ name }) => name === alertUsageSeries)?.data ?? [],
    ),
  ),
});
