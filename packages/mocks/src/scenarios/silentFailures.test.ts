import {
  createClient,
  createMetric,
  getPipeline,
  listPipelineUsageCollections,
  listPipelines,
  resyncPipelineCollections,
  setPipelineStatus,
} from '@millrace/ui/contract';
import type { Pipeline, PipelineId } from '@millrace/ui/domain/entities';
import {
  pipelineEvidence,
  pipelineState,
  rowCountMetric,
  type PipelineState,
} from '@millrace/ui/domain/policies';
import { pipelineHealth } from '@millrace/ui/domain/views';
import { describe, expect, it } from 'vitest';
import { openService } from '../assembly/service.test.data.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What each of them is two intervals later, whatever its status says. */
const failures: Readonly<Record<string, PipelineState>> = {
  'Customers to lake': 'quiet',
  'Web sessions': 'quiet',
  'Stock movements': 'late',
  'Search campaigns': 'overdue',
  'General ledger': 'partial',
  'CRM contacts': 'ahead',
  'Accounts and deals': 'behind',
};

function open(options: Parameters<typeof openService>[0] = {}) {
  const { service } = openService({ scenario: 'silentFailures', ...options });
  const call = createClient(({ url, ...init }) =>
    service.handle(new Request(`http://twin.test${url}`, init)),
  );
  const list = async () => (await call(listPipelines, { status: 'running', pageSize: 100 })).rows;
  const now = () => new Date(service.clock.now());
  /** What the overview says of it. */
  const stateOf = async (id: PipelineId) =>
    pipelineState(await call(getPipeline, { id }), await call(listPipelineUsageCollections, { id }), now());
  return { service, call, list, now, stateOf };
}

const named = (rows: readonly Pipeline[]) => rows.filter(({ name }) => name in failures);

describe('failures that no status tells of', () => {
  it('are all running, without an error', async () => {
    const { list } = open();
    const rows = named(await list());
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(failures).toSorted());
    expect(rows.filter(({ lastError }) => lastError)).toEqual([]);
  });

  it('are named within two intervals, and until then none is ever called healthy', async () => {
    const { service, list, stateOf } = open();
    const rows = named(await list());
    const longest = Math.max(...rows.map(({ sourceSyncFrequency }) => sourceSyncFrequency ?? 0));
    for (let passed = 0; passed <= 2 * longest; passed += 5 * minute) {
      for (const { id, name, sourceSyncFrequency } of rows) {
        const state = await stateOf(id);
        const when = `${name} after ${passed / minute} min`;
        const isDue = passed >= 2 * (sourceSyncFrequency ?? 0);
        // A pipeline that is late becomes overdue.
        const isNamed = state === failures[name] || (state === 'overdue' && failures[name] === 'late');
        const isMissed = ['healthy', 'onTime'].includes(state) || (isDue && !isNamed);
        expect([when, state, isMissed]).toEqual([when, state, false]);
      }
      service.advance(5 * minute);
    }
  });

  it('speak against their status in the facts that a person reads', async () => {
    const { call, list, now } = open();
    for (const row of named(await list())) {
      const { id, name } = row;
      const facts = pipelineEvidence(
        await call(getPipeline, { id }),
        await call(listPipelineUsageCollections, { id }),
        now(),
      );
      expect(facts.filter(({ weight }) => weight === 'against').map(() => name)).not.toEqual([]);
    }
  });

  it('are known to a list, except the tables that it does not read', async () => {
    const { list, now } = open();
    const onTime = named(await list()).filter((row) => pipelineHealth(row, now()) === 'onTime');
    expect(onTime.map(({ name }) => name)).toEqual(['General ledger']);
  });

  it('keep the newest change old where none is found, and never date one after the present', async () => {
    const { call, list, now } = open();
    for (const row of await list()) {
      const { id, name, newestChangeAt, lastSyncedAt } = row;
      const age = now().getTime() - (newestChangeAt?.getTime() ?? Number.NaN);
      expect([name, age >= 0]).toEqual([name, true]);
      const isOld = !!newestChangeAt && Number(lastSyncedAt) - newestChangeAt.getTime() > 4 * hour;
      expect([name, isOld]).toEqual([name, ['Customers to lake', 'Web sessions'].includes(name)]);
      // A sync reads no change that was made after it, except by a clock that is behind.
      const isAfter = !!newestChangeAt && !!lastSyncedAt && newestChangeAt > lastSyncedAt;
      expect([name, isAfter]).toEqual([name, name === 'Accounts and deals']);
      const tables = await call(listPipelineUsageCollections, { id });
      const newest = Math.max(...tables.map((table) => table.newestChangeAt?.getTime() ?? Number.NaN));
      expect([name, newest]).toEqual([name, newestChangeAt?.getTime()]);
      for (const table of tables.filter(({ status }) => status === 'errored'))
        expect(now().getTime() - (table.newestChangeAt?.getTime() ?? 0)).toBeGreaterThan(26 * hour);
    }
  });

  it('have had no change for as long as they have had no records', async () => {
    const { list, now } = open();
    const quiet = (await list()).filter((row) => pipelineHealth(row, now()) === 'quiet');
    expect(quiet.map(({ name }) => name).toSorted()).toEqual(['Customers to lake', 'Web sessions']);
    for (const { name, hourlyRecords, newestChangeAt, sourceSyncFrequency: every } of quiet) {
      const hours = hourlyRecords?.slice(0, -1) ?? [];
      const silent = (hours.length - 1 - hours.findLastIndex((count) => count > 0)) * hour;
      const age = now().getTime() - (newestChangeAt?.getTime() ?? Number.NaN);
      // The hour that is not over comes on top, and the first silent sync finds nothing since the one before it.
      const most = silent + hour + (every ?? 0) + 5 * minute;
      expect([name, age >= silent, age <= most]).toEqual([name, true, true]);
    }
  });

  it('leave the other pipelines healthy', async () => {
    const { list, stateOf } = open();
    const others = (await list()).filter(({ name }) => !(name in failures));
    expect(others.length).toBeGreaterThan(5);
    for (const { id, name } of others) expect([name, await stateOf(id)]).toEqual([name, 'healthy']);
  });

  it('say nothing, and are not called healthy, by a service without assumed fields', async () => {
    const { call, list, now } = open({ hasAssumedFields: false });
    const { rows } = await call(listPipelines, { pageSize: 100 });
    expect(rows.map((row) => pipelineHealth(row, now()))).toEqual(rows.map(() => 'unknown'));
    expect((await list()).length).toBeGreaterThan(0);
  });

  it('are the only ones that a list doubts', async () => {
    const { service, list, now } = open();
    service.advance(minute);
    const doubted = (await list()).filter(
      (row) => !['onTime', 'unknown'].includes(pipelineHealth(row, now())),
    );
    expect(doubted.filter(({ name }) => !(name in failures)).map(({ name }) => name)).toEqual([]);
    expect(doubted).toHaveLength(Object.keys(failures).length - 1);
  });

  it('end with what repairs them', async () => {
    const { service, call, stateOf, list } = open();
    const idOf = (rows: readonly Pipeline[], wanted: string) => {
      const row = rows.find(({ name }) => name === wanted);
      if (!row) throw new Error(`There is no pipeline ${wanted}.`);
      return row.id;
    };
    const rows = await list();
    const stalled = idOf(rows, 'Stock movements');
    await call(setPipelineStatus, { id: stalled, status: 'paused' });
    service.advance(minute);
    await call(setPipelineStatus, { id: stalled, status: 'running' });
    service.advance(2 * minute);
    expect(await stateOf(stalled)).toBe('healthy');
    const partial = idOf(rows, 'General ledger');
    await call(resyncPipelineCollections, {
      id: partial,
      body: { resyncTables: ['sales.payments', 'dbo.invoices'] },
    });
    service.advance(hour);
    expect(await stateOf(partial)).toBe('healthy');
  });

  it('leave rows out that only counts at both ends tell of, until the table is loaded again', async () => {
    const { service, call, list } = open();
    const pipeline = (await list()).find(({ name }) => name === 'Orders to warehouse');
    if (!pipeline?.sourceId || !pipeline.destinationId) throw new Error('There is no such pipeline.');
    let made = 0;
    const count = async (table: string, store: Parameters<typeof rowCountMetric>[1]) => {
      const body = { ...rowCountMetric(table, store), name: `Count ${(made += 1)}` };
      return (await call(createMetric, { body })).lastValue ?? 0;
    };
    const { sourceId, destinationId } = pipeline;
    const missing = async () =>
      (await count('public.orders', { type: 'source', id: sourceId, name: 'Source' })) -
      (await count('public_orders', { type: 'destination', id: destinationId, name: 'Destination' }));
    expect(await missing()).toBe(3);
    await call(resyncPipelineCollections, { id: pipeline.id, body: { resyncTables: ['public.orders'] } });
    service.advance(hour);
    expect(await missing()).toBe(0);
  });
});
