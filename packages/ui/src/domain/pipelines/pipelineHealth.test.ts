import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { toId } from '../entities/id.ts';
import { isStalled, pipelineHealth } from './pipelineHealth.ts';

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

test('healthy needs a sync within the last two intervals', () => {
  const hourly = { sourceSyncFrequency: hourMs, destinationSyncFrequency: minuteMs };
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(2) }), now)).toBe('healthy');
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(2.1) }), now)).toBe('unknown');
  expect(pipelineHealth(pipeline({ ...hourly, lastSyncedAt: hoursAgo(9) }), now)).toBe('overdue');
  expect(pipelineHealth(pipeline(hourly), now)).toBe('unknown');
  expect(pipelineHealth(pipeline({ lastSyncedAt: hoursAgo(0) }), now)).toBe('unknown');
});

test('no state is healthy without a proof younger than two intervals', () => {
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
      }),
      (fields) => {
        const { status, lastSyncedAt, sourceSyncFrequency, destinationSyncFrequency } = fields;
        if (pipelineHealth(pipeline(fields), now) !== 'healthy') return;
        const longest = Math.max(sourceSyncFrequency ?? 0, destinationSyncFrequency ?? 0);
        expect(status).toBe('running');
        expect(now.getTime() - (lastSyncedAt?.getTime() ?? 0)).toBeLessThanOrEqual(2 * longest);
      },
    ),
  );
});
