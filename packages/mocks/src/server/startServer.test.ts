import { request as requestHttp, type RequestOptions } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start, folder } = startTestServers();

/** The result of a request that `fetch` cannot send. */
const statusOf = (address: string, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    requestHttp(address, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the API', () => {
  it('is served with sessions, and lists who can sign in', async () => {
    const { address, people } = await start({ scenario: 'newAccount' });
    expect(people).toContainEqual({ email: 'admin@acme.example', role: 'admin', password: 'millrace-demo' });
    const remarks = people.flatMap(({ email, remark }) => (remark === undefined ? [] : [[email, remark]]));
    expect(remarks).toEqual([['unverified@acme.example', 'comes no further than confirming the address']]);
    for (const { email, password } of people) {
      expect(password).toBe('millrace-demo');
      expect((await openBrowser(address).signIn(email)).status).toBe(204);
    }
  });

  it('stores its state and sessions across a restart, until it is reset', async () => {
    const first = await start({ stateFolder: folder() });
    const { cookies, signIn, post } = openBrowser(first.address);
    await signIn();
    await post('/api/v1/pipeline/', { name: 'Kept' });
    await first.close();

    const other = start({ stateFolder: folder(), scenario: 'newAccount' });
    await expect(other).rejects.toThrow('began as busyAccount. Start with --reset');
    const second = await start({ stateFolder: folder() });
    expect(second.scenario).toBe('busyAccount');
    const again = openBrowser(second.address);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    expect(await (await again.get('/api/v1/pipeline/?search=kept')).json()).toMatchObject({
      count: 1,
    });
    await second.close();

    const third = await start({ stateFolder: folder(), scenario: 'newAccount', reset: true });
    expect(third.scenario).toBe('newAccount');
  });

  it('refuses a state that another server uses, with a sentence', async () => {
    await start({ stateFolder: folder() });
    await expect(start({ stateFolder: folder() })).rejects.toThrow('in use by another server');
  });

  it('stops a connection test whose request was aborted', async () => {
    const { address } = await start();
    const { signIn, send, get, control } = openBrowser(address);
    const lastTest = async () => (await (await get('/api/v1/source/1/')).json()).last_test;
    await signIn();
    const before = await lastTest();
    const body = JSON.stringify({ config: { connection_config: { host: 'slow.example' } } });
    const giveUp = new AbortController();
    const test = send('POST', '/api/v1/source/1/test/', { body, signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 100);
    await expect(test).rejects.toThrow('aborted');
    expect((await control('POST', '/default/clock', { advance_ms: 60_000 })).ok).toBe(true);
    expect(await lastTest()).toEqual(before);
  });
});

describe('its address', () => {
  it('is not reachable from other machines by default', async () => {
    await expect(start({ host: '0.0.0.0' })).rejects.toThrow('MILLRACE_HOST');
    expect((await start({ host: '0.0.0.0', allowRemote: true, scenario: 'newAccount' })).address).toMatch(
      /^http/,
    );
  });

  it('refuses other names that point to this machine', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const rebound = { headers: { Host: 'rebound.example' } };
    expect(await statusOf(`${address}/api/v1/user/me/`, rebound)).toBe(421);
  });

  it.each(['/api/v1/user/me/', '/__twin/sessions/default/', '/'])(
    'does not answer TRACE at %s',
    async (path) => {
      const { address } = await start({ scenario: 'newAccount' });
      expect(await statusOf(address + path, { method: 'TRACE' })).toBe(501);
    },
  );

  it('is refused if the port is in use', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const port = Number(new URL(address).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
