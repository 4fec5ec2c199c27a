import { describe, expect, it } from 'vitest';
import { createBrowser, databaseLogin, openService } from '../service.test.data.ts';

/** A service with somebody of another client beside the admin of the first. */
function openBoth() {
  const { service } = openService({ person: undefined });
  return { service, own: createBrowser(service), foreign: createBrowser(service) };
}

const idsAt = async (browser: ReturnType<typeof createBrowser>, path: string): Promise<number[]> => {
  const { results } = await (await browser.get(`/api/v1/${path}/?page_size=1000`)).json();
  return results.map(({ id }: { id: number }) => id);
};

describe('another client', () => {
  it.each(['pipeline', 'source', 'destination', 'tunnel'])('sees nothing of %s', async (path) => {
    const { own, foreign } = openBoth();
    await own.signIn('admin@acme.example');
    await foreign.signIn('trial@fresh.example');
    const owned = await idsAt(own, path);
    expect(owned.length).toBeGreaterThan(0);
    expect((await idsAt(foreign, path)).filter((id) => owned.includes(id))).toEqual([]);
  });

  it.each([
    ['GET', 'pipeline/1/', undefined],
    ['PATCH', 'pipeline/1/', { name: 'Mine' }],
    ['POST', 'pipeline/1/paused/', {}],
    ['GET', 'pipeline/1/usage/', undefined],
    ['GET', 'pipeline/1/usage-collections/', undefined],
    ['GET', 'source/1/', undefined],
    ['PATCH', 'source/1/', { name: 'Mine' }],
    ['POST', 'source/1/test/', { config: {} }],
    ['GET', 'source/1/schema-collection/', undefined],
    ['POST', 'destination/1/archived/', {}],
    ['POST', 'tunnel/test-connection/2/', {}],
    ['GET', 'tunnel/2/?config_type=install_script', undefined],
  ])('finds nothing at %s %s', async (method, path, body) => {
    const { service, foreign } = openBoth();
    await foreign.signIn('trial@fresh.example');
    const init = body && { body: JSON.stringify(body) };
    expect((await foreign.send(method, `/api/v1/${path}`, init)).status).toBe(404);
    expect(service.inspect().effects).toEqual([]);
  });

  it('cannot use what is not its own, may use the same name, and hears of its own alone', async () => {
    const { service, foreign } = openBoth();
    await foreign.signIn('trial@fresh.example');
    const channels: string[] = [];
    service.onEvent(({ channel }) => channels.push(channel));
    const made = await foreign.post('/api/v1/pipeline/', { name: 'Orders to warehouse' });
    expect(made.status).toBe(201);
    const { id } = await made.json();
    expect((await foreign.patch(`/api/v1/pipeline/${id}/`, { source_id: 1 })).status).toBe(422);
    const test = { config: { connection_config: databaseLogin }, data_store: 'postgres', tunnel_id: 2 };
    expect((await foreign.post('/api/v1/source/test-connection/', test)).status).toBe(422);
    expect(new Set(channels)).toEqual(new Set(['private-client-603']));
  });

  it('keeps its client’s number off the wire', async () => {
    const { get } = openService();
    for (const path of ['pipeline/1/', 'source/1/', 'destination/1/']) {
      expect(await get(path)).not.toHaveProperty('client_id');
    }
    expect((await get('tunnel/')).results[0]).not.toHaveProperty('client_id');
  });
});
