/** Categories, in the order in which the select screen shows them. */
export const connectorCategories = [
  { id: 'database', label: 'Databases' },
  { id: 'ecommerce', label: 'Ecommerce' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'advertising', label: 'Advertising' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'crm', label: 'CRM' },
  { id: 'support', label: 'Support' },
  { id: 'payments', label: 'Payments' },
  { id: 'finance', label: 'Finance' },
  { id: 'collaboration', label: 'Collaboration' },
  { id: 'development', label: 'Development' },
  { id: 'fileStorage', label: 'File storage' },
  { id: 'warehouse', label: 'Data warehouses' },
] as const;

export type ConnectorCategory = (typeof connectorCategories)[number]['id'];

/** A connector in the catalogue: the data available before its definition is loaded. */
interface CatalogueEntry {
  readonly kind: 'source' | 'destination';
  /** The service's name for the type. `s3` is both a source and a destination. */
  readonly type: string;
  readonly label: string;
  readonly category: ConnectorCategory;
  /** Other names that people search for: short forms, former names and owners. */
  readonly aliases: readonly string[];
}

const entryOf =
  <const Kind extends CatalogueEntry['kind']>(kind: Kind) =>
  <const Type extends string>(
    type: Type,
    label: string,
    category: ConnectorCategory,
    ...aliases: readonly string[]
  ): CatalogueEntry & { readonly kind: Kind; readonly type: Type } => ({
    kind,
    type,
    label,
    category,
    aliases,
  });
const source = entryOf('source');
const destination = entryOf('destination');

/**
 * Every connector. Spec §3 lists the types; labels, categories and aliases are our choice. The pipelines list loads this
 * file, so whatever only a form needs belongs in the definition.
 */
export const catalogue = [
  source('mysql', 'MySQL', 'database', 'aurora', 'rds', 'percona'),
  source('postgres', 'PostgreSQL', 'database', 'pg', 'psql', 'postgre', 'aurora', 'rds'),
  source('maria', 'MariaDB', 'database', 'maria db'),
  source('sqlserver', 'SQL Server', 'database', 'mssql', 'microsoft', 'tsql', 'azure'),
  source('salesforce', 'Salesforce', 'crm', 'sfdc', 'crm'),
  source('salesforce_v2', 'Salesforce v2', 'crm', 'sfdc', 'crm'),
  source('bigcommerce', 'BigCommerce', 'ecommerce'),
  source('klaviyo', 'Klaviyo', 'marketing'),
  source('klaviyo_generic', 'Klaviyo (generic)', 'marketing'),
  source('algolia', 'Algolia', 'development'),
  source('omnisend', 'Omnisend', 'marketing'),
  source('adobe_analytics', 'Adobe Analytics', 'analytics', 'omniture'),
  source('facebook', 'Facebook Ads', 'advertising', 'meta', 'instagram', 'fb ads'),
  source('shippo', 'Shippo', 'ecommerce'),
  source('recharge', 'Recharge', 'ecommerce'),
  source('onfleet', 'Onfleet', 'ecommerce'),
  source('google_analytics', 'Google Analytics', 'analytics', 'ga', 'universal analytics', 'ua'),
  source('yotpo', 'Yotpo', 'ecommerce'),
  source('stripe', 'Stripe', 'payments'),
  source('bing_ads', 'Bing Ads', 'advertising', 'microsoft ads'),
  source('shopify', 'Shopify', 'ecommerce'),
  source('ebay', 'eBay', 'ecommerce'),
  source('braintree', 'Braintree', 'payments', 'paypal'),
  source('google_sheets', 'Google Sheets', 'fileStorage', 'gsheets', 'spreadsheet', 'excel'),
  source('zendesk_chat', 'Zendesk Chat', 'support', 'zopim'),
  source('adroll', 'AdRoll', 'advertising'),
  source('linkedin_ads', 'LinkedIn Ads', 'advertising', 'linked in'),
  source('exchangerates_data_api', 'Exchangerates Data API', 'finance', 'currency', 'forex', 'fx'),
  source('sendgrid', 'SendGrid', 'marketing', 'twilio'),
  source('salesforce_marketing', 'Salesforce Marketing Cloud', 'marketing', 'exact target', 'sfmc'),
  source('surveymonkey', 'SurveyMonkey', 'marketing'),
  source('zendesksupport', 'Zendesk Support', 'support', 'help desk', 'tickets'),
  source('square', 'Square', 'payments'),
  source('google_ads', 'Google Ads', 'advertising', 'adwords'),
  source('hubspot', 'HubSpot', 'crm'),
  source('snapchat', 'Snapchat Ads', 'advertising', 'snap ads'),
  source('gorgias', 'Gorgias', 'support'),
  source('delighted', 'Delighted', 'marketing'),
  source('paypal', 'PayPal', 'payments'),
  source('mailchimp', 'Mailchimp', 'marketing'),
  source('twitter', 'Twitter Ads', 'advertising', 'x ads'),
  source('youtube_analytics', 'YouTube Analytics', 'analytics', 'yt', 'google'),
  source('youtube', 'YouTube', 'analytics', 'yt', 'google'),
  source('pinterest', 'Pinterest Ads', 'advertising'),
  source('tiktok_ads', 'TikTok Ads', 'advertising', 'tik tok', 'bytedance'),
  source('shipstation', 'ShipStation', 'ecommerce'),
  source('salesforce_pardot', 'Salesforce Pardot', 'marketing', 'account engagement'),
  source('magento', 'Magento', 'ecommerce', 'adobe commerce'),
  source('prestashop', 'PrestaShop', 'ecommerce'),
  source('salesforce_einstein', 'Salesforce Einstein', 'analytics'),
  source('mandrill', 'Mandrill', 'marketing', 'mailchimp transactional'),
  source('yotpo_loyalty', 'Yotpo Loyalty', 'ecommerce'),
  source('intuit_quickbooks', 'Intuit QuickBooks', 'finance', 'qbo', 'accounting'),
  source('facebook_pages', 'Facebook Pages', 'marketing', 'meta', 'fb pages'),
  source('judgeme', 'Judge.me', 'ecommerce'),
  source('netsuite', 'NetSuite', 'finance', 'oracle', 'erp'),
  source('recurly', 'Recurly', 'payments'),
  source('nacelle', 'Nacelle', 'ecommerce'),
  source('alchemer', 'Alchemer', 'marketing'),
  source('ringcentral', 'RingCentral', 'collaboration'),
  source('cybersource', 'CyberSource', 'payments'),
  source('returnly', 'Returnly', 'ecommerce'),
  source('google_search_console', 'Google Search Console', 'analytics', 'gsc', 'webmaster tools'),
  source('zenventory', 'Zenventory', 'ecommerce'),
  source('criteo', 'Criteo', 'advertising'),
  source('marketo', 'Marketo', 'marketing', 'adobe'),
  source('airtable', 'Airtable', 'collaboration'),
  source('github', 'GitHub', 'development'),
  source('gitlab', 'GitLab', 'development'),
  source('pickzen', 'Pickzen', 'ecommerce'),
  source('drip', 'Drip', 'marketing'),
  source('slack', 'Slack', 'collaboration'),
  source('enquirelabs', 'EnquireLabs', 'marketing', 'fairing'),
  source('vend', 'Vend', 'ecommerce', 'lightspeed'),
  source('smile', 'Smile.io', 'ecommerce'),
  source('amazon_ads', 'Amazon Ads', 'advertising'),
  source('zendesk_sell', 'Zendesk Sell', 'crm', 'base crm'),
  source('rakuten_advertising', 'Rakuten Advertising', 'advertising'),
  source('amazon_marketplace', 'Amazon Marketplace', 'ecommerce', 'selling partner', 'mws', 'seller central'),
  source('ga4', 'Google Analytics 4', 'analytics', 'ga', 'firebase'),
  source('ga4_export', 'Google Analytics 4 Export', 'analytics', 'ga', 'bigquery'),
  source('ga360', 'Google Analytics 360', 'analytics', 'ga'),
  source('ga360_bq_storage', 'Google Analytics 360 (BigQuery Storage)', 'analytics', 'ga'),
  source('s3', 'Amazon S3', 'fileStorage', 'aws', 'bucket', 'csv', 'files'),
  destination('redshift', 'Amazon Redshift', 'warehouse', 'aws'),
  destination('snowflake', 'Snowflake', 'warehouse', 'data cloud'),
  destination('s3', 'Amazon S3', 'fileStorage', 'aws', 'bucket', 'csv', 'files'),
  destination('bigquery', 'Google BigQuery', 'warehouse', 'bq', 'gcp', 'google cloud'),
] as const;

type Entry = (typeof catalogue)[number];

export type SourceType = Extract<Entry, { kind: 'source' }>['type'];
/** Without `pinterest`: spec §3 lists it, but nothing can be loaded into it. */
export type DestinationType = Extract<Entry, { kind: 'destination' }>['type'];
export type ConnectorType = SourceType | DestinationType;

const labels: ReadonlyMap<string, string> = new Map(catalogue.map(({ type, label }) => [type, label]));

/** The name shown for a type. A type that is newer than this build is shown as the service wrote it. */
export const labelOf = (type: string): string => labels.get(type) ?? type;

/** The label of a type where a connector's name stands too; `undefined` if the name says it already. */
export const labelBeside = (name: string, type: string): string | undefined => {
  const label = labelOf(type);
  return name.trim().toLowerCase() === label.toLowerCase() ? undefined : label;
};

/** Whether this build knows `type` as a connector. */
export const isConnectorType = (type: string): type is ConnectorType => labels.has(type);

const find = (kind: CatalogueEntry['kind'], type: string): Entry | undefined =>
  catalogue.find((entry) => entry.kind === kind && entry.type === type);

/** Whether there is a source, or a destination, of this type. */
export const isConnector = (kind: CatalogueEntry['kind'], type: string): boolean =>
  find(kind, type) !== undefined;

/** The category of a connector; `undefined` for a type that is newer than this build. */
export const categoryOf = (kind: CatalogueEntry['kind'], type: string): ConnectorCategory | undefined =>
  find(kind, type)?.category;
