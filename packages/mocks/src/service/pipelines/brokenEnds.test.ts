import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs as hour, minuteMs as minute, dayMs as day } from '../core/durations.ts';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';

const quarter = 15 * minute;
const unreachable = 'could not connect to unreachable.example:5432: timed out';

/**
 * The busy account, whose first pipeline reads the first source every quarter of an hour into the first destination.
 */
const openEnds = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const connect = (end: string, connection_config: object, more: object = {}) =>
    browser.patch(`/api/v1/${end}/`, { config: { connection_config }, ...more });
  const errorsOf = async (id: number) =>
    (await get(`pipeline/${id}/events/?level=error&start_timestamp=${new Date(start).toISOString()}`))
      .results;
  return {
    service,
    browser,
    get,
    errorsOf,
    connect,
    pipeline: (id = 1) => get(`pipeline/${id}/`),
    ask: (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`),
    breakSource: () => connect('source/1', { host: 'unreachable.example' }),
    mendSource: () => connect('source/1', { host: 'db.acme-prod.internal' }),
    moveTo: (at: number) => service.advance(at - service.clock.now()),
  };
};

const timeOf = ({ next_sync_at }: { next_sync_at: string }) => Date.parse(next_sync_at);

describe('a pipeline with a broken connector', () => {
  it('stops when its sync is due, with the test’s message, and retries', async () => {
    const { service, breakSource, pipeline, moveTo } = openEnds();
    const events: unknown[] = [];
    service.onEvent(({ data }) => events.push(data));
    const before = await pipeline();
    await breakSource();
    moveTo(timeOf(before) - 1);
    expect((await pipeline()).status).toBe('running');
    service.advance(1);
    const next_sync_at = new Date(timeOf(before) + quarter).toISOString();
    const failed = { status: 'errored', last_error: unreachable, next_sync_at };
    const kept = { last_synced_at: before.last_synced_at };
    expect(await pipeline()).toMatchObject({ ...failed, ...kept });
    expect(events).toContainEqual(
      expect.objectContaining({ resource_id: 1, resource_delta: expect.objectContaining(failed) }),
    );
    service.advance(10 * quarter);
    const later = await pipeline();
    expect(later).toMatchObject({ status: 'errored', last_error: unreachable, ...kept });
    expect(later.hourly_records.slice(-2)).toEqual([0, 0]);
  });

  it('runs again at the first retry after its connector was fixed', async () => {
    const { service, breakSource, mendSource, pipeline, moveTo } = openEnds();
    await breakSource();
    service.advance(hour);
    await mendSource();
    const { status, next_sync_at } = await pipeline();
    expect(status).toBe('errored');
    moveTo(Date.parse(next_sync_at) - 1);
    expect((await pipeline()).status).toBe('errored');
    service.advance(1);
    expect(await pipeline()).toMatchObject({ status: 'running', last_error: null });
    service.advance(10_000);
    expect(Date.parse((await pipeline()).last_synced_at)).toBeGreaterThan(Date.parse(next_sync_at));
  });

  it('fails again if it is started before the fix, and runs if it is started after', async () => {
    const { service, ask, breakSource, mendSource, pipeline } = openEnds();
    await breakSource();
    service.advance(hour);
    expect(await (await ask(1, 'running')).json()).toMatchObject({ status: 'starting', last_error: null });
    service.advance(minute);
    expect(await pipeline()).toMatchObject({ status: 'errored', last_error: unreachable });
    await mendSource();
    await ask(1, 'running');
    service.advance(minute);
    expect(await pipeline()).toMatchObject({ status: 'running', last_error: null });
  });

  it.each([
    ['source/1', { password: 'wrong' }, {}, 1, 'password authentication failed for user "millrace_reader"'],
    ['source/1', { host: 'refused.example' }, {}, 1, 'the connection was refused'],
    ['source/1', {}, { tunnel_id: 1 }, 1, 'the tunnel is not active'],
    ['destination/1', { warehouse: 'missing' }, {}, 1, 'object does not exist or is not authorized'],
    [
      'destination/3',
      { host: 'unreachable.example' },
      {},
      4,
      'could not connect to unreachable.example:5439: timed out',
    ],
  ])('of %s with %j and %j fails', async (end, config, more, id, last_error) => {
    const { service, connect, pipeline } = openEnds();
    expect((await connect(end, config, more)).status).toBe(200);
    service.advance(hour);
    expect(await pipeline(id)).toMatchObject({ status: 'errored', last_error });
  });

  it('notifies its hooks once of an error, and once of the recovery', async () => {
    const { service, browser, get, breakSource, mendSource, pipeline } = openEnds();
    const selected_events = ['pipeline.errored', 'pipeline.recovered'];
    await browser.post('/api/v1/hook/4/pipeline/1/', { selected_events });
    const told = async () => (await get('hook/4/')).last_delivery;
    const at = (await pipeline()).next_sync_at;
    await breakSource();
    service.advance(5 * hour);
    expect(await told()).toMatchObject({ event: 'pipeline.errored', at });
    const again = (await pipeline()).next_sync_at;
    await mendSource();
    service.advance(quarter);
    expect(await told()).toMatchObject({ event: 'pipeline.recovered', at: again });
  });
});

describe('the log of a pipeline with a broken connector', () => {
  it('contains the error once, no sync before the recovery, and a second line for a different reason', async () => {
    const { service, get, errorsOf, breakSource, connect, mendSource, pipeline } = openEnds();
    const from = (await pipeline()).next_sync_at;
    await breakSource();
    service.advance(hour);
    await connect('source/1', { host: 'db.acme-prod.internal', password: 'wrong' });
    service.advance(hour);
    const told = (await errorsOf(1)).map(({ message }: { message: string }) => message);
    expect(told).toEqual([
      'The pipeline stopped with an error: password authentication failed for user "millrace_reader".',
      `The pipeline stopped with an error: ${unreachable}.`,
    ]);
    await connect('source/1', { password: 'right' });
    await mendSource();
    const to = (await pipeline()).next_sync_at;
    service.advance(hour);
    const messages = async (search: object) => {
      const range = new URLSearchParams({ page_size: '100', ...search });
      const { results } = await get(`pipeline/1/events/?${range}`);
      return results.map(({ message }: { message: string }) => message);
    };
    expect(await messages({ start_timestamp: from, end_timestamp: to })).toHaveLength(2);
    expect(await messages({ start_timestamp: to, search: 'runs again' })).toEqual([
      'The pipeline runs again.',
    ]);
    expect((await messages({ start_timestamp: to, search: 'synced' })).length).toBeGreaterThan(2);
  });
});

describe('time with a broken connector', () => {
  /** The observable state of all pipelines. */
  const everything = async ({ get }: ReturnType<typeof openEnds>) => [
    await get('pipeline/?page_size=100'),
    await get('pipeline/1/usage/'),
    await get('pipeline/1/events/?page_size=200'),
    await get('hook/'),
    await get('tunnel/'),
  ];

  /** A broken source, one whose tunnel becomes active later, and a third with both. */
  const openBroken = async () => {
    const life = openEnds();
    const { browser, connect, breakSource } = life;
    const fields = {
      name: 'Fresh',
      type: 2,
      provider: 1,
      region: 1,
      ssh_host: null,
      ssh_user: null,
      ssh_port: 22,
    };
    const { id } = await (await browser.post('/api/v1/tunnel/', fields)).json();
    await breakSource();
    await connect('source/5', {}, { tunnel_id: id });
    await connect('source/16', { password: 'wrong' }, { tunnel_id: id });
    for (const pipeline of [1, 21, 16]) {
      await browser.patch(`/api/v1/pipeline/${pipeline}/`, { source_sync_frequency: minute });
      await browser.post(`/api/v1/pipeline/${pipeline}/paused/`);
    }
    life.service.advance(5_000);
    for (const pipeline of [1, 21, 16]) await browser.post(`/api/v1/pipeline/${pipeline}/running/`);
    return life;
  };

  it('gives the same world, however it passes', async () => {
    const jumped = await openBroken();
    const [begun, length] = [jumped.service.clock.now(), day];
    jumped.service.advance(length);
    const expected = await everything(jumped);
    expect(await jumped.pipeline(21)).toMatchObject({ last_error: null });
    expect(await jumped.pipeline(16)).toMatchObject({ status: 'errored' });
    const early = fc.integer({ min: 1, max: 5 * minute });
    const cuts = fc.array(fc.oneof(early, fc.integer({ min: 1, max: length })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const walked = await openBroken();
        for (const cut of at.toSorted((one, other) => one - other)) walked.moveTo(begun + cut);
        walked.moveTo(begun + length);
        expect(await everything(walked)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it('lets a pipeline run once its tunnel is active', async () => {
    const life = await openBroken();
    life.service.advance(minute);
    expect(await life.pipeline(21)).toMatchObject({
      status: 'errored',
      last_error: 'the tunnel is not active',
    });
    life.service.advance(5 * minute);
    expect(await life.pipeline(21)).toMatchObject({ status: 'running', last_error: null });
    expect(await life.pipeline(16)).toMatchObject({
      last_error: 'password authentication failed for user "millrace_reader"',
    });
  });

  it('leaves one line, for any number of retries', async () => {
    const { service, browser, breakSource, errorsOf } = openEnds();
    await browser.patch('/api/v1/pipeline/1/', { source_sync_frequency: minute });
    await breakSource();
    service.advance(30 * day);
    expect(await errorsOf(1)).toHaveLength(1);
  });
});
