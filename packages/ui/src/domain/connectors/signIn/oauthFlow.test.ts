import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isOAuthState,
  newOAuthState,
  newPkceVerifier,
  oauthStartAddress,
  pkceChallengeOf,
  readOAuthReturn,
  type OAuthStart,
} from './oauthFlow.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a state', () => {
  it('is 40 alphanumeric characters, different each time', () => {
    const states = Array.from({ length: 200 }, newOAuthState);
    expect(states.filter((state) => !isOAuthState(state))).toEqual([]);
    expect(new Set(states).size).toBe(200);
  });

  it('rejects bytes that would make some letters more likely', () => {
    let draws = 0;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      draws += 1;
      if (array instanceof Uint8Array) array.fill(draws === 1 ? 248 : 61);
      return array;
    });
    expect(newOAuthState()).toBe('9'.repeat(40));
    expect(draws).toBe(2);
  });

  it.each(['', 'a'.repeat(39), 'a'.repeat(41), `${'a'.repeat(39)}-`, `${'a'.repeat(40)}\n`])(
    'is invalid: %j',
    (text) => expect(isOAuthState(text)).toBe(false),
  );
});

describe('PKCE', () => {
  it('has verifiers of 43 bytes in base64url (A-49)', () => {
    const verifiers = Array.from({ length: 50 }, newPkceVerifier);
    expect(verifiers.filter((verifier) => !/^[\w-]{58}$/.test(verifier))).toEqual([]);
    expect(new Set(verifiers).size).toBe(50);
  });

  it('has the challenge of the RFC 7636 example', async () => {
    expect(await pkceChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

const state = 'S'.repeat(40);
const start: OAuthStart = {
  address: 'https://provider.example/authorise?scope=read+write',
  clientId: 'millrace',
  redirectUri: 'https://console.example/oauth/x/callback',
  state,
};
const queryOf = (address: string | undefined) => Object.fromEntries(new URL(address ?? '').searchParams);

describe('the address of a sign-in', () => {
  it('asks for a code and keeps the configured parameters', () => {
    expect(queryOf(oauthStartAddress('hubspot', start))).toEqual({
      scope: 'read write',
      response_type: 'code',
      client_id: 'millrace',
      redirect_uri: start.redirectUri,
      state,
    });
  });

  it('includes the challenge if there is one', () => {
    const query = queryOf(oauthStartAddress('airtable', { ...start, challenge: 'abc' }));
    expect(query).toMatchObject({ code_challenge: 'abc', code_challenge_method: 'S256' });
  });

  it.each([
    ['tiktok_ads', 'app_id'],
    ['amazon_marketplace', 'application_id'],
  ] as const)('of %s passes the client id as %s', (provider, name) => {
    const query = queryOf(oauthStartAddress(provider, start));
    expect(query).toMatchObject({ [name]: 'millrace' });
    expect(query).not.toHaveProperty('client_id');
  });

  it('includes the state in the return address with OAuth 1.0', () => {
    const query = queryOf(oauthStartAddress('twitter', start));
    expect(query['oauth_callback']).toBe(`${start.redirectUri}?state=${state}`);
    expect(query).not.toHaveProperty('response_type');
  });

  it.each([
    ['my-shop', 'my-shop.shop.example'],
    [' my-shop ', 'my-shop.shop.example'],
  ])('accepts %j as %s', (shop, host) => {
    const address = oauthStartAddress('shopify', {
      ...start,
      address: 'https://{tap_config.shop}.shop.example/authorise',
      typed: () => shop,
    });
    expect(new URL(address ?? '').host).toBe(host);
  });

  it('contains the provider’s name', () => {
    const address = oauthStartAddress('ga4', { ...start, address: 'https://any.example/{provider}/go' });
    expect(new URL(address ?? '').pathname).toBe('/ga4/go');
  });

  it('uses the host of a full URL', () => {
    const address = oauthStartAddress('ringcentral', {
      ...start,
      address: 'https://{tap_config.api_url}/authorise',
      typed: (path) => (path === 'tap_config.api_url' ? 'https://platform.ring.example' : ''),
    });
    expect(address).toMatch(/^https:\/\/platform\.ring\.example\/authorise\?/);
  });

  it('never leads to a host that the user typed', () => {
    const address = 'https://{tap_config.shop}.shop.example/authorise';
    const tricks = fc.string({ unit: fc.constantFrom(...'ab1.:/\\@#?%&=[]{}- \t\n\u0000é') });
    fc.assert(
      fc.property(fc.constantFrom('', 'https://', 'http://evil.example'), tricks, (beginning, rest) => {
        const typed = () => beginning + rest;
        const made = oauthStartAddress('shopify', { ...start, address, typed });
        expect(new URL(made ?? 'https://none.shop.example').host).toMatch(/\.shop\.example$/);
      }),
    );
  });

  it.each(['ftp://provider.example/', 'data:text/html,x', 'nonsense', ''])(
    'is undefined for %j',
    (address) => {
      expect(oauthStartAddress('hubspot', { ...start, address })).toBeUndefined();
    },
  );
});

describe('the return address', () => {
  const read = (
    provider: Parameters<typeof readOAuthReturn>[0],
    query: string,
    fillsFromReturn: Readonly<Record<string, string>> = {},
  ) => readOAuthReturn(provider, new URLSearchParams(query), { fillsFromReturn });

  it.each([
    ['hubspot', 'code=c&state=s', { code: 'c', state: 's' }],
    ['tiktok_ads', 'auth_code=c&code=other&state=s', { code: 'c', state: 's' }],
    ['amazon_marketplace', 'spapi_oauth_code=c&selling_partner_id=1&state=s', { code: 'c', state: 's' }],
    ['twitter', 'oauth_token=t&oauth_verifier=v&state=s', { code: 'v', state: 't' }],
  ] as const)('of %s with %s is exchanged as %j', (provider, query, exchange) => {
    expect(read(provider, query)).toEqual({ kind: 'granted', state: 's', exchange, values: {} });
  });

  it('of QuickBooks contains the company', () => {
    const fillsFromReturn = { 'tap_config.realm_id': 'realmId' };
    expect(read('intuit_quickbooks', 'code=c&state=s&realmId=77', fillsFromReturn)).toMatchObject({
      values: { 'tap_config.realm_id': '77' },
    });
  });

  it.each([
    ['hubspot', 'error=access_denied&error_description=No&state=s', 'access_denied', 'No'],
    ['hubspot', 'error=server_error&code=c&state=s', 'server_error', null],
    ['criteo', 'denied=t&state=s', 'access_denied', null],
  ] as const)('of %s with %s is refused', (provider, query, error, description) => {
    expect(read(provider, query)).toEqual({ kind: 'refused', state: 's', error, description });
  });

  it.each([
    ['hubspot', ''],
    ['hubspot', 'code=c'],
    ['hubspot', 'state=s'],
    ['hubspot', 'code=&state=s'],
    ['hubspot', 'code=c&code=d&state=s'],
    ['hubspot', 'code=c&state=s&state=s'],
    ['hubspot', 'auth_code=c&state=s'],
    ['twitter', 'oauth_verifier=v&state=s'],
    ['twitter', 'code=c&state=s'],
  ] as const)('of %s with %j is invalid', (provider, query) => {
    expect(read(provider, query)).toEqual({ kind: 'unreadable' });
  });
});
