import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs as day, hourMs as hour, minuteMs as minute } from '../core/durations.ts';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';
import { initialSyncMs } from '../pipelineHistory/history.ts';

const openLife = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const list = async (query = '') => (await get(`pipeline/?page_size=100${query}`)).results;
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  const loaded = async (id: number) => {
    const rows = await get(`pipeline/${id}/usage-collections/`);
    return rows.reduce((sum: number, row: { total_records: number }) => sum + row.total_records, 0);
  };
  return { service, browser, get, list, ask, loaded };
};

/** The observable state of the pipelines, including their usage. */
async function everything({ service, get, list }: ReturnType<typeof openLife>) {
  const now = service.clock.now();
  const range = `start_timestamp=${new Date(start - 2 * day).toISOString()}&end_timestamp=${new Date(now).toISOString()}`;
  return {
    list: await list(),
    usage: await get(`pipeline/account-usage/?group_by=day&${range}`),
    hooks: await get('hook/'),
  };
}

/** Advances the clock until a pipeline has stopped with an error. @returns its id */
function untilFailure({ service }: Pick<ReturnType<typeof openLife>, 'service'>): number {
  const failed: number[] = [];
  const stop = service.onEvent(({ data }) => {
    const { resource_id, resource_delta } = Object(data);
    if (Object(resource_delta).status === 'errored') failed.push(resource_id);
  });
  for (let step = 0; failed.length === 0 && step < 10_000; step += 1) service.advance(10 * minute);
  stop();
  return failed[0] ?? 0;
}

describe('a world over time', () => {
  it('is the same at the same time, however it got there', async () => {
    const scout = openLife();
    const failed = untilFailure(scout);
    const end = scout.service.clock.now();
    const jumped = openLife();
    jumped.service.advance(end - start);
    const expected = await everything(jumped);
    expect((await jumped.get(`pipeline/${failed}/`)).status).toBe('errored');
    const cuts = fc.array(fc.integer({ min: 1, max: end - start - 1 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const walked = openLife();
        for (const cut of at.toSorted((one, other) => one - other)) {
          walked.service.advance(start + cut - walked.service.clock.now());
        }
        walked.service.advance(end - walked.service.clock.now());
        expect(await everything(walked)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it('keeps the state of its scenario for two hours', async () => {
    const { service, list } = openLife();
    const states = async () => (await list()).map(({ status }: { status: string }) => status);
    service.advance(10_000);
    const settled = await states();
    for (let quarter = 0; quarter < 7; quarter += 1) {
      service.advance(15 * minute);
      expect(await states()).toEqual(settled);
    }
  });

  it('has errors that recover, and two that stay', async () => {
    const life = openLife();
    const { service, list } = life;
    const errored = async () => (await list('&status=errored')).map(({ id }: { id: number }) => id);
    const id = untilFailure(life);
    expect(await errored()).toEqual(expect.arrayContaining([3, 17, id]));
    service.advance(day);
    expect(await errored()).not.toContain(id);
    service.advance(30 * day);
    expect(await errored()).toEqual(expect.arrayContaining([3, 17]));
  });

  it('gives the reason of a stop and the time of the retry, and moves no records meanwhile', async () => {
    const life = openLife();
    const { service, get, ask } = life;
    const id = untilFailure(life);
    const failed = await get(`pipeline/${id}/`);
    expect(failed.last_error).toMatch(/\.$/);
    const again = Date.parse(failed.next_sync_at);
    expect(again).toBeGreaterThan(service.clock.now());
    await ask(id, 'running');
    service.advance(10_000);
    // Starting the pipeline does not end its outage.
    expect(await get(`pipeline/${id}/`)).toMatchObject({
      status: 'errored',
      last_synced_at: failed.last_synced_at,
      records_last_24h: failed.records_last_24h,
    });
    service.advance(again - service.clock.now());
    expect(await get(`pipeline/${id}/`)).toMatchObject({ status: 'running', last_error: null });
    service.advance(10_000);
    expect(Date.parse((await get(`pipeline/${id}/`)).last_synced_at)).toBeGreaterThan(again);
  });

  it('sends all missed changes in one event per pipeline', () => {
    const { service } = openLife();
    const news = new Map<unknown, number>();
    service.onEvent(({ data }) => {
      const { resource_id } = Object(data);
      news.set(resource_id, (news.get(resource_id) ?? 0) + 1);
    });
    service.advance(30 * day);
    expect(news.size).toBeGreaterThan(10);
    expect(new Set(news.values())).toEqual(new Set([1]));
  });

  it('recovers some initial errors', async () => {
    const { service, get } = openLife({ scenario: 'large' });
    const { errored } = (await get('pipeline/?page_size=1')).counts;
    const { results } = await get('pipeline/?status=errored&page_size=100');
    const transient = results.find(({ next_sync_at }: { next_sync_at: string | null }) => next_sync_at);
    service.advance(Date.parse(transient.next_sync_at) - start);
    expect((await get(`pipeline/${transient.id}/`)).status).toBe('running');
    expect((await get('pipeline/?page_size=1')).counts.errored).toBeLessThan(errored);
  });
});

describe('hooks', () => {
  it('receive the events of scheduled tasks, at their time', async () => {
    const life = openLife();
    const { service, get, browser, ask } = life;
    const id = untilFailure(openLife());
    const events = ['pipeline.started', 'pipeline.paused', 'pipeline.errored', 'pipeline.recovered'];
    await browser.post(`/api/v1/hook/4/pipeline/${id}/`, {
      selected_events: [...events, 'pipeline.archived'],
    });
    const told = async () => (await get('hook/4/')).last_delivery;
    untilFailure(life);
    const { next_sync_at } = await get(`pipeline/${id}/`);
    expect(await told()).toMatchObject({ event: 'pipeline.errored' });
    service.advance(Date.parse(next_sync_at) - service.clock.now());
    expect(await told()).toMatchObject({ event: 'pipeline.recovered', at: next_sync_at });
    const asked = service.clock.now();
    await ask(id, 'paused');
    service.advance(minute);
    const paused = new Date(asked + 3_000).toISOString();
    expect(await told()).toMatchObject({ event: 'pipeline.paused', at: paused });
    await ask(id, 'running');
    service.advance(minute);
    expect(await told()).toMatchObject({ event: 'pipeline.started' });
    await ask(id, 'archived');
    expect(await told()).toMatchObject({ event: 'pipeline.archived' });
  });

  it('receive the end of the initial sync', async () => {
    const { service, get, browser, ask } = openLife();
    const selected_events = ['pipeline.initial_sync_completed'];
    await browser.post('/api/v1/hook/4/pipeline/8/', { selected_events });
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await ask(8, 'running');
    service.advance(initialSyncMs);
    expect((await get('hook/4/')).last_delivery).toBeNull();
    service.advance(hour);
    expect((await get('hook/4/')).last_delivery).toMatchObject({
      event: 'pipeline.initial_sync_completed',
      at: new Date(start + 4_000 + initialSyncMs).toISOString(),
    });
  });
});

describe('an initial sync', () => {
  it('pauses with its pipeline, and continues where it stopped', async () => {
    const { service, browser, ask, loaded, get } = openLife();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await ask(8, 'running');
    service.advance(initialSyncMs / 2);
    const half = await loaded(8);
    await ask(8, 'paused');
    service.advance(5 * hour);
    expect(await loaded(8)).toBe(half);
    await ask(8, 'running');
    service.advance(initialSyncMs / 4);
    expect(await loaded(8)).toBeGreaterThan(half);
    expect((await get('pipeline/8/usage-collections/'))[0].status).toBe('initial_sync');
    service.advance(initialSyncMs / 2);
    expect((await get('pipeline/8/usage-collections/'))[0].status).toBe('synced');
  });
});
