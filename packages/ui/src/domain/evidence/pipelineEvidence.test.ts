import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import type { CollectionUsage } from '../entities/usage.ts';
import { hourMs } from '../format/duration.ts';
import { isProvedBySync, pipelineHealth } from '../pipelines/pipelineHealth.ts';
import { pipelineEvidence, pipelineState, type Fact, type PipelineState } from './pipelineEvidence.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const pipeline = (more: Partial<Pipeline>): Pipeline => ({
  id: toId(1),
  name: 'Orders',
  status: 'running',
  ...more,
});
const table = (status: string): CollectionUsage => ({
  collection: status,
  position: null,
  status,
  totalRecords: 1,
});
const said = (facts: readonly Fact[]) =>
  facts.map(({ label, weight, text, at }) => [label, weight, text ?? at?.toISOString()]);

it('proves a healthy pipeline by its last sync', () => {
  const facts = pipelineEvidence(
    pipeline({
      sourceSyncFrequency: hourMs,
      lastSyncedAt: hoursAgo(0.5),
      nextSyncAt: hoursAgo(-0.5),
      recordsLast24h: 12_000,
      hourlyRecords: [5, 5, 5, 5],
    }),
    [table('synced'), table('synced')],
    now,
  );
  expect(said(facts)).toEqual([
    ['The service says', 'neutral', 'Running'],
    ['Syncs', 'neutral', 'every 1 h'],
    ['Last sync', 'proof', hoursAgo(0.5).toISOString()],
    ['Next sync', 'neutral', hoursAgo(-0.5).toISOString()],
    ['Records in 24 hours', 'proof', '12,000'],
    ['Tables', 'proof', '2 synced'],
  ]);
});

it('proves nothing by records and tables of a sync that is too old', () => {
  const facts = pipelineEvidence(
    pipeline({ sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(3), recordsLast24h: 12_000 }),
    [table('synced'), table('synced')],
    now,
  );
  expect(said(facts)).toContainEqual(['Records in 24 hours', 'neutral', '12,000']);
  expect(said(facts)).toContainEqual(['Tables', 'neutral', '2 synced']);
});

test.each<[string, Partial<Pipeline>, readonly [string, string | undefined] | undefined]>([
  ['it is not told', { newestChangeAt: null }, undefined],
  ['it is young, and so is the last sync', { newestChangeAt: hoursAgo(1) }, ['proof', undefined]],
  ['it is old: there may be no newer one', { newestChangeAt: hoursAgo(30) }, ['neutral', undefined]],
  [
    'the last sync is old, and it is older',
    { lastSyncedAt: hoursAgo(3), newestChangeAt: hoursAgo(3.1) },
    ['neutral', undefined],
  ],
  [
    'the last sync is old, and it is newer',
    { lastSyncedAt: hoursAgo(3), newestChangeAt: hoursAgo(0.1) },
    ['against', 'made after the last sync, as far as their times tell'],
  ],
  [
    'it is in the future',
    { newestChangeAt: hoursAgo(-2) },
    ['against', 'in the future: the clock that dates it is ahead'],
  ],
])('the newest change is a fact of its own beside the last sync: %s', (_, fields, wanted) => {
  const facts = pipelineEvidence(
    pipeline({ sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(0.5), ...fields }),
    [],
    now,
  );
  const found = facts.find(({ label }) => label === 'Newest change');
  expect(found && [found.weight, found.text]).toEqual(wanted);
  expect(facts.some(({ label }) => label === 'Last sync')).toBe(true);
});

test.each<[string, Partial<Pipeline>, readonly string[], [string, string, string | undefined]]>([
  ['a sync is late', { lastSyncedAt: hoursAgo(3) }, [], ['Last sync', 'against', undefined]],
  [
    'nothing has moved',
    { lastSyncedAt: hoursAgo(0.1), hourlyRecords: [3, 3, 0, 0, 0, 0, 0] },
    [],
    ['Without records', 'against', 'for 4 hours, longer than ever in the last day'],
  ],
  [
    'nothing has moved all day',
    { lastSyncedAt: hoursAgo(0.1), hourlyRecords: [0, 0, 0, 0, 0] },
    [],
    ['Without records', 'against', 'for 4 hours, as long as is known'],
  ],
  [
    'the clocks differ',
    { lastSyncedAt: hoursAgo(-2) },
    [],
    ['Last sync', 'against', 'in the future: the clock of the service is ahead'],
  ],
  [
    'a table failed',
    { lastSyncedAt: hoursAgo(0.1) },
    ['synced', 'errored'],
    ['Tables', 'against', '1 synced, 1 failed'],
  ],
  ['nobody says how often', { sourceSyncFrequency: null }, [], ['Syncs', 'missing', undefined]],
  ['nobody says when', { lastSyncedAt: null }, [], ['Last sync', 'missing', undefined]],
  ['it failed', { status: 'errored', lastError: 'Refused.' }, [], ['Error', 'against', 'Refused.']],
])('names it if %s', (_, fields, tables, [label, weight, text]) => {
  const facts = pipelineEvidence(
    pipeline({ sourceSyncFrequency: hourMs, ...fields }),
    tables.map(table),
    now,
  );
  const fact = facts.find((each) => each.label === label);
  expect(fact).toMatchObject({ label, weight, ...(text !== undefined && { text }) });
});

const onTime = { sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(0.5), hourlyRecords: [5, 5, 5, 5, 5] };
test.each<[string, Partial<Pipeline>, readonly string[], PipelineState]>([
  ['every table has synced', {}, ['synced', 'synced'], 'healthy'],
  ['a table has failed', {}, ['synced', 'errored'], 'partial'],
  ['a table has failed, and the sync is late', { lastSyncedAt: hoursAgo(3) }, ['errored'], 'partial'],
  ['a table has failed, and the sync is overdue', { lastSyncedAt: hoursAgo(9) }, ['errored'], 'overdue'],
  ['a table waits', {}, ['synced', 'waiting'], 'onTime'],
  ['a table has a state that nobody knows', {}, ['synced', 'hibernating'], 'onTime'],
  ['the service does not say how its tables are', {}, ['', ''], 'onTime'],
  ['no tables are known', {}, [], 'onTime'],
  ['the sync is late', { lastSyncedAt: hoursAgo(3) }, ['synced'], 'late'],
  ['the clock is ahead', { lastSyncedAt: hoursAgo(-3) }, ['synced'], 'ahead'],
  ['a change is in the future', { newestChangeAt: hoursAgo(-3) }, ['synced'], 'ahead'],
  [
    'a change is newer than the sync, which seems late',
    { lastSyncedAt: hoursAgo(3), newestChangeAt: hoursAgo(0.1) },
    ['synced'],
    'behind',
  ],
  ['nothing has moved', { hourlyRecords: [0, 0, 0, 0, 0] }, ['synced'], 'quiet'],
  [
    'nothing has moved, whatever the newest change',
    { hourlyRecords: [0, 0, 0, 0, 0], newestChangeAt: hoursAgo(0.1) },
    ['synced'],
    'quiet',
  ],
  ['it is paused', { status: 'paused' }, ['errored'], 'unknown'],
])('if %s, it is what its evidence says', (_, fields, tables, state) => {
  expect(pipelineState(pipeline({ ...onTime, ...fields }), tables.map(table), now)).toBe(state);
});

it('calls nothing healthy, and nothing on time, against its own evidence', () => {
  const date = fc.option(fc.integer({ min: -40, max: 40 }).map(hoursAgo));
  const fields = fc.record({
    status: fc.constantFrom('running', 'paused', 'errored', 'catching_up'),
    lastSyncedAt: date,
    nextSyncAt: date,
    sourceSyncFrequency: fc.option(fc.constantFrom(hourMs / 4, hourMs, 24 * hourMs)),
    hourlyRecords: fc.option(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 24 })),
    recordsLast24h: fc.option(fc.nat()),
    newestChangeAt: date,
  });
  const tables = fc.array(fc.constantFrom('synced', 'synced', 'errored', 'waiting', '').map(table));
  fc.assert(
    fc.property(fields, tables, (given, known) => {
      const contradictions = (facts: readonly Fact[]) => facts.some(({ weight }) => weight === 'against');
      const facts = pipelineEvidence(pipeline(given), known, now);
      const proofs = facts.filter(({ weight }) => weight === 'proof').map(({ label }) => label);
      const isHealthy = pipelineState(pipeline(given), known, now) === 'healthy';
      const isOnTime = pipelineHealth(pipeline(given), now) === 'onTime';
      const lists = pipelineEvidence(pipeline(given), [], now);
      expect(proofs.length > 0 && !isProvedBySync(pipeline(given), now)).toBe(false);
      expect(isHealthy && (contradictions(facts) || !proofs.includes('Tables'))).toBe(false);
      expect((isHealthy || isOnTime) && (contradictions(lists) || !proofs.includes('Last sync'))).toBe(false);
    }),
  );
});
