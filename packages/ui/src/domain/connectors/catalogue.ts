/** Groups in the order in which a person meets them when choosing a source. */
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

interface CatalogueEntry {
  readonly kind: 'source' | 'destination';
  /** The service's own word for it. `s3` is both a source and a destination. */
  readonly type: string;
  readonly label: string;
  readonly category: ConnectorCategory;
}

/** Every connector there is: spec §3 lists the types; labels and groups are our choice. */
export const catalogue = [
  { kind: 'source', type: 'mysql', label: 'MySQL', category: 'database' },
  { kind: 'source', type: 'postgres', label: 'PostgreSQL', category: 'database' },
  { kind: 'source', type: 'maria', label: 'MariaDB', category: 'database' },
  { kind: 'source', type: 'sqlserver', label: 'SQL Server', category: 'database' },
  { kind: 'source', type: 'salesforce', label: 'Salesforce', category: 'crm' },
  { kind: 'source', type: 'salesforce_v2', label: 'Salesforce v2', category: 'crm' },
  { kind: 'source', type: 'bigcommerce', label: 'BigCommerce', category: 'ecommerce' },
  { kind: 'source', type: 'klaviyo', label: 'Klaviyo', category: 'marketing' },
  { kind: 'source', type: 'klaviyo_generic', label: 'Klaviyo (generic)', category: 'marketing' },
  { kind: 'source', type: 'algolia', label: 'Algolia', category: 'development' },
  { kind: 'source', type: 'omnisend', label: 'Omnisend', category: 'marketing' },
  { kind: 'source', type: 'adobe_analytics', label: 'Adobe Analytics', category: 'analytics' },
  { kind: 'source', type: 'facebook', label: 'Facebook Ads', category: 'advertising' },
  { kind: 'source', type: 'shippo', label: 'Shippo', category: 'ecommerce' },
  { kind: 'source', type: 'recharge', label: 'Recharge', category: 'ecommerce' },
  { kind: 'source', type: 'onfleet', label: 'Onfleet', category: 'ecommerce' },
  { kind: 'source', type: 'google_analytics', label: 'Google Analytics', category: 'analytics' },
  { kind: 'source', type: 'yotpo', label: 'Yotpo', category: 'ecommerce' },
  { kind: 'source', type: 'stripe', label: 'Stripe', category: 'payments' },
  { kind: 'source', type: 'bing_ads', label: 'Bing Ads', category: 'advertising' },
  { kind: 'source', type: 'shopify', label: 'Shopify', category: 'ecommerce' },
  { kind: 'source', type: 'ebay', label: 'eBay', category: 'ecommerce' },
  { kind: 'source', type: 'braintree', label: 'Braintree', category: 'payments' },
  { kind: 'source', type: 'google_sheets', label: 'Google Sheets', category: 'fileStorage' },
  { kind: 'source', type: 'zendesk_chat', label: 'Zendesk Chat', category: 'support' },
  { kind: 'source', type: 'adroll', label: 'AdRoll', category: 'advertising' },
  { kind: 'source', type: 'linkedin_ads', label: 'LinkedIn Ads', category: 'advertising' },
  { kind: 'source', type: 'exchangerates_data_api', label: 'Exchangerates Data API', category: 'finance' },
  { kind: 'source', type: 'sendgrid', label: 'SendGrid', category: 'marketing' },
  {
    kind: 'source',
    type: 'salesforce_marketing',
    label: 'Salesforce Marketing Cloud',
    category: 'marketing',
  },
  { kind: 'source', type: 'surveymonkey', label: 'SurveyMonkey', category: 'marketing' },
  { kind: 'source', type: 'zendesksupport', label: 'Zendesk Support', category: 'support' },
  { kind: 'source', type: 'square', label: 'Square', category: 'payments' },
  { kind: 'source', type: 'google_ads', label: 'Google Ads', category: 'advertising' },
  { kind: 'source', type: 'hubspot', label: 'HubSpot', category: 'crm' },
  { kind: 'source', type: 'snapchat', label: 'Snapchat Ads', category: 'advertising' },
  { kind: 'source', type: 'gorgias', label: 'Gorgias', category: 'support' },
  { kind: 'source', type: 'delighted', label: 'Delighted', category: 'marketing' },
  { kind: 'source', type: 'paypal', label: 'PayPal', category: 'payments' },
  { kind: 'source', type: 'mailchimp', label: 'Mailchimp', category: 'marketing' },
  { kind: 'source', type: 'twitter', label: 'Twitter Ads', category: 'advertising' },
  { kind: 'source', type: 'youtube_analytics', label: 'YouTube Analytics', category: 'analytics' },
  { kind: 'source', type: 'youtube', label: 'YouTube', category: 'analytics' },
  { kind: 'source', type: 'pinterest', label: 'Pinterest Ads', category: 'advertising' },
  { kind: 'source', type: 'tiktok_ads', label: 'TikTok Ads', category: 'advertising' },
  { kind: 'source', type: 'shipstation', label: 'ShipStation', category: 'ecommerce' },
  { kind: 'source', type: 'salesforce_pardot', label: 'Salesforce Pardot', category: 'marketing' },
  { kind: 'source', type: 'magento', label: 'Magento', category: 'ecommerce' },
  { kind: 'source', type: 'prestashop', label: 'PrestaShop', category: 'ecommerce' },
  { kind: 'source', type: 'salesforce_einstein', label: 'Salesforce Einstein', category: 'analytics' },
  { kind: 'source', type: 'mandrill', label: 'Mandrill', category: 'marketing' },
  { kind: 'source', type: 'yotpo_loyalty', label: 'Yotpo Loyalty', category: 'ecommerce' },
  { kind: 'source', type: 'intuit_quickbooks', label: 'Intuit QuickBooks', category: 'finance' },
  { kind: 'source', type: 'facebook_pages', label: 'Facebook Pages', category: 'marketing' },
  { kind: 'source', type: 'judgeme', label: 'Judge.me', category: 'ecommerce' },
  { kind: 'source', type: 'netsuite', label: 'NetSuite', category: 'finance' },
  { kind: 'source', type: 'recurly', label: 'Recurly', category: 'payments' },
  { kind: 'source', type: 'nacelle', label: 'Nacelle', category: 'ecommerce' },
  { kind: 'source', type: 'alchemer', label: 'Alchemer', category: 'marketing' },
  { kind: 'source', type: 'ringcentral', label: 'RingCentral', category: 'collaboration' },
  { kind: 'source', type: 'cybersource', label: 'CyberSource', category: 'payments' },
  { kind: 'source', type: 'returnly', label: 'Returnly', category: 'ecommerce' },
  { kind: 'source', type: 'google_search_console', label: 'Google Search Console', category: 'analytics' },
  { kind: 'source', type: 'zenventory', label: 'Zenventory', category: 'ecommerce' },
  { kind: 'source', type: 'criteo', label: 'Criteo', category: 'advertising' },
  { kind: 'source', type: 'marketo', label: 'Marketo', category: 'marketing' },
  { kind: 'source', type: 'airtable', label: 'Airtable', category: 'collaboration' },
  { kind: 'source', type: 'github', label: 'GitHub', category: 'development' },
  { kind: 'source', type: 'gitlab', label: 'GitLab', category: 'development' },
  { kind: 'source', type: 'pickzen', label: 'Pickzen', category: 'ecommerce' },
  { kind: 'source', type: 'drip', label: 'Drip', category: 'marketing' },
  { kind: 'source', type: 'slack', label: 'Slack', category: 'collaboration' },
  { kind: 'source', type: 'enquirelabs', label: 'EnquireLabs', category: 'marketing' },
  { kind: 'source', type: 'vend', label: 'Vend', category: 'ecommerce' },
  { kind: 'source', type: 'smile', label: 'Smile.io', category: 'ecommerce' },
  { kind: 'source', type: 'amazon_ads', label: 'Amazon Ads', category: 'advertising' },
  { kind: 'source', type: 'zendesk_sell', label: 'Zendesk Sell', category: 'crm' },
  { kind: 'source', type: 'rakuten_advertising', label: 'Rakuten Advertising', category: 'advertising' },
  { kind: 'source', type: 'amazon_marketplace', label: 'Amazon Marketplace', category: 'ecommerce' },
  { kind: 'source', type: 'ga4', label: 'Google Analytics 4', category: 'analytics' },
  { kind: 'source', type: 'ga4_export', label: 'Google Analytics 4 Export', category: 'analytics' },
  { kind: 'source', type: 'ga360', label: 'Google Analytics 360', category: 'analytics' },
  {
    kind: 'source',
    type: 'ga360_bq_storage',
    label: 'Google Analytics 360 (BigQuery Storage)',
    category: 'analytics',
  },
  { kind: 'source', type: 's3', label: 'Amazon S3', category: 'fileStorage' },
  { kind: 'destination', type: 'redshift', label: 'Amazon Redshift', category: 'warehouse' },
  { kind: 'destination', type: 'snowflake', label: 'Snowflake', category: 'warehouse' },
  { kind: 'destination', type: 's3', label: 'Amazon S3', category: 'fileStorage' },
  { kind: 'destination', type: 'bigquery', label: 'Google BigQuery', category: 'warehouse' },
] as const satisfies readonly CatalogueEntry[];

type Entry = (typeof catalogue)[number];

export type SourceType = Extract<Entry, { kind: 'source' }>['type'];
/** Without `pinterest`, which a list in spec §3 also names: it cannot be written to. */
export type DestinationType = Extract<Entry, { kind: 'destination' }>['type'];
export type ConnectorType = SourceType | DestinationType;

const labels: ReadonlyMap<string, string> = new Map(catalogue.map(({ type, label }) => [type, label]));

/** What people call a connector; a type that is newer than this build shows as the service wrote it. */
export const labelOf = (type: string): string => labels.get(type) ?? type;

/** Whether this build knows `type` as a connector. */
export const isConnectorType = (type: string): type is ConnectorType => labels.has(type);

/** Whether there is a source, or a destination, of this type. */
export const isConnector = (kind: CatalogueEntry['kind'], type: string): boolean =>
  catalogue.some((entry) => entry.kind === kind && entry.type === type);
