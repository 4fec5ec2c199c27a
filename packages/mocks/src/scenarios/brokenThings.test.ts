import { describe, expect, it } from 'vitest';
import { openService } from '../assembly/service.test.data.ts';

/** The world of the scenario without its call faults. */
const openQuietly = () => openService({ scenario: 'brokenThings', toxics: [] });

interface Named {
  readonly id: number;
  readonly name: string;
}

describe('the scenario brokenThings', () => {
  it('has connectors whose tests fail, as their last tests did', async () => {
    const { get, browser } = openQuietly();
    const broken: unknown[] = [];
    for (const kind of ['source', 'destination']) {
      const { results }: { results: (Named & { last_test: { success: boolean } })[] } = await get(
        `${kind}/?page_size=100`,
      );
      for (const row of results.filter(({ last_test }) => !last_test.success)) {
        const tested = await browser.post(`/api/v1/${kind}/${row.id}/test/`, { config: {} });
        broken.push([row.name, (await tested.json()).success]);
      }
    }
    expect(broken).toEqual([
      ['Production Postgres', false],
      ['Warehouse MySQL', false],
      ['Zendesk', false],
      ['Finance SQL Server', false],
      ['Redshift core', false],
      ['Staging', false],
    ]);
  });

  it('has no working tunnel', async () => {
    const { get } = openQuietly();
    const { results } = await get('tunnel/');
    expect(results.map(({ is_active }: { is_active: boolean }) => is_active)).toEqual([false, false, false]);
  });

  it('has pipelines that report what is wrong with their connectors', async () => {
    const { get } = openQuietly();
    expect(await get('pipeline/1/')).toMatchObject({
      status: 'errored',
      last_error: 'could not connect to unreachable.example:5432: timed out',
      next_sync_at: null,
    });
    const { count } = await get('pipeline/?status=errored');
    expect(count).toBeGreaterThan(10);
  });

  it('has pipelines that run again once their connector is fixed and they are started', async () => {
    const { service, browser, get } = openQuietly();
    const start = async () => {
      await browser.post('/api/v1/pipeline/1/running/');
      service.advance(60_000);
      return get('pipeline/1/');
    };
    const broken = 'could not connect to unreachable.example:5432: timed out';
    expect(await start()).toMatchObject({ status: 'errored', last_error: broken });
    const config = { connection_config: { host: 'db.acme-prod.internal' } };
    await browser.patch('/api/v1/source/1/', { config });
    expect(await start()).toMatchObject({ status: 'running', last_error: null });
  });

  it('has calls that fail sometimes, the same for the same seed', async () => {
    const outcomes = async () => {
      const { browser, service } = openService({ scenario: 'brokenThings' });
      service.setToxics(service.inspect().toxics.filter(({ kind }) => kind !== 'delay'));
      const seen: string[] = [];
      for (let index = 0; index < 12; index += 1) {
        const { type, status } = await browser.get('/api/v1/source/');
        seen.push(type === 'error' ? 'broken' : String(status));
      }
      return seen;
    };
    const [one, same] = [await outcomes(), await outcomes()];
    expect(one).toEqual(same);
    expect(new Set(one)).toEqual(new Set(['200', 'broken']));
  });
});
