import type { AlertRow, MetricRow, TriggerRow } from '../service/tables/observabilityRows.ts';
import type { Measured } from '../service/observability/values.ts';

const production = { data_store_type: 'source', data_store_id: 1 } as const;
const stock = { data_store_type: 'source', data_store_id: 5 } as const;
const analytics = { data_store_type: 'destination', data_store_id: 1 } as const;
const wholeTable = { column_name: null, column_type: null, is_nullable: false } as const;
const integer = (column_name: string) => ({ column_name, column_type: 'integer', is_nullable: false });

export interface MetricPlan extends Omit<Measured, 'where_conditions'> {
  readonly name: string;
  readonly where_conditions?: MetricRow['where_conditions'];
  /** The expected range, as shares of the usual value. */
  readonly expected: readonly [low: number, high: number];
  /** @default 'active' */
  readonly status?: MetricRow['status'];
}

export const metricPlans = [
  {
    name: 'Orders',
    ...production,
    table_name: 'public.orders',
    ...wholeTable,
    metric_type: 'row_count',
    expected: [0.85, 1.3],
  },
  {
    name: 'Age of the newest order',
    ...analytics,
    table_name: 'public_orders',
    column_name: 'placed_at',
    column_type: 'datetime',
    is_nullable: false,
    metric_type: 'freshness',
    expected: [0, 3],
  },
  {
    name: 'Value of a paid order',
    ...production,
    table_name: 'public.orders',
    ...integer('total_cents'),
    metric_type: 'average',
    where_conditions: [{ column_name: 'status', operator: 'equals', value: 'paid' }],
    expected: [0.75, 1.25],
  },
  {
    name: 'Orders without an email address',
    ...production,
    table_name: 'public.orders',
    column_name: 'customer_email',
    column_type: 'string',
    is_nullable: true,
    metric_type: 'null_percentage',
    expected: [0, 2],
  },
  {
    name: 'Lowest stock',
    ...stock,
    table_name: 'inventory_levels',
    ...integer('available'),
    metric_type: 'minimum',
    expected: [0.5, 3],
  },
  {
    name: 'Payments taken',
    ...production,
    table_name: 'sales.payments',
    ...integer('amount_cents'),
    metric_type: 'sum',
    // The expected range is higher than any value.
    expected: [4, 20],
  },
  {
    name: 'Raw sessions',
    ...production,
    table_name: 'public.sessions_raw',
    ...wholeTable,
    metric_type: 'row_count',
    expected: [0.5, 2],
    status: 'archived',
  },
  {
    name: 'Customers with an email address',
    ...production,
    table_name: 'public.customers',
    column_name: 'email',
    column_type: 'string',
    is_nullable: false,
    metric_type: 'distinct_count',
    expected: [0.9, 1.5],
  },
] as const satisfies readonly MetricPlan[];

/** How many hours ago it fired, how many hours it lasted (`null`: it is still open), and its handling. */
type TriggerPlan = readonly [ago: number, lasted: number | null, status: TriggerRow['status']];

export interface AlertPlan extends Pick<AlertRow, 'name' | 'priority' | 'run_frequency'> {
  readonly metrics: readonly (typeof metricPlans)[number]['name'][];
  /** @default 'all' */
  readonly trigger_condition?: AlertRow['trigger_condition'];
  readonly emails: readonly string[];
  /** How many days ago it was deactivated; omitted if it is on. */
  readonly offSince?: number;
  readonly triggers: readonly TriggerPlan[];
}

/** One in every state: open triggers, acknowledged ones, none, deactivated, and one without recipients. */
export const alertPlans: readonly AlertPlan[] = [
  {
    name: 'Orders have stopped',
    priority: 'critical',
    run_frequency: 3_600,
    trigger_condition: 'any',
    metrics: ['Orders', 'Age of the newest order'],
    emails: ['data-team@acme.example', 'admin@acme.example'],
    triggers: [
      [330, 5, 'resolved'],
      [226, 2, 'resolved'],
      [97, 7, 'open'],
      [52, 3, 'open'],
      [21, 4, 'open'],
      [6, 2, 'open'],
    ],
  },
  {
    name: 'Order values are off',
    priority: 'high',
    run_frequency: 21_600,
    trigger_condition: 'any',
    metrics: ['Value of a paid order', 'Orders'],
    emails: ['finance@acme.example'],
    triggers: [
      [400, 12, 'resolved'],
      [120, 6, 'acknowledged'],
      [40, 12, 'acknowledged'],
    ],
  },
  {
    name: 'Email addresses are missing',
    priority: 'medium',
    run_frequency: 86_400,
    metrics: ['Orders without an email address'],
    emails: ['crm@acme.example'],
    triggers: [
      [500, 24, 'resolved'],
      [260, 24, 'resolved'],
    ],
  },
  {
    name: 'Stock runs low',
    priority: 'high',
    run_frequency: 43_200,
    metrics: ['Lowest stock'],
    emails: ['warehouse@acme.example'],
    offSince: 9,
    triggers: [[290, 9, 'resolved']],
  },
  {
    name: 'Payments dip',
    priority: 'low',
    run_frequency: 86_400,
    metrics: ['Payments taken'],
    emails: [],
    triggers: [[80, null, 'open']],
  },
];
