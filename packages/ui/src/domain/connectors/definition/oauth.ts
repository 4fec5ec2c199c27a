import { labelOf, type SourceType } from '../../entities/catalogue.ts';

/** Width and height of the sign-in window, in pixels. */
export interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** The protocol of one provider. Which fields a sign-in needs and fills is part of the definition: see oauthFields.ts. */
export interface OAuthFacts {
  /** The name of the account that people sign in with: `Google`. @default the label of the source */
  readonly account?: string;
  readonly version: '1.0' | '2.0';
  /** Whether the request has a PKCE challenge, and the exchange its verifier (spec §3, §7; length: A-49). */
  readonly isPkce: boolean;
  readonly popup: PopupSize;
  /** Where the provider returns to: the console's page, or the API, which redirects there (spec §7). */
  readonly returnsTo: 'console' | 'api';
  /** Whether the address of the exchange ends in `production/` (spec §7). */
  readonly isProduction: boolean;
  /** The provider's names for `client_id` and `code`. */
  readonly names: { readonly clientId: string; readonly code: string };
}

/** The window sizes of spec §9. */
const standardPopup: PopupSize = { width: 580, height: 700 };
const widePopup: PopupSize = { width: 1020, height: 750 };

/** Most providers use OAuth 2.0 without PKCE, in a window of the standard size. */
/* @__NO_SIDE_EFFECTS__ */
const provider = (more: Partial<OAuthFacts> = {}): OAuthFacts => ({
  version: '2.0',
  isPkce: false,
  popup: standardPopup,
  returnsTo: 'console',
  isProduction: false,
  names: { clientId: 'client_id', code: 'code' },
  ...more,
});

/**
 * Every provider in spec §3. The key is its name in `external_oauth/{provider}/`, which is the type of the
 * source. The peculiarities of a provider's protocol are defined only here.
 */
export const oauthProviders = {
  adroll: provider(),
  airtable: provider({ isPkce: true }),
  amazon_ads: provider({ account: 'Amazon' }),
  amazon_marketplace: provider({
    account: 'Amazon',
    popup: { width: 700, height: 700 },
    names: { clientId: 'application_id', code: 'spapi_oauth_code' },
  }),
  bing_ads: provider({ account: 'Microsoft' }),
  criteo: provider({ version: '1.0' }),
  drip: provider(),
  ebay: provider(),
  facebook: provider({ account: 'Facebook' }),
  facebook_pages: provider({ account: 'Facebook' }),
  ga360: provider({ account: 'Google' }),
  ga4: provider({ account: 'Google' }),
  github: provider(),
  google_ads: provider({ account: 'Google' }),
  google_analytics: provider({ account: 'Google' }),
  google_search_console: provider({ account: 'Google' }),
  google_sheets: provider({ account: 'Google' }),
  hubspot: provider(),
  intuit_quickbooks: provider({ account: 'Intuit', popup: widePopup }),
  linkedin_ads: provider({ account: 'LinkedIn' }),
  mailchimp: provider(),
  paypal: provider(),
  pinterest: provider({ account: 'Pinterest' }),
  ringcentral: provider(),
  salesforce: provider(),
  salesforce_marketing: provider(),
  salesforce_v2: provider({ account: 'Salesforce' }),
  shopify: provider(),
  slack: provider(),
  snapchat: provider({ account: 'Snapchat', returnsTo: 'api' }),
  square: provider({ isProduction: true }),
  tiktok_ads: provider({
    account: 'TikTok',
    popup: widePopup,
    names: { clientId: 'app_id', code: 'auth_code' },
  }),
  twitter: provider({ account: 'Twitter', version: '1.0' }),
  youtube: provider({ account: 'Google' }),
  youtube_analytics: provider({ account: 'Google' }),
  zendesk_chat: provider({ account: 'Zendesk' }),
  zendesk_sell: provider({ account: 'Zendesk' }),
  zendesksupport: provider({ account: 'Zendesk' }),
} as const satisfies Partial<Record<SourceType, OAuthFacts>>;

export type OAuthProvider = keyof typeof oauthProviders;

/** Whether `word` is the name of a provider. */
export const isOAuthProvider = (word: string): word is OAuthProvider => Object.hasOwn(oauthProviders, word);

/** Where people sign in for a source, by the name they know: Google for Google Sheets and for YouTube. */
export const providerName = (word: OAuthProvider): string => {
  const { account }: OAuthFacts = oauthProviders[word];
  return account ?? labelOf(word);
};
