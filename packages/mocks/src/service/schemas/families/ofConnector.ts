import type { SourceType } from '@millrace/ui/domain/connectors';
import { affiliateAds, groupAds, retailAds, searchAds, socialAds } from './ads.ts';
import * as analytics from './analytics.ts';
import * as crm from './crm.ts';
import * as marketing from './marketing.ts';
import * as payments from './payments.ts';
import * as service from './service.ts';
import * as shopServices from './shopServices.ts';
import * as shops from './shops.ts';
import type { TableWords } from './tableWords.ts';
import * as work from './work.ts';

/** Types with the customer's own tables only. */
type OwnTables = 'mysql' | 'postgres' | 'maria' | 'sqlserver' | 's3';

/** Each provider's tables. Families are finer than the categories of the catalogue. */
export const familyOf: Readonly<Record<Exclude<SourceType, OwnTables>, TableWords>> = {
  salesforce: crm.salesforce,
  salesforce_v2: crm.salesforce,
  hubspot: crm.hubspot,
  zendesk_sell: crm.salesCrm,

  shopify: shops.shopify,
  bigcommerce: shops.storefront,
  magento: shops.storefront,
  prestashop: shops.storefront,
  vend: shops.pointOfSale,
  ebay: shops.marketplace,
  amazon_marketplace: shops.marketplace,
  nacelle: shops.headlessShop,
  recharge: shopServices.subscriptionBoxes,
  yotpo: shopServices.reviews,
  judgeme: shopServices.reviews,
  yotpo_loyalty: shopServices.loyalty,
  smile: shopServices.loyalty,
  returnly: shopServices.returns,
  shippo: shopServices.parcels,
  shipstation: shopServices.parcels,
  zenventory: shopServices.warehouseStock,
  onfleet: shopServices.deliveries,

  stripe: payments.stripe,
  braintree: payments.gateway,
  cybersource: payments.gateway,
  paypal: payments.paypal,
  square: payments.square,
  recurly: payments.recurly,

  klaviyo: marketing.klaviyo,
  klaviyo_generic: marketing.klaviyo,
  mailchimp: marketing.mailchimp,
  omnisend: marketing.commerceMessages,
  drip: marketing.commerceMessages,
  marketo: marketing.marketingAutomation,
  salesforce_pardot: marketing.marketingAutomation,
  salesforce_marketing: marketing.marketingAutomation,
  sendgrid: marketing.mailSending,
  mandrill: marketing.mailSending,
  surveymonkey: marketing.surveys,
  delighted: marketing.surveys,
  alchemer: marketing.surveys,
  enquirelabs: marketing.surveys,
  pickzen: marketing.surveys,

  google_ads: searchAds,
  bing_ads: searchAds,
  facebook: socialAds,
  snapchat: socialAds,
  adroll: groupAds,
  linkedin_ads: groupAds,
  pinterest: groupAds,
  tiktok_ads: groupAds,
  twitter: groupAds,
  criteo: affiliateAds,
  rakuten_advertising: affiliateAds,
  amazon_ads: retailAds,

  zendesksupport: service.helpDesk,
  gorgias: service.shopDesk,
  zendesk_chat: service.liveChat,
  slack: service.teamChat,
  ringcentral: service.telephony,

  google_analytics: analytics.universalReports,
  ga4: analytics.ga4Reports,
  ga4_export: analytics.ga4Events,
  ga360: analytics.ga360Sessions,
  ga360_bq_storage: analytics.ga360Sessions,
  adobe_analytics: analytics.suiteReports,
  google_search_console: analytics.searchConsole,
  youtube_analytics: analytics.videoReports,
  youtube: analytics.videos,
  facebook_pages: analytics.socialPages,
  salesforce_einstein: analytics.datasets,

  github: work.github,
  gitlab: work.gitlab,
  algolia: work.searchIndex,
  airtable: work.base,
  google_sheets: work.sheets,
  intuit_quickbooks: work.accounting,
  netsuite: work.erp,
  exchangerates_data_api: work.exchangeRates,
};
