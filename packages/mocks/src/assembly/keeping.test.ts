import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memoryStore.test.data.ts';
import { cannotStore, type Store } from '../store/store.ts';
import { createService } from './createService.ts';
import { createBrowser, testStart } from './service.test.data.ts';

/** A service whose store can run out of room. */
async function openService() {
  const { store, items } = memoryStore();
  let isFull = false;
  const told: string[] = [];
  const limited: Store = {
    ...store,
    write(changes) {
      if (isFull) throw cannotStore('/data', 'the disk is full', undefined);
      store.write(changes);
    },
  };
  const options = { clock: { at: testStart }, person: 'admin@acme.example', scenario: 'newAccount' } as const;
  const service = createService({ ...options, store: limited, report: (text) => told.push(text) });
  const events: string[] = [];
  service.onEvent(({ name }) => events.push(name));
  const shown = async (of: Pick<typeof service, 'handle'>) => {
    const { get } = createBrowser(of);
    const rows = await Promise.all(
      ['pipeline/', 'hook/', 'user/'].map(async (path) => (await get(`/api/v1/${path}`)).json()),
    );
    return rows.map(({ results }) => results);
  };
  return {
    service,
    browser: createBrowser(service),
    told,
    events,
    setFull: (value: boolean) => void (isFull = value),
    shown: () => shown(service),
    /** What a restart would show. */
    stored: () => shown(createService({ ...options, store: memoryStore(items()).store })),
  };
}

type Opened = Awaited<ReturnType<typeof openService>>;

const change = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('rename' as const, 'archive' as const, 'remove' as const),
    id: fc.integer({ min: 1, max: 5 }),
    name: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3_600_000 }) }),
  fc.record({ kind: fc.constant('disk' as const), isFull: fc.boolean() }),
);

async function make(
  { browser, service, setFull }: Opened,
  asked: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  switch (asked.kind) {
    case 'disk':
      return setFull(asked.isFull);
    case 'wait':
      return service.advance(asked.ms);
    case 'create':
      return browser.post('/api/v1/pipeline/', { name: `Line ${asked.name}` });
    case 'rename':
      return browser.patch(`/api/v1/pipeline/${asked.id}/`, { name: `Line ${asked.name}` });
    case 'archive':
      return browser.patch(`/api/v1/pipeline/${asked.id}/`, { status: 'archived' });
    case 'remove':
      return browser.send('DELETE', `/api/v1/pipeline/${asked.id}/`);
  }
}

describe('a service without room', () => {
  it('refuses writes with 503, says so once, and goes on when there is room', async () => {
    const { browser, told, events, setFull, shown } = await openService();
    const before = await shown();
    setFull(true);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await browser.post('/api/v1/pipeline/', { name: 'No room' });
      expect([refused.status, await refused.json()]).toEqual([
        503,
        { detail: 'The service has no room to store this. Nothing was changed. Try again later.' },
      ]);
      expect((await browser.get('/api/v1/pipeline/')).status).toBe(200);
    }
    expect(told).toEqual([
      'Changes cannot be stored in /data: the disk is full. They are refused until that is solved; reading goes on.',
    ]);
    expect(await shown()).toEqual(before);
    expect(events).toEqual([]);
    setFull(false);
    expect((await browser.post('/api/v1/pipeline/', { name: 'Room' })).status).toBe(201);
    expect(told).toHaveLength(2);
    expect(events.length).toBeGreaterThan(0);
  });

  it(
    'always shows what a restart would show, whatever changes while the disk fills and empties',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
          const opened = await openService();
          for (const each of changes) await make(opened, each);
          expect(await opened.shown()).toEqual(await opened.stored());
        }),
        { numRuns: 20 },
      );
    },
  );

  it('can be closed', async () => {
    const { browser, service, setFull } = await openService();
    setFull(true);
    await browser.post('/api/v1/pipeline/', { name: 'No room' });
    expect(() => service.dispose()).not.toThrow();
  });
});
