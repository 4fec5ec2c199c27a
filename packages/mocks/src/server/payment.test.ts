import { expect, it } from 'vitest';
import { goodCard } from '../pages/payment/payment.test.data.ts';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start, folder } = startTestServers();
const path = '/api/v1/subscription/';

/** Sends a form as a browser would, without following redirects. */
const sendForm = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('accepts a card on the other origin, and returns to the console', async () => {
  const { address } = await start();
  const { signIn, post } = openBrowser(address);
  await signIn('trial@fresh.example');
  const { confirmation_url } = await (await post(`${path}setup-intent/`)).json();
  expect(new URL(confirmation_url).hostname).toBe('localhost');
  const back = await sendForm(confirmation_url, { action: 'enter', ...goodCard });
  const location = new URL(back.headers.get('Location') ?? '');
  expect(location.href.startsWith(`${address}/settings/billing?`)).toBe(true);
  const payment_method = location.searchParams.get('payment_method');
  expect((await post(`${path}set-default-payment-method/`, { payment_method })).status).toBe(200);
  expect((await post(path, { product_id: 2 })).status).toBe(201);
});

it('stays in its own session of the twin', async () => {
  const { address } = await start();
  const { id } = await (await openBrowser(address).control('POST', '', { scenario: 'newAccount' })).json();
  const { signIn, post, get } = openBrowser(address, id);
  await signIn('leaving@done.example');
  const { portal_session_url } = await (await post(`${path}create-portal-session/`)).json();
  expect(new URL(portal_session_url).searchParams.get('twin')).toBe(id);
  const again = await sendForm(portal_session_url, { action: 'resume' });
  expect(again.headers.get('Location')).toBe(portal_session_url);
  expect((await (await get(`${path}3/`)).json()).subscription_status).toBe('active');
  const elsewhere = openBrowser(address);
  await elsewhere.signIn('leaving@done.example');
  expect((await (await elsewhere.get(`${path}3/`)).json()).subscription_status).toBe('canceled');
});

it('stores purchases and open pages across a restart', async () => {
  const first = await start({ stateFolder: folder() });
  const { cookies, signIn, post } = openBrowser(first.address);
  await signIn('canceled@done.example');
  await post(path, { product_id: 6 });
  const { confirmation_url } = await (await post(`${path}setup-intent/`)).json();
  await first.close();
  const second = await start({ stateFolder: folder() });
  const again = openBrowser(second.address);
  for (const [name, value] of cookies) again.cookies.set(name, value);
  const { client } = await (await again.get('/api/v1/user/me/')).json();
  expect(client.paid_observability_quota).toBe(100_000);
  const moved = confirmation_url.replace(new URL(confirmation_url).port, new URL(second.address).port);
  expect((await sendForm(moved, { action: 'enter', ...goodCard })).status).toBe(303);
});
