import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { hourMs as hour } from '../core/durations.ts';
import { createBrowser, openService, testStart } from '../../assembly/service.test.data.ts';

const openHooks = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const path = (rest = '') => `/api/v1/hook/${rest}`;
  const make = (body: object) => browser.post(path(), { url: 'https://hooks.example.com/in', ...body });
  const attach = (hookId: number, kind: string, id: number, ...selected_events: string[]) =>
    browser.post(path(`${hookId}/${kind}/${id}/`), { selected_events });
  const remove = (rest: string) => browser.send('DELETE', path(rest));
  const change = (rest: string, body: object) => browser.patch(path(rest), body);
  return { service, browser, get, path, make, attach, remove, change };
};

describe('a hook', () => {
  it('is created active, without its secret on the wire', async () => {
    const { make, get, change } = openHooks();
    const made = await (await make({ name: ' Chat ', secret: 'sign with this' })).json();
    expect(made).toMatchObject({
      name: 'Chat',
      status: 'active',
      secret: '••••',
      attached_to: [],
      last_delivery: null,
    });
    expect(JSON.stringify(await get('hook/'))).not.toContain('sign with this');
    expect(await (await change(`${made.id}/`, { name: 'Talk' })).json()).toMatchObject({ secret: '••••' });
    expect(await (await change(`${made.id}/`, { secret: null })).json()).toMatchObject({ secret: null });
  });

  it('keeps its own name, and may use that of an archived one', async () => {
    const { make, change } = openHooks();
    expect((await change('3/', { name: 'PAGER' })).status).toBe(200);
    expect((await make({ name: 'Old chat room' })).status).toBe(201);
  });

  it('is listed by status, name and address', async () => {
    const { get } = openHooks();
    const names = async (query: string) =>
      (await get(`hook/?${query}`)).results.map(({ name }: { name: string }) => name);
    expect(await names('status=archived')).toEqual(['Old chat room']);
    expect(await names('search=CATALOGUE.acme')).toEqual(['Data catalogue']);
    expect(await names('ordering=-name&status=active')).toEqual([
      'Pager',
      'Operations channel',
      'Finance approvals',
      'Data catalogue',
    ]);
    expect((await get('hook/')).counts).toEqual({ active: 4, archived: 1 });
  });

  it('is silent once it is archived, and stays attached', async () => {
    const { browser, path, get, change, attach } = openHooks();
    expect((await browser.post(path('1/archive/'))).status).toBe(200);
    expect(await get('pipeline/1/hooks/')).toHaveLength(2);
    expect((await change('1/', { name: 'Other' })).status).toBe(409);
    expect((await change('1/pipeline/1/', { selected_events: ['pipeline.errored'] })).status).toBe(409);
    expect((await attach(1, 'pipeline', 2, 'pipeline.errored')).status).toBe(409);
    expect((await browser.post(path('1/archive/'))).status).toBe(409);
    const before = (await get('hook/2/')).last_delivery;
    await browser.post(path('2/archive/'));
    await browser.patch('/api/v1/source/1/', { name: 'Other' });
    expect((await get('hook/2/')).last_delivery).toEqual(before);
  });

  it('can be removed only after it was detached everywhere', async () => {
    const { remove, get, browser } = openHooks();
    const refused = await remove('1/');
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'This hook is attached to Orders to warehouse, Payments ledger. Detach it first.',
    );
    for (const id of [1, 3]) expect((await remove(`1/pipeline/${id}/`)).status).toBe(204);
    expect((await remove('1/')).status).toBe(204);
    expect((await browser.get('/api/v1/hook/1/')).status).toBe(404);
    expect(await get('pipeline/3/hooks/')).toEqual([]);
  });
});

describe('an attachment', () => {
  it('lists its events once each', async () => {
    const { attach, get, change } = openHooks();
    const made = await attach(4, 'pipeline', 2, 'pipeline.errored', 'pipeline.started', 'pipeline.errored');
    expect(await made.json()).toMatchObject({
      hook_id: 4,
      entity_type: 'pipeline',
      entity_id: 2,
      selected_events: ['pipeline.errored', 'pipeline.started'],
      hook: { name: 'Finance approvals', status: 'active' },
      entity_name: 'Storefront sync',
      last_delivery: null,
    });
    await change('4/pipeline/2/', { selected_events: ['pipeline.paused'] });
    const [attachment] = await get('pipeline/2/hooks/');
    expect(attachment.selected_events).toEqual(['pipeline.paused']);
    expect((await get('hook/4/')).attached_to).toEqual([attachment]);
  });

  it('connects only objects of one client', async () => {
    const { service } = openService({ person: undefined });
    const [own, foreign] = [createBrowser(service), createBrowser(service)];
    await own.signIn('admin@acme.example');
    await foreign.signIn('trial@fresh.example');
    const url = 'https://hooks.example.com/in';
    const { id } = await (await foreign.post('/api/v1/hook/', { name: 'Pager', url })).json();
    const attach = { selected_events: ['pipeline.errored'] };
    expect((await foreign.post(`/api/v1/hook/${id}/pipeline/1/`, attach)).status).toBe(404);
    expect((await own.post(`/api/v1/hook/${id}/pipeline/1/`, attach)).status).toBe(404);
    expect((await foreign.get('/api/v1/pipeline/1/hooks/')).status).toBe(404);
    expect((await (await foreign.get('/api/v1/hook/')).json()).count).toBe(1);
  });
});

describe('a delivery', () => {
  it.each([
    ['hooks.example.com', { success: true, status_code: 200, error: null }],
    ['unreachable.example', { success: false, status_code: null, error: 'The address was not reached.' }],
    ['slow.example', { success: false, status_code: null, duration_ms: 10_000 }],
    ['insecure.example', { success: false, status_code: null }],
    ['refused.example', { success: false, status_code: 401 }],
    ['gone.example', { success: false, status_code: 410 }],
    ['broken.example', { success: false, status_code: 500, error: 'The address answered with 500.' }],
  ])('to %s records its result', async (host, expected) => {
    const { make, attach, browser, get } = openHooks();
    const { id } = await (await make({ name: 'A', url: `https://${host}/in` })).json();
    await attach(id, 'source', 3, 'source.updated');
    await browser.patch('/api/v1/source/3/', { name: 'Payments' });
    const at = new Date(testStart).toISOString();
    const { last_delivery, attached_to } = await get(`hook/${id}/`);
    expect(last_delivery).toMatchObject({ at, event: 'source.updated', ...expected });
    expect(attached_to[0].last_delivery).toEqual(last_delivery);
  });

  it('is made for each event of a source, and for no other', async () => {
    const { attach, browser, get } = openHooks();
    const told = async () => (await get('hook/4/')).last_delivery?.event;
    await attach(4, 'source', 17, 'source.test_failed', 'source.archived', 'source.restored');
    await browser.patch('/api/v1/source/17/', { name: 'Exports' });
    expect(await told()).toBeUndefined();
    await attach(4, 'source', 5, 'source.test_failed');
    const config = { connection_config: { host: 'unreachable.example' } };
    await browser.post('/api/v1/source/5/test/', { config });
    expect(await told()).toBe('source.test_failed');
    await attach(4, 'source', 14, 'source.archived', 'source.restored');
    await browser.post('/api/v1/pipeline/14/archived/');
    await browser.post('/api/v1/source/14/archived/');
    expect(await told()).toBe('source.archived');
    await browser.post('/api/v1/source/14/active/');
    expect(await told()).toBe('source.restored');
  });

  it('reports added and removed tables, at their hour, however late they are noticed', async () => {
    const [one, other] = [openHooks(), openHooks()];
    one.service.advance(2.5 * hour);
    for (let step = 0; step < 5; step += 1) other.service.advance(hour / 2);
    const { last_delivery } = await one.get('hook/2/');
    expect(last_delivery).toMatchObject({
      at: new Date(testStart + 2 * hour).toISOString(),
      event: 'source.schema_changed',
    });
    expect((await other.get('hook/2/')).last_delivery).toEqual(last_delivery);
    one.service.advance(100 * hour);
    expect((await one.get('hook/2/')).last_delivery.at).toBe(new Date(testStart + 12 * hour).toISOString());
  });

  it('is cleared when the address changes', async () => {
    const { change } = openHooks();
    expect(await (await change('3/', { url: 'https://pager.example.com' })).json()).toMatchObject({
      last_delivery: null,
    });
  });
});
