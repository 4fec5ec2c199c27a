import { Live } from '@millrace/mocks/storybook';
import { bind, listMetrics } from '@millrace/ui/contract';
import { useState } from 'react';
import { toId } from '../../../domain/entities/id.ts';
import type { Metric, MetricDataStore } from '../../../domain/observability/metric.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { metricListView } from '../../../domain/views/metricList.ts';
import { pageWith } from '../observability.stories.data.ts';
import { MetricsListScreen, type MetricsListScreenProps } from './MetricsListScreen.tsx';

/** The moment of the stories about metrics. */
export const storyNow = new Date('2026-03-04T10:24:00Z');
const minutesAgo = (minutes: number) => new Date(storyNow.getTime() - minutes * 60_000);

export const stores: readonly MetricDataStore[] = [
  { dataStoreType: 'source', dataStoreId: 1, type: 'postgres', name: 'Shop database' },
  { dataStoreType: 'source', dataStoreId: 5, type: 'mongodb', name: 'Stock' },
  { dataStoreType: 'destination', dataStoreId: 1, type: 'snowflake', name: 'Warehouse' },
];

export const metricWith = (id: number, name: string, more: Partial<Metric> = {}): Metric => ({
  id: toId(id),
  name,
  status: 'active',
  dataStoreType: 'source',
  dataStoreId: 1,
  dataStore: stores[0],
  metricType: 'row_count',
  tableName: 'public.orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: { type: 'constant', range: [800, 1_400] },
  lastValue: 1_204,
  lastMeasuredAt: minutesAgo(24),
  usedBy: 2,
  createdAt: minutesAgo(90 * 24 * 60),
  ...more,
});

/** One in each state. */
export const metrics: readonly Metric[] = [
  metricWith(1, 'Orders'),
  metricWith(2, 'Orders without an email', {
    metricType: 'null_percentage',
    columnName: 'customer_email',
    columnType: 'string',
    whereConditions: [{ columnName: 'country', operator: 'equals', value: 'DE' }],
    threshold: { type: 'constant', range: [0, 2] },
    lastValue: 2.8,
    usedBy: 1,
  }),
  metricWith(3, 'Age of the newest order', {
    dataStoreType: 'destination',
    dataStore: stores[2],
    metricType: 'freshness',
    tableName: 'public_orders',
    columnName: 'placed_at',
    columnType: 'datetime',
    threshold: { type: 'constant', range: [0, 120] },
    lastValue: null,
    usedBy: 0,
  }),
  metricWith(4, 'Lowest stock', {
    dataStoreId: 5,
    dataStore: stores[1],
    metricType: 'minimum',
    tableName: 'inventory_levels',
    columnName: 'available',
    columnType: 'integer',
    lastValue: null,
    lastMeasuredAt: null,
    usedBy: 0,
  }),
];

export const pageOf = (rows: readonly Metric[], count = rows.length): Page<Metric> =>
  pageWith(rows, { active: count, archived: 1 }, count);

/** The screen on the story's service, with the view in state. */
export function LiveMetrics(args: MetricsListScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live reads={{ metrics: bind(listMetrics, metricListView.args(view)) }}>
      {({ metrics: page, refresh }) => (
        <MetricsListScreen
          {...args}
          page={page}
          view={view}
          onViewChange={setView}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}
