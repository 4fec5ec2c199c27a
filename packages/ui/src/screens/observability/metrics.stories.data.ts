import type { Metric } from '../../domain/observability/metric.ts';
import { toId } from '../../domain/entities/id.ts';
import { minutesAgo } from './observability.stories.data.ts';

export const metricWith = (id: number, name: string, more: Partial<Metric> = {}): Metric => ({
  id: toId(id),
  name,
  status: 'active',
  dataStoreType: 'destination',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'public.orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: { type: 'constant', range: [1_000, 2_000] },
  dataStore: { dataStoreType: 'destination', dataStoreId: 1, type: 'snowflake', name: 'Warehouse' },
  lastValue: 1_204,
  lastMeasuredAt: minutesAgo(12),
  usedBy: 1,
  createdAt: minutesAgo(90 * 24 * 60),
  ...more,
});

/** One of each kind. */
export const metrics: readonly Metric[] = [
  metricWith(1, 'Orders per day'),
  metricWith(2, 'Orders without an email', {
    metricType: 'null_percentage',
    columnName: 'email',
    columnType: 'string',
    threshold: { type: 'constant', range: [0, 10] },
    lastValue: 2,
  }),
  metricWith(3, 'Newest order', {
    metricType: 'freshness',
    columnName: 'created_at',
    columnType: 'datetime',
    threshold: { type: 'constant', range: [0, 60] },
    lastValue: null,
    dataStoreType: 'source',
    dataStore: { dataStoreType: 'source', dataStoreId: 2, type: 'postgres', name: 'Shop' },
  }),
];
