import { describe, expect, it } from 'vitest';
import { twinMarker } from '../marker.ts';
import { memoryStore } from '../store/memoryStore.test.data.ts';
import { UnfitStateError, type StoredItem } from '../store/store.ts';
import { versionFact, worldVersion } from '../service/tables/keptRows.ts';
import { createService } from './createService.ts';
import { createBrowser } from './service.test.data.ts';

const person = 'admin@acme.example';
const start = Date.UTC(2026, 10, 20, 9, 0);

const versionItem = (version: number): StoredItem => ({
  kind: 'fact',
  id: versionFact,
  body: JSON.stringify({ id: versionFact, value: String(version) }),
});

describe('a service', () => {
  it('shares nothing with another', async () => {
    const [one, other] = [createService({ person }), createService({ person })];
    await createBrowser(one).post('/api/v1/pipeline/', { name: 'Only here' });
    one.advance(3_600_000);
    expect(await (await createBrowser(other).get('/api/v1/pipeline/?search=only')).json()).toMatchObject({
      count: 0,
    });
    expect(other.inspect().effects).toEqual([]);
    expect(other.inspect().requests).toEqual({ listPipelines: 1 });
  });

  it('reports its state and what was done', async () => {
    const service = createService({ person, clock: { at: start } });
    const { post, get } = createBrowser(service);
    await post('/api/v1/pipeline/1/paused/');
    await post('/api/v1/pipeline/1/paused/');
    await get('/api/v1/user/me/');
    const by = { id: expect.any(String), at: '2026-11-20T09:00:00.000Z', person };
    expect(service.inspect()).toEqual({
      service: twinMarker,
      scenario: 'busyAccount',
      now: '2026-11-20T09:00:00.000Z',
      requests: { setPipelineStatus: 2, getMe: 1 },
      log: [
        { ...by, call: 'setPipelineStatus', status: 200, effects: [{ name: 'setPipelineStatus', id: 1 }] },
        { ...by, call: 'setPipelineStatus', status: 409, effects: [] },
        { ...by, call: 'getMe', status: 200, effects: [] },
      ],
      effects: [{ name: 'setPipelineStatus', id: 1 }],
      mail: [],
      sockets: [],
      toxics: [],
    });
  });

  it('answers each request with an id, and records its idempotency key', async () => {
    const service = createService({ scenario: 'newAccount', person: null });
    const { send } = createBrowser(service);
    const headers = { 'Idempotency-Key': 'once' };
    const { headers: answered } = await send('POST', '/api/v1/pipeline/', {
      body: '{"name":"Mine"}',
      headers,
    });
    expect(service.inspect().log).toEqual([
      {
        id: answered.get('X-Request-Id'),
        call: 'createPipeline',
        at: expect.any(String),
        idempotencyKey: 'once',
        status: 401,
        effects: [],
      },
    ]);
  });

  it('dates its responses by its own clock', async () => {
    const service = createService({ person, clock: { at: start } });
    service.advance(86_400_000);
    const { headers } = await createBrowser(service).get('/api/v1/user/me/');
    expect(headers.get('Date')).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  });

  it('stores all rows of a request in one transaction, before it answers', async () => {
    const { store, transactions } = memoryStore();
    const service = createService({ person, store });
    const before = transactions.length;
    await createBrowser(service).post('/api/v1/pipeline/1/paused/');
    expect(
      transactions.slice(before).map((changes) => changes.map(({ kind, id }) => `${kind} ${id}`)),
    ).toEqual([['job 1', 'pipeline 1', expect.stringMatching(/^activity \d+$/)]]);
    await createBrowser(service).get('/api/v1/pipeline/');
    expect(transactions).toHaveLength(before + 1);
  });

  it('closes its store once, and its sockets, when it is disposed of', () => {
    const { store, isClosed } = memoryStore();
    const service = createService({ store });
    const closes: number[] = [];
    const address = 'ws://twin.test/app/millrace-demo?protocol=7';
    service.hub.open({ send() {}, close: (code) => void closes.push(code) }, address);
    service.dispose();
    service.dispose();
    expect(isClosed()).toBe(true);
    expect(closes).toEqual([4200]);
  });

  it.each([
    ['a row that lacks something', { kind: 'pipeline', id: '1', body: '{"id":1}' }],
    ['a row that is no JSON', { kind: 'pipeline', id: '1', body: '{' }],
    ['rows of a kind that there is not', { kind: 'ferry', id: '1', body: '{"id":1}' }],
    ['a world of an older version', { kind: 'fact', id: 'version', body: '{"id":"version","value":"0"}' }],
  ])('does not start with %s', (_, item) => {
    const { store } = memoryStore([versionItem(worldVersion), item]);
    expect(() => createService({ store })).toThrow(UnfitStateError);
  });

  it('refuses a world of a newer version, whatever its rows are', () => {
    const { store } = memoryStore([
      versionItem(worldVersion + 1),
      { kind: 'pipeline', id: '1', body: '{"id":1}' },
    ]);
    expect(() => createService({ store })).toThrow(
      'written by a newer version. Update, or start with --reset',
    );
  });

  it('notifies its own listeners until they stop', () => {
    const service = createService({ scenario: 'newAccount' });
    const heard: string[] = [];
    const stop = service.onEvent(({ channel, name }) => void heard.push(`${channel} ${name}`));
    service.publish('all', 'refresh_app', {});
    stop();
    service.publish('all', 'refresh_app', {});
    expect(heard).toEqual(['all refresh_app']);
  });
});
