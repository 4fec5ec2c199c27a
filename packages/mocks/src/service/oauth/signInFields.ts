import { oauthFieldsOf, type OAuthFields, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { definitionOf, type SourceWithoutDefinition } from '@millrace/ui/domain/definitions';

type Filled = Omit<OAuthFields, 'needs'>;

const filling = (
  fills: OAuthFields['fills'],
  fillsFromReturn: OAuthFields['fillsFromReturn'] = {},
): Filled => ({
  fills,
  fillsFromReturn,
});

const access = { 'tap_config.access_token': 'access_token' } as const;
const refresh = { 'tap_config.refresh_token': 'refresh_token' } as const;
const both = { ...access, ...refresh } as const;
const signed = { ...access, 'tap_config.access_token_secret': 'access_token_secret' } as const;
const salesforce = {
  'connection_config.accessToken': 'access_token',
  'connection_config.refreshToken': 'refresh_token',
  'connection_config.username': 'username',
} as const;

/** What a sign-in fills in sources that have no definition yet. */
export const filledWithoutDefinition = {
  adroll: filling(both),
  airtable: filling(both),
  amazon_ads: filling(refresh),
  amazon_marketplace: filling(refresh),
  bing_ads: filling(refresh),
  criteo: filling(signed),
  drip: filling(access),
  ebay: filling(refresh),
  facebook: filling(access),
  facebook_pages: filling(access),
  ga360: filling(refresh),
  ga4: filling(both),
  github: filling(access),
  google_ads: filling(refresh),
  google_analytics: filling(refresh),
  google_search_console: filling(refresh),
  google_sheets: filling(refresh),
  hubspot: filling(both),
  intuit_quickbooks: filling(both, { 'tap_config.realm_id': 'realmId' }),
  linkedin_ads: filling(both),
  mailchimp: filling(access),
  paypal: filling(refresh),
  pinterest: filling(refresh),
  ringcentral: filling(refresh),
  salesforce: filling(salesforce),
  salesforce_marketing: filling(refresh),
  salesforce_v2: filling(salesforce),
  shopify: filling(access),
  slack: filling({ 'tap_config.token': 'access_token' }),
  snapchat: filling(refresh),
  square: filling(refresh),
  tiktok_ads: filling(access),
  twitter: filling(signed),
  youtube: filling(refresh),
  youtube_analytics: filling(refresh),
  zendesk_chat: filling(access),
  zendesk_sell: filling(access),
  zendesksupport: filling(access),
} satisfies Record<Extract<OAuthProvider, SourceWithoutDefinition>, Filled>;

const withoutDefinition: ReadonlyMap<string, Filled> = new Map(Object.entries(filledWithoutDefinition));

/** What a sign-in fills: as the source's definition says, if there is one. */
export function filledBySignIn(provider: OAuthProvider): Filled {
  const definition = definitionOf('source', provider);
  return definition ? oauthFieldsOf(definition) : (withoutDefinition.get(provider) ?? filling({}));
}
