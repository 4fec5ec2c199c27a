import type { SourceType } from './catalogue.ts';

/** Width and height of the sign-in window, in pixels. */
export interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** What the exchange may answer with, in the words of the wire; which of them a provider has, its `fills` say. */
export type OAuthAnswerField = 'access_token' | 'refresh_token' | 'access_token_secret' | 'username';

/** How people sign in at one provider. */
export interface OAuthFacts {
  readonly version: '1.0' | '2.0';
  /** Whether a PKCE challenge goes with the request, and its verifier with the exchange (spec §3, §7; A-49). */
  readonly isPkce: boolean;
  readonly popup: PopupSize;
  /** Fields to fill before the sign-in can start, because its address depends on them. */
  readonly needs: readonly string[];
  /** Where the provider sends people back: to the console's page, or to the API, which sends them on there (spec §7). */
  readonly returnsTo: 'console' | 'api';
  /** Whether the exchange has `production/` at its end (spec §7). */
  readonly isProduction: boolean;
  /** What the provider calls `client_id` and `code`. */
  readonly names: { readonly clientId: string; readonly code: string };
  /** Which field of the form takes which part of the exchange's answer. */
  readonly fills: Readonly<Record<string, OAuthAnswerField>>;
  /** Which field takes which parameter that comes with the return itself. */
  readonly fillsFromReturn: Readonly<Record<string, string>>;
}

/** Spec §9. */
const standardPopup: PopupSize = { width: 580, height: 700 };
const widePopup: PopupSize = { width: 1020, height: 750 };

/** Most providers: OAuth 2.0 without PKCE, in a window of the usual size. */
/* @__NO_SIDE_EFFECTS__ */
const provider = (fills: OAuthFacts['fills'], more: Partial<OAuthFacts> = {}): OAuthFacts => ({
  version: '2.0',
  isPkce: false,
  popup: standardPopup,
  needs: [],
  returnsTo: 'console',
  isProduction: false,
  names: { clientId: 'client_id', code: 'code' },
  fills,
  fillsFromReturn: {},
  ...more,
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
const org = { needs: ['connection_config.instanceName'] } as const;
const subdomain = { needs: ['tap_config.subdomain'] } as const;

/**
 * Every provider that spec §3 lists, by its word in `external_oauth/{provider}/`: the type of the source. A rule
 * that holds for one provider only stands here and nowhere else.
 */
export const oauthProviders = {
  adroll: provider(both),
  airtable: provider(both, { isPkce: true }),
  amazon_ads: provider(refresh, { needs: ['tap_config.region'] }),
  amazon_marketplace: provider(refresh, {
    popup: { width: 700, height: 700 },
    names: { clientId: 'application_id', code: 'spapi_oauth_code' },
  }),
  bing_ads: provider(refresh),
  criteo: provider(signed, { version: '1.0' }),
  drip: provider(access),
  ebay: provider(refresh),
  facebook: provider(access),
  facebook_pages: provider(access),
  ga360: provider(refresh),
  ga4: provider(both),
  github: provider(access),
  google_ads: provider(refresh),
  google_analytics: provider(refresh),
  google_search_console: provider(refresh),
  google_sheets: provider(refresh),
  hubspot: provider(both),
  intuit_quickbooks: provider(both, {
    popup: widePopup,
    fillsFromReturn: { 'tap_config.realm_id': 'realmId' },
  }),
  linkedin_ads: provider(both),
  mailchimp: provider(access),
  paypal: provider(refresh),
  pinterest: provider(refresh),
  ringcentral: provider(refresh, { needs: ['tap_config.api_url'] }),
  salesforce: provider(salesforce, org),
  salesforce_marketing: provider(refresh, { needs: ['tap_config.tenant_subdomain'] }),
  salesforce_v2: provider(salesforce, org),
  shopify: provider(access, { needs: ['tap_config.shop'] }),
  slack: provider({ 'tap_config.token': 'access_token' }),
  snapchat: provider(refresh, { returnsTo: 'api' }),
  square: provider(refresh, { isProduction: true }),
  tiktok_ads: provider(access, { popup: widePopup, names: { clientId: 'app_id', code: 'auth_code' } }),
  twitter: provider(signed, { version: '1.0' }),
  youtube: provider(refresh),
  youtube_analytics: provider(refresh),
  zendesk_chat: provider(access, subdomain),
  zendesk_sell: provider(access),
  zendesksupport: provider(access, subdomain),
} as const satisfies Partial<Record<SourceType, OAuthFacts>>;

export type OAuthProvider = keyof typeof oauthProviders;

/** Whether a word names a provider. */
export const isOAuthProvider = (word: string): word is OAuthProvider => Object.hasOwn(oauthProviders, word);
