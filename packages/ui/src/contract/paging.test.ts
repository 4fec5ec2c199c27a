import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { bind, defineCall } from './call.ts';
import { perform } from './interpret.ts';
import { list, missingRows, page } from './paging.ts';

const schema = page(v.object({ id: v.number() }));

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.maxSafeNat(),
  fc.integer({ max: -1 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(1e9, 1e20, Number.MAX_VALUE, -0, 0.5),
);
const counts = fc.oneof(
  numbers,
  numbers.map(String),
  fc.constantFrom(null, undefined, true, '', 'NaN', '1,204', '١٢', [], {}, [3]),
);
const items = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map((id) => ({ id })) },
    fc.constantFrom(null, {}, 'row', { id: 'x' }),
  ),
  { maxLength: 12 },
);
const address = fc.constantFrom(null, undefined, 'https://example.com/?page=2');
const pages = fc.record({
  count: counts,
  results: items,
  next: address,
  previous: address,
  page: fc.constantFrom(undefined, null, 1, 2, 7),
});

/** The count as the service means it; `undefined` if it is in no usable form. */
const meant = (count: unknown): number | undefined => {
  const value = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
};

describe('the count of a page (F32)', () => {
  it('is right for all that the page shows, or unknown', () => {
    fc.assert(
      fc.property(pages, (wire) => {
        const decoded = v.safeParse(schema, wire);
        if (!decoded.success) return;
        const { count, rows, unreadable, hasNext, sent } = decoded.output;
        expect(sent).toBe(wire.results.length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const least = rows.length + unreadable + (hasNext ? 1 : 0);
        const claimed = meant(wire.count);
        // An empty page without a count counts none.
        const usable = claimed ?? ((wire.count ?? null) === null && least === 0 ? 0 : -1);
        expect(count).toBe(usable >= least ? usable : null);
      }),
    );
  });

  it('never makes a first page without its rows an empty list', () => {
    fc.assert(
      fc.property(pages, (wire) => {
        const isFirst = (wire.page ?? (wire.previous ? 2 : 1)) === 1;
        const claims = Boolean(wire.next) || ((wire.count ?? null) !== null && meant(wire.count) !== 0);
        const { success, issues } = v.safeParse(schema, wire);
        const isMissing = isFirst && claims && wire.results.length === 0;
        expect([success, issues?.map(({ message }) => message)]).toEqual(
          isMissing ? [false, [missingRows]] : [true, undefined],
        );
      }),
    );
  });

  it('is a problem of its own when the rows are missing', async () => {
    const listThings = defineCall({
      name: 'listThings',
      resource: 'pipeline',
      method: 'GET',
      path: '/api/v1/things/',
      kind: 'list',
      response: schema,
    });
    const answer = perform(
      async () => Response.json({ count: 1_000_000_000, results: [], next: null }),
      bind(listThings, {}),
    );
    await expect(answer).rejects.toMatchObject({ problem: { kind: 'rows', status: 200 } });
  });

  it('is not taken from counts by status of which one is wrong', () => {
    const decode = (each: unknown) => v.parse(schema, { count: 0, results: [], counts: each }).counts;
    expect(decode({ running: 2, draft: '3' })).toEqual({ running: 2, draft: 3 });
    for (const wrong of [-1, 0.5, 1e20, '-2', 'x', true, [2]])
      expect(decode({ running: 2, draft: wrong })).toBeNull();
  });
});

describe('A list whose form the specification does not show', () => {
  const wireRows = fc
    .array(fc.integer({ min: 1, max: 50 }), { maxLength: 12 })
    .map((ids) => ids.map((id) => ({ id })));
  const row = v.object({ id: v.number() });

  it('is the same as a bare list and as its only page', () => {
    fc.assert(
      fc.property(wireRows, (results) => {
        const paged = { count: results.length, next: null, previous: null, results };
        const { count, ...rest } = v.parse(schema, paged);
        const bare = v.parse(schema, results);
        // Of duplicate rows, one is kept, so their number contradicts nothing.
        expect(bare).toEqual({ ...rest, count });
        expect(v.parse(list(row), results)).toEqual(results);
        expect(v.parse(list(row), paged)).toEqual(results);
        expect(v.parse(list(row), { results })).toEqual(results);
      }),
    );
  });

  it('is not taken for the whole if more follows', () => {
    const results = [{ id: 1 }];
    expect(v.parse(list(row), { results, next: '?page=2' }).paged).toEqual({ hasNext: true, count: null });
    expect(v.parse(list(row), { results, count: 3 }).paged).toEqual({ hasNext: false, count: 3 });
    expect(v.parse(list(row), { results, count: 1, next: null }).paged).toBeUndefined();
    for (const wrong of [null, 7, 'rows', {}, { results: {} }])
      expect(v.safeParse(list(row), wrong).success).toBe(false);
  });
});
