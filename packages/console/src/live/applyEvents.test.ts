import { pipelineStatuses, toId, type Pipeline } from '@millrace/ui/domain/entities';
import type { ResourceEvent } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyToDetail, applyToPage, type ListScope } from './applyEvents.ts';
import { mergeEvents } from './mergeEvents.ts';
import { liveResources } from './resources.ts';

const rules = liveResources.pipeline;
const applyToPipelines = (page: Page<Pipeline>, scope: ListScope, events: readonly ResourceEvent[]) =>
  applyToPage(page, scope, events, rules);
const applyToPipeline = (pipeline: Pipeline, event: ResourceEvent) => applyToDetail(pipeline, event, rules);

const row = (id: number, fields: Partial<Pipeline> = {}): Pipeline =>
  Object.freeze({ id: toId<'pipeline'>(id), name: `Pipeline ${id}`, status: 'running', rev: 1, ...fields });

const active: ListScope = { status: 'active' };

const pageOf = (rows: readonly Pipeline[], counts: Page<Pipeline>['counts'] = null): Page<Pipeline> => ({
  rows,
  count: rows.length,
  number: 1,
  hasNext: false,
  unreadable: 0,
  counts,
});

const updated = (id: number, fields?: Partial<Pipeline>, isWhole = false): ResourceEvent => ({
  kind: 'updated',
  resource: 'pipeline',
  id,
  fields,
  isWhole,
});
const deleted = (id: number): ResourceEvent => ({ kind: 'deleted', resource: 'pipeline', id });
const created = (id: number): ResourceEvent => ({
  kind: 'created',
  resource: 'pipeline',
  id,
  fields: { name: 'New' },
  isWhole: true,
});

const three = pageOf([row(1), row(2), row(3)], { running: 3 });

describe('An event about a row of the page', () => {
  test('changes that row and no other', () => {
    const { page, isStale } = applyToPipelines(three, active, [updated(2, { rev: 2, recordsLast24h: 7 })]);
    expect(page.rows[1]).toEqual(row(2, { rev: 2, recordsLast24h: 7 }));
    expect([page.rows[0], page.rows[2]]).toEqual([three.rows[0], three.rows[2]]);
    expect(page.rows[0]).toBe(three.rows[0]);
    expect(page.rows[2]).toBe(three.rows[2]);
    expect(isStale).toBe(false);
  });

  test('updates the counts on the tabs with its status', () => {
    const { page, isStale } = applyToPipelines(three, active, [updated(1, { rev: 2, status: 'paused' })]);
    expect(page.counts).toEqual({ running: 2, paused: 1 });
    expect(isStale).toBe(false);
  });

  test('that takes it off the list causes a refetch, and updates the row at once', () => {
    const { page, isStale } = applyToPipelines(three, active, [updated(1, { rev: 2, status: 'archived' })]);
    expect(page.rows[0]?.status).toBe('archived');
    expect(isStale).toBe(true);
  });

  test('that takes it out of a filter causes a refetch', () => {
    const running: ListScope = { status: 'running,starting' };
    const change = (status: string) => applyToPipelines(three, running, [updated(1, { rev: 2, status })]);
    expect(change('starting').isStale).toBe(false);
    expect(change('paused').isStale).toBe(true);
  });

  test('that renames it causes a refetch, because the order may change', () => {
    const { page, isStale } = applyToPipelines(three, active, [updated(1, { rev: 2, name: 'Zebra' })]);
    expect(page.rows[0]?.name).toBe('Zebra');
    expect(isStale).toBe(true);
  });

  test('that deletes it removes it', () => {
    const { page, isStale } = applyToPipelines(three, active, [deleted(2)]);
    expect(page.rows.map(({ id }) => id)).toEqual([1, 3]);
    expect(page).toMatchObject({ count: 2, counts: { running: 2 } });
    expect(isStale).toBe(true);
    expect(applyToPipelines(page, active, [updated(3, { rev: 2, name: 'Three' })]).page.rows[1]?.name).toBe(
      'Three',
    );
  });

  test('without fields causes a refetch and leaves the page', () => {
    expect(applyToPipelines(three, active, [updated(1)])).toEqual({ page: three, isStale: true });
  });

  test('that gives it another source causes a refetch', () => {
    const sourceId = toId<'source'>(4);
    expect(applyToPipelines(three, active, [updated(1, { rev: 2, sourceId })]).isStale).toBe(true);
  });

  test('that repeats known values changes nothing', () => {
    const { page, isStale } = applyToPipelines(three, active, [updated(1, { rev: 1, status: 'paused' })]);
    expect(page).toBe(three);
    expect(isStale).toBe(false);
  });

  test('never changes the id of the row', () => {
    const other: Partial<Pipeline> = { rev: 2, id: toId<'pipeline'>(99), name: 'One' };
    const { page } = applyToPipelines(three, active, [updated(1, other)]);
    expect(page.rows[0]).toMatchObject({ id: 1, name: 'One' });
  });
});

describe('An event about a row of another page', () => {
  test.each([
    ['created', created(9), true],
    ['about a new name', updated(9, { name: 'Nine' }), true],
    ['a hint only', updated(9), true],
    ['about a deletion', deleted(9), true],
    ['about moved records only', updated(9, { rev: 4, recordsLast24h: 1, hourlyRecords: [1] }), false],
  ])('that is %s keeps the page: %#', (_, event, isStale) => {
    const applied = applyToPipelines(three, active, [event]);
    expect(applied.page).toBe(three);
    expect(applied.isStale).toBe(isStale);
  });
});

/** The events of one pipeline: each change has the next revision; deltas and whole rows mixed. */
const history = fc
  .array(
    fc.record({
      status: fc.constantFrom(...pipelineStatuses.filter((status) => status !== 'archived')),
      records: fc.nat(1_000_000),
      what: fc.constantFrom('status', 'records', 'whole'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((changes) => {
    let state = { name: 'Pipeline 1', status: 'running', recordsLast24h: 0, rev: 1 };
    const events = changes.map(({ status, records, what }, index) => {
      const rev = index + 2;
      const change = what === 'status' ? { status } : what === 'records' ? { recordsLast24h: records } : {};
      state = { ...state, ...change, rev };
      return what === 'whole' ? updated(1, state, true) : updated(1, { ...change, rev });
    });
    return { events, last: state };
  });

const start = pageOf([row(1, { recordsLast24h: 0 })]);
const firstRow = (page: Page<Pipeline>) => page.rows[0];

describe('In every sequence of events (T-30)', () => {
  test('in order, one by one, the row becomes the newest', () => {
    fc.assert(
      fc.property(history, ({ events, last }) => {
        const page = events.reduce((now, event) => applyToPipelines(now, active, [event]).page, start);
        expect(firstRow(page)).toMatchObject({
          status: last.status,
          recordsLast24h: last.recordsLast24h,
          rev: last.rev,
        });
      }),
    );
  });

  test('in any order, in one frame, the row becomes the newest', () => {
    const shuffled = history.chain(({ events, last }) =>
      fc.record({
        events: fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
        last: fc.constant(last),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ events, last }) => {
        const [first, ...rest] = events;
        fc.pre(first !== undefined);
        const merged = rest.reduce(mergeEvents, first);
        expect(firstRow(applyToPipelines(start, active, [merged]).page)).toMatchObject({ rev: last.rev });
      }),
    );
  });

  test('in any order, in any frames, the row becomes the newest or is stale', () => {
    const shuffled = history.chain(({ events, last }) =>
      fc.record({
        events: fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
        last: fc.constant(last),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ events, last }) => {
        let page = start;
        let isStale = false;
        for (const event of events) {
          const applied = applyToPipelines(page, active, [event]);
          page = applied.page;
          isStale ||= applied.isStale;
        }
        expect(firstRow(page)?.rev).toBe(last.rev);
        if (isStale) return;
        expect(firstRow(page)).toMatchObject({
          status: last.status,
          recordsLast24h: last.recordsLast24h,
        });
      }),
    );
  });

  test('applying events twice changes nothing', () => {
    fc.assert(
      fc.property(history, ({ events }) => {
        const once = events.reduce((now, event) => applyToPipelines(now, active, [event]).page, start);
        const [latest] = events.slice(-1);
        fc.pre(latest !== undefined);
        expect(applyToPipelines(once, active, [latest]).page).toBe(once);
      }),
    );
  });
});

describe('An event about the pipeline of a detail page', () => {
  const alone = row(1);

  test('changes it', () => {
    const { row: next, isStale } = applyToPipeline(alone, updated(1, { rev: 2, status: 'starting' }));
    expect(next).toMatchObject({ status: 'starting', rev: 2 });
    expect(isStale).toBe(false);
  });

  test('that brings nothing new keeps its identity', () => {
    expect(applyToPipeline(alone, updated(1, { rev: 1, status: 'paused' }))).toEqual({
      row: alone,
      isStale: false,
    });
  });

  test.each([
    ['a deletion', deleted(1)],
    ['a hint', updated(1)],
    ['an event with incomplete fields', { ...updated(1, { rev: 2, name: 'One' }), hasMore: true }],
    ['an event about its tables', updated(1, { rev: 2, hasSchema: true })],
    ['a revision alone', updated(1, { rev: 2 })],
    ['an event without fields', updated(1, {})],
  ])('%s causes a refetch', (_, event) => {
    expect(applyToPipeline(alone, event).isStale).toBe(true);
  });
});
