import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterableStatuses,
  pipelineListView,
  pipelineOrderings,
  type PipelineListView,
} from './pipelineList.ts';

const { args, change, clear, defaults, isFiltered, isSearchStep } = pipelineListView;
const read = (query: string) => pipelineListView.read(new URLSearchParams(query));
const query = (view: PipelineListView) =>
  new URLSearchParams(
    Object.entries(pipelineListView.write(view)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

describe('the view of the pipelines list', () => {
  it('is the default for an empty or invalid query', () => {
    expect(read('')).toEqual(defaults);
    expect(read('status=gone&page=-1&state=nope&sort=-colour&type=')).toEqual(defaults);
    expect(read('page=1e9&page=2').page).toBe(1_000_000_000);
    expect(read('page=1.5').page).toBe(1);
  });

  it('always writes the status, and otherwise only values that are not the default', () => {
    expect(query(defaults).toString()).toBe('status=active');
  });

  it('filters only the active tab by status', () => {
    expect(read('status=active&state=paused,running').statuses).toEqual(['running', 'paused']);
    expect(read('status=archived&state=paused').statuses).toEqual([]);
  });

  it('survives a round trip through the URL', () => {
    const view = fc.record({
      status: fc.constantFrom('active' as const, 'archived' as const),
      search: fc.string({ maxLength: 40 }),
      statuses: fc.subarray(filterableStatuses),
      sourceType: fc.option(fc.constantFrom('postgres', 's3'), { nil: undefined }),
      sourceId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      destinationId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      sort: fc.option(fc.record({ by: fc.constantFrom(...pipelineOrderings), isDescending: fc.boolean() }), {
        nil: undefined,
      }),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(view, (one) => {
        const meant = one.status === 'archived' ? { ...one, statuses: [] } : one;
        expect(read(query(meant).toString())).toEqual(meant);
      }),
    );
  });

  it('becomes the arguments of the call', () => {
    const view = read('status=active&state=errored,paused&search= orders &type=postgres&sort=-name&page=3');
    expect(args(view)).toEqual({
      status: 'errored,paused',
      search: 'orders',
      sourceType: 'postgres',
      ordering: '-name',
      page: 3,
    });
  });

  it('keeps the source and the destination through search, sort, tab and page, until filters are cleared', () => {
    const step = fc.constantFrom<Partial<PipelineListView>>(
      { search: 'orders' },
      { sort: { by: 'name', isDescending: true } },
      { status: 'archived' },
      { statuses: ['errored'] },
      { size: 50 },
    );
    const view = read('source=7&destination=3');
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 99 }), (steps, page) => {
        const changed = { ...steps.reduce<PipelineListView>((from, part) => change(from, part), view), page };
        const again = read(query(changed).toString());
        expect(args(again)).toMatchObject({ sourceId: 7, destinationId: 3, page });
        expect(isFiltered(again)).toBe(true);
        expect(args(clear(again))).not.toMatchObject({ sourceId: 7 });
      }),
    );
    expect(args(read('source=x&destination=-1'))).toMatchObject({
      sourceId: undefined,
      destinationId: undefined,
    });
  });

  it('sorts newest first by default', () => {
    expect(args(defaults)).toMatchObject({ status: 'active', ordering: '-created_at' });
    expect(args(read('status=archived'))).toMatchObject({ status: 'archived', ordering: '-created_at' });
  });

  it('returns to the first page when anything else changes', () => {
    expect(change({ ...defaults, page: 4 }, { search: 'x' })).toMatchObject({ search: 'x', page: 1 });
  });

  it('distinguishes a filtered list from an empty one, and clears its filters', () => {
    expect(isFiltered(defaults)).toBe(false);
    expect(isFiltered(read('search=%20'))).toBe(false);
    expect(isFiltered(read('state=paused'))).toBe(true);
    expect(isFiltered(read('type=stripe'))).toBe(true);
    expect(clear(read('status=archived&search=x&type=stripe&sort=name&page=3'))).toEqual(
      read('status=archived&sort=name'),
    );
  });
});

describe('a search step', () => {
  it('changes the search of the same view, from any page', () => {
    const view = read('status=active&state=running&page=3');
    expect(isSearchStep(view, change(view, { search: 'or' }))).toBe(true);
    expect(isSearchStep(change(view, { search: 'or' }), change(view, { search: 'ord' }))).toBe(true);
  });

  it('changes no filter, order, tab or page', () => {
    const view = read('search=or');
    expect(isSearchStep(view, view)).toBe(false);
    expect(isSearchStep(view, { ...view, page: 2 })).toBe(false);
    expect(isSearchStep(view, change(view, { statuses: ['running'] }))).toBe(false);
    expect(isSearchStep(view, change(view, { search: '', sourceType: 'stripe' }))).toBe(false);
    expect(isSearchStep(view, change(view, { sort: { by: 'name', isDescending: false } }))).toBe(false);
    expect(isSearchStep(view, change(view, { search: '', status: 'archived' }))).toBe(false);
  });
});
