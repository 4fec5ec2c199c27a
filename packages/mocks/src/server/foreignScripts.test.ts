import { expect, it } from 'vitest';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start } = startTestServers();

/** The third party of the scripts, as seen from a console at `address`. */
const openParty = (address: string) => {
  const origin = address.replace('127.0.0.1', 'localhost');
  return {
    get: (path: string, init?: RequestInit) => fetch(`${origin}/__provider/${path}`, init),
    post: (path: string, body?: string) => fetch(`${origin}/__provider/${path}`, { method: 'POST', body }),
  };
};

it.each(['chat/widget.js', 'human-check/widget.js'])('lets pages of another origin load %s', async (path) => {
  const { address } = await start({ scenario: 'newAccount' });
  const { get } = openParty(address);
  const script = await get(path);
  expect(script.status).toBe(200);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`${path}?mode=down`)).status).toBe(503);
  const patience = AbortSignal.timeout(300);
  await expect(get(`${path}?mode=never`, { signal: patience })).rejects.toThrow('timeout');
});

it('the chat identifies the person signed in at the console', async () => {
  const { address } = await start({ scenario: 'newAccount' });
  const { signIn, get } = openBrowser(address);
  await signIn('member@acme.example');
  const { id, intercom_hmac } = await (await get('/api/v1/user/me/')).json();
  const { post } = openParty(address);
  const greeted = await post('chat/conversation', JSON.stringify({ user_id: id, identity: intercom_hmac }));
  expect(await greeted.json()).toEqual({ greeting: 'Hello Mateo, how can we help?' });
  const forged = await post('chat/conversation', JSON.stringify({ user_id: 1, identity: intercom_hmac }));
  expect(forged.status).toBe(403);
});

it('people who pass the check can sign up, in their session', async () => {
  const { address } = await start({ scenario: 'newAccount' });
  const { id } = await (await openBrowser(address).control('POST', '', { scenario: 'newAccount' })).json();
  const { send, get } = openBrowser(address, id);
  await get('/api/v1/user/me/');
  const signUp = (recaptcha_token: string) =>
    send('POST', '/api/v1/signup/', {
      body: new URLSearchParams({
        email: 'new@start.example',
        first_name: 'Ada',
        last_name: 'New',
        phone: '',
        recaptcha_token,
      }),
    });
  const { post } = openParty(address);
  const elsewhere = await (await post('human-check/token')).json();
  expect((await signUp(elsewhere.token)).status).toBe(400);
  const { token } = await (await post(`human-check/token?twin=${id}`)).json();
  expect((await signUp(token)).status).toBe(204);
});
