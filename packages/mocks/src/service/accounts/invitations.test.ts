import { describe, expect, it } from 'vitest';
import { dayMs } from '../core/durations.ts';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';
import { goodPassword, lettersTo, openStranger, outcomeOf, tokenTo } from './accounts.test.data.ts';

const email = 'grace@new.example';
const grace = { first_name: ' Grace ', last_name: 'Hopper', password: goodPassword };
const accepting = (token: string) => `/api/v1/process-user-invite/${token}/`;
const verifying = (token: string) => `/api/v1/verify-invite/${token}/`;

/** A service with cookies, the admin signed in and a person invited. */
async function openInvited() {
  const { service } = openService({ scenario: 'newAccount', person: undefined });
  const admin = createBrowser(service);
  await admin.signIn();
  const invite = (body: object) => admin.post('/api/v1/user/invite/', body);
  expect((await invite({ email: ` ${email.toUpperCase()} `, role: 'admin' })).status).toBe(204);
  const { results } = await (await admin.get(`/api/v1/user/?search=${email}`)).json();
  return { service, admin, invite, id: results[0].id, token: tokenTo(service, email) };
}

describe('an invitation', () => {
  it('is a letter with a link, which gives its reader the invited role', async () => {
    const { service, token } = await openInvited();
    expect(lettersTo(service, email)).toEqual([
      { to: email, kind: 'invitation', link: `/user-invite/${token}`, text: null, at: expect.any(String) },
    ]);
    const stranger = await openStranger(service);
    expect(await (await stranger.get(verifying(token))).json()).toEqual({
      email,
      role: 'admin',
      client_name: 'Acme',
      expires_at: '2026-11-27T09:20:00.000Z',
    });
    expect((await stranger.login(email, goodPassword)).status).toBe(400);
    expect((await stranger.post(accepting(token), grace)).status).toBe(204);
    expect((await stranger.get('/api/v1/user/me/')).status).toBe(401);
    await stranger.login(email, goodPassword);
    expect(await (await stranger.get('/api/v1/user/me/')).json()).toMatchObject({
      email,
      full_name: 'Grace Hopper',
      role: 'admin',
      is_active: true,
      client: { id: 1 },
    });
  });

  it('works once', async () => {
    const { service, token } = await openInvited();
    const stranger = await openStranger(service);
    await stranger.post(accepting(token), grace);
    const used = [409, 'This invitation was accepted already. Sign in instead.'];
    expect(await outcomeOf(await stranger.post(accepting(token), grace))).toEqual(used);
    expect(await outcomeOf(await stranger.get(verifying(token)))).toEqual(used);
  });

  it('is valid for seven days', async () => {
    const { service, token } = await openInvited();
    const stranger = await openStranger(service);
    service.advance(7 * dayMs - 1);
    expect((await stranger.get(verifying(token))).status).toBe(200);
    service.advance(1);
    for (const response of [
      await stranger.get(verifying(token)),
      await stranger.post(accepting(token), grace),
    ]) {
      expect(await outcomeOf(response)).toEqual([
        410,
        'This invitation has expired. Ask the person who invited you for a new link.',
      ]);
    }
  });

  it('can be sent again after a minute, which ends the previous link', async () => {
    const { service, admin, id, token } = await openInvited();
    const resend = () => admin.post(`/api/v1/user/resend-invite/${id}/`);
    service.advance(20_500);
    const refused = await resend();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
    expect(lettersTo(service, email)).toHaveLength(1);
    service.advance(39_500);
    expect((await resend()).status).toBe(204);
    const stranger = await openStranger(service);
    expect(await outcomeOf(await stranger.get(verifying(token)))).toEqual([
      410,
      'A newer invitation was sent. Open the link in the latest email.',
    ]);
    expect((await stranger.get(verifying(tokenTo(service, email)))).status).toBe(200);
    expect((await resend()).status).toBe(429);
  });

  it('becomes valid again when it is sent again', async () => {
    const { service, admin, id } = await openInvited();
    service.advance(8 * dayMs);
    expect(await (await admin.get(`/api/v1/user/${id}/`)).json()).toMatchObject({ status: 'expired' });
    expect((await admin.post(`/api/v1/user/resend-invite/${id}/`)).status).toBe(204);
    expect(await (await admin.get(`/api/v1/user/${id}/`)).json()).toMatchObject({
      status: 'invited',
      invitation_expires_at: '2026-12-05T09:20:00.000Z',
    });
    const stranger = await openStranger(service);
    expect((await stranger.post(accepting(tokenTo(service, email)), grace)).status).toBe(204);
  });

  it('can be cancelled, and its link shows that', async () => {
    const { service, admin, id, token } = await openInvited();
    expect((await admin.post(`/api/v1/user/delete-invite/${id}/`)).status).toBe(204);
    expect((await admin.get(`/api/v1/user/${id}/`)).status).toBe(404);
    const stranger = await openStranger(service);
    expect(await outcomeOf(await stranger.post(accepting(token), grace))).toEqual([
      410,
      'This invitation was cancelled. Ask the person who invited you.',
    ]);
  });

  it('is refused to a different signed-in person', async () => {
    const { service, admin, token } = await openInvited();
    const wrong = [403, 'This invitation is for another person. Log out first.'];
    expect(await outcomeOf(await admin.get(verifying(token)))).toEqual(wrong);
    expect(await outcomeOf(await admin.post(accepting(token), grace))).toEqual(wrong);
    expect(service.inspect().effects.filter(({ name }) => name === 'processUserInvite')).toEqual([]);
  });
});

describe('who can be invited', () => {
  it('a person of another client can be invited, and only the link says that they cannot join', async () => {
    const { service, invite } = await openInvited();
    const foreign = 'trial@fresh.example';
    const [known, unknown] = [
      await invite({ email: foreign, role: 'admin' }),
      await invite({ email: 'stranger@fresh.example', role: 'admin' }),
    ];
    expect([known.status, unknown.status]).toEqual([204, 204]);
    const there = [409, 'There is an account with this address already. Sign in with it.'];
    const reader = await openStranger(service);
    const token = tokenTo(service, foreign);
    expect(await outcomeOf(await reader.get(verifying(token)))).toEqual(there);
    await reader.login(foreign);
    expect(await outcomeOf(await reader.post(accepting(token), grace))).toEqual(there);
    expect(await (await reader.get('/api/v1/user/me/')).json()).toMatchObject({ client: { id: 603 } });
  });
});

it('a person who tries one link after the other is locked out', async () => {
  const { service, browser } = openService({ scenario: 'newAccount', person: null });
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await browser.get(verifying(`guess-${tried}`))).status).toBe(404);
  }
  const throttled = await browser.get(verifying('demo-invitation'));
  expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '30']);
  service.advance(30_000);
  expect((await browser.get(verifying('demo-invitation'))).status).toBe(200);
});
