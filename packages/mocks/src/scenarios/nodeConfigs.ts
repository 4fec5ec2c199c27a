import { secretMask } from '@millrace/ui/contract';
import type { Config } from '../service/connectors/nodeConfig.ts';

const parts = { tap_config: {}, static: {}, dynamic: {}, extra_args: {} };

const database = (host: string, port: number, name: string, more: Config = {}): Config => ({
  ...parts,
  connection_config: {
    host,
    port,
    user: 'millrace_reader',
    password: secretMask,
    database: name,
    ssl: false,
    ...more,
  },
});

const bySource: Readonly<Record<string, Config>> = {
  postgres: database('db.acme-prod.internal', 5432, 'orders', { pgschema: 'public' }),
  mysql: database('mysql.warehouse.acme.internal', 3306, 'stock'),
  sqlserver: database('ledger.finance.acme.internal', 1433, 'ledger', { sqlsrvschema: 'dbo' }),
  shopify: { ...parts, tap_config: { shop: 'acme.myshopify.com', access_token: secretMask } },
  s3: {
    ...parts,
    connection_config: {
      bucket_name: 'event-exports',
      bucket_region: 'us-east-1',
      assume_role: 'arn:aws:iam::123456789012:role/millrace-reader',
    },
    table_name: 'events',
    columns: [
      { column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' },
      { column_name: 'visitor', data_type: 'string', is_nullable: 'NO' },
      { column_name: 'occurred_at', data_type: 'datetime', is_nullable: 'NO' },
      { column_name: 'payload', data_type: 'object', is_nullable: 'YES' },
    ],
    sample_options: { has_headers: true, num_files_to_sample: 5, sample_length: 50, sample_rate: 5 },
  },
};

/** What a source of this type holds; those without a form of their own yet hold little. */
export const sourceConfig = (type: string): Config =>
  bySource[type] ?? { ...parts, tap_config: { account: 'acme', access_token: secretMask } };

const snowflake = {
  account: 'xy12345.us-east-1',
  warehouse: 'LOADING',
  username: 'MILLRACE_LOADER',
  authentication_method: 'password',
  password: secretMask,
  private_key: null,
  passphrase: null,
  role: 'MILLRACE_ROLE',
  storage_integration_name: 'MILLRACE_STAGE',
  database: 'ANALYTICS',
  snowflake_schema: 'PUBLIC',
};

const byDestination: Readonly<Record<string, Config>> = {
  snowflake: { connection_config: snowflake },
  redshift: {
    connection_config: {
      host: 'cluster.abc123.us-east-1.redshift.amazonaws.com',
      port: 5439,
      user: 'millrace_loader',
      password: secretMask,
      database: 'core',
      pgschema: 'public',
      ssl: { reject_unauthorized: false },
    },
  },
  bigquery: {
    connection_config: {
      project_id: 'acme-marts',
      credentials: {
        client_email: 'millrace@acme-marts.iam.gserviceaccount.com',
        private_key: secretMask,
      },
      dataset_id: 'marts',
    },
  },
  s3: {
    connection_config: {
      bucket_name: 'acme-data-lake',
      assume_role: 'arn:aws:iam::123456789012:role/millrace-loader',
      namespace: 'raw/',
    },
    provider: { type: 'aws', region: 'us-east-1' },
    file_format: 'avro',
  },
};

export const destinationConfig = (type: string): Config => ({
  ...byDestination[type],
  destination_type: type,
});

/** A Snowflake account that is opened with a key instead of a password. */
export const keyPairConfig: Config = {
  destination_type: 'snowflake',
  connection_config: {
    ...snowflake,
    authentication_method: 'key_pair',
    password: null,
    private_key: secretMask,
    passphrase: secretMask,
    database: 'STAGING',
  },
};
