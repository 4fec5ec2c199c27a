import type { ConnectorCategory } from '../../domain/entities/catalogue.ts';
import type { PaletteStep } from '../../theme/paletteSteps.ts';

/**
 * The pictograms of pictograms.svg from its top to its bottom, each with its colour of the palette. `other` stands for a
 * type that is newer than this build.
 */
export const pictograms = {
  database: 10,
  ecommerce: 6,
  marketing: 15,
  advertising: 2,
  analytics: 3,
  crm: 12,
  support: 9,
  payments: 13,
  finance: 7,
  collaboration: 14,
  development: 11,
  fileStorage: 4,
  warehouse: 8,
  other: 5,
} as const satisfies Readonly<Record<ConnectorCategory | 'other', PaletteStep>>;

export type Pictogram = keyof typeof pictograms;

/**
 * The categories of the connectors without a mark. A copy of the catalogue, which the first screen does not load; a
 * test compares them.
 */
export const pictured: Readonly<Partial<Record<ConnectorCategory, string>>> = {
  database: 'sqlserver',
  crm: 'salesforce salesforce_v2',
  marketing:
    'klaviyo klaviyo_generic omnisend sendgrid salesforce_marketing delighted salesforce_pardot mandrill alchemer marketo drip enquirelabs',
  analytics: 'adobe_analytics salesforce_einstein',
  ecommerce:
    'shippo recharge onfleet yotpo shipstation magento yotpo_loyalty judgeme nacelle returnly zenventory pickzen vend smile amazon_marketplace',
  advertising: 'bing_ads linkedin_ads criteo amazon_ads',
  finance: 'exchangerates_data_api netsuite',
  support: 'gorgias',
  payments: 'recurly cybersource',
  collaboration: 'ringcentral slack',
  fileStorage: 's3',
  warehouse: 'redshift',
};
