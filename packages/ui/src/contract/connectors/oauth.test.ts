import { describe, expect, it } from 'vitest';
import { oauthProviders, isOAuthProvider } from '../../domain/connectors/definition/oauth.ts';
import { createClient } from '../interpret.ts';
import { exchangeOAuth, exchangeProductionOAuth, oauthCallbackPath, oauthReturnPath } from './oauth.ts';
import { readOAuthPlace } from '../config/oauthConfig.ts';
import type { WireRequest } from '../request.ts';

const answering = (body: object) => {
  const requests: WireRequest[] = [];
  const client = createClient((request) => {
    requests.push(request);
    return Promise.resolve(Response.json(body));
  });
  return { client, requests };
};
const body = { code: 'c', state: 's', provider: 'airtable' };

describe('the exchange', () => {
  it('sends the verifier in the query and the rest as JSON (spec §7)', async () => {
    const { client, requests } = answering({});
    await client(exchangeOAuth, { provider: 'airtable', codeVerifier: 'v', body });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/external_oauth/airtable/?code_verifier=v',
      body: JSON.stringify(body),
    });
  });

  it('has a separate address for production', async () => {
    const { client, requests } = answering({});
    await client(exchangeProductionOAuth, { provider: 'square', body });
    expect(requests[0]?.url).toBe('/api/v1/external_oauth/square/production/');
  });

  it('keeps tokens out of serialised data', async () => {
    const { client } = answering({ access_token: 'C4NARY', refresh_token: 'C4NARY', username: 'noor' });
    const granted = await client(exchangeOAuth, { provider: 'ga4', body });
    expect(JSON.stringify(granted)).not.toContain('C4NARY');
    expect(granted.accessToken?.reveal()).toBe('C4NARY');
    expect(granted).toMatchObject({ accessTokenSecret: null, username: 'noor' });
    expect(granted.accountLabel).toBeUndefined();
  });
});

describe('the return path', () => {
  it('leads to the console, or for Snapchat to the API (spec §7)', () => {
    const toApi = Object.keys(oauthProviders)
      .filter(isOAuthProvider)
      .filter((provider) => oauthReturnPath(provider) !== oauthCallbackPath(provider));
    expect(toApi).toEqual(['snapchat']);
    expect(oauthReturnPath('snapchat')).toBe('/api/v1/external_oauth/snapchat/');
    expect(oauthReturnPath('ga4')).toBe('/oauth/ga4/callback');
  });
});

describe('the address of a sign-in', () => {
  const json = JSON.stringify({
    build: 'x',
    oauth: {
      address: 'https://any.example/{provider}',
      clientId: 'millrace',
      providers: { shopify: { address: 'https://{tap_config.shop}.shop.example/' } },
    },
  });

  it('is the default, or the provider’s own', () => {
    expect(readOAuthPlace(json, 'ga4')).toEqual({
      address: 'https://any.example/{provider}',
      clientId: 'millrace',
    });
    expect(readOAuthPlace(json, 'shopify')).toEqual({
      address: 'https://{tap_config.shop}.shop.example/',
      clientId: 'millrace',
    });
  });

  it.each([undefined, null, '', '{', '{}', '{"oauth":{}}', '{"oauth":{"address":"x"}}', '[]'])(
    'is undefined for %j',
    (text) => expect(readOAuthPlace(text, 'ga4')).toBeUndefined(),
  );
});
