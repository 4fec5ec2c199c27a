import { expect, test } from 'vitest';
import { hourMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { toId } from '../entities/id.ts';
import { causesOf, doubtsOf, oldestData, openAlerts, recentActivity } from './home.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const pipeline = (more: Partial<Pipeline>): Pipeline => ({
  id: toId(1),
  name: 'Orders',
  status: 'running',
  ...more,
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

test('a cause is the same error of the same source, the largest first', () => {
  const stripe = { id: toId<'source'>(1), name: 'Stripe', type: 'stripe' };
  const shop = { id: toId<'source'>(2), name: 'Shop', type: 'postgres' };
  const of = (id: number, source: typeof stripe | null, lastError: string | null) =>
    pipeline({ id: toId(id), status: 'errored', source, lastError });
  const causes = causesOf([
    of(1, shop, 'The key was revoked.'),
    of(2, stripe, 'The key was revoked.'),
    of(3, stripe, 'The key was revoked.'),
    of(4, stripe, null),
    of(5, null, 'The key was revoked.'),
    of(6, null, 'The key was revoked.'),
    of(7, stripe, null),
  ]);
  expect(causes.map(({ error, pipelines }) => [error, pipelines.map(({ id }) => id)])).toEqual([
    ['The key was revoked.', [2, 3]],
    ['The key was revoked.', [1]],
    [undefined, [4]],
    ['The key was revoked.', [5]],
    ['The key was revoked.', [6]],
    [undefined, [7]],
  ]);
});

test('an alert has one row for all of its open triggers', () => {
  const trigger = (id: number, alertId: number) => ({
    id: toId<'alertTrigger'>(id),
    alertId: toId<'alert'>(alertId),
    status: 'open',
  });
  const alert = {
    id: toId<'alert'>(2),
    name: 'Refunds spike',
    priority: 'high',
    runFrequency: 3_600,
    notification: { emails: [] },
    triggerCondition: 'all',
    alertMetrics: [],
    isActive: true,
  };
  const rows = openAlerts([trigger(9, 1), trigger(8, 2), trigger(7, 1)], [alert]);
  expect(rows.map(({ id, alert: known, triggers }) => [id, known?.name, triggers.length])).toEqual([
    [1, undefined, 2],
    [2, 'Refunds spike', 1],
  ]);
});

test('the oldest data are those of pipelines that synced the longest ago, at most five', () => {
  const rows = [3, 8, 1, 5, 9, 7].map((hours, index) =>
    pipeline({ id: toId(index + 1), lastSyncedAt: hoursAgo(hours) }),
  );
  const never = pipeline({ id: toId(20) });
  expect(oldestData([...rows, never, ...rows]).map(({ lastSyncedAt }) => lastSyncedAt)).toEqual(
    [9, 8, 7, 5, 3].map(hoursAgo),
  );
});

test('running pipelines are grouped by what speaks against them, the most urgent first', () => {
  const of = (id: number, fields: Partial<Pipeline>) =>
    pipeline({ id: toId(id), sourceSyncFrequency: hourMs, ...fields });
  const rows = [
    of(1, { lastSyncedAt: hoursAgo(9) }),
    of(2, { lastSyncedAt: hoursAgo(3) }),
    of(3, { lastSyncedAt: hoursAgo(0.5), hourlyRecords: [9, 0, 0, 0, 0] }),
    of(4, { lastSyncedAt: hoursAgo(0.5), hourlyRecords: [9, 9, 9, 9, 9] }),
    of(5, { lastSyncedAt: hoursAgo(-3) }),
    of(6, {}),
    of(7, { lastSyncedAt: hoursAgo(9), status: 'paused' }),
  ];
  const found = doubtsOf(rows, now).map(({ kind, pipelines }) => [
    kind,
    pipelines.map(({ pipeline: { id }, health }) => `${id} ${health}`),
  ]);
  expect(found).toEqual([
    ['late', ['1 overdue', '2 late']],
    ['quiet', ['3 quiet']],
    ['ahead', ['5 ahead']],
  ]);
  expect(doubtsOf([], now)).toEqual([]);
});
