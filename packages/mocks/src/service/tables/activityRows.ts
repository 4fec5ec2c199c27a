import { activityEvents, activityObjects } from '@millrace/ui/domain/entities';
import * as v from 'valibot';

/** What a person did. It is kept after the object is deleted. */
export const activityRow = v.object({
  id: v.number(),
  client_id: v.number(),
  /** Milliseconds since the epoch. */
  at: v.number(),
  event: v.picklist(activityEvents),
  object_type: v.picklist(activityObjects),
  object_id: v.number(),
  /** Its name after what was done. */
  object_name: v.string(),
  /** Who did it; `null` if that was never recorded. */
  by: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** The names of changed settings. */
  fields: v.array(v.string()),
  /** `before.<name>` and `after.<name>`. Secrets have none. */
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type ActivityRow = v.InferOutput<typeof activityRow>;
