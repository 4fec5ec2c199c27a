import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, openService, testStart } from '../../assembly/service.test.data.ts';
import { detailOf, outcomeOf } from './accounts.test.data.ts';

const scenario = 'newAccount';
const [admin, member, unconfirmed, deactivated, invited] = [1, 2, 3, 4, 12];
const open = (options: Parameters<typeof openService>[0] = {}) => openService({ scenario, ...options });

/** A service with cookies and a signed-in person. */
async function signedIn(email: string, service = createService({ scenario, clock: { at: testStart } })) {
  const browser = createBrowser(service);
  await browser.signIn(email);
  return { service, browser };
}

describe('the people of an account', () => {
  it('are listed with their status, including invitations', async () => {
    const { get } = open();
    const { results } = await get('user/');
    expect(results.map((each: { email: string; status: string }) => [each.email, each.status])).toEqual([
      ['admin@acme.example', 'active'],
      ['member@acme.example', 'active'],
      ['unverified@acme.example', 'unverified'],
      ['inactive@acme.example', 'deactivated'],
      ['invited@acme.example', 'invited'],
      ['forgotten@acme.example', 'expired'],
    ]);
    expect(results[4]).toMatchObject({
      full_name: '',
      is_active: false,
      invited_at: '2026-11-18T09:20:00.000Z',
      invitation_expires_at: '2026-11-25T09:20:00.000Z',
    });
    expect(JSON.stringify(results)).not.toContain('millrace-demo');
  });

  it.each([
    ['?search=lindqvist', [member]],
    ['?search=INVITED@', [invited]],
    ['?status=deactivated', [deactivated]],
    ['?status=nonsense', []],
    ['?role=admin', [admin]],
    ['?status=active&ordering=-email', [member, admin]],
    ['?ordering=full_name&page_size=2', [unconfirmed, member]],
  ])('are found by %s', async (query, ids) => {
    const { get } = open();
    const { results } = await get(`user/${query}`);
    expect(results.map(({ id }: { id: number }) => id)).toEqual(ids);
  });

  it('show their last sign-in', async () => {
    const { service, browser } = await signedIn('member@acme.example');
    service.advance(60_000);
    expect(await (await browser.get(`/api/v1/user/${member}/`)).json()).toMatchObject({
      last_login_at: '2026-11-20T09:20:00.000Z',
    });
  });
});

describe('roles', () => {
  it('are raised by their own call and lowered by a change, with immediate effect', async () => {
    const { service, browser } = await signedIn('admin@acme.example');
    const { browser: other } = await signedIn('member@acme.example', service);
    expect((await other.post(`/api/v1/user/activate/${deactivated}/`)).status).toBe(403);
    expect((await browser.post(`/api/v1/user/make-admin/${member}/`)).status).toBe(204);
    expect((await other.post(`/api/v1/user/activate/${deactivated}/`)).status).toBe(204);
    const down = await browser.patch(`/api/v1/user/${member}/`, { role: 'team_member' });
    expect(await down.json()).toMatchObject({ id: member, role: 'team_member' });
    expect((await other.post(`/api/v1/user/deactivate/${deactivated}/`)).status).toBe(403);
    expect(service.inspect().effects).toEqual([
      { name: 'makeAdmin', id: member },
      { name: 'activateUser', id: deactivated },
      { name: 'updateUser', id: member },
    ]);
  });

  it('a change to the same role does nothing', async () => {
    const { service, browser } = open();
    expect((await browser.patch(`/api/v1/user/${admin}/`, { role: 'admin' })).status).toBe(200);
    expect(service.inspect().effects).toEqual([]);
  });
});

describe('the last admin', () => {
  const reason = 'This is the last admin of the account. Make someone else an admin first.';

  it('can be demoted once another can take over, and nobody deactivates themselves', async () => {
    const { browser } = open();
    await browser.post(`/api/v1/user/make-admin/${member}/`);
    const self = 'You cannot do this to yourself. Ask another admin.';
    expect(await outcomeOf(await browser.post(`/api/v1/user/deactivate/${admin}/`))).toEqual([409, self]);
    expect(await outcomeOf(await browser.send('DELETE', `/api/v1/user/${admin}/`))).toEqual([409, self]);
    expect((await browser.patch(`/api/v1/user/${admin}/`, { role: 'team_member' })).status).toBe(200);
    expect((await browser.post(`/api/v1/user/make-admin/${admin}/`)).status).toBe(403);
  });

  it('must be able to sign in: deactivated and invited people do not count', async () => {
    const { browser } = open();
    await browser.post('/api/v1/user/invite/', { email: 'second@acme.example', role: 'admin' });
    await browser.post(`/api/v1/user/make-admin/${member}/`);
    await browser.post(`/api/v1/user/deactivate/${member}/`);
    const down = await browser.patch(`/api/v1/user/${admin}/`, { role: 'team_member' });
    expect(await outcomeOf(down)).toEqual([409, reason]);
  });
});

describe('deactivating', () => {
  it('ends sessions at once, everywhere, until the person is activated', async () => {
    const { service, browser } = await signedIn('admin@acme.example');
    const [{ browser: one }, { browser: other }] = [
      await signedIn('member@acme.example', service),
      await signedIn('member@acme.example', service),
    ];
    expect((await browser.post(`/api/v1/user/deactivate/${member}/`)).status).toBe(204);
    for (const each of [one, other]) expect((await each.get('/api/v1/user/me/')).status).toBe(401);
    expect(await detailOf(await one.login('member@acme.example'))).toBe('This account is inactive.');
    expect((await browser.get('/api/v1/user/me/')).status).toBe(200);
    await browser.post(`/api/v1/user/activate/${member}/`);
    expect((await one.login('member@acme.example')).status).toBe(204);
  });

  it('ends the person’s links too', async () => {
    const { browser } = open();
    const link = '/api/v1/verify-password-token/demo-password/';
    expect((await browser.get(link)).status).toBe(200);
    await browser.post(`/api/v1/user/deactivate/${member}/`);
    expect(await outcomeOf(await browser.get(link))).toEqual([410, 'This link no longer holds.']);
  });
});

describe('deleting', () => {
  it('ends sessions and frees the address', async () => {
    const { service, browser } = await signedIn('admin@acme.example');
    const { browser: other } = await signedIn('member@acme.example', service);
    expect((await browser.send('DELETE', `/api/v1/user/${member}/`)).status).toBe(204);
    expect((await other.get('/api/v1/user/me/')).status).toBe(401);
    expect((await other.login('member@acme.example')).status).toBe(400);
    expect((await browser.get(`/api/v1/user/${member}/`)).status).toBe(404);
    const invitation = { email: 'member@acme.example', role: 'team_member' };
    expect((await browser.post('/api/v1/user/invite/', invitation)).status).toBe(204);
  });
});
