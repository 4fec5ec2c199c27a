import type { SourceType } from './catalogue.ts';

/** Width and height of the sign-in window, in pixels. */
export interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** The protocol of one provider. Which fields a sign-in needs and fills is part of the definition: see oauthFields.ts. */
export interface OAuthFacts {
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
  amazon_ads: provider(),
  amazon_marketplace: provider({
    popup: { width: 700, height: 700 },
    names: { clientId: 'application_id', code: 'spapi_oauth_code' },
  }),
  bing_ads: provider(),
  criteo: provider({ version: '1.0' }),
  drip: provider(),
  ebay: provider(),
  facebook: provider(),
  facebook_pages: provider(),
  ga360: provider(),
  ga4: provider(),
  github: provider(),
  google_ads: provider(),
  google_analytics: provider(),
  google_search_console: provider(),
  google_sheets: provider(),
  hubspot: provider(),
  intuit_quickbooks: provider({ popup: widePopup }),
  linkedin_ads: provider(),
  mailchimp: provider(),
  paypal: provider(),
  pinterest: provider(),
  ringcentral: provider(),
  salesforce: provider(),
  salesforce_marketing: provider(),
  salesforce_v2: provider(),
  shopify: provider(),
  slack: provider(),
  snapchat: provider({ returnsTo: 'api' }),
  square: provider({ isProduction: true }),
  tiktok_ads: provider({ popup: widePopup, names: { clientId: 'app_id', code: 'auth_code' } }),
  twitter: provider({ version: '1.0' }),
  youtube: provider(),
  youtube_analytics: provider(),
  zendesk_chat: provider(),
  zendesk_sell: provider(),
  zendesksupport: provider(),
} as const satisfies Partial<Record<SourceType, OAuthFacts>>;

export type OAuthProvider = keyof typeof oauthProviders;

/** Whether `word` is the name of a provider. */
export const isOAuthProvider = (word: string): word is OAuthProvider => Object.hasOwn(oauthProviders, word);
