import {
  acknowledgeAlertTriggers,
  archiveMetric,
  createAlert,
  createMetric,
  deleteAlert,
  getAlert,
  getAlertTrigger,
  getAlertUsage,
  getMetric,
  listAlerts,
  listAlertTriggers,
  listMetrics,
  resolveAlertTriggers,
  updateAlert,
  updateAlertTrigger,
  updateMetric,
  type Call,
} from '@millrace/ui/contract';
import { demandFeature } from '../service/world/features.ts';
import * as alerts from '../service/observability/alerts.ts';
import { usage } from '../service/observability/alertUsage.ts';
import * as metrics from '../service/observability/metrics.ts';
import * as triggers from '../service/observability/triggers.ts';
import { answer, type MemberRequest, type Reply } from './http/answer.ts';

/** Answers people whose client has observability (spec §3 Feature toggles). */
const answerObserver = <C extends Call>(call: C, reply: (asked: MemberRequest<C>) => Reply<C>) =>
  answer(call, (asked) => {
    demandFeature(asked.world, 'data_observability');
    return reply(asked);
  });

export const observabilityHandlers = {
  listMetrics: answerObserver(listMetrics, ({ world, query, request }) =>
    metrics.list(world, query, request),
  ),
  getMetric: answerObserver(getMetric, ({ world, params }) => metrics.get(world, params.id)),
  createMetric: answerObserver(createMetric, ({ world, body }) => metrics.create(world, body)),
  updateMetric: answerObserver(updateMetric, ({ world, params, body }) =>
    metrics.update(world, params.id, body),
  ),
  archiveMetric: answerObserver(archiveMetric, ({ world, params }) => metrics.archive(world, params.id)),
  listAlerts: answerObserver(listAlerts, ({ world, query, request }) => alerts.list(world, query, request)),
  getAlert: answerObserver(getAlert, ({ world, params }) => alerts.get(world, params.id)),
  createAlert: answerObserver(createAlert, ({ world, body }) => alerts.create(world, body)),
  updateAlert: answerObserver(updateAlert, ({ world, params, body }) =>
    alerts.update(world, params.id, body),
  ),
  deleteAlert: answerObserver(deleteAlert, ({ world, params }) => alerts.remove(world, params.id)),
  getAlertUsage: answerObserver(getAlertUsage, ({ world, params, query }) => usage(world, params.id, query)),
  listAlertTriggers: answerObserver(listAlertTriggers, ({ world, query, request }) =>
    triggers.list(world, query, request),
  ),
  getAlertTrigger: answerObserver(getAlertTrigger, ({ world, params }) => triggers.get(world, params.id)),
  updateAlertTrigger: answerObserver(updateAlertTrigger, ({ world, account, params, body }) =>
    triggers.settleOne(world, account, params.id, body),
  ),
  acknowledgeAlertTriggers: answerObserver(acknowledgeAlertTriggers, ({ world, account, query }) =>
    triggers.settleAll(world, account, 'acknowledge', query.alert_id),
  ),
  resolveAlertTriggers: answerObserver(resolveAlertTriggers, ({ world, account, query }) =>
    triggers.settleAll(world, account, 'resolve', query.alert_id),
  ),
};
