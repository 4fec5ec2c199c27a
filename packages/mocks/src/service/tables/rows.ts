import type { getSource, WireResult } from '@millrace/ui/contract';
import { pipelineStatuses } from '@millrace/ui/domain/entities';
import * as v from 'valibot';

/** The service's internal rows. Whether they match the contract is checked when a handler returns them. */
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

/** A client; its subscriptions and payments are separate rows (billing/standing.ts). */
export const clientRow = v.object({
  id: v.number(),
  name: v.string(),
  trial_expiry_date: optional(v.string()),
  is_bypass_billing: v.boolean(),
  is_stripe_managed: v.boolean(),
  receive_billing_notifications: v.boolean(),
  receive_monthly_notifications: v.boolean(),
  free_observability_quota: v.number(),
  free_observability_usage: v.number(),
  paid_observability_usage: v.number(),
});
export type ClientRow = v.InferOutput<typeof clientRow>;

export const accountRow = v.object({
  id: v.number(),
  client_id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  time_zone: optional(v.string()),
  role: v.picklist(['admin', 'team_member']),
  is_active: v.boolean(),
  integrateio_id: optional(v.string()),
  phone_country_code: optional(v.string()),
  phone_national_number: optional(v.string()),
  /**
   * Plain text: the people are invented and share one password that the start page prints. `null` until one is chosen.
   */
  password: optional(v.string()),
  is_verified: v.boolean(),
  /** Time of the latest pending invitation, in milliseconds since the epoch; otherwise `null`. */
  invitation: optional(v.object({ sent_at: v.number(), expires_at: v.number() })),
  last_login_at: optional(v.string()),
});
export type AccountRow = v.InferOutput<typeof accountRow>;

export const sessionRow = v.object({
  /** The cookie's value. */
  id: v.string(),
  account_id: v.number(),
  csrf_token: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
});
export type SessionRow = v.InferOutput<typeof sessionRow>;

/** Failed sign-ins for one e-mail address. */
export const attemptRow = v.object({
  id: v.string(),
  failures: v.number(),
  /** Milliseconds since the epoch. */
  last_at: v.number(),
});
export type AttemptRow = v.InferOutput<typeof attemptRow>;

type Configuration = WireResult<typeof getSource>['config'];

const nodeRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  type: v.string(),
  status: v.picklist(['active', 'archived']),
  /** As on the wire, but without masks: see nodeConfig.ts for secrets. */
  config: v.custom<Configuration>((value) => typeof value === 'object' && value !== null),
  tunnel_id: optional(v.number()),
  variant: optional(v.string()),
  last_test: optional(v.object({ at: v.string(), success: v.boolean() })),
  created_at: v.string(),
  /** Number of tables, if the scenario sets it. */
  tables: optional(v.number()),
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
  provider: optional(v.number()),
  region: optional(v.number()),
  ssh_host: optional(v.string()),
  ssh_port: optional(v.number()),
  ssh_user: optional(v.string()),
  ssh_public_key: optional(v.string()),
  setup_completed: v.boolean(),
  is_active: v.boolean(),
  /** When its next state starts, in milliseconds since the epoch; `null` for never. */
  due_at: optional(v.number()),
});
export type TunnelRow = v.InferOutput<typeof tunnelRow>;

const mappingRow = v.object({
  table: v.string(),
  selected: v.boolean(),
  excluded: v.array(v.string()),
  custom_primary_keys: v.array(v.string()),
});
export type MappingRow = v.InferOutput<typeof mappingRow>;

/** A pipeline's tables, separate from its row: lists need not contain thousands of them. */
export const replicationRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  /** `null` until someone chooses: then a pipeline that has run replicates every table. */
  mappings: optional(v.array(mappingRow)),
});
export type ReplicationRow = v.InferOutput<typeof replicationRow>;

export const pipelineRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  status: v.picklist(pipelineStatuses),
  region: optional(v.string()),
  source_id: optional(v.number()),
  destination_id: optional(v.number()),
  maintenance_window: optional(v.string()),
  persist_deleted_rows: optional(v.boolean()),
  source_sync_frequency: optional(v.number()),
  destination_sync_frequency: optional(v.number()),
  destination_sync_cron: optional(v.string()),
  current_sync_mode: optional(v.string()),
  auto_sync_new_collections: optional(v.boolean()),
  s3_file_format: optional(v.string()),
  replicate_column_changes: optional(v.boolean()),
  /** Records of each of the 24 hours up to the last sync, oldest first; `null` before the first. */
  hourly_records: optional(v.array(v.number())),
  last_synced_at: optional(v.string()),
  next_sync_at: optional(v.string()),
  last_error: optional(v.string()),
  created_at: v.string(),
  rev: v.number(),
});
export type PipelineRow = v.InferOutput<typeof pipelineRow>;

/** The next scheduled task of a pipeline. */
export const jobRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  task: v.picklist(['run', 'rest', 'sync', 'heal']),
  /** Milliseconds since the epoch. */
  at: v.number(),
});
export type JobRow = v.InferOutput<typeof jobRow>;

/** Facts of the whole world, such as its scenario. */
export const factRow = v.object({ id: v.string(), value: v.string() });
export type FactRow = v.InferOutput<typeof factRow>;
