import {
  isOAuthProvider,
  newPkceVerifier,
  oauthProviders,
  pkceChallengeOf,
} from '@millrace/ui/domain/connectors';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../service/core/durations.ts';
import { createBrowser } from '../../assembly/service.test.data.ts';
import { slownessMs } from './authorisePage.ts';
import { consoleOrigin, exchangeAfter, openProvider, readReturn } from './oauth.test.data.ts';

const providers = Object.keys(oauthProviders).filter(isOAuthProvider);
const opener = 'Cross-Origin-Opener-Policy';

describe('a sign-in', () => {
  it.each(providers)('at %s leads to tokens', async (provider) => {
    const { service, visit, allow, begin } = openProvider();
    const { isPkce, isProduction } = oauthProviders[provider];
    const verifier = isPkce ? newPkceVerifier() : undefined;
    const { state, address } = begin(provider, verifier && (await pkceChallengeOf(verifier)));
    expect((await visit(address)).status).toBe(200);
    const back = await allow(address);
    expect(readReturn(provider, back)).toMatchObject({ kind: 'granted', state });

    const console = createBrowser(service, consoleOrigin);
    const suffix = `${isProduction ? 'production/' : ''}${verifier ? `?code_verifier=${verifier}` : ''}`;
    const granted = await console.post(`/api/v1/external_oauth/${provider}/${suffix}`, {
      provider,
      ...exchangeAfter(provider, back),
    });
    expect(granted.status).toBe(200);
  });

  it('is a page with text, which may send its form here and to the console only', async () => {
    const { visit, begin } = openProvider();
    const page = await visit(begin('shopify').address);
    const text = await page.text();
    expect(text).toContain('<title>Let Millrace read your data? · Shopify</title>');
    expect(text).toContain('You return to 127.0.0.1:4100.');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `form-action 'self' ${consoleOrigin}; base-uri 'none'`,
    );
    expect(page.headers.get(opener)).toBeNull();
  });

  it('can be denied', async () => {
    const { send, begin } = openProvider();
    for (const provider of ['ga4', 'twitter'] as const) {
      const { state, address } = begin(provider);
      const returned = readReturn(provider, await send(address, { answer: 'deny' }));
      expect(returned).toMatchObject({ kind: 'refused', state, error: 'access_denied' });
    }
  });

  it('of QuickBooks also returns the company', async () => {
    const { allow, begin } = openProvider();
    const returned = readReturn('intuit_quickbooks', await allow(begin('intuit_quickbooks').address));
    expect(returned).toMatchObject({ values: { 'tap_config.realm_id': expect.stringMatching(/^\d{10}$/) } });
  });

  it('of Snapchat returns to the API, which redirects to the console', async () => {
    const { service, allow, begin } = openProvider();
    const location = (await allow(begin('snapchat').address)).headers.get('Location') ?? '';
    const { pathname, search } = new URL(location);
    expect(pathname).toBe('/api/v1/external_oauth/snapchat/');
    const relayed = await service.handle(new Request(location));
    expect([relayed.status, relayed.headers.get('Location')]).toEqual([
      302,
      `/oauth/snapchat/callback${search}`,
    ]);
  });
});

describe('the return to the API', () => {
  const { service } = openProvider();
  const come = (path: string) => service.handle(new Request(consoleOrigin + path));

  it('forwards the provider’s parameters and no others', async () => {
    const hostile = '?error=access_denied&error_description=a%26b&next=//evil.example&state=s&state=t';
    const relayed = await come(`/api/v1/external_oauth/snapchat/${hostile}`);
    expect(relayed.headers.get('Location')).toBe(
      '/oauth/snapchat/callback?state=s&state=t&error=access_denied&error_description=a%26b',
    );
  });

  it.each(['/api/v1/external_oauth/ga4/', '/api/v1/external_oauth/snapchat/production/'])(
    'does not exist for GET %s',
    async (path) => expect((await come(`${path}?code=c`)).status).toBe(405),
  );
});

describe('who signs in', () => {
  /** A slow sign-in, and whether it has returned. Another person's form is answered first. */
  const openWaiting = async (account: string) => {
    const { service, allow, send, begin } = openProvider();
    let isBack = false;
    const back = allow(begin('ga4').address, account).then((response) => ((isBack = true), response));
    const letPass = async (ms: number) => {
      service.advance(ms);
      await send(begin('ga4').address, { answer: 'deny' });
      return isBack;
    };
    await letPass(0);
    return { service, back, letPass };
  };

  it('as slow@ waits 20 s of the service’s time', async () => {
    const { back, letPass } = await openWaiting('slow@provider.example');
    expect(await letPass(slownessMs - 1)).toBe(false);
    expect(await letPass(1)).toBe(true);
    expect(readReturn('ga4', await back)).toMatchObject({ kind: 'granted' });
  });

  it('as silent@ never gets a response, until the service ends', async () => {
    const { service, back, letPass } = await openWaiting('silent@provider.example');
    expect(await letPass(365 * dayMs)).toBe(false);
    service.dispose();
    expect((await back).type).toBe('error');
  });

  it('as stranger@ returns with another state', async () => {
    const { allow, begin } = openProvider();
    for (const provider of ['ga4', 'criteo'] as const) {
      const { state, address } = begin(provider);
      const returned = readReturn(provider, await allow(address, 'stranger@provider.example'));
      expect(returned).toMatchObject({ kind: 'granted', state: expect.stringMatching(/^\w{40}$/) });
      expect(returned).not.toMatchObject({ state });
    }
  });

  it('as isolated@ passes a page that separates the windows', async () => {
    const { visit, allow, begin } = openProvider();
    const { state, address } = begin('ga4');
    const between = await allow(address, 'isolated@provider.example');
    expect([between.status, between.headers.get(opener)]).toEqual([200, 'same-origin']);
    const after = await allow(address, 'isolated@provider.example', { is_confirmed: 'yes' });
    expect(readReturn('ga4', after)).toMatchObject({ kind: 'granted', state });
    address.searchParams.set('login_hint', 'isolated@provider.example');
    expect((await visit(address)).headers.get(opener)).toBe('same-origin');
  });

  it('as broken@ gets an error of the provider', async () => {
    const { allow, begin } = openProvider();
    const { state, address } = begin('ga4');
    expect(readReturn('ga4', await allow(address, 'broken@provider.example'))).toEqual({
      kind: 'refused',
      state,
      error: 'server_error',
      description: 'The provider made a mistake.',
    });
  });

  it('may be proposed, and cannot inject markup', async () => {
    const { visit, begin } = openProvider();
    const { address } = begin('ga4');
    address.searchParams.set('login_hint', '"><script>alert(1)</script>');
    const text = await (await visit(address)).text();
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script>');
  });
});

describe('an invalid sign-in', () => {
  it.each([
    'https://evil.example/oauth/ga4/callback',
    'http://127.0.0.1:4100@evil.example/oauth/ga4/callback',
    'http://user:pass@127.0.0.1:4100/oauth/ga4/callback',
    'http://127.0.0.1:4101/oauth/ga4/callback',
    'http://127.0.0.1:4100/oauth/ga360/callback',
    'http://127.0.0.1:4100/oauth/ga4/callback/',
    'http://127.0.0.1:4100/oauth/ga4/callback?next=//evil.example',
    'http://127.0.0.1:4100/oauth/ga4/callback?',
    'http://127.0.0.1:4100/oauth/ga4/callback#x',
    'http://127.0.0.1:4100//evil.example',
    'ftp://127.0.0.1:4100/oauth/ga4/callback',
    '//127.0.0.1:4100/oauth/ga4/callback',
    '',
  ])('redirects nobody to %j', async (returning) => {
    const { visit, allow, begin } = openProvider();
    const { address } = begin('ga4');
    address.searchParams.set('redirect_uri', returning);
    for (const response of [await visit(address), await allow(address)]) {
      expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
      expect(await response.text()).toContain('The return address is not registered');
    }
  });

  it('refuses an OAuth 1.0 address with parameters other than the state', async () => {
    const { visit, begin } = openProvider();
    const { address } = begin('twitter');
    const callback = address.searchParams.get('oauth_callback');
    address.searchParams.set('oauth_callback', `${callback}&next=//evil.example`);
    expect((await visit(address)).status).toBe(400);
  });

  it('shows an unknown application as text', async () => {
    const { visit, begin } = openProvider();
    const { address } = begin('ga4');
    address.searchParams.set('client_id', '<b>other</b>');
    const refused = await visit(address);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(
      'No application is registered as &quot;&lt;b&gt;other&lt;/b&gt;&quot; (client_id).',
    );
  });

  it.each([
    ['ga4', 'response_type', 'token'],
    ['ga4', 'state', 'short'],
    ['ga4', 'code_challenge', 'x'],
    ['airtable', 'code_challenge', ''],
    ['airtable', 'code_challenge_method', 'plain'],
  ] as const)('at %s with %s=%j returns with that error', async (provider, name, value) => {
    const { visit, allow, begin } = openProvider();
    const { address } = begin(provider, provider === 'airtable' ? 'c'.repeat(43) : undefined);
    address.searchParams.set(name, value);
    for (const response of [await visit(address), await allow(address)]) {
      const { searchParams } = new URL(response.headers.get('Location') ?? 'about:blank');
      expect(searchParams.get('error')).toBe('invalid_request');
      expect(searchParams.has('code')).toBe(false);
    }
  });

  it('does not find an unknown provider', async () => {
    const { visit } = openProvider();
    const refused = await visit('http://localhost:4100/__provider/oauth/%3Cb%3E/authorize');
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('There is no provider &quot;&lt;b&gt;&quot;.');
  });

  it('accepts no form of another page', async () => {
    const { service, send, begin } = openProvider();
    const forged = await send(
      begin('ga4').address,
      { answer: 'allow' },
      { headers: { Origin: consoleOrigin } },
    );
    expect(forged.status).toBe(403);
    expect(service.inspect().effects).toEqual([]);
  });
});
