import type { Table } from './data.ts';
import { at, type Json, type JsonObject, Refusal, type Row, textOf } from './http.ts';
import { type World, withoutSecrets } from './world.ts';

/** What the answers of a service may lack without breaking a call (the switch `optionalFields`). */
export const optionalFields: Partial<Record<Table, readonly string[]>> = {
  user: ['full_name', 'integrateio_id', 'intercom_hmac', 'invited'],
  client: [
    'name',
    'trial_expiry_date',
    'is_stripe_managed',
    'receive_billing_notifications',
    'receive_monthly_notifications',
    'free_observability_quota',
    'free_observability_usage',
    'paid_observability_quota',
    'paid_observability_usage',
  ],
  pipeline: [
    'region',
    'maintenance_window',
    'persist_deleted_rows',
    'source_sync_frequency',
    'destination_sync_frequency',
    'destination_sync_cron',
    'current_sync_mode',
    'auto_sync_new_collections',
    's3_file_format',
    'replicate_column_changes',
    'created_at',
  ],
  source: ['variant', 'tunnel_id', 'connectionType', 'created_at'],
  destination: ['tunnel_id', 'created_at'],
  tunnel: ['provider', 'region', 'ssh_host', 'ssh_port', 'ssh_user', 'setup_completed'],
  hook: ['url', 'status', 'attachments'],
  metric: ['where_conditions', 'column_name', 'column_type', 'threshold', 'status'],
  alert: ['priority', 'run_frequency', 'notification', 'trigger_condition', 'alert_metrics', 'status'],
  alert_trigger: ['created_at', 'resolved_at'],
  product: ['description', 'price', 'currency'],
  subscription: ['name', 'product_id', 'quantity'],
  event: ['level', 'created_at'],
};

/** A record as an answer shows it. */
export function shown(world: World, table: Table, row: Row): JsonObject {
  const left = world.switches.optionalFields === 'missing' ? (optionalFields[table] ?? []) : [];
  const fields = Object.entries(row).filter(([name]) => !left.includes(name));
  const open = Object.fromEntries(fields.map(([name, value]) => [name, withoutSecrets(value)]));
  const client = world.tables.client[0];
  return table === 'user' && client ? { ...open, client: shown(world, 'client', client) } : open;
}

/** What is wrong with a body: a path of keys and a sentence each. */
export type Faults = readonly (readonly [path: readonly string[], sentence: string])[];

const nested = ([key, ...rest]: readonly string[], sentence: string): Json =>
  key === undefined ? [sentence] : { [key]: nested(rest, sentence) };

/** Refuses a body in the form that the switch `errors` names. */
export function refuse({ switches }: World, faults: Faults) {
  const [first] = faults;
  if (!first) return;
  const bodies: Record<typeof switches.errors, () => Json> = {
    fields: () => Object.fromEntries(faults.map(([path, sentence]) => [path.at(-1) ?? '', [sentence]])),
    nested: () => nested(...first),
    non_field_errors: () => ({ non_field_errors: faults.map(([, sentence]) => sentence) }),
  };
  throw new Refusal(400, bodies[switches.errors]());
}

const maximum = 255;

function nameFaults({ tables }: World, table: Table, body: JsonObject, id?: number): Faults {
  if (!('name' in body)) return id === undefined ? [[['name'], 'This field is required.']] : [];
  const name = textOf(body['name']);
  const others = tables[table].filter((row) => row.id !== id && row['status'] !== 'archived');
  if (name.trim() === '') return [[['name'], 'This field may not be blank.']];
  if (name.length > maximum) return [[['name'], `Ensure this field has no more than ${maximum} characters.`]];
  if (others.some((row) => textOf(row['name']).toLowerCase() === name.toLowerCase()))
    return [[['name'], `${table} with this name already exists.`]];
  return [];
}

const hostPath = ['config', 'connection_config', 'host'];
const needsHost = new Set(['postgres', 'mysql', 'maria', 'sqlserver', 'redshift']);

/** Only what a PATCH contains is judged, and everything of a new record. */
function connectorFaults(world: World, body: JsonObject, row?: Row): Faults {
  const type = textOf(body['data_store'] ?? row?.['data_store'] ?? at(body, 'config', 'destination_type'));
  const section = at(body, 'config', 'connection_config');
  if (!needsHost.has(type) || (row && section === undefined)) return [];
  const host = at(section, 'host');
  const isMissing = row && world.switches.writes === 'merge' ? host === '' : !host;
  if (isMissing) return [[hostPath, 'This field may not be blank.']];
  // A rule that only the service knows.
  return textOf(host).endsWith('.invalid') ? [[hostPath, 'This host is reserved.']] : [];
}

/** What is wrong with a body for a table; `row` is the record that it changes. */
export function faultsOf(world: World, table: Table, body: JsonObject, row?: Row): Faults {
  switch (table) {
    case 'source':
    case 'destination':
      return [...nameFaults(world, table, body, row?.id), ...connectorFaults(world, body, row)];
    case 'pipeline':
    case 'tunnel':
    case 'metric':
    case 'alert':
    case 'hook':
      return nameFaults(world, table, body, row?.id);
    default:
      return [];
  }
}

/** What a new record has when its body does not say. */
export const newFields: Partial<Record<Table, JsonObject>> = {
  source: { status: 'active', tunnel_id: null, variant: null, connectionType: 'direct' },
  destination: { status: 'active', tunnel_id: null },
  pipeline: {
    status: 'draft',
    source_id: null,
    destination_id: null,
    maintenance_window: '02:00-04:00',
    persist_deleted_rows: false,
    sync_mappings: [],
    source_sync_frequency: 900_000,
    destination_sync_frequency: 900_000,
    destination_sync_cron: null,
    current_sync_mode: 'default',
    auto_sync_new_collections: false,
    s3_file_format: 'avro',
    replicate_column_changes: false,
  },
  tunnel: { setup_completed: false, is_active: false, ssh_public_key: null },
  hook: { status: 'active', attachments: [] },
  metric: { status: 'active' },
  alert: { is_active: true, status: 'active', run_frequency: 3600, trigger_condition: 'all' },
};
