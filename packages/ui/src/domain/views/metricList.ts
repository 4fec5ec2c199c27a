import { dataStoreTypes, metricStatuses } from '../observability/metric.ts';
import { measuredStates } from '../observability/describeMetric.ts';
import { metricTypes } from '../observability/metricTypes.ts';
import { defineListView, many, oneId } from './listView.ts';

/** The wire names that the list of metrics can be ordered by. */
export const metricOrderings = ['name', 'metric_type', 'table_name', 'created_at'] as const;
export type MetricOrdering = (typeof metricOrderings)[number];

/** The view of the list of metrics, newest first. Its filters: the data store, what is measured, and how it stands. */
export const metricListView = defineListView({
  tabs: metricStatuses,
  filters: {
    dataStoreType: many('of', dataStoreTypes),
    dataStoreId: oneId('store'),
    metricType: many('type', metricTypes),
    state: many('state', measuredStates, { tab: 'active' }),
  },
  orderings: metricOrderings,
  defaultSort: { by: 'created_at', isDescending: true },
});
export type MetricListView = typeof metricListView.defaults;
