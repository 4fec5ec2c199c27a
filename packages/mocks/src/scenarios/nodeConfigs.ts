import { secretMask } from '@millrace/ui/contract';
import { databasePorts, sampleDefaults, withPath, type SourceType, type Wire } from '@millrace/ui/domain';
import { mergeConfig, type Config } from '../service/connectors/nodeConfig.ts';
import { pageId, propertyId } from '../service/providers/items.ts';
import { sourceNeeds } from '../service/connectors/requirements.ts';

/** A person's input, by the last key of its path; any other field is a secret. */
const examples: Readonly<Record<string, Wire>> = {
  host: 'db.acme.internal',
  user: 'millrace_reader',
  database: 'acme',
  instanceName: 'acme',
  client_id: 'acme-millrace',
  store_hash: 'k3xq7d',
  application_id: 'ACME7F3K2Q',
  scopes: 'openid,AdobeID,read_organizations',
  global_company_id: 'acme1',
  account_id: '123456789012345',
  view_id: '198343027',
  customer_id: '90817263',
  account_ids: '12345678,23456789',
  shop: 'acme.myshopify.com',
  merchant_id: 'acme_merchant',
  public_key: 'x7k2p9d4m1',
  spreadsheet_id: '1AcmeBudgetSheet7kq',
  accounts: '503123456,503234567',
  tenant_subdomain: 'mcacme54chc0gprl638px2g7r4',
  subdomain: 'acme',
  customer_ids: '1234567890,0987654321',
  username: 'data@acme.example',
  channel_ids: 'UCacme1,UCacme2',
  pardot_business_unit_id: '0Uv000000000001AAA',
  store_url: 'https://shop.acme.example',
  url: 'https://shop.acme.example',
  instance_url: 'https://acme.my.salesforce.com',
  guid: 'acme-loyalty-guid',
  realm_id: '4620816365',
  shop_domain: 'acme.myshopify.com',
  ns_account: '1234567',
  space_id: 'acme-space',
  merchantid: 'acme_merchant',
  merchant_keyid: '08c94330-f618-42a3-b09d-e1e43be5efda',
  site_urls: 'https://acme.example',
  endpoint: 'https://123-ABC-456.mktorest.com/rest',
  base_id: 'app1234567890abcd',
  repository: 'acme/shop acme/warehouse',
  store: 'acme-store',
  profiles: ['1234567890123456'],
  report_slug: 'product-success-report',
  project_id: 'acme-analytics',
  dataset_id: 'analytics_345678901',
  bucket_name: 'event-exports',
  bucket_region: 'us-east-1',
  assume_role: 'arn:aws:iam::123456789012:role/millrace-reader',
  table_name: 'events',
};

type Owner = Parameters<typeof propertyId>[0];

/** A choice from the provider's lists, from the rows that never disappear. */
const chosenBy = (owner: Owner): Readonly<Record<string, Wire>> => ({
  properties: [propertyId(owner, 3), propertyId(owner, 11)],
  pages: [pageId(owner, 3), pageId(owner, 4)],
});

const isSourceType = (type: string): type is SourceType => Object.hasOwn(sourceNeeds, type);

/** All required values of a source of this type. */
function neededConfig(type: SourceType, owner: Owner): Config {
  const known = { ...examples, ...chosenBy(owner) };
  const valueOf = (path: string): Wire => known[path.split('.').at(-1) ?? ''] ?? secretMask;
  const empty: Config = { tap_config: {}, static: {}, dynamic: {}, extra_args: {} };
  return sourceNeeds[type].reduce((config, path) => withPath(config, path, valueOf(path)), empty);
}

/** Additional or different values of some sources. */
const more: Readonly<Partial<Record<SourceType, Config>>> = {
  postgres: {
    connection_config: {
      host: 'db.acme-prod.internal',
      port: databasePorts.postgres,
      database: 'orders',
      pgschema: 'public',
      ssl: false,
    },
  },
  mysql: {
    connection_config: {
      host: 'mysql.warehouse.acme.internal',
      port: databasePorts.mysql,
      database: 'stock',
      ssl: false,
    },
  },
  maria: { connection_config: { port: databasePorts.maria, ssl: false } },
  sqlserver: {
    connection_config: {
      host: 'ledger.finance.acme.internal',
      port: databasePorts.sqlserver,
      database: 'ledger',
      sqlsrvschema: 'dbo',
      ssl: false,
    },
  },
  salesforce_v2: { connection_config: { apiType: 'BULK', apiVersion: '64.0', maxApiQuotaPercentage: 80 } },
  s3: {
    columns: [
      { column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' },
      { column_name: 'visitor', data_type: 'string', is_nullable: 'NO' },
      { column_name: 'occurred_at', data_type: 'datetime', is_nullable: 'NO' },
      { column_name: 'payload', data_type: 'object', is_nullable: 'YES' },
    ],
    sample_options: { ...sampleDefaults },
  },
};

/** The configuration of a client's source of this type. */
export const sourceConfig = (type: string, owner: Owner): Config =>
  isSourceType(type) ? mergeConfig(neededConfig(type, owner), more[type] ?? {}) : {};

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
      port: databasePorts.redshift,
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
    },
    dataset_id: 'marts',
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

/** A Snowflake account with a key instead of a password. */
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
