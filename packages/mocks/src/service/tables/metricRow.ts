import { dataStoreTypes, metricStatuses } from '@millrace/ui/domain/entities';
import { metricTypes } from '@millrace/ui/domain/observability';
import * as v from 'valibot';

const conditionRow = v.object({
  column_name: v.string(),
  operator: v.string(),
  value: v.nullable(v.union([v.string(), v.number()])),
});

const rangeRow = v.tuple([v.number(), v.number()]);

export const metricRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  status: v.picklist(metricStatuses),
  data_store_type: v.picklist(dataStoreTypes),
  data_store_id: v.number(),
  metric_type: v.picklist(metricTypes),
  table_name: v.string(),
  column_name: v.nullable(v.string()),
  column_type: v.nullable(v.string()),
  /** Whether the column is nullable; a table as a whole is not. */
  is_nullable: v.boolean(),
  where_conditions: v.array(conditionRow),
  threshold: v.object({ type: v.string(), range: rangeRow }),
  created_at: v.string(),
});
export type MetricRow = v.InferOutput<typeof metricRow>;

/** The value of a metric in a run, with its name and range at that time. */
export const measurementRow = v.object({
  metric_id: v.number(),
  name: v.string(),
  value: v.nullable(v.number()),
  range: rangeRow,
});
export type MeasurementRow = v.InferOutput<typeof measurementRow>;

export const measurementOf = ({ id, name, threshold }: MetricRow, value: number | null): MeasurementRow => ({
  metric_id: id,
  name,
  value,
  range: threshold.range,
});
