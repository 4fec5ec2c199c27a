import { describe, expect, it } from 'vitest';
import { hourMs } from '../core/durations.ts';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';
import { chosen, goodPassword, lettersTo, openStranger, outcomeOf, tokenTo } from './accounts.test.data.ts';

const email = 'member@acme.example';
const me = '/api/v1/user/me/';
const update = '/api/v1/user/update-password/';
const recovering = (address: string) => `/api/v1/recover-password/${encodeURIComponent(address)}/`;
const resetting = (token: string) => `/api/v1/reset-password/${token}/`;

/** A service with cookies. */
const open = () => openService({ scenario: 'newAccount', person: undefined }).service;

describe('a forgotten password', () => {
  it('is replaced by a link, once, which ends every session', async () => {
    const service = open();
    const before = createBrowser(service);
    await before.signIn(email);
    const browser = await openStranger(service);
    expect((await browser.post(recovering(` ${email.toUpperCase()}`))).status).toBe(204);
    const token = tokenTo(service, email);
    expect(lettersTo(service, email)).toMatchObject([
      { kind: 'password', link: `/reset-password?token=${token}` },
    ]);
    expect((await before.get(me)).status).toBe(200);
    expect((await browser.post(resetting(token), chosen)).status).toBe(204);
    expect((await before.get(me)).status).toBe(401);
    expect((await browser.login(email)).status).toBe(400);
    expect((await browser.login(email, goodPassword)).status).toBe(204);
    expect(lettersTo(service, email).at(-1)).toMatchObject({ kind: 'password_changed' });
    expect(await outcomeOf(await browser.post(resetting(token), chosen))).toEqual([
      410,
      'This link was used already. Ask for a new one if you need it.',
    ]);
  });

  it('cannot be replaced by the current one, and the link stays valid (A-97)', async () => {
    const browser = await openStranger(open());
    const present = { new_password: 'millrace-demo', confirm_password: 'millrace-demo' };
    expect(await outcomeOf(await browser.post(resetting('demo-password'), present))).toMatchObject([
      422,
      [{ loc: ['new_password'], msg: 'Choose another password than the present one.' }],
    ]);
    expect((await browser.post(resetting('demo-password'), chosen)).status).toBe(204);
  });

  it('has a link that is valid for an hour or until a newer one', async () => {
    const service = open();
    const browser = await openStranger(service);
    await browser.post(recovering(email));
    const first = tokenTo(service, email);
    await browser.post(recovering(email));
    const second = tokenTo(service, email);
    const checking = (token: string) => browser.get(`/api/v1/verify-password-token/${token}/`);
    expect((await checking(first)).status).toBe(410);
    service.advance(hourMs - 1);
    expect(await (await checking(second)).json()).toEqual({ email });
    service.advance(1);
    expect(await outcomeOf(await checking(second))).toEqual([
      410,
      'This link has expired. Ask for a new one.',
    ]);
  });

  it.each(['nobody@acme.example', 'inactive@acme.example', 'invited@acme.example', 'no address', '%'])(
    'answers the same for %j, and sends nothing (T-20)',
    async (address) => {
      const service = open();
      const browser = await openStranger(service);
      const answers = [];
      for (const each of [email, address]) {
        for (let asked = 0; asked < 4; asked += 1) {
          const response = await browser.post(recovering(each));
          answers.push([response.status, response.headers.get('Retry-After'), await response.text()]);
        }
      }
      expect(answers.slice(0, 4)).toEqual(answers.slice(4));
      expect(answers.map(([status]) => status).slice(0, 4)).toEqual([204, 204, 204, 429]);
      expect(lettersTo(service, address)).toEqual([]);
    },
  );

  it('sends an unconfirmed person the confirmation letter instead', async () => {
    const service = open();
    const browser = await openStranger(service);
    await browser.post(recovering('unverified@acme.example'));
    expect(lettersTo(service, 'unverified@acme.example')).toMatchObject([{ kind: 'confirmation' }]);
  });

  it('lets a person in who was locked after too many wrong ones', async () => {
    const service = open();
    const browser = await openStranger(service);
    for (let tried = 0; tried < 5; tried += 1) await browser.login(email, 'wrong');
    expect((await browser.login(email)).status).toBe(429);
    await browser.post(resetting('demo-password'), chosen);
    expect((await browser.login(email, goodPassword)).status).toBe(204);
  });

  it('also signs out a person who uses no cookies', async () => {
    const { browser } = openService({ scenario: 'newAccount', person: email });
    expect((await browser.post(resetting('demo-password'), chosen)).status).toBe(204);
    expect((await browser.get(me)).status).toBe(401);
  });
});

describe('one’s own password', () => {
  const change = { current_password: 'millrace-demo', ...chosen };

  it('can be changed, which ends the other sessions', async () => {
    const service = open();
    const [here, there, other] = [createBrowser(service), createBrowser(service), createBrowser(service)];
    await here.signIn(email);
    await there.signIn(email);
    await other.signIn();
    expect((await here.post(update, change)).status).toBe(204);
    expect((await here.get(me)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    expect((await other.get(me)).status).toBe(200);
    expect((await there.login(email)).status).toBe(400);
    expect((await there.login(email, goodPassword)).status).toBe(204);
    expect(lettersTo(service, email)).toMatchObject([
      { kind: 'password_changed', link: '/login?view=recover' },
    ]);
  });
  it('cannot be guessed: after five wrong ones it is locked, right or wrong', async () => {
    const { service, browser } = openService({ scenario: 'newAccount' });
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await browser.post(update, { ...change, current_password: `${tried}` })).status).toBe(422);
    }
    const throttled = await browser.post(update, change);
    expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '30']);
    service.advance(30_000);
    expect((await browser.post(update, change)).status).toBe(204);
  });
});
