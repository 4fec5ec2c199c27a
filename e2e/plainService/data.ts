import type { Json, JsonObject, Row } from './http.ts';

/** The tables of the service. A resource of the address `/api/v1/alert_trigger/` is in the table `alert_trigger`. */
export type Table =
  | 'alert'
  | 'alert_trigger'
  | 'client'
  | 'destination'
  | 'event'
  | 'hook'
  | 'metric'
  | 'pipeline'
  | 'product'
  | 'source'
  | 'subscription'
  | 'tunnel'
  | 'user';

export type Tables = Record<Table, Row[]>;

/** Who can sign in. Every password is the same. */
export const people = {
  admin: { email: 'ada@plain.example', password: 'a plain password' },
  member: { email: 'ben@plain.example', password: 'a plain password' },
};

/** A day in milliseconds. */
const day = 86_400_000;
/** Points in time are relative to the start, so that trials and triggers are as old as they say. */
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

const rows = (count: number, row: (id: number) => JsonObject): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...row(index + 1), id: index + 1 }));

const turn = <Choice extends Json>(choices: readonly [Choice, ...Choice[]], id: number): Choice =>
  choices[id % choices.length] ?? choices[0];

/** The tables of every database source, with their columns. */
export const collections = ['orders', 'customers', 'invoices', 'payments', 'refunds', 'visits'];
export const columns: readonly JsonObject[] = [
  { column_name: 'id', data_type: 'integer', is_nullable: 'NO' },
  { column_name: 'email', data_type: 'string', is_nullable: 'YES' },
  { column_name: 'total', data_type: 'number', is_nullable: 'YES' },
  { column_name: 'updated_at', data_type: 'datetime', is_nullable: 'NO' },
];

const mapping = (table: string, index: number): JsonObject => ({
  table,
  selected: index !== 5,
  excluded: index === 1 ? ['email'] : [],
  custom_primary_keys: index === 2 ? ['id'] : [],
});

function connectionOf(type: string, id: number): JsonObject {
  if (type === 'stripe') return { account_id: `acct_${id}`, client_secret: `stripe secret ${id}` };
  return {
    host: `db${id}.plain.example`,
    port: type === 'mysql' ? 3306 : 5432,
    user: `reader_${id}`,
    password: `database secret ${id}`,
    database: `shop_${id}`,
    ...(type === 'postgres' && { pgschema: 'public' }),
    ssl: false,
  };
}

function sources(): Row[] {
  return rows(24, (id) => {
    const type = turn(['postgres', 'mysql', 'stripe'], id);
    return {
      name: `Source ${id}`,
      data_store: type,
      variant: type,
      status: id % 8 === 0 ? 'archived' : 'active',
      tunnel_id: id === 3 ? 2 : null,
      connectionType: id === 3 ? 'secure' : 'direct',
      config: {
        connection_config: connectionOf(type, id),
        // What only the service knows. It must survive every change.
        tap_config: { start_date: '2024-01-01T00:00:00Z', batch_size: 500 + id },
        static: { region: 'eu' },
        dynamic: { cursor: `c${id}` },
        extra_args: ['--quiet'],
      },
      created_at: ago(200 - id),
    };
  });
}

function destinations(): Row[] {
  return rows(12, (id) => ({
    name: `Destination ${id}`,
    destination_type: 'redshift',
    status: id === 12 ? 'archived' : 'active',
    tunnel_id: null,
    config: {
      destination_type: 'redshift',
      connection_config: {
        host: `warehouse${id}.plain.example`,
        port: 5439,
        user: `loader_${id}`,
        password: `warehouse secret ${id}`,
        database: 'analytics',
        pgschema: 'public',
        ssl: false,
      },
      provider: { type: 'aws', region: 'us-east-1' },
    },
    created_at: ago(200 - id),
  }));
}

function pipelines(): Row[] {
  return rows(29, (id) => ({
    name: `Pipeline ${id}`,
    source_id: ((id - 1) % 23) + 1,
    destination_id: id === 29 ? null : (id % 11) + 1,
    region: 'us-east-1',
    status:
      id === 29 ? 'draft' : turn(['running', 'paused', 'running', 'errored', 'running', 'archived'], id),
    maintenance_window: '02:00-04:00',
    persist_deleted_rows: id % 2 === 0,
    sync_mappings: id === 29 ? [] : collections.map(mapping),
    source_sync_frequency: 900_000,
    destination_sync_frequency: 900_000,
    destination_sync_cron: null,
    current_sync_mode: 'default',
    auto_sync_new_collections: false,
    s3_file_format: 'avro',
    replicate_column_changes: false,
    created_at: ago(100 - id),
  }));
}

function users(client: JsonObject): Row[] {
  const names = ['Ada Byron', 'Ben Okafor', 'Cleo Ruiz', 'Dan Weiss', 'Eva Lind', 'Finn Moe', 'Gia Rossi'];
  return rows(13, (id) => {
    const [first = '', last = ''] = (names[id - 1] ?? `Person${id} Stone`).split(' ');
    // The last two have not accepted their invitation.
    const isInvited = id > 11;
    return {
      email: `${first.toLowerCase()}@plain.example`,
      first_name: isInvited ? '' : first,
      last_name: isInvited ? '' : last,
      full_name: isInvited ? '' : `${first} ${last}`,
      time_zone: 'Europe/Berlin',
      role: id === 1 || id === 3 ? 'admin' : 'team_member',
      is_active: !isInvited && id !== 7,
      integrateio_id: null,
      intercom_hmac: `hmac-${id}`,
      client,
    };
  });
}

const metrics = () =>
  rows(13, (id) => ({
    name: `Metric ${id}`,
    data_store_id: id,
    data_store_type: 'source',
    metric_type: 'row_count',
    where_conditions: [],
    table_name: 'orders',
    column_name: 'id',
    column_type: 'integer',
    threshold: { type: 'constant', range: [0, 100 * id] },
    status: 'active',
  }));

const alerts = () =>
  rows(14, (id) => ({
    name: `Alert ${id}`,
    priority: turn(['high', 'medium', 'low'], id),
    run_frequency: 3600,
    notification: { emails: [`ops${id}@plain.example`] },
    trigger_condition: 'all',
    alert_metrics: [{ metric_id: (id % 13) + 1 }],
    is_active: id % 5 !== 0,
    status: id % 5 === 0 ? 'inactive' : 'active',
  }));

/** The account that every start begins with: more rows of each kind than one page holds. */
export function newTables(): Tables {
  const client: Row = {
    id: 1,
    name: 'Plain Goods',
    trial_expiry_date: ago(300),
    subscription_details: [{ subscription_status: 'active', subscription_cancel_at: null }],
    is_bypass_billing: false,
    is_stripe_managed: true,
    receive_billing_notifications: true,
    receive_monthly_notifications: false,
    free_observability_quota: 3,
    free_observability_usage: 3,
    paid_observability_quota: 20,
    paid_observability_usage: 10,
  };
  return {
    client: [client],
    user: users(client),
    source: sources(),
    destination: destinations(),
    pipeline: pipelines(),
    tunnel: rows(27, (id) => ({
      name: `Tunnel ${id}`,
      type: turn([1, 0, 2], id),
      provider: 1,
      region: (id % 3) + 1,
      ssh_host: `bastion${id}.plain.example`,
      ssh_port: 22,
      ssh_user: 'ubuntu',
      ssh_public_key: id % 3 === 1 ? null : `ssh-ed25519 AAAAC3Nza${id}`,
      setup_completed: id % 9 !== 0,
      is_active: id % 4 !== 0,
    })),
    hook: rows(12, (id) => ({
      name: `Hook ${id}`,
      url: `https://hooks.plain.example/${id}`,
      status: id === 12 ? 'archived' : 'active',
      attachments: [{ entity_type: 'pipeline', entity_id: id, selected_events: ['pipeline_failed'] }],
    })),
    metric: metrics(),
    alert: alerts(),
    alert_trigger: rows(23, (id) => ({
      alert_id: (id % 4) + 1,
      status: turn(['open', 'acknowledged', 'resolved'], id),
      created_at: ago(id / 10),
      resolved_at: id % 3 === 2 ? ago(id / 20) : null,
    })),
    subscription: rows(1, () => ({
      name: 'Growth',
      product_id: 2,
      subscription_status: 'active',
      subscription_cancel_at: null,
      quantity: 1,
    })),
    product: rows(3, (id) => ({
      name: turn(['Starter', 'Growth', 'Scale'], id - 1),
      description: `Up to ${id * 5} million rows`,
      price: `${id}99.00`,
      currency: 'usd',
    })),
    event: rows(34, (id) => ({
      pipeline_id: (id % 3) + 1,
      level: turn(['info', 'info', 'error'], id),
      message: `Batch ${id} was loaded`,
      created_at: ago(id / 24),
    })),
  };
}
