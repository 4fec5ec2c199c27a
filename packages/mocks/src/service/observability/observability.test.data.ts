import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService, testStart } from '../../assembly/service.test.data.ts';

/** A metric of the busy account's production database. */
export const newMetric = {
  name: 'New',
  data_store_type: 'source',
  data_store_id: 1,
  metric_type: 'average',
  table_name: 'public.orders',
  column_name: 'total_cents',
  threshold: { type: 'constant', range: [10, 20] },
};

/** A range without any value: its alert fires at every run. */
export const impossible = { type: 'constant', range: [-2, -1] };
/** A range with every value. */
export const anything = { type: 'constant', range: [-1e15, 1e15] };

export function openObservability(options: ServiceOptions = {}) {
  const { service, browser, get } = openService(options);
  const post = (path: string, body: object = {}) => browser.post(`/api/v1/${path}`, body);
  const patch = (path: string, body: object) => browser.patch(`/api/v1/${path}`, body);
  const remove = (path: string) => browser.send('DELETE', `/api/v1/${path}`);
  const made = async (path: string, body: object): Promise<number> =>
    (await (await post(path, body)).json()).id;
  /** Creates an alert for a metric with the expected range `threshold`. */
  const watch = async (threshold: object, more: object = {}) => {
    const name = `Watched ${service.inspect().effects.length}`;
    const metric = await made('metric/', { ...newMetric, name, threshold });
    const alert = await made('alert/', { name, alert_metrics: [{ metric_id: metric }], ...more });
    return { metric, alert };
  };
  const triggersOf = async (alert: number) =>
    (await get(`alert_trigger/?alert_id=${alert}&page_size=1000`)).results;
  return { service, get, post, patch, remove, made, watch, triggersOf, send: browser.send };
}

/** The first full hour after tests start. */
export const tenOClock = testStart + 40 * 60_000;
