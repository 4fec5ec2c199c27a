import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser } from '../../assembly/service.test.data.ts';

const me = '/api/v1/user/me/';
const newBrowser = () => {
  const service = createService({ scenario: 'newAccount' });
  return { service, ...createBrowser(service) };
};
const detailOf = async (response: Response) => (await response.json()).detail;

describe('signing in', () => {
  it('gets its CSRF cookie by reading me', async () => {
    const { get, cookies } = newBrowser();
    const response = await get(me);
    expect(response.status).toBe(401);
    expect(await detailOf(response)).toBe('Authentication credentials were not provided.');
    expect(cookies.get('csrftoken')).toBeTruthy();
  });

  it('opens a session in an HttpOnly cookie and rotates the CSRF token', async () => {
    const { get, login, cookies } = newBrowser();
    await get(me);
    const before = cookies.get('csrftoken');
    const response = await login('admin@acme.example');
    expect(response.status).toBe(204);
    const [session, csrf] = response.headers.getSetCookie();
    expect(session).toMatch(/^sessionid=\w+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    expect(csrf).not.toContain('HttpOnly');
    expect(cookies.get('csrftoken')).not.toBe(before);
    expect(await (await get(me)).json()).toMatchObject({
      email: 'admin@acme.example',
      full_name: 'Noor Haddad',
      role: 'admin',
      client: { id: 1, name: 'Acme' },
    });
  });

  it('never returns a password', async () => {
    const { signIn, get } = newBrowser();
    await signIn();
    expect(await (await get(me)).text()).not.toContain('millrace-demo');
  });

  it('never puts the CSRF token into a body (T-38)', async () => {
    const { signIn, get, cookies } = newBrowser();
    await signIn();
    const token = cookies.get('csrftoken') ?? '';
    expect(token).not.toBe('');
    for (const path of [me, '/api/v1/pipeline/', '/api/v1/nowhere/']) {
      expect(await (await get(path)).text()).not.toContain(token);
    }
  });

  it('marks its cookies Secure over https', async () => {
    const { signIn } = createBrowser(createService({ scenario: 'newAccount' }), 'https://twin.test');
    const cookies = (await signIn()).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
  });

  it('answers the same for an unknown address and a wrong password (T-20)', async () => {
    const { get, login } = newBrowser();
    await get(me);
    const [wrong, unknown] = [
      await login('admin@acme.example', 'no'),
      await login('nobody@acme.example', 'no'),
    ];
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('is locked after five wrong passwords, as long as Retry-After says', async () => {
    const { service, get, login } = newBrowser();
    await get(me);
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await login('admin@acme.example', 'no')).status).toBe(400);
    }
    const throttled = await login('admin@acme.example');
    expect(throttled.status).toBe(429);
    const seconds = Number(throttled.headers.get('Retry-After'));
    service.advance(seconds * 1_000 - 1);
    expect((await login('admin@acme.example')).status).toBe(429);
    service.advance(1);
    expect((await login('admin@acme.example')).status).toBe(204);
  });

  it('ends by logging out, and by expiry', async () => {
    const { service, signIn, get, post, cookies } = newBrowser();
    await signIn();
    expect((await post('/api/v1/user/logout/')).status).toBe(204);
    expect(cookies.has('sessionid')).toBe(false);
    expect((await get(me)).status).toBe(401);
    await signIn();
    service.advance(14 * 24 * 3_600_000);
    expect((await get(me)).status).toBe(401);
  });
});

describe('writing (T-04, T-05)', () => {
  const outcomeOf = async (response: Response) => `${response.status} ${await detailOf(response)}`;
  const csrfFailure = /^403 CSRF Failed: /;

  it('needs the CSRF cookie, even to sign in', async () => {
    expect(await outcomeOf(await newBrowser().login('admin@acme.example'))).toMatch(csrfFailure);
  });

  it('needs the header', async () => {
    const { get, send } = newBrowser();
    await get(me);
    expect(await outcomeOf(await send('POST', '/api/v1/login/', { headers: { 'X-CSRFToken': '' } }))).toMatch(
      csrfFailure,
    );
  });

  it.each(['POST', 'PATCH'])('refuses a %s whose header is not the cookie', async (method) => {
    const { signIn, send } = newBrowser();
    await signIn();
    const path = method === 'PATCH' ? me : '/api/v1/pipeline/';
    expect(
      await outcomeOf(await send(method, path, { body: '{}', headers: { 'X-CSRFToken': 'forged' } })),
    ).toMatch(csrfFailure);
  });

  it('refuses a planted token, and recovers by reading me', async () => {
    const { signIn, get, patch, cookies } = newBrowser();
    await signIn();
    cookies.set('csrftoken', 'planted');
    expect(await outcomeOf(await patch(me, { time_zone: 'UTC' }))).toMatch(csrfFailure);
    await get(me);
    expect((await patch(me, { time_zone: 'UTC' })).status).toBe(200);
  });

  it('refuses requests of a page of another origin', async () => {
    const { signIn, send } = newBrowser();
    await signIn();
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(
        await outcomeOf(await send('POST', '/api/v1/user/logout/', { headers: { 'Sec-Fetch-Site': site } })),
      ).toMatch(csrfFailure);
    }
    const own = await send('POST', '/api/v1/user/logout/', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(own.status).toBe(204);
  });

  it.each(['https://evil.example', 'http://twin.test:8080'])(
    'refuses the origin %s, whatever else the request contains',
    async (origin) => {
      const { signIn, send } = newBrowser();
      await signIn();
      for (const site of ['same-origin', undefined]) {
        const headers = new Headers({ Origin: origin, ...(site && { 'Sec-Fetch-Site': site }) });
        expect(await outcomeOf(await send('POST', '/api/v1/user/logout/', { headers }))).toMatch(csrfFailure);
      }
    },
  );

  it.each([
    ['same-origin', 204],
    ['same-site', 403],
    ['cross-site', 403],
    ['none', 403],
    [undefined, 403],
  ])('answers a hidden origin with Sec-Fetch-Site %s with %i (T-04)', async (site, status) => {
    const { signIn, send } = newBrowser();
    await signIn();
    const headers = new Headers({ Origin: 'null', ...(site !== undefined && { 'Sec-Fetch-Site': site }) });
    expect((await send('POST', '/api/v1/user/logout/', { headers })).status).toBe(status);
  });

  it('accepts its own origin, and a client without one', async () => {
    for (const headers of [new Headers({ Origin: 'http://twin.test' }), new Headers()]) {
      const { signIn, send } = newBrowser();
      await signIn();
      expect((await send('POST', '/api/v1/user/logout/', { headers })).status).toBe(204);
    }
  });
});

describe('me', () => {
  it('signs each person for the support chat, the same each time', async () => {
    const signatureOf = async (person: string) => {
      const { get } = createBrowser(createService({ scenario: 'newAccount', person }));
      return (await (await get(me)).json()).intercom_hmac;
    };
    const admin = await signatureOf('admin@acme.example');
    expect(admin).toMatch(/^[0-9a-f]{64}$/);
    expect(await signatureOf('admin@acme.example')).toBe(admin);
    expect(await signatureOf('member@acme.example')).not.toBe(admin);
  });
});

describe('changes of one’s own profile', () => {
  const openMe = () =>
    createBrowser(createService({ scenario: 'newAccount', person: 'member@acme.example' }));

  it('are stored, and the rest stays', async () => {
    const { get, patch } = openMe();
    await patch(me, {
      first_name: ' Matéo ',
      phone_country_code: '+46',
      phone_national_number: '8 123 456',
      time_zone: 'Asia/Tokyo',
    });
    const changed = {
      first_name: 'Matéo',
      last_name: 'Lindqvist',
      full_name: 'Matéo Lindqvist',
      phone_country_code: '+46',
      phone_national_number: '8 123 456',
      time_zone: 'Asia/Tokyo',
    };
    expect(await (await get(me)).json()).toMatchObject(changed);
    await patch(me, { phone_national_number: '' });
    expect(await (await get(me)).json()).toMatchObject({ ...changed, phone_national_number: null });
  });
});

describe('a person without cookies', () => {
  it('needs neither cookies nor tokens', async () => {
    const service = createService({ scenario: 'newAccount', person: 'member@acme.example' });
    const { get, patch } = createBrowser(service);
    expect(await (await get(me)).json()).toMatchObject({ email: 'member@acme.example' });
    expect((await patch(me, { time_zone: 'UTC' })).status).toBe(200);
  });

  it('changes by signing in and out', async () => {
    const { get, login, post } = createBrowser(createService({ scenario: 'newAccount', person: null }));
    expect((await get(me)).status).toBe(401);
    await login('admin@acme.example');
    expect((await get(me)).status).toBe(200);
    await post('/api/v1/user/logout/');
    expect((await get(me)).status).toBe(401);
  });
});
