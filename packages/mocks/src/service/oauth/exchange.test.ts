import {
  isOAuthProvider,
  newPkceVerifier,
  oauthProviders,
  pkceChallengeOf,
} from '@millrace/ui/domain/connectors';
import { describe, expect, it } from 'vitest';
import { createBrowser, firstError, openService } from '../../assembly/service.test.data.ts';
import { codeLifetimeMs, type Consent } from './codes.ts';
import { filledBySignIn } from './signInFields.ts';

type Browser = ReturnType<typeof createBrowser>;

interface Asking {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
  /** The part of the address after the provider. */
  readonly suffix?: string;
}

const ask = ({ post }: Pick<Browser, 'post'>, { provider, code, state, suffix = '' }: Asking) =>
  post(`/api/v1/external_oauth/${provider}/${suffix}`, { provider, code, state });

const openOAuth = () => {
  const { service, browser } = openService({ scenario: 'newAccount' });
  const consent = (given: Consent) => ({ provider: given.provider, ...service.authorise(given) });
  const exchange = (asking: Asking) => ask(browser, asking);
  const sentence = async (asking: Asking) => {
    const response = await exchange(asking);
    return [response.status, (await response.json()).detail];
  };
  return { service, browser, consent, exchange, sentence };
};

const providers = Object.keys(oauthProviders).filter(isOAuthProvider);

describe('an exchange', () => {
  it.each(providers.filter((provider) => !oauthProviders[provider].isPkce))(
    'with %s gives what fills its form',
    async (provider) => {
      const { consent, exchange } = openOAuth();
      const suffix = oauthProviders[provider].isProduction ? 'production/' : '';
      const granted = await (await exchange({ ...consent({ provider }), suffix })).json();
      const { account_label, expires_at: _expires, ...filled } = granted;
      expect(account_label).toBe('owner@provider.example');
      const wanted: string[] = Object.values(filledBySignIn(provider).fills);
      expect(Object.keys(filled).toSorted()).toEqual(wanted.toSorted());
    },
  );

  it('returns tokens that can’t be guessed', async () => {
    const { consent, exchange } = openOAuth();
    const tokenOf = async () => (await (await exchange(consent({ provider: 'ga4' }))).json()).access_token;
    const tokens = [await tokenOf(), await tokenOf()];
    expect(tokens.filter((token) => /^twin-access-[\da-f]{40}$/.test(token))).toHaveLength(2);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it('records one effect, and none after a refusal', async () => {
    const { service, consent, exchange } = openOAuth();
    const asking = consent({ provider: 'ga4' });
    await exchange(asking);
    await exchange(asking);
    expect(service.inspect().effects).toEqual([{ name: 'exchangeOAuth', id: 1 }]);
  });
});

describe('a code', () => {
  it('can be exchanged once', async () => {
    const { consent, exchange, sentence } = openOAuth();
    const asking = consent({ provider: 'ga4' });
    expect((await exchange(asking)).status).toBe(200);
    expect(await sentence(asking)).toEqual([400, expect.stringContaining('Its access has been revoked')]);
  });

  it('can be exchanged once, even by simultaneous requests', async () => {
    const { consent, exchange } = openOAuth();
    const asking = consent({ provider: 'ga4' });
    const both = await Promise.all([exchange(asking), exchange(asking)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is valid for ten minutes', async () => {
    const { service, consent, exchange, sentence } = openOAuth();
    const [first, second] = [consent({ provider: 'ga4' }), consent({ provider: 'ga4' })];
    service.advance(codeLifetimeMs - 1);
    expect((await exchange(first)).status).toBe(200);
    service.advance(1);
    expect(await sentence(second)).toEqual([400, 'This code has expired: sign in again.']);
  });

  it('is eventually deleted', async () => {
    const { service, consent, sentence } = openOAuth();
    const old = consent({ provider: 'ga4' });
    service.advance(codeLifetimeMs + 86_400_000);
    consent({ provider: 'ga4' });
    expect(await sentence(old)).toEqual([400, 'The provider does not know this code.']);
  });

  it.each([
    ['provider', { provider: 'ga360' }, 'This code was issued by another provider.'],
    ['state', { state: 'x'.repeat(40) }, 'The state does not match the sign-in.'],
  ])('is invalid after an attempt with another %s', async (_, wrong, detail) => {
    const { consent, sentence } = openOAuth();
    const asking = consent({ provider: 'ga4', state: 's'.repeat(40) });
    expect(await sentence({ ...asking, ...wrong })).toEqual([400, detail]);
    expect(await sentence(asking)).toEqual([400, 'This code has been used before: sign in again.']);
  });

  it.each([
    ['http://twin.test/oauth/ga4/callback', 200],
    ['https://twin.test/oauth/ga4/callback', 200],
    ['http://other.test/oauth/ga4/callback', 400],
    ['http://twin.test/oauth/ga360/callback', 400],
  ])('issued for %s answers %i', async (redirectUri, status) => {
    const { consent, exchange } = openOAuth();
    expect((await exchange(consent({ provider: 'ga4', redirectUri }))).status).toBe(status);
  });

  it('of Snapchat can have the API as its return address', async () => {
    const { consent, exchange } = openOAuth();
    const redirectUri = 'http://twin.test/api/v1/external_oauth/snapchat/';
    expect((await exchange(consent({ provider: 'snapchat', redirectUri }))).status).toBe(200);
  });

  it('can’t be chosen, and reveals nothing about its sign-in', () => {
    const { consent } = openOAuth();
    const codes = Array.from({ length: 20 }, () => consent({ provider: 'ga4' }).code);
    expect(codes.filter((code) => /^[\da-f]{40}$/.test(code))).toHaveLength(20);
    expect(new Set(codes).size).toBe(20);
  });
});

describe('PKCE', () => {
  const openPkce = async (challenge?: string) => {
    const { service, browser } = openService({ scenario: 'newAccount' });
    const verifier = newPkceVerifier();
    const issued = service.authorise({
      provider: 'airtable',
      challenge: challenge ?? (await pkceChallengeOf(verifier)),
    });
    const exchange = (given?: string) =>
      ask(browser, {
        provider: 'airtable',
        ...issued,
        suffix: given === undefined ? '' : `?code_verifier=${given}`,
      });
    return { verifier, exchange };
  };

  it('accepts the matching verifier', async () => {
    const { verifier, exchange } = await openPkce();
    expect((await exchange(verifier)).status).toBe(200);
  });

  it('refuses another verifier, and invalidates the code', async () => {
    const { verifier, exchange } = await openPkce();
    expect((await exchange(newPkceVerifier())).status).toBe(400);
    expect((await exchange(verifier)).status).toBe(400);
  });

  it('does not accept the challenge as the verifier', async () => {
    const verifier = newPkceVerifier();
    const { exchange } = await openPkce(verifier);
    expect((await exchange(verifier)).status).toBe(400);
  });

  it('is required before the code is used', async () => {
    const { verifier, exchange } = await openPkce();
    expect(await firstError(await exchange())).toMatchObject({ loc: ['query', 'code_verifier'] });
    expect((await exchange(verifier)).status).toBe(200);
  });

  it('can’t be left out of a sign-in that used it', async () => {
    const { service, browser } = openService({ scenario: 'newAccount' });
    const challenge = await pkceChallengeOf(newPkceVerifier());
    const issued = service.authorise({ provider: 'ga4', challenge });
    expect((await ask(browser, { provider: 'ga4', ...issued })).status).toBe(400);
  });
});

describe('OAuth 1.0', () => {
  it('exchanges the verifier with its request token', async () => {
    const { consent, exchange } = openOAuth();
    const granted = await (await exchange(consent({ provider: 'twitter' }))).json();
    expect(granted.access_token_secret).toMatch(/^twin-secret-/);
  });

  it('refuses a verifier with another request token', async () => {
    const { consent, sentence } = openOAuth();
    const [own, other] = [consent({ provider: 'criteo' }), consent({ provider: 'criteo' })];
    expect((await sentence({ ...own, state: other.state }))[0]).toBe(400);
  });
});

describe('a code that is used again', () => {
  it('withdraws its grant, even if another client sends it', async () => {
    const { service } = openService({ person: undefined, scenario: 'newAccount' });
    const [own, thief] = [createBrowser(service), createBrowser(service)];
    await own.signIn('admin@acme.example');
    await thief.signIn('trial@fresh.example');
    const asking = { provider: 'ga4', ...service.authorise({ provider: 'ga4' }) };
    expect((await ask(own, asking)).status).toBe(200);
    expect((await ask(thief, asking)).status).toBe(400);
  });
});
