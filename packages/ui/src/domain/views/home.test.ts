import { expect, test } from 'vitest';
import { hourMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { toId } from '../entities/id.ts';
import { isStalled, recentActivity } from './home.ts';

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

test('activity is the last sync and the creation of pipelines, newest first', () => {
  const one = pipeline({ lastSyncedAt: hoursAgo(3), createdAt: hoursAgo(5) });
  const other = pipeline({ id: toId(2), status: 'draft', createdAt: hoursAgo(4) });
  expect(recentActivity([one, other, one]).map(({ kind, pipeline: { id } }) => [kind, id])).toEqual([
    ['synced', 1],
    ['created', 2],
    ['created', 1],
  ]);
});
