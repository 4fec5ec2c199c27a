import { alertPriorities, triggerConditions } from '@millrace/ui/domain/entities';
import * as v from 'valibot';
import { measurementRow } from './metricRow.ts';

export const alertRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  priority: v.picklist(alertPriorities),
  /** Seconds. */
  run_frequency: v.number(),
  notification: v.object({ emails: v.array(v.string()) }),
  trigger_condition: v.picklist(triggerConditions),
  alert_metrics: v.array(v.object({ metric_id: v.number() })),
  is_active: v.boolean(),
  created_at: v.string(),
  /** End of the runs that have happened or were skipped, in milliseconds since the epoch. */
  ran_until: v.number(),
  last_run_at: v.nullable(v.string()),
  /** Result of the last run. */
  last_measurements: v.array(measurementRow),
});
export type AlertRow = v.InferOutput<typeof alertRow>;
