import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';
import { setupMs } from './tunnelSetup.ts';

const openTunnels = () => {
  const { service, browser } = openService();
  const list = async () => (await (await browser.get('/api/v1/tunnel/?page_size=50')).json()).results;
  const test = async (id: number) => (await browser.post(`/api/v1/tunnel/test-connection/${id}/`)).json();
  const create = (more: object = {}) => browser.post('/api/v1/tunnel/', { ...ssh, ...more });
  return { service, browser, list, test, create };
};
const ssh = {
  name: 'Bastion',
  type: 1,
  provider: 1,
  region: 1,
  ssh_host: 'bastion.example',
  ssh_port: 22,
  ssh_user: 'ubuntu',
};

describe('a tunnel', () => {
  it('that is not SSH uses the defaults of spec §5 and has no key', async () => {
    const { create } = openTunnels();
    const wireGuard = await create({ type: 0, ssh_host: null, ssh_port: null, ssh_user: null });
    expect(await wireGuard.json()).toMatchObject({ ssh_user: 'ubuntu', ssh_port: 22, ssh_public_key: null });
    const { ssh_public_key } = await (await create({ name: 'Other' })).json();
    expect(ssh_public_key).toMatch(/^ssh-ed25519 \S+ millrace-tunnel-\d+$/);
  });

  it('has its own key, in a format that tools can read: a type, and 32 bytes with their length', async () => {
    const { create } = openTunnels();
    const keys = new Set<string>();
    for (const name of ['A', 'B', 'C', 'D']) {
      const { ssh_public_key } = await (await create({ name })).json();
      const [, encoded = ''] = String(ssh_public_key).split(' ');
      const bytes = Buffer.from(encoded, 'base64');
      expect(bytes.subarray(0, 19)).toEqual(Buffer.from('\0\0\0\x0bssh-ed25519\0\0\0\x20', 'latin1'));
      expect(bytes).toHaveLength(19 + 32);
      keys.add(encoded);
    }
    expect(keys.size).toBe(4);
  });

  it('is set up, then becomes active, and every browser receives an event', async () => {
    const { service, create, test } = openTunnels();
    const { id } = await (await create()).json();
    const events: unknown[] = [];
    service.onEvent(({ name, data }) => {
      if (name.startsWith('tunnel_')) events.push([name, Object(data).resource_delta]);
    });
    expect(await test(id)).toMatchObject({
      success: false,
      results: [{ success: false }, { success: null }, {}],
    });
    service.advance(setupMs);
    expect(await test(id)).toMatchObject({ success: true });
    expect(events).toEqual([['tunnel_updated', { setup_completed: true, is_active: true }]]);
  });

  it('in reverse is set up but inactive until the far side dials', async () => {
    const { service, create, list } = openTunnels();
    await create({ type: 2, ssh_host: null });
    const state = async () => {
      const { setup_completed, is_active } = (await list()).at(-1);
      return [setup_completed, is_active];
    };
    expect(await state()).toEqual([false, false]);
    service.advance(setupMs);
    expect(await state()).toEqual([true, false]);
    service.advance(setupMs);
    expect(await state()).toEqual([true, true]);
  });

  it('in reverse is active at once for people who look later', async () => {
    const { service, create } = openTunnels();
    await create({ type: 2, ssh_host: null });
    const events: unknown[] = [];
    service.onEvent(({ name, data }) => {
      if (name === 'tunnel_updated') events.push(Object(data).resource_delta);
    });
    service.advance(2 * setupMs);
    expect(events).toEqual([{ setup_completed: true, is_active: true }]);
  });

  it('to an unreachable host never becomes active', async () => {
    const { service, create, test } = openTunnels();
    const { id } = await (await create({ ssh_host: 'unreachable.example' })).json();
    service.advance(100 * setupMs);
    expect((await test(id)).success).toBe(false);
  });

  it('has templates to download, for signed-in people', async () => {
    const { browser } = openTunnels();
    const path = (type: string) => `/api/v1/tunnel/2/?config_type=${type}`;
    for (const type of ['cloud_formation', 'install_script']) {
      const response = await browser.get(path(type));
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
    }
    expect((await browser.get(path('poem'))).status).toBe(422);
    expect((await browser.get('/api/v1/tunnel/99/?config_type=install_script')).status).toBe(404);
    const stranger = createBrowser(createService({ person: null }));
    expect((await stranger.get(path('install_script'))).status).toBe(401);
  });
});

describe('one tunnel', () => {
  it('is returned as in the list, and downloads only if a template is requested', async () => {
    const { browser, get } = openService();
    const listed = (await get('tunnel/')).results.find(({ id }: { id: number }) => id === 2);
    expect(await get('tunnel/2/')).toEqual(listed);
    const download = await browser.get('/api/v1/tunnel/2/?config_type=install_script');
    expect(download.headers.get('Content-Disposition')).toContain('attachment');
  });

  it('can be deleted once nothing uses it', async () => {
    const { service, browser } = openService();
    const events: unknown[] = [];
    service.onEvent(({ name, data }) => events.push([name, Object(data).resource_id]));
    const remove = () => browser.send('DELETE', '/api/v1/tunnel/2/');
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'This tunnel is used by Warehouse MySQL. Change their connection first.',
    );
    await browser.patch('/api/v1/source/5/', { tunnel_id: null });
    events.length = 0;
    expect((await remove()).status).toBe(204);
    expect((await browser.get('/api/v1/tunnel/2/')).status).toBe(404);
    expect(events).toEqual([['tunnel_deleted', 2]]);
  });
});
