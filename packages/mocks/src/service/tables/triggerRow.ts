import { alertTriggerStatuses } from '@millrace/ui/domain/entities';
import * as v from 'valibot';
import { measurementRow } from './metricRow.ts';

export const triggerRow = v.object({
  id: v.number(),
  client_id: v.number(),
  alert_id: v.number(),
  status: v.picklist(alertTriggerStatuses),
  triggered_at: v.string(),
  healed_at: v.nullable(v.string()),
  /** The violation. */
  measurements: v.array(measurementRow),
  acknowledged_at: v.nullable(v.string()),
  acknowledged_by: v.nullable(v.string()),
  resolved_at: v.nullable(v.string()),
  resolved_by: v.nullable(v.string()),
});
export type TriggerRow = v.InferOutput<typeof triggerRow>;
