import { secretMask } from '@millrace/ui/contract';
import type { Definition } from '@millrace/ui/domain/connectors';
import { withPath, type Wire } from '@millrace/ui/domain/forms';
import { sampleDefaults } from '@millrace/ui/domain/entities';
import { definitionOf } from '@millrace/ui/domain/definitions';
import { externalIdOf } from '../service/accounts/externalId.ts';
import { initialOf, settingsOf, shownSettings } from '../service/connectorConfig/definedSettings.ts';
import { mergeConfig, type Config } from '../service/connectorConfig/nodeConfig.ts';
import { pageAt, propertyAt } from '../service/providers/items.ts';

/** What a customer typed, by the last key of the path. Required settings that are not in here are secrets. */
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
  shop: 'acme',
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
  groups: 'acme',
  start_date: '2024-01-01',
};

type Owner = Parameters<typeof propertyAt>[0];

/** What depends on the client: the items picked from a provider's list, and the role of a bucket with its columns. */
const ownedBy = (owner: Owner): Readonly<Record<string, Config>> => ({
  ga4: {
    tap_config: {
      properties: [3, 11].map((index) => ({ ...propertyAt(owner, index), selected: true })),
    },
  },
  facebook_pages: { tap_config: { pages: [3, 4].map((index) => ({ ...pageAt(owner, index) })) } },
  s3: {
    // The role of a bucket accepts the external id of the client.
    connection_config: { assume_role_external_id: externalIdOf(owner) },
    columns: [
      { column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' },
      { column_name: 'visitor', data_type: 'string', is_nullable: 'NO' },
      { column_name: 'occurred_at', data_type: 'datetime', is_nullable: 'NO' },
      { column_name: 'payload', data_type: 'object', is_nullable: 'YES' },
    ],
    sample_options: { ...sampleDefaults },
  },
});

/** The sections that every configuration of a kind has. */
const emptySections: Readonly<Record<Definition['kind'], Config>> = {
  source: { tap_config: {}, static: {}, dynamic: {}, extra_args: {} },
  destination: {},
};

const lastKey = (path: string): string => path.split('.').at(-1) ?? '';

/**
 * A configuration of a connector with a definition: defaults, then the examples that the form shows, then masks for the
 * secrets. Settings that the form would hide are empty.
 */
function definedConfig(definition: Definition): Config {
  const shown = new Set(shownSettings(definition, {}));
  return settingsOf(definition).reduce<Config>((config, field) => {
    const { path, example, isSecret, isRequired } = field;
    const typed = isSecret ? secretMask : (examples[lastKey(path)] ?? example ?? null);
    const isTyped = shown.has(field) && isRequired;
    return withPath(config, path, initialOf(field) ?? (isTyped ? typed : null));
  }, emptySections[definition.kind]);
}

/** The accounts of the demo customer: names that no definition can know, by the id of the definition. */
const accounts: Readonly<Record<string, Config>> = {
  // Each advertiser is in quotes (spec §5).
  'source/tiktok_ads': { tap_config: { accounts: '"7012345678901234567","7023456789012345678"' } },
  'source/postgres': { connection_config: { host: 'db.acme-prod.internal', database: 'orders' } },
  'source/mysql': { connection_config: { host: 'mysql.warehouse.acme.internal', database: 'stock' } },
  'source/sqlserver': { connection_config: { host: 'ledger.finance.acme.internal', database: 'ledger' } },
  'destination/redshift': {
    connection_config: { user: 'millrace_loader', database: 'core', ssl: { reject_unauthorized: false } },
  },
  'destination/snowflake': {
    connection_config: {
      warehouse: 'LOADING',
      username: 'MILLRACE_LOADER',
      role: 'MILLRACE_ROLE',
      storage_integration_name: 'MILLRACE_STAGE',
      database: 'ANALYTICS',
    },
  },
  'destination/bigquery': {
    connection_config: {
      project_id: 'acme-marts',
      credentials: { client_email: 'millrace@acme-marts.iam.gserviceaccount.com' },
    },
    dataset_id: 'marts',
  },
  'destination/s3': {
    connection_config: {
      bucket_name: 'acme-data-lake',
      assume_role: 'arn:aws:iam::123456789012:role/millrace-loader',
      namespace: 'raw/',
    },
    provider: { region: 'us-east-1' },
  },
};

const withAccount = (definition: Definition): Config =>
  mergeConfig(definedConfig(definition), accounts[definition.id] ?? {});

/** The configuration of a client's source of this type. */
export function sourceConfig(type: string, owner: Owner): Config {
  const definition = definitionOf('source', type);
  return definition ? mergeConfig(withAccount(definition), ownedBy(owner)[type] ?? {}) : {};
}

/** The configuration of a client's destination of this type. */
export function destinationConfig(type: string): Config {
  const definition = definitionOf('destination', type);
  return { ...(definition && withAccount(definition)), destination_type: type };
}

/** A Snowflake account that signs in with a key pair. */
export const keyPairConfig: Config = mergeConfig(destinationConfig('snowflake'), {
  connection_config: {
    authentication_method: 'key_pair',
    password: null,
    private_key: secretMask,
    passphrase: secretMask,
    database: 'STAGING',
  },
});
