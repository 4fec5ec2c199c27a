import { describe, expect, it } from 'vitest';
import { databaseLogin, openService } from '../../assembly/service.test.data.ts';

/** Records the events that every browser of the client receives. */
function listen(service: ReturnType<typeof openService>['service']) {
  const events: [name: string, id: unknown][] = [];
  service.onEvent(({ name, data }) => events.push([name, Object(data).resource_id]));
  const take = () => events.splice(0);
  return { take };
}

describe('the lists of sources and destinations', () => {
  const { get } = openService();
  const listed = async (path: string, key: string): Promise<unknown[]> =>
    (await get(`${path}page_size=50`)).results.map((row: Record<string, unknown>) => row[key]);

  it.each(['name', 'type', 'created_at', 'used_by'])('are sorted by %s, in both directions', async (key) => {
    const shown = key === 'type' ? 'data_store' : key;
    const up = await listed(`source/?ordering=${key}&`, shown);
    const down = await listed(`source/?ordering=-${key}&`, shown);
    const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : Number(value));
    const sorted = up.toSorted((one, other) => (comparable(one) < comparable(other) ? -1 : 1));
    expect(up).toHaveLength(20);
    expect(up.map(comparable)).toEqual(sorted.map(comparable));
    expect(down.map(comparable)).toEqual(sorted.map(comparable).toReversed());
  });

  it('combine status, type and search, and count both statuses regardless of filters', async () => {
    const page = await get('source/?status=active&type=postgres,shopify&search=production');
    expect(page.count).toBe(1);
    expect(page.counts).toEqual({ active: 18, archived: 2 });
  });
});

describe.each([
  { kind: 'source', id: 3 },
  { kind: 'destination', id: 5 },
])('every browser receives events about a $kind', ({ kind, id }) => {
  const open = () => {
    const { service, browser, get } = openService();
    const post = (path: string, body?: object) => browser.post(`/api/v1/${kind}/${path}`, body);
    return { ...listen(service), service, browser, get, post };
  };
  const config = { connection_config: databaseLogin };
  const typed =
    kind === 'source'
      ? { data_store: 'postgres', config }
      : { config: { ...config, destination_type: 'redshift' } };

  it('that is created, renamed, tested, archived, restored or deleted', async () => {
    const { take, browser, get, post } = open();
    const made = await (await post('', { name: 'Watched', ...typed })).json();
    expect(take()).toEqual([[`${kind}_created`, made.id]]);
    await browser.patch(`/api/v1/${kind}/${made.id}/`, { name: 'Watched by two' });
    expect(take()).toEqual([[`${kind}_updated`, made.id]]);
    await post(`${made.id}/test/`, { config: {} });
    expect(take()).toEqual([[`${kind}_updated`, made.id]]);
    for (const status of ['archived', 'active', 'archived']) {
      expect((await post(`${made.id}/${status}/`)).status).toBe(200);
      expect((await get(`${kind}/${made.id}/`)).status).toBe(status);
      expect(take()).toEqual([[`${kind}_updated`, made.id]]);
    }
    expect((await browser.send('DELETE', `/api/v1/${kind}/${made.id}/`)).status).toBe(204);
    expect(take()).toEqual([[`${kind}_deleted`, made.id]]);
  });

  it('but not about a test of unsaved values, or a refused command', async () => {
    const { take, post } = open();
    await post(`${id}/test/`, { config: { connection_config: { host: 'unreachable.example' } } });
    expect((await post('1/archived/')).status).toBe(409);
    expect(take()).toEqual([]);
  });
});

it('every browser receives events about a tunnel that is created, set up or deleted', async () => {
  const { service, browser } = openService();
  const { take } = listen(service);
  const body = {
    name: 'Bastion',
    type: 1,
    provider: 1,
    region: 1,
    ssh_host: 'bastion.example',
    ssh_port: 22,
    ssh_user: 'u',
  };
  const made = await (await browser.post('/api/v1/tunnel/', body)).json();
  expect(take()).toEqual([['tunnel_created', made.id]]);
  service.advance(60_000);
  expect(take().filter(([name]) => name.startsWith('tunnel'))).toEqual([['tunnel_updated', made.id]]);
  await browser.send('DELETE', `/api/v1/tunnel/${made.id}/`);
  expect(take()).toEqual([['tunnel_deleted', made.id]]);
});

it('a tunnel says how many sources and destinations use it, archived ones included', async () => {
  const { browser, get } = openService();
  const uses = async () => (await get('tunnel/1/')).used_by;
  const before = await uses();
  // Source 3 and destination 5 belong to no pipeline, so they can be archived.
  for (const path of ['source/3', 'destination/5']) {
    expect((await browser.patch(`/api/v1/${path}/`, { tunnel_id: 1 })).status).toBe(200);
  }
  expect(await uses()).toBe(before + 2);
  await browser.post('/api/v1/destination/5/archived/');
  expect(await uses()).toBe(before + 2);
  await browser.patch('/api/v1/source/3/', { tunnel_id: null });
  expect(await uses()).toBe(before + 1);
});
