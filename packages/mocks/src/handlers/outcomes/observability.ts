import type { observabilityHandlers } from '../observability.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedValues, type Refusals, type WrongValues } from './refused.ts';

const newMetric = {
  name: 'New',
  data_store_type: 'source',
  data_store_id: 1,
  metric_type: 'average',
  table_name: 'public.orders',
  column_name: 'total_cents',
  column_type: 'integer',
  where_conditions: [{ column_name: 'status', operator: 'equals', value: 'paid' }],
  threshold: { type: 'constant', range: [10, 20] },
};
const wholeTable = { metric_type: 'row_count', column_name: null, column_type: null };

const newAlert = {
  name: 'New',
  priority: 'low',
  run_frequency: 900,
  notification: { emails: ['ops@acme.example'] },
  trigger_condition: 'any',
  alert_metrics: [{ metric_id: 1 }],
};
const day = '?start_timestamp=2026-11-19T00:00:00Z&end_timestamp=2026-11-20T00:00:00Z';

export const observabilityOutcomes: Outcomes<typeof observabilityHandlers> = {
  listMetrics: [
    { status: 200 },
    { status: 200, query: '?status=archived&search=raw&ordering=-name&page_size=3' },
    { status: 200, query: '?data_store_type=source&data_store_id=1' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?data_store_id=none' },
    { status: 403, ...unverified },
  ],
  getMetric: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '7' } },
    { status: 404, at: { id: '999' } },
  ],
  createMetric: [
    { status: 201, body: newMetric },
    { status: 201, body: { ...newMetric, ...wholeTable, where_conditions: [] } },
    {
      status: 201,
      body: {
        ...newMetric,
        data_store_type: 'destination',
        table_name: 'public_orders',
        where_conditions: [],
      },
    },
    { status: 422, body: { ...newMetric, name: 'Orders' } },
    { status: 422, body: { ...newMetric, data_store_id: 19 } },
    { status: 422, body: { ...newMetric, table_name: 'nothing' } },
    { status: 422, body: { ...newMetric, metric_type: 'row_count' } },
    { status: 422, body: { ...newMetric, metric_type: 'mood' } },
    { status: 422, body: { ...newMetric, threshold: { type: 'constant', range: [20, 10] } } },
    { status: 422, body: {} },
  ],
  updateMetric: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed' } },
    { status: 200, at: { id: '1' }, body: { threshold: { type: 'constant', range: [1, 1] } } },
    { status: 422, at: { id: '1' }, body: { column_name: 'nothing' } },
    { status: 409, at: { id: '7' }, body: { name: 'Renamed' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  archiveMetric: [
    { status: 204, at: { id: '8' } },
    { status: 409, at: { id: '1' } },
    { status: 409, at: { id: '7' } },
    { status: 404, at: { id: '999' } },
  ],
  listAlerts: [
    { status: 200 },
    { status: 200, query: '?status=inactive&search=stock&ordering=priority' },
    { status: 200, query: '?metric_id=1&priority=critical,high' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?metric_id=none' },
    { status: 403, ...unverified },
  ],
  getAlert: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  createAlert: [
    { status: 201, body: newAlert },
    { status: 201, body: { name: 'As spec §3 has it', alert_metrics: [{ metric_id: 1 }] } },
    { status: 422, body: { ...newAlert, name: 'Payments dip' } },
    { status: 422, body: { ...newAlert, alert_metrics: [] } },
    { status: 422, body: { ...newAlert, alert_metrics: [{ metric_id: 7 }] } },
    { status: 422, body: { ...newAlert, priority: 'dire' } },
    { status: 422, body: { ...newAlert, run_frequency: 60 } },
    { status: 422, body: { ...newAlert, notification: { emails: ['nobody'] } } },
  ],
  updateAlert: [
    { status: 200, at: { id: '1' }, body: { is_active: false } },
    { status: 200, at: { id: '4' }, body: { is_active: true } },
    { status: 200, at: { id: '1' }, body: { notification: null } },
    { status: 422, at: { id: '1' }, body: { name: 'Payments dip' } },
    { status: 422, at: { id: '1' }, body: { trigger_condition: 'most' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  deleteAlert: [
    { status: 204, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  getAlertUsage: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '1' }, query: `${day}&group_by=week` },
    { status: 422, at: { id: '1' }, query: '?group_by=minute' },
    { status: 422, at: { id: '1' }, query: '?start_timestamp=yesterday' },
    { status: 404, at: { id: '999' } },
  ],
  listAlertTriggers: [
    { status: 200 },
    { status: 200, query: '?alert_id=1&status=open,acknowledged&ordering=triggered_at&page_size=2' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?alert_id=none' },
  ],
  getAlertTrigger: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  updateAlertTrigger: [
    { status: 200, at: { id: '1' }, body: { status: 'resolved' } },
    { status: 404, at: { id: '999' }, body: { status: 'resolved' } },
    { status: 422, at: { id: '1' }, body: { status: 'open' } },
  ],
  acknowledgeAlertTriggers: [
    { status: 200, query: '?alert_id=1' },
    { status: 200, query: '?alert_id=3' },
    { status: 422 },
    { status: 404, query: '?alert_id=999' },
  ],
  resolveAlertTriggers: [
    { status: 200, query: '?alert_id=1' },
    { status: 422 },
    { status: 404, query: '?alert_id=999' },
  ],
};

const validMetric = {
  name: 'New',
  data_store_type: 'source',
  data_store_id: 1,
  metric_type: 'average',
  table_name: 'public.orders',
  column_name: 'total_cents',
  threshold: { type: 'constant', range: [0, 1] },
};
const where = (condition: object) => ({ where_conditions: [condition] });
const wrongMetrics: WrongValues = [
  [{ name: ' orders ' }, 'name', 'A metric with this name already exists.'],
  [{ name: ' ' }, 'name', 'Enter a name.'],
  [{ data_store_id: 999 }, 'data_store_id', 'This does not exist.'],
  [{ data_store_id: 19 }, 'data_store_id', 'This source is archived.'],
  [{ data_store_type: 'destination' }, 'table_name', 'There is no table public.orders.'],
  [{ table_name: 'public.nothing' }, 'table_name', 'There is no table public.nothing.'],
  [{ column_name: 'nothing' }, 'column_name', 'There is no column nothing.'],
  [{ column_name: null }, 'column_name', 'Average: choose a column.'],
  [{ column_name: 'notes' }, 'metric_type', 'Average: a column of type string has none.'],
  [{ column_type: 'string' }, 'column_type', 'The column is of type integer.'],
  [{ metric_type: 'row_count' }, 'column_name', 'Row count: this is measured of the whole table.'],
  [
    { metric_type: 'freshness' },
    'metric_type',
    'Age of the newest value: a column of type integer has none.',
  ],
  [
    { threshold: { type: 'constant', range: [2, 1] } },
    'threshold.range',
    'Enter a lower value that is not above the upper value.',
  ],
  [
    where({ column_name: 'nothing', operator: 'is_null' }),
    'where_conditions.0.column_name',
    'There is no column nothing.',
  ],
  [
    where({ column_name: 'status', operator: 'at_least', value: 1 }),
    'where_conditions.0.operator',
    'Columns of type string do not support this operator.',
  ],
  [where({ column_name: 'status', operator: 'equals' }), 'where_conditions.0.value', 'Enter a value.'],
];

const watching = (...ids: readonly number[]) => ({ alert_metrics: ids.map((metric_id) => ({ metric_id })) });
const mailing = (...emails: readonly string[]) => ({ notification: { emails } });
const wrongAlerts: WrongValues = [
  [{ name: 'PAYMENTS DIP' }, 'name', 'An alert with this name already exists.'],
  [{ name: '' }, 'name', 'Enter a name.'],
  [watching(), 'alert_metrics', 'Choose at least one metric.'],
  [watching(999), 'alert_metrics.0.metric_id', 'This does not exist.'],
  [watching(1, 7), 'alert_metrics.1.metric_id', 'This metric is archived.'],
  [watching(1, 1), 'alert_metrics.1.metric_id', 'This metric is chosen already.'],
  [{ priority: 'dire' }, 'priority', 'This value is not valid.'],
  [{ run_frequency: 60 }, 'run_frequency', 'This value is not valid.'],
  [{ trigger_condition: 'most' }, 'trigger_condition', 'This value is not valid.'],
  [mailing('a@b.example', 'nobody'), 'notification.emails.1', 'Enter a valid email address.'],
  [mailing('a@b.example', 'A@b.example'), 'notification.emails.1', 'This address is here already.'],
];

export const observabilityRefusals: Refusals<typeof observabilityHandlers> = {
  createMetric: refusedValues({ body: validMetric }, wrongMetrics),
  updateMetric: refusedValues({ at: { id: '3' } }, wrongMetrics),
  createAlert: [
    ...refusedValues({ body: { name: 'New', ...watching(1) } }, wrongAlerts),
    ...refusedValues({ body: { name: 'New' } }, [[{}, 'alert_metrics', 'Choose at least one metric.']]),
  ],
  updateAlert: refusedValues({ at: { id: '1' } }, wrongAlerts),
};
