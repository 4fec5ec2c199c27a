import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { changesSince, withSights, type Visit } from './lastVisit.ts';

const at = new Date('2026-03-04T10:00:00Z');
const salt = 'a device';
const pipeline = (id: number, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name: `Pipeline ${id}`,
  status: 'running',
  ...more,
});
const visitAt = (...rows: readonly Pipeline[]): Visit => ({ at, sights: withSights({}, rows, salt) });
const since = (visit: Visit, ...rows: readonly Pipeline[]) => {
  const { changes, gone } = changesSince(visit, rows, salt, true);
  return {
    changes: changes.map((change) => [
      change.kind,
      Number(change.pipeline.id),
      ...(change.kind === 'status' ? [change.before] : []),
    ]),
    gone,
  };
};

describe('since a visit', () => {
  it('tells what has failed first, from which status, then what is new, then settings', () => {
    const visit = visitAt(
      pipeline(1),
      pipeline(2),
      pipeline(3, { status: 'errored' }),
      pipeline(4, { sourceSyncFrequency: 60_000 }),
      pipeline(5, { destinationSyncCron: '0 * * * *' }),
    );
    expect(
      since(
        visit,
        pipeline(4, { sourceSyncFrequency: 3_600_000 }),
        pipeline(5, { destinationSyncCron: '0 * * * *' }),
        pipeline(6, { createdAt: new Date(at.getTime() + 1) }),
        pipeline(3),
        pipeline(2, { status: 'errored' }),
        pipeline(1, { status: 'paused' }),
      ),
    ).toEqual({
      changes: [
        ['status', 2, 'running'],
        ['status', 3, 'errored'],
        ['status', 1, 'running'],
        ['created', 6],
        ['settings', 4],
      ],
      gone: 0,
    });
  });

  it('a status that settles soon counts as settled', () => {
    expect(since(visitAt(pipeline(1)), pipeline(1, { status: 'starting' })).changes).toEqual([]);
    expect(
      since(visitAt(pipeline(1, { status: 'pausing' })), pipeline(1, { status: 'paused' })).changes,
    ).toEqual([]);
  });

  it('a status that nobody knows by now has no name', () => {
    const visit = visitAt(pipeline(1, { status: 'throttled' }));
    expect(since(visit, pipeline(1)).changes).toEqual([['status', 1, undefined]]);
  });

  it('what was not seen says nothing, unless it was created since', () => {
    expect(since(visitAt(), pipeline(1), pipeline(2, { createdAt: at })).changes).toEqual([]);
  });

  it('a service that tells more or fewer settings has not changed them', () => {
    const full = pipeline(1, { maintenanceWindow: '22:00-02:00', persistDeletedRows: true });
    expect(since(visitAt(full), pipeline(1)).changes).toEqual([]);
    expect(since(visitAt(pipeline(1)), full).changes).toEqual([]);
    expect(since(visitAt(pipeline(1, { maintenanceWindow: null })), pipeline(1)).changes).toEqual([]);
  });

  it('counts what ran or failed and does neither, only if all that does is known', () => {
    const visit = visitAt(
      pipeline(1),
      pipeline(2, { status: 'errored' }),
      pipeline(3, { status: 'paused' }),
      pipeline(4),
    );
    expect(since(visit, pipeline(4)).gone).toBe(2);
    expect(changesSince(visit, [pipeline(4)], salt, false).gone).toBe(0);
  });
});

test('pipelines that are not in the new rows are remembered as they were, the first of many forgotten', () => {
  const before = withSights({}, [pipeline(1)], salt);
  const after = withSights(before, [pipeline(2)], salt);
  expect(since({ at, sights: after }, pipeline(1, { status: 'errored' })).changes).toEqual([
    ['status', 1, 'running'],
  ]);
  const many = withSights(
    after,
    Array.from({ length: 2_000 }, (_, index) => pipeline(index + 3)),
    salt,
  );
  expect(Object.keys(many)).toHaveLength(2_000);
  expect(since({ at, sights: many }, pipeline(1, { status: 'errored' })).changes).toEqual([]);
});

const rowsOf = fc.uniqueArray(
  fc.record(
    {
      id: fc.integer({ min: 1, max: 30 }).map((id) => toId<'pipeline'>(id)),
      name: fc.string({ minLength: 12, maxLength: 40, unit: 'grapheme-ascii' }),
      status: fc.constantFrom('running', 'errored', 'paused', 'draft', 'archived', 'starting'),
      sourceSyncFrequency: fc.constantFrom(60_000, 3_600_000, null),
      maintenanceWindow: fc.constantFrom('22:00-02:00', '01:00-05:00'),
      createdAt: fc.constantFrom(new Date('2020-01-01')),
    },
    { requiredKeys: ['id', 'name', 'status'] },
  ),
  { selector: ({ id }) => id, maxLength: 20 },
);

test('what is kept contains no text of any pipeline, and tells the same rows as unchanged', () => {
  fc.assert(
    fc.property(rowsOf, fc.uuid(), (rows, anySalt) => {
      const sights = withSights({}, rows, anySalt);
      const kept = JSON.stringify(sights);
      const texts = rows.flatMap(({ name, status, maintenanceWindow = name }) => [
        name,
        status,
        maintenanceWindow,
      ]);
      expect(texts.filter((text) => kept.includes(text))).toEqual([]);
      expect(
        Object.values(sights)
          .flat()
          .every((digest) => /^[0-9a-z]{1,7}$/.test(digest)),
      ).toBe(true);
      expect(changesSince({ at, sights }, rows.toReversed(), anySalt, true)).toEqual({
        changes: [],
        gone: 0,
      });
    }),
  );
});

test('each difference between two lists is found, and no other', () => {
  fc.assert(
    fc.property(rowsOf, rowsOf, (before, after) => {
      const told = changesSince({ at, sights: withSights({}, before, salt) }, after, salt, false).changes;
      const settle = (status: string) => (status === 'starting' ? 'running' : status);
      const changed = after.flatMap((row) => {
        const old = before.find(({ id }) => id === row.id);
        return old && settle(old.status) !== settle(row.status) ? [[row.id, settle(old.status)]] : [];
      });
      const statuses = told.flatMap((change) =>
        change.kind === 'status' ? [[change.pipeline.id, change.before]] : [],
      );
      expect(statuses.toSorted()).toEqual(changed.toSorted());
      const settings = told.flatMap((change) => (change.kind === 'settings' ? [change.pipeline] : []));
      for (const row of settings) {
        const old = before.find(({ id }) => id === row.id);
        expect([old?.name, old?.sourceSyncFrequency, old?.maintenanceWindow]).not.toEqual([
          row.name,
          row.sourceSyncFrequency,
          row.maintenanceWindow,
        ]);
      }
    }),
  );
});
