import { createClient, exchangeOAuth, type Client } from '@millrace/ui/contract';
import { loadDefinition, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { createFormModel, type StoredForm } from '@millrace/ui/domain/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OAuthMessage } from './oauthChannel.ts';
import { createSignIn, type SignInOptions } from './signIn.ts';

const start = Date.UTC(2026, 10, 20, 9, 20);
/** What the service answers to an exchange. */
const answer = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  access_token_secret: 'secret-1',
  account_label: 'owner@acme.example',
};
const agree = async () => Response.json(answer);

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

async function open(
  type: OAuthProvider = 'shopify',
  { stored, ...own }: Partial<SignInOptions> & { stored?: StoredForm } = {},
) {
  const definition = await loadDefinition('source', type);
  if (!definition) throw new Error(`No ${type}`);
  const model = createFormModel({ definition, today: '2026-11-20', ...(stored && { stored }) });
  const windows: { address: string; closed: boolean; close: () => void; location: { href: string } }[] = [];
  const calls: unknown[] = [];
  let answers: () => Promise<Response> = agree;
  const send = createClient(() => answers());
  const listeners = new Set<(message: OAuthMessage) => void>();
  const missing = vi.fn<() => void>();
  const client: Client = (call, args, options) => {
    calls.push([call.name, args]);
    return send(call, args, options);
  };
  const signIn = createSignIn({
    definition,
    provider: type,
    model,
    client,
    now: () => new Date(Date.now()),
    origin: 'https://console.example',
    readPlace: () => ({
      address: 'https://{tap_config.shop}.provider.example/authorize',
      clientId: 'millrace',
    }),
    openWindow(address) {
      const opened = {
        address,
        closed: false,
        close: () => void (opened.closed = true),
        location: { href: address },
      };
      windows.push(opened);
      return opened;
    },
    listen(onReturn) {
      listeners.add(onReturn);
      return () => listeners.delete(onReturn);
    },
    onMissing: missing,
    ...own,
  });
  const addressOf = (at = windows.length - 1) => new URL(windows[at]?.location.href ?? '');
  return {
    model,
    signIn,
    windows,
    calls,
    missing,
    listeners,
    addressOf,
    answerWith: (next: () => Promise<Response>) => (answers = next),
    /** The provider returns with the state of the newest window, unless another is given. */
    giveBack: (more: Record<string, string> = { code: 'code-1' }, provider: OAuthProvider = type) => {
      const query = new URLSearchParams({ state: addressOf().searchParams.get('state') ?? '', ...more });
      for (const tell of listeners) tell({ type: 'millrace-oauth', provider, query: `?${query}` });
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

const ready = async (type?: OAuthProvider) => {
  const opened = await open(type);
  opened.model.setValue('tap_config.shop', 'acme');
  opened.signIn.connect();
  return opened;
};

describe('a sign-in', () => {
  it('opens the provider’s window, and fills the form with what its code is exchanged for', async () => {
    const { signIn, model, windows, addressOf, calls, giveBack } = await ready();
    expect(signIn.getSnapshot()).toEqual({ kind: 'waiting' });
    expect(addressOf().host).toBe('acme.provider.example');
    expect(addressOf().searchParams.get('redirect_uri')).toBe(
      'https://console.example/oauth/shopify/callback',
    );
    await giveBack();
    expect(calls).toEqual([
      [
        exchangeOAuth.name,
        {
          provider: 'shopify',
          body: { code: 'code-1', state: addressOf().searchParams.get('state'), provider: 'shopify' },
        },
      ],
    ]);
    expect(signIn.getSnapshot()).toEqual({
      kind: 'connected',
      account: 'owner@acme.example',
      at: new Date(start),
    });
    expect(model.at('tap_config.access_token').getSnapshot().value).toBe('access-1');
    expect(windows[0]?.closed).toBe(true);
  });

  it('asks for the fields that its address needs first', async () => {
    const { signIn, windows, missing } = await open();
    signIn.connect();
    expect(missing).toHaveBeenCalledOnce();
    expect(windows).toHaveLength(0);
    expect(signIn.getSnapshot()).toEqual({ kind: 'idle' });
  });

  it.each<[string, Record<string, string>, OAuthProvider?]>([
    ['another state', { code: 'c', state: 'x'.repeat(40) }],
    ['no state', { code: 'c', state: '' }],
    ['another provider', { code: 'c' }, 'ga4'],
    ['neither a code nor an error', {}],
  ])('ignores a return with %s', async (_, query, provider) => {
    const { signIn, calls, giveBack } = await ready();
    await giveBack(query, provider);
    expect(calls).toEqual([]);
    expect(signIn.getSnapshot()).toEqual({ kind: 'waiting' });
  });

  it('counts a return once', async () => {
    const { calls, giveBack } = await ready();
    await giveBack();
    await giveBack({ code: 'code-2' });
    expect(calls).toHaveLength(1);
  });

  it('uses a new state each time, and ends the attempt before', async () => {
    const { signIn, windows, addressOf, giveBack, calls } = await ready();
    signIn.connect();
    expect(windows.map(({ closed }) => closed)).toEqual([true, false]);
    const [first, second] = [0, 1].map((at) => addressOf(at).searchParams.get('state'));
    expect(first).not.toBe(second);
    await giveBack({ code: 'late', state: first ?? '' });
    expect(calls).toEqual([]);
  });

  it('is invalid after ten minutes', async () => {
    const { signIn, calls, giveBack } = await ready();
    vi.advanceTimersByTime(600_001);
    await giveBack();
    expect(calls).toEqual([]);
    expect(signIn.getSnapshot()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('ten minutes'),
    });
  });

  it('does not end early when the clock is corrected meanwhile', async () => {
    const { calls, giveBack } = await ready();
    vi.setSystemTime(start + 3_600_000);
    await giveBack();
    expect(calls).toHaveLength(1);
  });

  it('says when its window was closed, and still counts a return of a window that only looks closed', async () => {
    const { signIn, windows, giveBack } = await ready();
    const [opened] = windows;
    if (opened) opened.closed = true;
    vi.advanceTimersByTime(500);
    expect(signIn.getSnapshot()).toEqual({ kind: 'closed' });
    await giveBack();
    expect(signIn.getSnapshot().kind).toBe('connected');
  });

  it('offers a link if the browser blocks the window', async () => {
    const { model, signIn } = await open('shopify', { openWindow: () => null });
    model.setValue('tap_config.shop', 'acme');
    signIn.connect();
    expect(signIn.getSnapshot()).toMatchObject({
      kind: 'blocked',
      href: expect.stringContaining('https://acme.provider.example/authorize?'),
    });
  });

  it('can be cancelled, also while its code is exchanged', async () => {
    const { signIn, model, windows, giveBack, answerWith } = await ready();
    let resolve: (value: Response) => void = () => {};
    answerWith(() => new Promise((done) => (resolve = done)));
    await giveBack();
    expect(signIn.getSnapshot()).toEqual({ kind: 'exchanging' });
    signIn.cancel();
    resolve(await agree());
    await vi.advanceTimersByTimeAsync(0);
    expect(signIn.getSnapshot()).toEqual({ kind: 'idle' });
    expect(model.at('tap_config.access_token').getSnapshot().value).toBe('');
    expect(windows[0]?.closed).toBe(true);
  });

  it('ends with its form', async () => {
    const { signIn, windows, listeners } = await ready();
    signIn.stop();
    expect(windows[0]?.closed).toBe(true);
    expect(listeners.size).toBe(0);
  });
});

describe('a sign-in that fails', () => {
  it.each([
    [{ error: 'access_denied' }, 'The access was declined at Shopify.'],
    [{ error: 'server_error', error_description: 'Try later' }, 'Shopify reported a problem: Try later'],
  ])('%o: %s', async (query, message) => {
    const { signIn, giveBack } = await ready();
    await giveBack(query);
    expect(signIn.getSnapshot()).toEqual({ kind: 'failed', message });
  });

  it('says that the provider did not accept its code', async () => {
    const { signIn, giveBack, answerWith } = await ready();
    answerWith(async () => Response.json({ detail: 'The code was refused.' }, { status: 400 }));
    await giveBack();
    expect(signIn.getSnapshot()).toEqual({
      kind: 'failed',
      message: 'Shopify did not accept the sign-in. Connect again.',
    });
  });

  it('asks for another one after the answer was lost', async () => {
    const { signIn, giveBack, answerWith } = await ready();
    answerWith(() => Promise.reject(new TypeError('no network')));
    await giveBack();
    expect(signIn.getSnapshot()).toMatchObject({ message: expect.stringContaining('connection was lost') });
  });

  it('says that a token is missing', async () => {
    const { signIn, giveBack, answerWith } = await ready();
    answerWith(async () => Response.json({ ...answer, access_token: null }));
    await giveBack();
    expect(signIn.getSnapshot()).toMatchObject({ message: expect.stringContaining('did not grant all') });
  });

  it('says that the provider is not configured', async () => {
    const { model, signIn, windows } = await open('shopify', { readPlace: () => undefined });
    model.setValue('tap_config.shop', 'acme');
    signIn.connect();
    expect(signIn.getSnapshot()).toMatchObject({ message: expect.stringContaining('isn’t set up') });
    expect(windows).toHaveLength(0);
  });
});

describe('a changed field that the sign-in depends on', () => {
  const reason = '“Shop name” was changed, so the sign-in no longer applies.';

  it('drops the grant, and says why', async () => {
    const { signIn, model, giveBack } = await ready();
    await giveBack();
    model.setValue('tap_config.shop', 'other');
    expect(signIn.getSnapshot()).toEqual({ kind: 'idle', reason });
    expect(model.at('tap_config.access_token').getSnapshot().value).toBe('');
  });

  it('makes the return of its window useless', async () => {
    const { signIn, model, calls, giveBack } = await ready();
    model.setValue('tap_config.shop', 'other');
    await giveBack();
    expect(calls).toEqual([]);
    expect(signIn.getSnapshot()).toEqual({ kind: 'idle', reason });
  });

  it('drops a saved access too, until the change is undone', async () => {
    const config = { tap_config: { shop: 'acme', access_token: '••••' }, start_date: '2024-01-01' };
    const { signIn, model } = await open('shopify', { stored: { name: 'Shop', tunnelId: null, config } });
    expect(signIn.getSnapshot()).toEqual({ kind: 'connected' });
    model.setValue('tap_config.shop', 'other');
    expect(signIn.getSnapshot()).toEqual({ kind: 'idle', reason });
    model.setValue('tap_config.shop', 'acme');
    expect(signIn.getSnapshot()).toEqual({ kind: 'connected' });
  });
});

it('sends the verifier of its challenge with PKCE, from a window that opened at once', async () => {
  const { signIn, windows, addressOf, calls, giveBack } = await open('airtable', {
    readPlace: () => ({ address: 'https://provider.example/authorize', clientId: 'millrace' }),
  });
  signIn.connect();
  expect(windows[0]?.address).toBe('about:blank');
  await vi.waitFor(() => expect(addressOf().searchParams.get('code_challenge_method')).toBe('S256'));
  await giveBack();
  expect(calls).toEqual([
    [exchangeOAuth.name, expect.objectContaining({ codeVerifier: expect.stringMatching(/^[\w-]{58}$/) })],
  ]);
});

it('exchanges the verifier and the request token of OAuth 1.0', async () => {
  const { signIn, model, addressOf, giveBack, calls } = await open('twitter', {
    readPlace: () => ({ address: 'https://provider.example/authorize', clientId: 'millrace' }),
  });
  signIn.connect();
  const callback = new URL(addressOf().searchParams.get('oauth_callback') ?? '');
  await giveBack({
    state: callback.searchParams.get('state') ?? '',
    oauth_token: 'request-1',
    oauth_verifier: 'verifier-1',
  });
  expect(calls).toEqual([
    [
      exchangeOAuth.name,
      { provider: 'twitter', body: { code: 'verifier-1', state: 'request-1', provider: 'twitter' } },
    ],
  ]);
  expect(model.at('tap_config.access_token_secret').getSnapshot().value).toBe('secret-1');
});
