import fc from 'fast-check';
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

const stripe = { id: toId<'source'>(1), name: 'Stripe EU', type: 'stripe' };
const shop = { id: toId<'source'>(2), name: 'Shop', type: 'postgres' };
const lake = { id: toId<'destination'>(1), name: 'Analytics', type: 'snowflake' };
const marts = { id: toId<'destination'>(2), name: 'Marts', type: 'bigquery' };
const failing = (
  id: number,
  source: Pipeline['source'],
  destination: Pipeline['destination'],
  lastError: string | null,
): Pipeline => pipeline({ id: toId(id), status: 'errored', source, destination, lastError });
const groupsOf = (rows: readonly Pipeline[]) =>
  causesOf(rows).map(({ blamed, pipelines }) => [blamed, pipelines.map(({ id }) => id)]);

test('one refused destination is one cause, whatever the sources and the wording', () => {
  const sources = Array.from({ length: 12 }, (_, index) => ({ ...shop, id: toId<'source'>(index + 1) }));
  const rows = sources.map((source, index) =>
    failing(index + 1, source, lake, `Analytics refused the sign-in of user loader (try ${index % 2})`),
  );
  const [cause, ...others] = causesOf(rows);
  expect(others).toEqual([]);
  expect(cause).toMatchObject({ blamed: 'destination', destination: lake, source: undefined });
  expect(cause?.pipelines).toHaveLength(12);
  expect(cause?.errors).toHaveLength(2);
});

test('an error that names neither end, or both, is grouped by its text and blames nobody', () => {
  const both = 'Stripe EU: access to Analytics denied';
  expect(
    groupsOf([
      failing(1, shop, lake, 'The key was revoked.'),
      failing(2, stripe, marts, 'The key was revoked.'),
      failing(3, stripe, lake, both),
      failing(4, stripe, lake, null),
      failing(5, null, null, 'The key was revoked.'),
      failing(6, stripe, lake, null),
      failing(7, stripe, lake, `${both}.`),
    ]),
  ).toEqual([
    [undefined, [1, 2, 5]],
    [undefined, [3]],
    [undefined, [4]],
    [undefined, [6]],
    [undefined, [7]],
  ]);
});

test('other errors of one end are one cause only with the same text', () => {
  expect(
    groupsOf([
      failing(1, shop, lake, 'Shop: table orders is locked'),
      failing(2, shop, marts, 'Shop: table orders is locked'),
      failing(3, shop, lake, 'Shop: table users is locked'),
      failing(4, shop, lake, 'Shop refused the password'),
    ]),
  ).toEqual([
    ['source', [1, 2]],
    ['source', [3]],
    ['source', [4]],
  ]);
});

test('causes hold each pipeline once, and each error of a cause names the blamed end', () => {
  const text = fc.constantFrom(
    'Stripe EU refused the key',
    'Shop: login failed',
    'Analytics: access denied',
    'Marts: quota exceeded',
    'Access denied',
    'closed',
    '',
  );
  const row = fc.record({
    source: fc.constantFrom(stripe, shop, null),
    destination: fc.constantFrom(lake, marts, null),
    error: fc.option(text),
  });
  fc.assert(
    fc.property(fc.array(row), (drawn) => {
      const rows = drawn.map(({ source, destination, error }, index) =>
        failing(index + 1, source, destination, error),
      );
      const causes = causesOf(rows);
      const ids = causes.flatMap(({ pipelines }) => pipelines.map(({ id }) => id));
      expect(ids.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id));
      for (const { blamed, pipelines, errors } of causes) {
        const ends = new Set(pipelines.map((each) => blamed && each[blamed]?.id));
        expect(ends.size).toBe(1);
        expect(blamed ?? errors.length < 2).not.toBe(false);
        const name = blamed ? pipelines[0][blamed]?.name : '';
        for (const { lastError } of pipelines) expect(lastError ?? '').toContain(name);
      }
    }),
  );
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
  expect(oldestData([...rows, never, ...rows], now).map(({ at }) => at)).toEqual(
    [9, 8, 7, 5, 3].map(hoursAgo),
  );
});

test('data are as old as their newest change, however young the last sync is', () => {
  const of = (id: number, sync: number, change?: number) =>
    pipeline({
      id: toId(id),
      lastSyncedAt: hoursAgo(sync),
      newestChangeAt: change === undefined ? null : hoursAgo(change),
    });
  // The last two: a change in the future is no age, and one that is not told leaves the last sync.
  const rows = [of(1, 0.1, 17), of(2, 0.1, 0.2), of(3, 5, -2), of(4, 8)];
  expect(oldestData(rows, now).map(({ pipeline: { id }, at, isChange }) => [id, at, isChange])).toEqual([
    [1, hoursAgo(17), true],
    [4, hoursAgo(8), false],
    [3, hoursAgo(5), false],
    [2, hoursAgo(0.2), true],
  ]);
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
    of(8, { lastSyncedAt: hoursAgo(9), newestChangeAt: hoursAgo(0.1) }),
  ];
  const found = doubtsOf(rows, now).map(({ kind, pipelines }) => [
    kind,
    pipelines.map(({ pipeline: { id }, health }) => `${id} ${health}`),
  ]);
  expect(found).toEqual([
    ['late', ['1 overdue', '2 late']],
    ['quiet', ['3 quiet']],
    ['ahead', ['5 ahead']],
    ['behind', ['8 behind']],
  ]);
  expect(doubtsOf([], now)).toEqual([]);
});
