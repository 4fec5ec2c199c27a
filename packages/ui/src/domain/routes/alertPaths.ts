import type { AlertId, MetricId } from '../entities/id.ts';
import { listAt, withQuery, type AddressQuery } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { routes } from './routes.ts';

/** The addresses of observability (spec §2). */
export const alertPaths = {
  list: listAt('alertsList'),
  metrics: listAt('metricsList'),
  metric: (id: MetricId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.metricDetail.pattern, { id }), query),
  create: () => routes.alertCreateSetup.pattern,
  overview: (id: AlertId, query: AddressQuery = { range: 'day' }) =>
    withQuery(fillPattern(routes.alertOverview.pattern, { id }), query),
  settings: (id: AlertId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.alertSettings.pattern, { id }), query),
} as const;
