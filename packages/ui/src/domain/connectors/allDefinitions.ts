import type { Definition } from './definition/define.ts';
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
import { facebookPages } from './sources/facebook_pages.ts';
import { ga360 } from './sources/ga360.ts';
import { ga360BqStorage } from './sources/ga360_bq_storage.ts';
import { ga4 } from './sources/ga4.ts';
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
import { s3 } from './sources/s3.ts';
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
import { bigquery as bigqueryDestination } from './destinations/bigquery.ts';
import { redshift as redshiftDestination } from './destinations/redshift.ts';
import { s3 as s3Destination } from './destinations/s3.ts';
import { snowflake as snowflakeDestination } from './destinations/snowflake.ts';

/**
 * Written by `npm run connectors` from the definition files; do not edit.
 * Every definition, sources first.
 */
export const allDefinitions: readonly Definition[] = [
  adobeAnalytics,
  adroll,
  airtable,
  alchemer,
  algolia,
  amazonAds,
  amazonMarketplace,
  bigcommerce,
  bingAds,
  braintree,
  criteo,
  cybersource,
  delighted,
  drip,
  ebay,
  enquirelabs,
  exchangeratesDataApi,
  facebook,
  facebookPages,
  ga360,
  ga360BqStorage,
  ga4,
  ga4Export,
  github,
  gitlab,
  googleAds,
  googleAnalytics,
  googleSearchConsole,
  googleSheets,
  gorgias,
  hubspot,
  intuitQuickbooks,
  judgeme,
  klaviyo,
  klaviyoGeneric,
  linkedinAds,
  magento,
  mailchimp,
  mandrill,
  maria,
  marketo,
  mysql,
  nacelle,
  netsuite,
  omnisend,
  onfleet,
  paypal,
  pickzen,
  pinterest,
  postgres,
  prestashop,
  rakutenAdvertising,
  recharge,
  recurly,
  returnly,
  ringcentral,
  s3,
  salesforce,
  salesforceEinstein,
  salesforceMarketing,
  salesforcePardot,
  salesforceV2,
  sendgrid,
  shippo,
  shipstation,
  shopify,
  slack,
  smile,
  snapchat,
  sqlserver,
  square,
  stripe,
  surveymonkey,
  tiktokAds,
  twitter,
  vend,
  yotpo,
  yotpoLoyalty,
  youtube,
  youtubeAnalytics,
  zendeskChat,
  zendeskSell,
  zendesksupport,
  zenventory,
  bigqueryDestination,
  redshiftDestination,
  s3Destination,
  snowflakeDestination,
];
