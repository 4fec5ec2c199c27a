import { describe, expect, it } from 'vitest';
import { toxicUsage } from '../../service/faults/toxicKinds.ts';
import { openBrowser, startTestServers } from '../server.test.data.ts';

const { start } = startTestServers();

/** The accepted values of each control, as a sentence. */
const takes = {
  session:
    'It takes { scenario?, seed?, clock?: { mode?, at? }, toxics?, has_assumed_fields?, environment?, features? }.',
  clock: 'It takes { advance_ms } or { set }.',
  event: 'It takes { channel, name, data? }, or a list of them.',
  toxics: `It takes a list of ${toxicUsage}.`,
  sockets:
    'It takes { drop?, refuse?, quota?, complain? }, where drop, refuse and complain are codes from 4000 to 4999, ' +
    'refuse may be true or false, and quota is a number of sockets or null.',
};

describe('sessions of the twin', () => {
  it('are separate worlds', async () => {
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

  it('are controlled over connections of their own, which the faults of another session do not close', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control, get } = openBrowser(address);
    expect((await control('POST', '', {})).headers.get('connection')).toBe('close');
    expect((await get('/api/v1/user/me/')).headers.get('connection')).toBe('keep-alive');
  });

  it('use the given environment and features', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const statusIn = async (options: object) => {
      const { control } = openBrowser(address);
      const { id } = await (await control('POST', '', options)).json();
      const { signIn, get } = openBrowser(address, id);
      await signIn();
      return (await get('/api/v1/pipeline/1/etl-script/?etl_source_id=12&etl_destination_id=7')).status;
    };
    expect(await statusIn({})).toBe(200);
    expect(await statusIn({ environment: 'production' })).toBe(403);
    expect(await statusIn({ environment: 'production', features: { etl_script: [1] } })).toBe(200);
    expect(await statusIn({ features: { etl_script: [] } })).toBe(403);
  });

  it('end, and then do not fall back to the default one', async () => {
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

  it('show their mail', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { id } = await (await openBrowser(address).control('POST', '')).json();
    const { get, post, control } = openBrowser(address, id);
    await get('/api/v1/user/me/');
    await post('/api/v1/recover-password/member%40acme.example/');
    expect((await (await control('GET', `/${id}/`)).json()).mail).toEqual([
      {
        to: 'member@acme.example',
        kind: 'password',
        link: expect.stringMatching(/^\/reset-password\?token=[0-9a-f]{40}$/),
        text: null,
        at: expect.any(String),
      },
    ]);
  });

  it('are created by POST, and refuse other methods with a message', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const refusal = await openBrowser(address).control('GET', '');
    expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('name the methods of their controls', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    const refused = async (method: string, path: string) => {
      const { status, headers } = await control(method, `/default${path}`, {});
      return [status, headers.get('allow')];
    };
    expect(await refused('POST', '/toxics')).toEqual([405, 'PUT']);
    expect(await refused('PUT', '/')).toEqual([405, 'DELETE, GET']);
    expect(await refused('POST', '/unknown')).toEqual([404, null]);
    expect(await refused('POST', '/toxics/more')).toEqual([404, null]);
  });

  it('have a clock that can be moved', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    const clock = { mode: 'manual', at: '2026-11-20T09:00:00.000Z' };
    const { id } = await (await control('POST', '', { clock })).json();
    const moved = await control('POST', `/${id}/clock`, { advance_ms: 1_500 });
    expect(await moved.json()).toEqual({ now: '2026-11-20T09:00:01.500Z' });
    const set = await control('POST', `/${id}/clock`, { set: '2026-11-21T00:00:00.000Z' });
    expect(await set.json()).toEqual({ now: '2026-11-21T00:00:00.000Z' });
    expect((await control('POST', `/${id}/clock`, { set: 0 })).status).toBe(400);
    for (const body of [
      { advance_ms: 1e300 },
      { set: '9999-01-01' },
      { set: '2100-01-01' },
      { set: -1 },
      { advance_ms: '1' },
    ]) {
      expect((await control('POST', `/${id}/clock`, body)).status).toBe(400);
    }
    expect(await (await control('GET', `/${id}/`)).json()).toMatchObject({ now: '2026-11-21T00:00:00.000Z' });
  });

  it.each([
    ['POST', '', { scenario: 'unheard' }, `"scenario" is not understood. ${takes.session}`],
    ['POST', '', { seed: 1.5 }, `"seed" is not understood. ${takes.session}`],
    ['POST', '', { environment: 'moon' }, `"environment" is not understood. ${takes.session}`],
    ['POST', '', { features: { unheard: [1] } }, `"features.unheard" is not understood. ${takes.session}`],
    [
      'POST',
      '',
      { features: { etl_script: 'nobody' } },
      `"features.etl_script" is not understood. ${takes.session}`,
    ],
    ['POST', '', { sede: 1 }, `"sede" is not understood. ${takes.session}`],
    [
      'PUT',
      '/default/toxics',
      [{ call: 'getMe', kind: 'poison' }],
      `"0.kind" is not understood. ${takes.toxics}`,
    ],
    ['PUT', '/default/toxics', [{ call: 'getMee', kind: 'never' }], `"0" is not understood. ${takes.toxics}`],
    ['PUT', '/default/toxics', [{ call: 'getMe', kind: 'delay' }], `"0.ms" is missing. ${takes.toxics}`],
    [
      'PUT',
      '/default/toxics',
      [{ call: 'getMe', kind: 'never', probability: 2 }],
      `"0.probability" is not understood. ${takes.toxics}`,
    ],
    [
      'POST',
      '',
      { toxics: [{ kind: 'refuseSocket', code: 1000 }] },
      `"toxics.0.code" is not understood. ${takes.session}`,
    ],
    ['POST', '/default/clock', {}, `The body is not understood. ${takes.clock}`],
    ['POST', '/default/events', { name: 'x' }, `"0.channel" is missing. ${takes.event}`],
    ['POST', '/default/events', [{ channel: 'all', name: 'x' }, 7], `"1" is not understood. ${takes.event}`],
    ['POST', '/default/sockets', { drop: 1000 }, `"drop" is not understood. ${takes.sockets}`],
  ])('refuse %s %s with %j, and list valid values', async (method, path, body, sentence) => {
    const { address } = await start({ scenario: 'newAccount' });
    const refused = await openBrowser(address).control(method, path, body);
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toBe(sentence);
  });

  it('cannot be controlled by other pages', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { send } = openBrowser(address);
    const statusWith = async (headers: Record<string, string>) =>
      (await send('POST', '/__twin/sessions', { body: '{}', headers })).status;
    expect(await statusWith({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await statusWith({ Origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ Origin: 'null' })).toBe(403);
    expect(await statusWith({ Origin: 'null', 'Sec-Fetch-Site': 'none' })).toBe(403);
    expect(await statusWith({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
    expect(await statusWith({ Origin: address, 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
    expect(await statusWith({})).toBe(201);
  });
});
