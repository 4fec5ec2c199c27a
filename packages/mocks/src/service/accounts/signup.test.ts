import { describe, expect, it } from 'vitest';
import { dayMs } from '../core/durations.ts';
import { openService } from '../../assembly/service.test.data.ts';
import {
  chosen,
  goodPassword,
  lettersTo,
  openStranger,
  outcomeOf,
  signUpAs,
  tokenTo,
} from './accounts.test.data.ts';

const email = 'ada@start.example';
const me = '/api/v1/user/me/';
const confirming = (token: string) => `/api/v1/set-signup-password/${token}/`;
const again = (address: string) => `/api/v1/validate-user-email/${encodeURIComponent(address)}/`;

/** A service with cookies, and a signed-out person. */
async function open() {
  const { service } = openService({ scenario: 'newAccount', person: undefined });
  return { service, browser: await openStranger(service) };
}

describe('signing up', () => {
  it('creates a client on trial, whose first person confirms the address and chooses a password', async () => {
    const { service, browser } = await open();
    expect((await signUpAs(browser, { phone: '+44 20 1234567', email: 'Ada@Start.example' })).status).toBe(
      204,
    );
    expect((await browser.login(email, goodPassword)).status).toBe(400);
    const token = tokenTo(service, email);
    expect(lettersTo(service, email)).toMatchObject([
      { kind: 'confirmation', link: `/user-confirmation/${token}` },
    ]);
    expect(await (await browser.get(`/api/v1/verify-password-token/${token}/`)).json()).toEqual({ email });
    expect((await browser.post(confirming(token), chosen)).status).toBe(204);
    await browser.login(email, goodPassword);
    expect(await (await browser.get(me)).json()).toMatchObject({
      email,
      full_name: 'Ada Byron',
      phone_national_number: '+44 20 1234567',
      role: 'admin',
      client: {
        name: 'start.example',
        trial_expiry_date: '2026-12-04T09:20:00.000Z',
        subscription_details: [],
      },
    });
    expect(await (await browser.get('/api/v1/pipeline/')).json()).toMatchObject({ count: 0 });
  });

  it('sends a link that works once, within three days', async () => {
    const { service, browser } = await open();
    await signUpAs(browser);
    const token = tokenTo(service, email);
    service.advance(3 * dayMs - 1);
    await browser.post(confirming(token), chosen);
    expect(await outcomeOf(await browser.post(confirming(token), chosen))).toEqual([
      410,
      'This link was used already. Ask for a new one if you need it.',
    ]);
    await signUpAs(browser, { email: 'late@start.example' });
    service.advance(3 * dayMs);
    const late = confirming(tokenTo(service, 'late@start.example'));
    expect(await outcomeOf(await browser.post(late, chosen))).toEqual([
      410,
      'This link has expired. Ask for a new one.',
    ]);
  });

  it('sends the link again, which ends the previous one', async () => {
    const { service, browser } = await open();
    await signUpAs(browser);
    const first = tokenTo(service, email);
    expect((await browser.post(again(email))).status).toBe(204);
    expect(await outcomeOf(await browser.post(confirming(first), chosen))).toEqual([
      410,
      'A newer link was sent. Open the link in the latest email.',
    ]);
    expect((await browser.post(confirming(tokenTo(service, email)), chosen)).status).toBe(204);
  });

  it('lets an earlier unconfirmed person in once they have confirmed', async () => {
    const { service, browser } = await open();
    const unverified = 'unverified@acme.example';
    await browser.login(unverified);
    expect(await outcomeOf(await browser.get(me))).toEqual([403, 'Email is not verified']);
    await browser.post(again(unverified));
    await browser.post(confirming(tokenTo(service, unverified)), chosen);
    expect((await browser.get(me)).status).toBe(200);
  });
});

describe('whether an account exists is not revealed (T-20)', () => {
  it('except to its own mailbox', async () => {
    const { service, browser } = await open();
    const known = await signUpAs(browser, { email: 'member@acme.example' });
    const unknown = await signUpAs(browser);
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(lettersTo(service, 'member@acme.example')).toMatchObject([
      { kind: 'account_exists', link: '/login' },
    ]);
    expect(service.inspect().effects.filter(({ name }) => name === 'signup')).toHaveLength(1);
    expect((await browser.login('member@acme.example')).status).toBe(204);
  });

  it.each(['admin@acme.example', 'unverified@acme.example', 'inactive@acme.example', 'nobody@acme.example'])(
    'by asking to confirm %s, and the fourth time in a minute waits',
    async (address) => {
      const { service, browser } = await open();
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await browser.post(again(address))).status).toBe(204);
      }
      const throttled = await browser.post(again(address.toUpperCase()));
      expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '60']);
      expect(lettersTo(service, address)).toHaveLength(address.startsWith('unverified') ? 3 : 0);
      service.advance(60_000);
      expect((await browser.post(again(address))).status).toBe(204);
    },
  );
});
