import { setTimeout } from 'node:timers/promises';
import { readOAuthPlace } from '@millrace/ui/contract';
import { newOAuthState, oauthStartAddress, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { describe, expect, it } from 'vitest';
import { exchangeAfter, readReturn } from '../pages/oauth/oauth.test.data.ts';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start, consoleFolder } = startTestServers();

/** A person in a separate session, whose console is loaded and configured for sign-in. */
async function openConsole() {
  const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
  const { id } = await (await openBrowser(address).control('POST', '', { scenario: 'newAccount' })).json();
  const browser = openBrowser(address, id);
  await browser.signIn();
  const document = await (await browser.get('/')).text();
  const json = /id="millrace-config">(.*?)<\/script>/.exec(document)?.[1];
  const begin = (provider: OAuthProvider, hint = ''): URL => {
    const place = readOAuthPlace(json, provider);
    if (!place) throw new Error('The page does not say where people sign in.');
    const redirectUri = `${address}/oauth/${provider}/callback`;
    const begun = new URL(
      oauthStartAddress(provider, { ...place, redirectUri, state: newOAuthState() }) ?? '',
    );
    if (hint) begun.searchParams.set('login_hint', hint);
    return begun;
  };
  const decide = (begun: URL, fields: Record<string, string>, headers?: HeadersInit) =>
    fetch(begun, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const exchange = (provider: OAuthProvider, asked: object) =>
    browser.post(`/api/v1/external_oauth/${provider}/`, { provider, ...asked });
  return { address, id, browser, begin, decide, exchange };
}

const owner = { answer: 'allow', account: 'owner@provider.example' };

describe('signing in at a provider over the network', () => {
  it('starts on the other site, in the page’s session, and ends with tokens', async () => {
    const { id, begin, decide, exchange } = await openConsole();
    const begun = begin('ga4');
    expect([begun.hostname, begun.searchParams.get('twin')]).toEqual(['localhost', id]);
    const page = await fetch(begun);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    const back = await decide(begun, owner);
    expect(back.status).toBe(303);
    const granted = await exchange('ga4', exchangeAfter('ga4', back));
    expect(await granted.json()).toMatchObject({ access_token: expect.stringMatching(/^twin-access-/) });
  });

  it('returns codes that other sessions do not know', async () => {
    const { begin, decide, exchange } = await openConsole();
    const begun = begin('ga4');
    begun.searchParams.delete('twin');
    const refused = await exchange('ga4', exchangeAfter('ga4', await decide(begun, owner)));
    expect(await refused.json()).toEqual({ detail: 'The provider does not know this code.' });
  });

  it('can separate the windows', async () => {
    const { begin } = await openConsole();
    const page = await fetch(begin('ga4', 'isolated@provider.example'));
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  it('can be slow, by the clock of its session', async () => {
    const { id, browser, begin, decide } = await openConsole();
    const answers: Response[] = [];
    const back = decide(begin('ga4'), { ...owner, account: 'slow@provider.example' });
    const arrival = back.then((answer) => answers.push(answer));
    // One at a time, so that none is left when the server ends.
    while (answers.length === 0) {
      await browser.control('POST', `/${id}/clock`, { advance_ms: 20_000 });
      await setTimeout(20);
    }
    await arrival;
    expect(readReturn('ga4', await back)).toMatchObject({ kind: 'granted' });
  });

  it('accepts the form of its own page only', async () => {
    const { address, begin, decide } = await openConsole();
    const begun = begin('ga4');
    const from = (origin: string) => ({ Origin: origin });
    expect((await decide(begun, owner, from(address))).status).toBe(403);
    expect((await decide(begun, owner, from('null'))).status).toBe(403);
    expect((await decide(begun, owner, from(begun.origin))).status).toBe(303);
  });
});

describe('without a page', () => {
  it('a code comes from the controls, with the given bindings', async () => {
    const { address, id, browser, exchange } = await openConsole();
    const authorise = async (more: object) =>
      (
        await browser.control('POST', `/${id}/authorisations`, {
          provider: 'facebook_pages',
          account: 'ads@shop.example',
          ...more,
        })
      ).json();
    const redirect_uri = `${address}/oauth/facebook_pages/callback`;
    const granted = await exchange('facebook_pages', await authorise({ redirect_uri }));
    expect(await granted.json()).toMatchObject({ account_label: 'ads@shop.example' });
    const elsewhere = await authorise({ redirect_uri: 'http://other.example/oauth/facebook_pages/callback' });
    expect((await exchange('facebook_pages', elsewhere)).status).toBe(400);
  });

  it.each([{ provider: 'myspace' }, { provider: 'constructor' }, { provider: 'ga4', redirect_uri: 'x' }])(
    'is refused for %j, with a sentence',
    async (asked) => {
      const { id, browser } = await openConsole();
      const refused = await browser.control('POST', `/${id}/authorisations`, asked);
      expect(refused.status).toBe(400);
      expect((await refused.json()).detail).toContain(
        'It takes { provider, state?, code_challenge?, redirect_uri?, account? }.',
      );
    },
  );
});
