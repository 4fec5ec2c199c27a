import { describe, expect, it } from 'vitest';
import { catalogue, connectorCategories, isConnectorType, labelBeside, labelOf } from './catalogue.ts';

/** Copied from spec §3, in its order. */
const sourcesOfTheSpec =
  `mysql, postgres, maria, sqlserver, salesforce, salesforce_v2, bigcommerce, klaviyo, klaviyo_generic, algolia,
  omnisend, adobe_analytics, facebook, shippo, recharge, onfleet, google_analytics, yotpo, stripe, bing_ads, shopify,
  ebay, braintree, google_sheets, zendesk_chat, adroll, linkedin_ads, exchangerates_data_api, sendgrid,
  salesforce_marketing, surveymonkey, zendesksupport, square, google_ads, hubspot, snapchat, gorgias, delighted,
  paypal, mailchimp, twitter, youtube_analytics, youtube, pinterest, tiktok_ads, shipstation, salesforce_pardot,
  magento, prestashop, salesforce_einstein, mandrill, yotpo_loyalty, intuit_quickbooks, facebook_pages, judgeme,
  netsuite, recurly, nacelle, alchemer, ringcentral, cybersource, returnly, google_search_console, zenventory, criteo,
  marketo, airtable, github, gitlab, pickzen, drip, slack, enquirelabs, vend, smile, amazon_ads, zendesk_sell,
  rakuten_advertising, amazon_marketplace, ga4, ga4_export, ga360, ga360_bq_storage, s3`.split(/,\s+/);

const destinationsOfTheSpec = ['redshift', 'snowflake', 's3', 'bigquery'];

const typesOf = (kind: 'source' | 'destination') =>
  catalogue.filter((entry) => entry.kind === kind).map(({ type }) => type);

describe('the catalogue', () => {
  it('contains the 84 sources of the specification, each once', () => {
    expect(sourcesOfTheSpec).toHaveLength(84);
    expect(typesOf('source').toSorted()).toEqual(sourcesOfTheSpec.toSorted());
  });

  it('contains the 4 destinations, each once', () => {
    expect(typesOf('destination').toSorted()).toEqual(destinationsOfTheSpec.toSorted());
  });

  it.each(['source', 'destination'] as const)(
    'has no two connectors of a kind (%s) with the same label',
    (kind) => {
      const labels = catalogue.filter((entry) => entry.kind === kind).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    },
  );

  it('leaves no category empty', () => {
    const used = new Set<string>(catalogue.map(({ category }) => category));
    expect(connectorCategories.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});

describe('labelOf', () => {
  it('returns the label of a connector', () => {
    expect(labelOf('ga360_bq_storage')).toBe('Google Analytics 360 (BigQuery Storage)');
  });

  it('shows an unknown type as the service wrote it', () => {
    expect(labelOf('brand_new')).toBe('brand_new');
    expect(isConnectorType('brand_new')).toBe(false);
    expect(labelOf('constructor')).toBe('constructor');
  });
});

it.each([
  ['LinkedIn Ads', 'linkedin_ads', undefined],
  [' linkedin ads ', 'linkedin_ads', undefined],
  ['LinkedIn Ads EU', 'linkedin_ads', 'LinkedIn Ads'],
  ['Analytics', 'snowflake', 'Snowflake'],
  ['webflow', 'webflow', undefined],
])('beside the name %j, the type %s is called %j', (name, type, label) =>
  expect(labelBeside(name, type)).toBe(label),
);
