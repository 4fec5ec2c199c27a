import type { Definition } from './define.ts';
import type { DefinedDestination, DefinedSource } from './definitions.ts';
import { bigquery } from './destinations/bigquery.ts';
import { redshift } from './destinations/redshift.ts';
import { snowflake } from './destinations/snowflake.ts';
import { adobeAnalytics } from './sources/adobe_analytics.ts';
import { alchemer } from './sources/alchemer.ts';
import { algolia } from './sources/algolia.ts';
import { bigcommerce } from './sources/bigcommerce.ts';
import { braintree } from './sources/braintree.ts';
import { cybersource } from './sources/cybersource.ts';
import { delighted } from './sources/delighted.ts';
import { enquirelabs } from './sources/enquirelabs.ts';
import { exchangeratesDataApi } from './sources/exchangerates_data_api.ts';
import { ga360BqStorage } from './sources/ga360_bq_storage.ts';
import { ga4Export } from './sources/ga4_export.ts';
import { gitlab } from './sources/gitlab.ts';
import { gorgias } from './sources/gorgias.ts';
import { judgeme } from './sources/judgeme.ts';
import { klaviyo } from './sources/klaviyo.ts';
import { klaviyoGeneric } from './sources/klaviyo_generic.ts';
import { magento } from './sources/magento.ts';
import { mandrill } from './sources/mandrill.ts';
import { maria } from './sources/maria.ts';
import { marketo } from './sources/marketo.ts';
import { mysql } from './sources/mysql.ts';
import { nacelle } from './sources/nacelle.ts';
import { netsuite } from './sources/netsuite.ts';
import { omnisend } from './sources/omnisend.ts';
import { onfleet } from './sources/onfleet.ts';
import { pickzen } from './sources/pickzen.ts';
import { postgres } from './sources/postgres.ts';
import { prestashop } from './sources/prestashop.ts';
import { rakutenAdvertising } from './sources/rakuten_advertising.ts';
import { recharge } from './sources/recharge.ts';
import { recurly } from './sources/recurly.ts';
import { returnly } from './sources/returnly.ts';
import { salesforceEinstein } from './sources/salesforce_einstein.ts';
import { salesforcePardot } from './sources/salesforce_pardot.ts';
import { sendgrid } from './sources/sendgrid.ts';
import { shippo } from './sources/shippo.ts';
import { shipstation } from './sources/shipstation.ts';
import { smile } from './sources/smile.ts';
import { sqlserver } from './sources/sqlserver.ts';
import { stripe } from './sources/stripe.ts';
import { surveymonkey } from './sources/surveymonkey.ts';
import { vend } from './sources/vend.ts';
import { yotpo } from './sources/yotpo.ts';
import { yotpoLoyalty } from './sources/yotpo_loyalty.ts';
import { zenventory } from './sources/zenventory.ts';

/**
 * Every definition, without loading: for the service twin and for tools. In the console, `loadDefinition` loads one at a
 * time. A definition that is missing here does not compile.
 */
const definitions: Record<Definition['kind'], ReadonlyMap<string, Definition>> = {
  source: new Map(
    Object.entries({
      adobe_analytics: adobeAnalytics,
      alchemer,
      algolia,
      bigcommerce,
      braintree,
      cybersource,
      delighted,
      enquirelabs,
      exchangerates_data_api: exchangeratesDataApi,
      ga360_bq_storage: ga360BqStorage,
      ga4_export: ga4Export,
      gitlab,
      gorgias,
      judgeme,
      klaviyo,
      klaviyo_generic: klaviyoGeneric,
      magento,
      mandrill,
      maria,
      marketo,
      mysql,
      nacelle,
      netsuite,
      omnisend,
      onfleet,
      pickzen,
      postgres,
      prestashop,
      rakuten_advertising: rakutenAdvertising,
      recharge,
      recurly,
      returnly,
      salesforce_einstein: salesforceEinstein,
      salesforce_pardot: salesforcePardot,
      sendgrid,
      shippo,
      shipstation,
      smile,
      sqlserver,
      stripe,
      surveymonkey,
      vend,
      yotpo,
      yotpo_loyalty: yotpoLoyalty,
      zenventory,
    } satisfies Record<DefinedSource, Definition>),
  ),
  destination: new Map(
    Object.entries({ bigquery, redshift, snowflake } satisfies Record<DefinedDestination, Definition>),
  ),
};

/** A connector's definition; `undefined` for a type that has none, which may be newer than this build. */
export const definitionOf = (kind: Definition['kind'], type: string): Definition | undefined =>
  definitions[kind].get(type);

/** Every definition, sources first. */
export const allDefinitions: readonly Definition[] = [
  ...definitions.source.values(),
  ...definitions.destination.values(),
];
