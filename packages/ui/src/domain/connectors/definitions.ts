import { ProblemError } from '../problem.ts';
import type { DestinationType, SourceType } from './catalogue.ts';
import type { Definition } from './define.ts';

type Loader = () => Promise<Definition>;

/** A definition is loaded when its connector is chosen. */
const sources = {
  adobe_analytics: async () => (await import('./sources/adobe_analytics.ts')).adobeAnalytics,
  alchemer: async () => (await import('./sources/alchemer.ts')).alchemer,
  algolia: async () => (await import('./sources/algolia.ts')).algolia,
  bigcommerce: async () => (await import('./sources/bigcommerce.ts')).bigcommerce,
  braintree: async () => (await import('./sources/braintree.ts')).braintree,
  cybersource: async () => (await import('./sources/cybersource.ts')).cybersource,
  delighted: async () => (await import('./sources/delighted.ts')).delighted,
  enquirelabs: async () => (await import('./sources/enquirelabs.ts')).enquirelabs,
  exchangerates_data_api: async () =>
    (await import('./sources/exchangerates_data_api.ts')).exchangeratesDataApi,
  ga360_bq_storage: async () => (await import('./sources/ga360_bq_storage.ts')).ga360BqStorage,
  ga4_export: async () => (await import('./sources/ga4_export.ts')).ga4Export,
  gitlab: async () => (await import('./sources/gitlab.ts')).gitlab,
  gorgias: async () => (await import('./sources/gorgias.ts')).gorgias,
  judgeme: async () => (await import('./sources/judgeme.ts')).judgeme,
  klaviyo: async () => (await import('./sources/klaviyo.ts')).klaviyo,
  klaviyo_generic: async () => (await import('./sources/klaviyo_generic.ts')).klaviyoGeneric,
  magento: async () => (await import('./sources/magento.ts')).magento,
  mandrill: async () => (await import('./sources/mandrill.ts')).mandrill,
  maria: async () => (await import('./sources/maria.ts')).maria,
  marketo: async () => (await import('./sources/marketo.ts')).marketo,
  mysql: async () => (await import('./sources/mysql.ts')).mysql,
  nacelle: async () => (await import('./sources/nacelle.ts')).nacelle,
  netsuite: async () => (await import('./sources/netsuite.ts')).netsuite,
  omnisend: async () => (await import('./sources/omnisend.ts')).omnisend,
  onfleet: async () => (await import('./sources/onfleet.ts')).onfleet,
  pickzen: async () => (await import('./sources/pickzen.ts')).pickzen,
  postgres: async () => (await import('./sources/postgres.ts')).postgres,
  prestashop: async () => (await import('./sources/prestashop.ts')).prestashop,
  rakuten_advertising: async () => (await import('./sources/rakuten_advertising.ts')).rakutenAdvertising,
  recharge: async () => (await import('./sources/recharge.ts')).recharge,
  recurly: async () => (await import('./sources/recurly.ts')).recurly,
  returnly: async () => (await import('./sources/returnly.ts')).returnly,
  salesforce_einstein: async () => (await import('./sources/salesforce_einstein.ts')).salesforceEinstein,
  salesforce_pardot: async () => (await import('./sources/salesforce_pardot.ts')).salesforcePardot,
  sendgrid: async () => (await import('./sources/sendgrid.ts')).sendgrid,
  shippo: async () => (await import('./sources/shippo.ts')).shippo,
  shipstation: async () => (await import('./sources/shipstation.ts')).shipstation,
  smile: async () => (await import('./sources/smile.ts')).smile,
  sqlserver: async () => (await import('./sources/sqlserver.ts')).sqlserver,
  stripe: async () => (await import('./sources/stripe.ts')).stripe,
  surveymonkey: async () => (await import('./sources/surveymonkey.ts')).surveymonkey,
  vend: async () => (await import('./sources/vend.ts')).vend,
  yotpo: async () => (await import('./sources/yotpo.ts')).yotpo,
  yotpo_loyalty: async () => (await import('./sources/yotpo_loyalty.ts')).yotpoLoyalty,
  zenventory: async () => (await import('./sources/zenventory.ts')).zenventory,
} satisfies Partial<Record<SourceType, Loader>>;
const destinations = {
  bigquery: async () => (await import('./destinations/bigquery.ts')).bigquery,
  redshift: async () => (await import('./destinations/redshift.ts')).redshift,
  snowflake: async () => (await import('./destinations/snowflake.ts')).snowflake,
} satisfies Partial<Record<DestinationType, Loader>>;

/**
 * The types with a definition, and those without one yet. A table for the latter stops compiling when a
 * definition is added, so each fact has one place.
 */
export type DefinedSource = keyof typeof sources;
export type DefinedDestination = keyof typeof destinations;
export type SourceWithoutDefinition = Exclude<SourceType, DefinedSource>;
export type DestinationWithoutDefinition = Exclude<DestinationType, DefinedDestination>;

const loaders: Record<Definition['kind'], ReadonlyMap<string, Loader>> = {
  source: new Map(Object.entries<Loader>(sources)),
  destination: new Map(Object.entries<Loader>(destinations)),
};

/** Whether this build has a form for a connector; the type may be newer than the build. */
export const hasDefinition = (kind: Definition['kind'], type: string): boolean => loaders[kind].has(type);

/** The types of a kind that have a form. */
export const definedTypes = (kind: Definition['kind']): readonly string[] => [...loaders[kind].keys()];

/**
 * A connector's definition; `undefined` if this build has none for it.
 * @throws {ProblemError} a network problem when the chunk fails to load
 */
export async function loadDefinition(
  kind: Definition['kind'],
  type: string,
): Promise<Definition | undefined> {
  try {
    return await loaders[kind].get(type)?.();
  } catch (cause) {
    throw new ProblemError({ kind: 'network' }, { cause });
  }
}
