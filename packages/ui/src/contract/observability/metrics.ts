import * as v from 'valibot';

import { isAmong, isListed } from '../../domain/entities/listStatus.ts';
import { metricState } from '../../domain/observability/describeMetric.ts';
import { dataStoreTypes, type MeasuredValue, type Metric } from '../../domain/observability/metric.ts';
import { metricTypes } from '../../domain/observability/metricTypes.ts';
import { thresholdTypes } from '../../domain/observability/threshold.ts';
import { defineCall } from '../call.ts';
import { hasId } from '../fits.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, instant, quantity, queryInteger, wireObject } from '../wire.ts';

export const metricId = id<'metric'>();

const whereCondition = v.object({
  column_name: v.string(),
  operator: v.string(),
  value: v.nullish(v.union([v.string(), v.number()]), null),
});

/** The measured source or destination with its type and name (spec §3). */
const metricDataStore = wireObject({
  data_store_type: v.string(),
  data_store_id: v.number(),
  type: v.string(),
  name: shownName(),
});

const range = v.tuple([v.number(), v.number()]);

/** The measured table or column. Without a column, the whole table is measured. */
const place = {
  data_store_id: v.number(),
  table_name: v.string(),
  column_name: v.nullish(v.string(), null),
  column_type: v.nullish(v.string(), null),
};

const measurements = v.array(
  v.pipe(
    v.tuple([instant(), v.nullable(v.number())]),
    v.transform(([at, value]): MeasuredValue => ({ at, value })),
  ),
);

/** A metric (spec §3). See assumed.ts for the fields that may be missing. */
const metricFields = {
  id: metricId,
  name: shownName(),
  status: assumed(v.string()),
  data_store_type: v.string(),
  ...place,
  metric_type: v.string(),
  threshold: v.nullish(v.object({ type: v.string(), range }), null),
  where_conditions: v.nullish(
    v.array(
      v.pipe(
        whereCondition,
        v.transform(({ column_name: columnName, ...rest }) => ({ columnName, ...rest })),
      ),
    ),
    [],
  ),
  data_store: assumed(metricDataStore),
  last_value: assumed(v.number()),
  last_measured_at: assumed(instant()),
  used_by: assumed(quantity()),
  created_at: assumed(instant()),
};

export const metric = wireObject(metricFields) satisfies v.GenericSchema<unknown, Metric>;

/** A single metric, which is read with its values over time. */
const metricWithValues = wireObject({
  ...metricFields,
  recent_values: assumed(measurements),
}) satisfies v.GenericSchema<unknown, Metric>;

/** A page of metrics. `status` is `active` or `archived`; without it both are returned. */
export const listMetrics = defineCall({
  name: 'listMetrics',
  resource: 'metric',
  method: 'GET',
  path: '/api/v1/metric/',
  kind: 'list',
  query: {
    ...listQuery,
    status: v.string(),
    metric_type: v.string(),
    state: v.string(),
    data_store_type: v.string(),
    data_store_id: queryInteger(1),
  },
  fits: {
    status: ({ status }, wanted) => isListed(status, wanted),
    metricType: ({ metricType }, wanted) => isAmong(metricType, wanted),
    state: (row, wanted) => isAmong(metricState(row), wanted),
    dataStoreType: ({ dataStoreType }, wanted) => isAmong(dataStoreType, wanted),
    dataStoreId: ({ dataStoreId }, wanted) => hasId(dataStoreId, wanted),
  },
  response: page(metric),
});

export const getMetric = defineCall({
  name: 'getMetric',
  resource: 'metric',
  method: 'GET',
  path: '/api/v1/metric/{id}/',
  kind: 'detail',
  params: { id: metricId },
  response: metricWithValues,
});

/**
 * The body of a write (spec §3 "Metric create form"). Its values are limited to those that this build knows.
 */
const settings = {
  name: v.string(),
  data_store_type: v.picklist(dataStoreTypes),
  ...place,
  metric_type: v.picklist(metricTypes),
  where_conditions: v.nullish(v.array(whereCondition), []),
  threshold: v.object({ type: v.picklist(thresholdTypes), range }),
};

/** Creates a metric. 422 at the field if the aggregation does not fit the table or column. */
export const createMetric = defineCall({
  name: 'createMetric',
  resource: 'metric',
  method: 'POST',
  path: '/api/v1/metric/',
  kind: 'create',
  body: v.object(settings),
  response: metric,
});

/** Changes a metric. The change applies to future measurements. */
export const updateMetric = defineCall({
  name: 'updateMetric',
  resource: 'metric',
  method: 'PATCH',
  path: '/api/v1/metric/{id}/',
  kind: 'change',
  params: { id: metricId },
  body: v.partial(
    v.object({
      ...settings,
      column_name: v.nullable(v.string()),
      column_type: v.nullable(v.string()),
      where_conditions: v.array(whereCondition),
    }),
  ),
  response: metric,
});

/** Archives a metric. 409 while an alert uses it. */
export const archiveMetric = defineCall({
  name: 'archiveMetric',
  resource: 'metric',
  method: 'DELETE',
  path: '/api/v1/metric/{id}/',
  kind: 'remove',
  params: { id: metricId },
});
