import type { MeasuredValue, Metric } from '../../domain/observability/metric.ts';
import { toId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { hourMs } from '../../domain/format/duration.ts';
import { minutesAgo, storyNow } from './observability.stories.data.ts';

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

const hour = (hoursAgo: number) => new Date(storyNow.getTime() - hoursAgo * hourMs);

/** Measured at every full hour of two days: it left its range twice, and could not be read for an hour. */
export const recentValues: readonly MeasuredValue[] = Array.from({ length: 49 }, (_, index) => {
  const ago = 48 - index;
  const usual = Math.round(1_450 + 220 * Math.sin(index / 4));
  const value = ago === 9 ? null : ago < 2 ? 640 : ago >= 14 && ago < 17 ? 2_240 : usual;
  return { at: hour(ago), value };
});

/** Out of range at the last measurement. */
export const outside = metricWith(1, 'Orders per day', {
  recentValues,
  lastValue: 640,
  lastMeasuredAt: storyNow,
});

/** A service that keeps no earlier values. */
export const single = metricWith(1, 'Orders per day', { lastMeasuredAt: minutesAgo(12) });

export const pipeline: Pipeline = {
  id: toId(4),
  name: 'Orders to warehouse',
  status: 'running',
  source: { id: toId(2), name: 'Shop', type: 'postgres' },
  destination: { id: toId(1), name: 'Warehouse', type: 'snowflake' },
  recordsLast24h: 4_812_204,
  lastSyncedAt: minutesAgo(4),
};
