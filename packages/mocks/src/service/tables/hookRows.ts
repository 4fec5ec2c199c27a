import { hookEntities, hookStatuses } from '@millrace/ui/domain/entities';
import * as v from 'valibot';

export const deliveryRow = v.object({
  at: v.string(),
  event: v.string(),
  success: v.boolean(),
  status_code: v.nullable(v.number()),
  error: v.nullable(v.string()),
  duration_ms: v.number(),
});
export type DeliveryRow = v.InferOutput<typeof deliveryRow>;

export const hookRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  url: v.string(),
  status: v.picklist(hookStatuses),
  /** The secret is not stored, because nothing is signed. */
  has_secret: v.boolean(),
  last_delivery: v.nullable(deliveryRow),
  created_at: v.string(),
});
export type HookRow = v.InferOutput<typeof hookRow>;

export const hookAttachmentRow = v.object({
  id: v.number(),
  client_id: v.number(),
  hook_id: v.number(),
  entity_type: v.picklist(hookEntities),
  entity_id: v.number(),
  selected_events: v.array(v.string()),
  last_delivery: v.nullable(deliveryRow),
  /** Time of the last delivered schema change, in milliseconds since the epoch. */
  told_until: v.number(),
  created_at: v.string(),
});
export type HookAttachmentRow = v.InferOutput<typeof hookAttachmentRow>;
