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

const org = connection('instanceName', 'accessToken', 'refreshToken');
const refreshed = tap('refresh_token');
const granted = tap('access_token');

/**
 * The required settings of sources that have no definition yet, by their paths. Settings with a default (spec §9) are not
 * required. Which ones are required is our choice where the specification does not say.
 */
const sourceNeeds: Readonly<Record<SourceWithoutDefinition, readonly string[]>> = {
  salesforce: org,
  salesforce_v2: org,
  facebook: tap('account_id', 'access_token'),
  google_analytics: tap('view_id', 'refresh_token'),
  bing_ads: tap('customer_id', 'account_ids', 'refresh_token'),
  shopify: tap('shop', 'access_token'),
  ebay: refreshed,
  google_sheets: tap('spreadsheet_id', 'refresh_token'),
  zendesk_chat: granted,
  adroll: tap('access_token', 'refresh_token'),
  linkedin_ads: tap('accounts', 'access_token'),
  salesforce_marketing: tap('tenant_subdomain', 'refresh_token'),
  zendesksupport: tap('subdomain', 'access_token'),
  square: refreshed,
  google_ads: tap('customer_ids', 'refresh_token'),
  hubspot: tap('access_token', 'refresh_token'),
  snapchat: refreshed,
  paypal: refreshed,
  mailchimp: granted,
  twitter: tap('account_ids', 'access_token', 'access_token_secret'),
  youtube_analytics: tap('channel_ids', 'refresh_token'),
  youtube: tap('channel_ids', 'refresh_token'),
  pinterest: refreshed,
  tiktok_ads: tap('accounts', 'access_token'),
  intuit_quickbooks: tap('access_token', 'refresh_token', 'realm_id'),
  facebook_pages: tap('access_token', 'pages'),
  ringcentral: refreshed,
  google_search_console: tap('site_urls', 'refresh_token'),
  criteo: tap('access_token', 'access_token_secret'),
  airtable: tap('base_id', 'access_token', 'refresh_token'),
  github: tap('repository', 'access_token'),
  drip: granted,
  slack: tap('token'),
  amazon_ads: tap('profiles', 'refresh_token'),
  zendesk_sell: granted,
  amazon_marketplace: refreshed,
  ga4: tap('access_token', 'refresh_token', 'properties'),
  ga360: tap('project_id', 'dataset_id', 'refresh_token'),
  s3: [...connection('bucket_name', 'bucket_region', 'assume_role'), 'table_name'],
};

/** The same for destinations. */
const destinationNeeds: Readonly<Record<DestinationWithoutDefinition, readonly string[]>> = {
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
