import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';

const shop = {
  data_store: 'shopify',
  config: { tap_config: { shop: 'acme', access_token: 'right' } },
};

describe('whatever is asked in whatever order', () => {
  const names = fc.constantFrom('One', ' one', 'TWO', 'Three');
  const ids = fc.integer({ min: 1, max: 2 });
  const command = fc.oneof(
    fc.record({ do: fc.constant('create' as const), name: names }),
    fc.record({ do: fc.constant('rename' as const), id: ids, name: names }),
    fc.record({ do: fc.constantFrom('archived', 'active'), id: ids }),
    fc.record({ do: fc.constant('use' as const), id: ids, pipeline: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ do: fc.constant('drop' as const), pipeline: fc.integer({ min: 1, max: 2 }) }),
  );

  it('no two active sources share a name, and no pipeline keeps an archived one', async () => {
    const answers = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
        const browser = createBrowser(
          createService({ scenario: 'newAccount', person: 'admin@acme.example' }),
        );
        const rows = async (path: string) =>
          (await (await browser.get(`/api/v1/${path}/?page_size=50`)).json()).results;
        for (const name of ['A', 'B']) await browser.post('/api/v1/pipeline/', { name });
        const carryOut = (each: (typeof commands)[number]) => {
          if ('name' in each) {
            if (each.do === 'create') return browser.post('/api/v1/source/', { ...shop, name: each.name });
            return browser.patch(`/api/v1/source/${each.id}/`, { name: each.name });
          }
          if (each.do === 'use')
            return browser.patch(`/api/v1/pipeline/${each.pipeline}/`, { source_id: each.id });
          if (each.do === 'drop')
            return browser.patch(`/api/v1/pipeline/${each.pipeline}/`, { source_id: null });
          return browser.post(`/api/v1/source/${each.id}/${each.do}/`);
        };
        for (const each of commands) {
          const { status } = await carryOut(each);
          answers.set(`${each.do} ${status}`, (answers.get(`${each.do} ${status}`) ?? 0) + 1);
        }
        const sources = await rows('source');
        const active = sources.filter((row: { status: string }) => row.status === 'active');
        const called = active.map(({ name }: { name: string }) => name.toLowerCase());
        expect(new Set(called).size).toBe(called.length);
        const activeIds = active.map(({ id }: { id: number }) => id);
        for (const { source_id } of await rows('pipeline')) {
          expect([null, ...activeIds]).toContain(source_id);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
    // The random commands must have produced each of these responses; otherwise the run proves nothing.
    for (const met of ['create 422', 'rename 422', 'archived 409', 'active 409', 'active 200', 'use 422']) {
      expect([met, answers.get(met) ?? 0]).not.toEqual([met, 0]);
    }
  });
});

describe('deleting', () => {
  const open = () => {
    const { service, browser } = openService();
    const events: unknown[] = [];
    service.onEvent(({ name, data }) => events.push([name, Object(data).resource_id]));
    const remove = (path: string) => browser.send('DELETE', `/api/v1/${path}`);
    return { service, browser, events, remove };
  };

  it('takes what is archived away for good, and tells of it', async () => {
    const { service, browser, events, remove } = open();
    expect((await remove('source/20/')).status).toBe(204);
    expect((await remove('destination/6/')).status).toBe(204);
    for (const path of ['source/20/', 'destination/6/']) {
      expect((await browser.get(`/api/v1/${path}`)).status).toBe(404);
      expect((await remove(path)).status).toBe(404);
    }
    expect(events).toEqual([
      ['source_deleted', 20],
      ['destination_deleted', 6],
    ]);
    expect(service.inspect().effects.map(({ name }) => name)).toEqual(['deleteSource', 'deleteDestination']);
  });

  it('is refused while a pipeline names it, an archived one too', async () => {
    const { browser, remove } = open();
    for (const id of [2, 26]) await browser.post(`/api/v1/pipeline/${id}/archived/`);
    expect((await browser.post('/api/v1/source/2/archived/')).status).toBe(200);
    const refused = await remove('source/2/');
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'This source belongs to Storefront sync, Old storefront. Delete those first.',
    );
  });

  it('never gives its number to another', async () => {
    const { browser, remove } = open();
    await remove('source/20/');
    const made = await browser.post('/api/v1/source/', { ...shop, name: 'Another' });
    expect((await made.json()).id).toBe(21);
  });
});
