import { describe, expect, it } from 'vitest';
import { openBrowser, serversOfTest } from './testing.ts';

const { start } = serversOfTest();

describe('sessions of the twin', () => {
  it('are worlds of their own', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { id } = await (await openBrowser(address).control('POST', '', { scenario: 'busyAccount' })).json();
    const [own, other] = [openBrowser(address, id), openBrowser(address)];
    for (const browser of [own, other]) await browser.signIn();
    const countOf = async ({ get }: typeof own) => (await (await get('/api/v1/pipeline/')).json()).count;
    expect([await countOf(own), await countOf(other)]).toEqual([30, 0]);
    await own.post('/api/v1/pipeline/', { name: 'Mine' });
    expect([await countOf(own), await countOf(other)]).toEqual([31, 0]);
    const seen = await (await own.control('GET', `/${id}/`)).json();
    expect(seen).toMatchObject({
      scenario: 'busyAccount',
      requests: { listPipelines: 2, createPipeline: 1 },
      effects: [{ name: 'createPipeline', id: 31 }],
    });
  });

  it('end, and are gone rather than the default one', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control, send } = openBrowser(address);
    const { id } = await (await control('POST', '')).json();
    const status = async () =>
      (await send('GET', '/api/v1/user/me/', { headers: { 'x-twin-session': id } })).status;
    expect(await status()).toBe(401);
    expect((await control('DELETE', `/${id}`)).status).toBe(204);
    expect(await status()).toBe(410);
    expect((await control('GET', `/${id}/`)).status).toBe(410);
    expect((await control('DELETE', '/default')).status).toBe(409);
  });

  it('have a clock to move', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    const clock = { mode: 'manual', at: '2026-11-20T09:00:00.000Z' };
    const { id } = await (await control('POST', '', { clock })).json();
    const moved = await control('POST', `/${id}/clock`, { advance_ms: 1_500 });
    expect(await moved.json()).toEqual({ now: '2026-11-20T09:00:01.500Z' });
    const set = await control('POST', `/${id}/clock`, { set: '2026-11-21T00:00:00.000Z' });
    expect(await set.json()).toEqual({ now: '2026-11-21T00:00:00.000Z' });
    expect((await control('POST', `/${id}/clock`, { set: 0 })).status).toBe(400);
  });

  it.each([
    ['POST', '', { scenario: 'unheard' }],
    ['POST', '', { sede: 1 }],
    ['PUT', '/default/toxics', [{ call: 'getMe', kind: 'poison' }]],
    ['POST', '/default/clock', {}],
    ['POST', '/default/sockets', { drop: 1000 }],
  ])('refuse %s %s with %j', async (method, path, body) => {
    const { address } = await start({ scenario: 'newAccount' });
    const refused = await openBrowser(address).control(method, path, body);
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toBeTruthy();
  });

  it('are not steered by other pages', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { send } = openBrowser(address);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send('POST', '/__twin/sessions', { body: '{}', headers })).status).toBe(403);
  });
});
