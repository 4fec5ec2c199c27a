import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createService } from '../createService.ts';
import { createBrowser } from '../service.test.data.ts';

const shop = { data_store: 'shopify', config: { tap_config: { shop: 'acme.myshopify.com' } } };

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
    // The runs met what they are about; else they would prove nothing.
    for (const met of ['create 422', 'rename 422', 'archived 409', 'active 409', 'active 200', 'use 422']) {
      expect([met, answers.get(met) ?? 0]).not.toEqual([met, 0]);
    }
  });
});
