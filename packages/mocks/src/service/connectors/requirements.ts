import {
  definitionOf,
  type DestinationWithoutDefinition,
  type SourceWithoutDefinition,
} from '@millrace/ui/domain/definitions';
import type { FieldRefusal } from '../core/refusal.ts';
import type { NodeRow } from '../core/rows.ts';
import { isEmpty, neededPaths } from './definedSettings.ts';
import { valueAt, type Config } from './nodeConfig.ts';

const keyed =
  (section: string) =>
  (...keys: readonly string[]): readonly string[] =>
    keys.map((key) => `${section}.${key}`);
const tap = keyed('tap_config');
const connection = keyed('connection_config');

const login = connection('host', 'user', 'password', 'database');
const org = connection('instanceName', 'accessToken', 'refreshToken');
const refreshed = tap('refresh_token');
const granted = tap('access_token');
const keyOnly = tap('api_key');

/**
 * The required settings of sources that have no definition yet, by their paths. Settings with a default (spec §9) are not
 * required. Which ones are required is our choice where the specification does not say.
 */
const sourceNeeds: Readonly<Record<SourceWithoutDefinition, readonly string[]>> = {
  mysql: login,
  maria: login,
  sqlserver: login,
  salesforce: org,
  salesforce_v2: org,
  bigcommerce: tap('client_id', 'access_token', 'store_hash'),
  klaviyo: keyOnly,
  klaviyo_generic: keyOnly,
  algolia: tap('application_id', 'api_key'),
  omnisend: keyOnly,
  adobe_analytics: tap('client_id', 'client_secret', 'scopes', 'global_company_id'),
  facebook: tap('account_id', 'access_token'),
  shippo: tap('token'),
  recharge: granted,
  onfleet: keyOnly,
  google_analytics: tap('view_id', 'refresh_token'),
  yotpo: tap('api_key', 'api_secret'),
  stripe: tap('account_id', 'client_secret'),
  bing_ads: tap('customer_id', 'account_ids', 'refresh_token'),
  shopify: tap('shop', 'access_token'),
  ebay: refreshed,
  braintree: tap('merchant_id', 'public_key', 'private_key'),
  google_sheets: tap('spreadsheet_id', 'refresh_token'),
  zendesk_chat: granted,
  adroll: tap('access_token', 'refresh_token'),
  linkedin_ads: tap('accounts', 'access_token'),
  exchangerates_data_api: tap('access_key'),
  sendgrid: keyOnly,
  salesforce_marketing: tap('tenant_subdomain', 'refresh_token'),
  surveymonkey: granted,
  zendesksupport: tap('subdomain', 'access_token'),
  square: refreshed,
  google_ads: tap('customer_ids', 'refresh_token'),
  hubspot: tap('access_token', 'refresh_token'),
  snapchat: refreshed,
  gorgias: tap('subdomain', 'username', 'password'),
  delighted: keyOnly,
  paypal: refreshed,
  mailchimp: granted,
  twitter: tap('account_ids', 'access_token', 'access_token_secret'),
  youtube_analytics: tap('channel_ids', 'refresh_token'),
  youtube: tap('channel_ids', 'refresh_token'),
  pinterest: refreshed,
  tiktok_ads: tap('accounts', 'access_token'),
  shipstation: tap('api_key', 'api_secret'),
  salesforce_pardot: tap('pardot_business_unit_id', 'client_id', 'client_secret', 'refresh_token'),
  magento: tap('store_url', 'access_token'),
  prestashop: tap('url', 'access_key'),
  salesforce_einstein: tap('instance_url', 'client_id', 'client_secret', 'refresh_token'),
  mandrill: keyOnly,
  yotpo_loyalty: tap('guid', 'api_key'),
  intuit_quickbooks: tap('access_token', 'refresh_token', 'realm_id'),
  facebook_pages: tap('access_token', 'pages'),
  judgeme: tap('shop_domain', 'api_key'),
  netsuite: tap('ns_account', 'ns_consumer_key', 'ns_consumer_secret', 'ns_token_key', 'ns_token_secret'),
  recurly: tap('subdomain', 'api_key'),
  nacelle: tap('space_id', 'token'),
  alchemer: tap('api_token', 'api_token_secret'),
  ringcentral: refreshed,
  cybersource: tap('merchantid', 'merchant_keyid', 'merchant_secretkey'),
  returnly: tap('api_token'),
  google_search_console: tap('site_urls', 'refresh_token'),
  zenventory: tap('api_key', 'api_secret'),
  criteo: tap('access_token', 'access_token_secret'),
  marketo: tap('endpoint', 'client_id', 'client_secret'),
  airtable: tap('base_id', 'access_token', 'refresh_token'),
  github: tap('repository', 'access_token'),
  gitlab: tap('private_token'),
  pickzen: granted,
  drip: granted,
  slack: tap('token'),
  enquirelabs: tap('secret_key'),
  vend: tap('store', 'token'),
  smile: keyOnly,
  amazon_ads: tap('profiles', 'refresh_token'),
  zendesk_sell: granted,
  rakuten_advertising: tap('token', 'report_slug'),
  amazon_marketplace: refreshed,
  ga4: tap('access_token', 'refresh_token', 'properties'),
  ga4_export: tap('project_id', 'dataset_id', 'service_account_json'),
  ga360: tap('project_id', 'dataset_id', 'refresh_token'),
  ga360_bq_storage: tap('project_id', 'dataset_id', 'service_account_json'),
  s3: [...connection('bucket_name', 'bucket_region', 'assume_role'), 'table_name'],
};

/** The same for destinations. */
const destinationNeeds: Readonly<Record<DestinationWithoutDefinition, readonly string[]>> = {
  bigquery: [
    ...connection('project_id', 'credentials.client_email', 'credentials.private_key'),
    'dataset_id',
  ],
  s3: [...connection('bucket_name', 'assume_role'), 'provider.region'],
};

const needs: Readonly<Record<'source' | 'destination', ReadonlyMap<string, readonly string[]>>> = {
  source: new Map(Object.entries(sourceNeeds)),
  destination: new Map(Object.entries(destinationNeeds)),
};

/** Every path that is required by some connector without a definition. */
export const allNeeds: readonly string[] = [sourceNeeds, destinationNeeds].flatMap((ofType) =>
  Object.values(ofType).flat(),
);

/** The paths that a configuration must fill: from the definition if there is one. */
export function needsOf(kind: 'source' | 'destination', type: string, config: Config): readonly string[] {
  const definition = definitionOf(kind, type);
  return definition ? neededPaths(definition, config) : (needs[kind].get(type) ?? []);
}

/** The required settings that are missing, each as the keys of its path. */
export const missingIn = (
  kind: 'source' | 'destination',
  type: string,
  config: Config,
): readonly (readonly string[])[] =>
  needsOf(kind, type, config)
    .map((path) => path.split('.'))
    .filter((path) => isEmpty(valueAt(config, ...path)));

/** The required settings that a change would empty. */
export function checkEmptied(
  kind: 'source' | 'destination',
  { type, config }: Pick<NodeRow, 'type' | 'config'>,
  next: Config,
): FieldRefusal[] {
  const before = new Set(missingIn(kind, type, config).map(String));
  return missingIn(kind, type, next)
    .filter((path) => !before.has(String(path)))
    .map((path) => ({
      loc: ['config', ...path],
      msg: 'This field is required.',
      type: 'value_error.missing',
    }));
}
