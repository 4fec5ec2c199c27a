import type { Definition } from './define.ts';
import type { DefinedDestination, DefinedSource } from './definitions.ts';
import { bigquery } from './destinations/bigquery.ts';
import { redshift } from './destinations/redshift.ts';
import { snowflake } from './destinations/snowflake.ts';
import { adobeAnalytics } from './sources/adobe_analytics.ts';
import { adroll } from './sources/adroll.ts';
import { airtable } from './sources/airtable.ts';
import { alchemer } from './sources/alchemer.ts';
import { algolia } from './sources/algolia.ts';
import { amazonAds } from './sources/amazon_ads.ts';
import { amazonMarketplace } from './sources/amazon_marketplace.ts';
import { bigcommerce } from './sources/bigcommerce.ts';
import { bingAds } from './sources/bing_ads.ts';
import { braintree } from './sources/braintree.ts';
import { criteo } from './sources/criteo.ts';
import { cybersource } from './sources/cybersource.ts';
import { delighted } from './sources/delighted.ts';
import { drip } from './sources/drip.ts';
import { ebay } from './sources/ebay.ts';
import { enquirelabs } from './sources/enquirelabs.ts';
import { exchangeratesDataApi } from './sources/exchangerates_data_api.ts';
import { facebook } from './sources/facebook.ts';
import { ga360 } from './sources/ga360.ts';
import { ga360BqStorage } from './sources/ga360_bq_storage.ts';
import { ga4Export } from './sources/ga4_export.ts';
import { github } from './sources/github.ts';
import { gitlab } from './sources/gitlab.ts';
import { googleAds } from './sources/google_ads.ts';
import { googleAnalytics } from './sources/google_analytics.ts';
import { googleSearchConsole } from './sources/google_search_console.ts';
import { googleSheets } from './sources/google_sheets.ts';
import { gorgias } from './sources/gorgias.ts';
import { hubspot } from './sources/hubspot.ts';
import { intuitQuickbooks } from './sources/intuit_quickbooks.ts';
import { judgeme } from './sources/judgeme.ts';
import { klaviyo } from './sources/klaviyo.ts';
import { klaviyoGeneric } from './sources/klaviyo_generic.ts';
import { linkedinAds } from './sources/linkedin_ads.ts';
import { magento } from './sources/magento.ts';
import { mailchimp } from './sources/mailchimp.ts';
import { mandrill } from './sources/mandrill.ts';
import { maria } from './sources/maria.ts';
import { marketo } from './sources/marketo.ts';
import { mysql } from './sources/mysql.ts';
import { nacelle } from './sources/nacelle.ts';
import { netsuite } from './sources/netsuite.ts';
import { omnisend } from './sources/omnisend.ts';
import { onfleet } from './sources/onfleet.ts';
import { paypal } from './sources/paypal.ts';
import { pickzen } from './sources/pickzen.ts';
import { pinterest } from './sources/pinterest.ts';
import { postgres } from './sources/postgres.ts';
import { prestashop } from './sources/prestashop.ts';
import { rakutenAdvertising } from './sources/rakuten_advertising.ts';
import { recharge } from './sources/recharge.ts';
import { recurly } from './sources/recurly.ts';
import { returnly } from './sources/returnly.ts';
import { ringcentral } from './sources/ringcentral.ts';
import { salesforce } from './sources/salesforce.ts';
import { salesforceEinstein } from './sources/salesforce_einstein.ts';
import { salesforceMarketing } from './sources/salesforce_marketing.ts';
import { salesforcePardot } from './sources/salesforce_pardot.ts';
import { salesforceV2 } from './sources/salesforce_v2.ts';
import { sendgrid } from './sources/sendgrid.ts';
import { shippo } from './sources/shippo.ts';
import { shipstation } from './sources/shipstation.ts';
import { shopify } from './sources/shopify.ts';
import { slack } from './sources/slack.ts';
import { smile } from './sources/smile.ts';
import { snapchat } from './sources/snapchat.ts';
import { sqlserver } from './sources/sqlserver.ts';
import { square } from './sources/square.ts';
import { stripe } from './sources/stripe.ts';
import { surveymonkey } from './sources/surveymonkey.ts';
import { tiktokAds } from './sources/tiktok_ads.ts';
import { twitter } from './sources/twitter.ts';
import { vend } from './sources/vend.ts';
import { yotpo } from './sources/yotpo.ts';
import { yotpoLoyalty } from './sources/yotpo_loyalty.ts';
import { youtube } from './sources/youtube.ts';
import { youtubeAnalytics } from './sources/youtube_analytics.ts';
import { zendeskChat } from './sources/zendesk_chat.ts';
import { zendeskSell } from './sources/zendesk_sell.ts';
import { zendesksupport } from './sources/zendesksupport.ts';
import { zenventory } from './sources/zenventory.ts';

/**
 * Every definition, without loading: for the service twin and for tools. In the console, `loadDefinition` loads one at a
 * time. A definition that is missing here does not compile.
 */
const definitions: Record<Definition['kind'], ReadonlyMap<string, Definition>> = {
  source: new Map(
    Object.entries({
      gitlab,
      enquirelabs,
      google_analytics: googleAnalytics,
      ga360_bq_storage: ga360BqStorage,
      bing_ads: bingAds,
      twitter,
      zenventory,
      intuit_quickbooks: intuitQuickbooks,
      square,
      magento,
      sendgrid,
      salesforce_pardot: salesforcePardot,
      mailchimp,
      yotpo,
      klaviyo,
      netsuite,
      salesforce_marketing: salesforceMarketing,
      adobe_analytics: adobeAnalytics,
      amazon_ads: amazonAds,
      alchemer,
      postgres,
      youtube,
      google_ads: googleAds,
      shopify,
      facebook,
      snapchat,
      github,
      drip,
      tiktok_ads: tiktokAds,
      zendesk_sell: zendeskSell,
      klaviyo_generic: klaviyoGeneric,
      salesforce,
      yotpo_loyalty: yotpoLoyalty,
      vend,
      google_sheets: googleSheets,
      bigcommerce,
      ebay,
      pickzen,
      judgeme,
      returnly,
      youtube_analytics: youtubeAnalytics,
      recurly,
      adroll,
      zendesksupport,
      linkedin_ads: linkedinAds,
      google_search_console: googleSearchConsole,
      maria,
      cybersource,
      shipstation,
      recharge,
      hubspot,
      airtable,
      slack,
      pinterest,
      paypal,
      criteo,
      marketo,
      salesforce_einstein: salesforceEinstein,
      gorgias,
      salesforce_v2: salesforceV2,
      smile,
      amazon_marketplace: amazonMarketplace,
      surveymonkey,
      nacelle,
      delighted,
      ga4_export: ga4Export,
      braintree,
      sqlserver,
      mandrill,
      mysql,
      onfleet,
      stripe,
      exchangerates_data_api: exchangeratesDataApi,
      algolia,
      ga360,
      prestashop,
      omnisend,
      shippo,
      zendesk_chat: zendeskChat,
      ringcentral,
      rakuten_advertising: rakutenAdvertising,
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
