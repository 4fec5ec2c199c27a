import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { toId } from '../entities/id.ts';
import { isStalled, pipelineHealth, retryAt, silentHours } from './pipelineHealth.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const pipeline = (more: Partial<Pipeline>): Pipeline => ({
  id: toId(1),
  name: 'Orders',
  status: 'running',
  ...more,
});

test.each<[string, Partial<Pipeline>, boolean]>([
  ['is on time', { nextSyncAt: hoursAgo(-1) }, false],
  ['is late by less than the longest pause', { nextSyncAt: hoursAgo(5) }, false],
  ['is late by more', { nextSyncAt: hoursAgo(7) }, true],
  [
    'has synced long ago, without a next time',
    { lastSyncedAt: hoursAgo(8), sourceSyncFrequency: hourMs },
    true,
  ],
  ['syncs seldom', { lastSyncedAt: hoursAgo(8), destinationSyncFrequency: 24 * hourMs }, false],
  ['has a schedule of its own', { lastSyncedAt: hoursAgo(80), destinationSyncCron: '0 0 1 * *' }, false],
  ['has not synced yet', {}, false],
  ['is paused', { status: 'paused', nextSyncAt: hoursAgo(70) }, false],
])('a pipeline that %s: %s', (_, more, isIt) => {
  expect(isStalled(pipeline(more), now)).toBe(isIt);
});

test('on time needs a sync within the last two intervals', () => {
  const hourly = { sourceSyncFrequency: hourMs, destinationSyncFrequency: minuteMs };
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(2) }), now)).toBe('onTime');
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(2.1) }), now)).toBe('late');
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(9) }), now)).toBe('overdue');
  expect(pipelineHealth(pipeline(hourly), now)).toBe('unknown');
  expect(pipelineHealth(pipeline({ lastSyncedAt: hoursAgo(0) }), now)).toBe('unknown');
});

test('a sync in the future proves nothing, and is named: the clocks differ', () => {
  const hourly = { sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(-1), nextSyncAt: hoursAgo(-2) };
  expect(pipelineHealth(pipeline(hourly), now)).toBe('ahead');
  expect(pipelineHealth(pipeline({ lastSyncedAt: hoursAgo(-1) }), now)).toBe('ahead');
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(-0.05) }), now)).toBe('onTime');
});

test('a change in the future proves nothing either', () => {
  const onTime = { sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(0.5) };
  expect(pipelineHealth(pipeline({ ...onTime, newestChangeAt: hoursAgo(-3) }), now)).toBe('ahead');
  expect(pipelineHealth(pipeline({ ...onTime, newestChangeAt: hoursAgo(-0.05) }), now)).toBe('onTime');
  expect(pipelineHealth(pipeline({ ...onTime, newestChangeAt: hoursAgo(70) }), now)).toBe('onTime');
});

test('a sync that seems to be missing is no verdict, if a newer change was read', () => {
  const late = { sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(3) };
  const overdue = { ...late, lastSyncedAt: hoursAgo(9) };
  expect(pipelineHealth(pipeline({ ...late, newestChangeAt: hoursAgo(0.2) }), now)).toBe('behind');
  expect(pipelineHealth(pipeline({ ...overdue, newestChangeAt: hoursAgo(0.2) }), now)).toBe('behind');
  // Made before that sync, or as far from it as clocks usually are.
  expect(pipelineHealth(pipeline({ ...late, newestChangeAt: hoursAgo(3.1) }), now)).toBe('late');
  expect(pipelineHealth(pipeline({ ...late, newestChangeAt: hoursAgo(2.95) }), now)).toBe('late');
  // A change in the future tells nothing of the past.
  expect(pipelineHealth(pipeline({ ...overdue, newestChangeAt: hoursAgo(-2) }), now)).toBe('overdue');
});

const hours = (...counts: readonly number[]) => [...counts, 0];
test.each<[string, readonly number[] | null, number | undefined]>([
  ['every hour has records', hours(4, 5, 6, 7), undefined],
  ['the last hours have none, as never before', hours(4, 5, 0, 6, 0, 0, 0), 3],
  ['the silence is as long as an earlier one', hours(4, 0, 0, 0, 6, 0, 0, 0), undefined],
  ['the silence is short', hours(4, 5, 6, 0, 0), undefined],
  ['no hour has any', hours(0, 0, 0, 0), 4],
  ['the service does not count', null, undefined],
])('silence: %s', (_, hourlyRecords, silent) => {
  expect(silentHours(pipeline({ hourlyRecords, sourceSyncFrequency: hourMs }))).toBe(silent);
});

test('the first records of the running hour end a silence', () => {
  const fields = { sourceSyncFrequency: hourMs, hourlyRecords: [9, 9, 0, 0, 0, 0, 5] };
  expect(silentHours(pipeline(fields))).toBeUndefined();
});

test.each([
  [2, undefined],
  [4, 4],
])('a pipeline that was created %s hours before its last sync is not silent for longer', (age, silent) => {
  const fields = { hourlyRecords: Array.from({ length: 24 }, () => 0), sourceSyncFrequency: hourMs };
  expect(
    silentHours(pipeline({ ...fields, createdAt: hoursAgo(age + 0.5), lastSyncedAt: hoursAgo(0.1) })),
  ).toBe(silent);
});

test('a pipeline that syncs once a day is not silent between two syncs', () => {
  const fields = { hourlyRecords: hours(9, 0, 0, 0, 0, 0, 0), sourceSyncFrequency: 24 * hourMs };
  expect(silentHours(pipeline(fields))).toBeUndefined();
});

test('syncs that find nothing are unusually quiet, and not on time', () => {
  const fields = { sourceSyncFrequency: hourMs, lastSyncedAt: hoursAgo(0.5) };
  expect(pipelineHealth(pipeline({ ...fields, hourlyRecords: hours(0, 0, 0, 0) }), now)).toBe('quiet');
  expect(pipelineHealth(pipeline({ ...fields, hourlyRecords: hours(5, 5, 5, 5) }), now)).toBe('onTime');
});

/** What goes wrong without an error: none of it is ever called on time two intervals later. */
test.each<[string, Partial<Pipeline>]>([
  ['the capture is switched off', { lastSyncedAt: hoursAgo(0.2), hourlyRecords: hours(9, 9, 9, 0, 0, 0) }],
  ['every sync loads no rows', { lastSyncedAt: hoursAgo(0.2), hourlyRecords: hours(0, 0, 0, 0, 0) }],
  ['the pipeline is stalled', { lastSyncedAt: hoursAgo(2.2) }],
  ['the clock of the service is ahead', { lastSyncedAt: hoursAgo(-3) }],
  [
    'the capture is off, and a newer change is claimed',
    { lastSyncedAt: hoursAgo(0.2), newestChangeAt: hoursAgo(0.1), hourlyRecords: hours(9, 9, 9, 0, 0, 0) },
  ],
  [
    'it is stalled, and a newer change is claimed',
    { lastSyncedAt: hoursAgo(2.2), newestChangeAt: hoursAgo(0) },
  ],
])('%s: not on time', (_, fields) => {
  expect(pipelineHealth(pipeline({ sourceSyncFrequency: hourMs, ...fields }), now)).not.toBe('onTime');
});

test('no state is on time without a proof younger than two intervals', () => {
  const interval = fc.option(fc.integer({ min: 0, max: 48 * hourMs }));
  const date = fc.option(fc.integer({ min: -72, max: 72 }).map(hoursAgo));
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom('running', 'starting', 'paused', 'errored', 'catching_up'),
        lastSyncedAt: date,
        nextSyncAt: date,
        sourceSyncFrequency: interval,
        destinationSyncFrequency: interval,
        destinationSyncCron: fc.option(fc.constant('0 0 1 * *')),
        hourlyRecords: fc.option(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 24 })),
        newestChangeAt: date,
      }),
      (fields) => {
        const { status, lastSyncedAt, sourceSyncFrequency, destinationSyncFrequency } = fields;
        if (pipelineHealth(pipeline(fields), now) !== 'onTime') return;
        const longest = Math.max(sourceSyncFrequency ?? 0, destinationSyncFrequency ?? 0);
        expect(status).toBe('running');
        const age = now.getTime() - (lastSyncedAt?.getTime() ?? 0);
        expect(age).toBeLessThanOrEqual(2 * longest);
        expect(age).toBeGreaterThan(-hourMs);
        expect((fields.newestChangeAt?.getTime() ?? 0) - now.getTime()).toBeLessThan(hourMs);
        expect(silentHours(pipeline(fields))).toBeUndefined();
      },
    ),
  );
});

test('the newest change takes a verdict away and never makes one', () => {
  const date = fc.option(fc.integer({ min: -72, max: 72 }).map(hoursAgo));
  const fields = fc.record({
    status: fc.constantFrom('running', 'paused', 'errored'),
    lastSyncedAt: date,
    nextSyncAt: date,
    sourceSyncFrequency: fc.option(fc.constantFrom(hourMs / 4, hourMs, 24 * hourMs)),
    hourlyRecords: fc.option(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 24 })),
  });
  fc.assert(
    fc.property(fields, date, (given, newestChangeAt) => {
      const without = pipelineHealth(pipeline(given), now);
      const health = pipelineHealth(pipeline({ ...given, newestChangeAt }), now);
      expect([without, 'ahead', 'behind']).toContain(health);
      // A doubt stays one: only what is late or overdue can be the fault of a clock that is behind.
      const isBehind = health === 'behind' && without !== 'behind';
      expect(isBehind && !['late', 'overdue'].includes(without)).toBe(false);
    }),
  );
});

test.each<[string, Partial<Pipeline>, boolean]>([
  ['its next sync is to come', { nextSyncAt: new Date(now.getTime() + minuteMs) }, true],
  ['its next sync is just due', { nextSyncAt: new Date(now.getTime() - minuteMs) }, true],
  ['its next sync was missed', { nextSyncAt: new Date(now.getTime() - 3 * hourMs) }, false],
  ['it has no next sync', { nextSyncAt: null }, false],
  ['it is paused', { status: 'paused', nextSyncAt: new Date(now.getTime() + minuteMs) }, false],
])('whether a failed pipeline tries again: %s', (_, more, isTrying) => {
  const failed: Pipeline = {
    id: toId(1),
    name: 'Orders',
    status: 'errored',
    sourceSyncFrequency: hourMs,
    ...more,
  };
  expect(retryAt(failed, now) !== undefined).toBe(isTrying);
});
