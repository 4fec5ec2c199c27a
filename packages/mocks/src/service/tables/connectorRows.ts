import type { getSource, WireResult } from '@millrace/ui/contract';
import * as v from 'valibot';

type Configuration = WireResult<typeof getSource>['config'];

const nodeRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  type: v.string(),
  status: v.picklist(['active', 'archived']),
  /** As on the wire, but without masks: see nodeConfig.ts for secrets. */
  config: v.custom<Configuration>((value) => typeof value === 'object' && value !== null),
  tunnel_id: v.nullable(v.number()),
  variant: v.nullable(v.string()),
  last_test: v.nullable(v.object({ at: v.string(), success: v.boolean() })),
  created_at: v.string(),
  /** Number of tables, if the scenario sets it. */
  tables: v.nullable(v.number()),
});
export const sourceRow = nodeRow;
export const destinationRow = nodeRow;
/** A source or a destination. */
export type NodeRow = v.InferOutput<typeof nodeRow>;

export const tunnelRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  type: v.number(),
  provider: v.nullable(v.number()),
  region: v.nullable(v.number()),
  ssh_host: v.nullable(v.string()),
  ssh_port: v.nullable(v.number()),
  ssh_user: v.nullable(v.string()),
  ssh_public_key: v.nullable(v.string()),
  setup_completed: v.boolean(),
  is_active: v.boolean(),
  /** When its next state starts, in milliseconds since the epoch; `null` for never. */
  due_at: v.nullable(v.number()),
});
export type TunnelRow = v.InferOutput<typeof tunnelRow>;
