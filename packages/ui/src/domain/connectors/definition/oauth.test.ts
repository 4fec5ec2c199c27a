import { describe, expect, it } from 'vitest';
import { catalogue } from '../../entities/catalogue.ts';
import { isOAuthProvider, oauthProviders, providerName, type OAuthProvider } from './oauth.ts';

const words = Object.keys(oauthProviders).filter(isOAuthProvider);
const where = (is: (provider: OAuthProvider) => boolean) => words.filter(is);

describe('the providers', () => {
  it('are those of spec §3, and each is a source', () => {
    expect(words).toHaveLength(38);
    const sources = new Set<string>(
      catalogue.filter(({ kind }) => kind === 'source').map(({ type }) => type),
    );
    expect(words.filter((word) => !sources.has(word))).toEqual([]);
  });

  it.each([
    [
      'OAuth 1.0 (spec §3)',
      ['criteo', 'twitter'],
      (word: OAuthProvider) => oauthProviders[word].version === '1.0',
    ],
    ['PKCE (spec §3)', ['airtable'], (word: OAuthProvider) => oauthProviders[word].isPkce],
    [
      'a return to the API (spec §7)',
      ['snapchat'],
      (word: OAuthProvider) => oauthProviders[word].returnsTo === 'api',
    ],
    [
      'an exchange at production/ (spec §7)',
      ['square'],
      (word: OAuthProvider) => oauthProviders[word].isProduction,
    ],
    [
      'a wide window (spec §9)',
      ['intuit_quickbooks', 'tiktok_ads'],
      (word: OAuthProvider) =>
        oauthProviders[word].popup.width === 1020 && oauthProviders[word].popup.height === 750,
    ],
    [
      'a square window (spec §9)',
      ['amazon_marketplace'],
      (word: OAuthProvider) =>
        oauthProviders[word].popup.width === 700 && oauthProviders[word].popup.height === 700,
    ],
  ])('with %s are %j', (_, expected, is) => {
    expect(where(is)).toEqual(expected);
  });

  it('open a 580x700 window by default (spec §9)', () => {
    const usual = where((word) => oauthProviders[word].popup.width === 580);
    expect(usual).toHaveLength(35);
    expect(usual.every((word) => oauthProviders[word].popup.height === 700)).toBe(true);
  });

  it.each<[string, readonly OAuthProvider[]]>([
    [
      'Google',
      [
        'ga360',
        'ga4',
        'google_ads',
        'google_analytics',
        'google_search_console',
        'google_sheets',
        'youtube',
        'youtube_analytics',
      ],
    ],
    ['Amazon', ['amazon_ads', 'amazon_marketplace']],
    ['Facebook', ['facebook', 'facebook_pages']],
    ['Salesforce', ['salesforce', 'salesforce_v2']],
    ['Zendesk', ['zendesk_chat', 'zendesk_sell', 'zendesksupport']],
    ['Intuit', ['intuit_quickbooks']],
  ])('sign in at %s for %j', (name, expected) => {
    expect(where((word) => providerName(word) === name)).toEqual(expected);
  });

  it('are never named after one product or version of the provider', () => {
    expect(
      words.map(providerName).filter((name) => / (?:Ads|v\d|Pages|Support|Sell|Chat)\b/.test(name)),
    ).toEqual([]);
  });

  it.each(['constructor', '__proto__', '', 'GA4', 'postgres'])('do not include %j', (word) => {
    expect(isOAuthProvider(word)).toBe(false);
  });
});
