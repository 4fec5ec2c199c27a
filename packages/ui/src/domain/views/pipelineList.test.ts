import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultPipelineListView,
  filterableStatuses,
  isFiltered,
  isSearchedFurther,
  pipelineListArguments,
  pipelineListQuery,
  pipelineOrderings,
  readPipelineListView,
  withView,
  type PipelineListView,
} from './pipelineList.ts';

const read = (query: string) => readPipelineListView(new URLSearchParams(query));

const query = (view: PipelineListView) =>
  new URLSearchParams(
    Object.entries(pipelineListQuery(view)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

describe('the view of the pipelines list', () => {
  it('is the default for no query, and for nonsense', () => {
    expect(read('')).toEqual(defaultPipelineListView);
    expect(read('status=gone&page=-1&state=nope&sort=-colour&type=')).toEqual(defaultPipelineListView);
    expect(read('page=1e9&page=2').page).toBe(1_000_000_000);
    expect(read('page=1.5').page).toBe(1);
  });

  it('always names the status, and nothing else that is the default', () => {
    expect(query(defaultPipelineListView).toString()).toBe('status=active');
  });

  it('filters the active by status, never the archived', () => {
    expect(read('status=active&state=paused,running').statuses).toEqual(['running', 'paused']);
    expect(read('status=archived&state=paused').statuses).toEqual([]);
  });

  it('goes through the URL and comes back the same', () => {
    const view = fc.record({
      status: fc.constantFrom('active' as const, 'archived' as const),
      search: fc.string({ maxLength: 40 }),
      statuses: fc.subarray(filterableStatuses),
      sourceType: fc.option(fc.constantFrom('postgres', 's3'), { nil: undefined }),
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

  it('asks the service in its own words', () => {
    const view = read('status=active&state=errored,paused&search= orders &type=postgres&sort=-name&page=3');
    expect(pipelineListArguments(view)).toEqual({
      status: 'errored,paused',
      search: 'orders',
      sourceType: 'postgres',
      ordering: '-name',
      page: 3,
    });
  });

  it('starts from the first page when anything but the page changes', () => {
    expect(withView({ ...defaultPipelineListView, page: 4 }, { search: 'x' })).toMatchObject({
      search: 'x',
      page: 1,
    });
  });

  it('knows a filtered list from an empty one', () => {
    expect(isFiltered(defaultPipelineListView)).toBe(false);
    expect(isFiltered(read('search=%20'))).toBe(false);
    expect(isFiltered(read('state=paused'))).toBe(true);
  });
});

describe('a search', () => {
  it('goes on in the same view, from whatever page', () => {
    const view = read('status=active&state=running&page=3');
    expect(isSearchedFurther(view, withView(view, { search: 'or' }))).toBe(true);
    expect(isSearchedFurther(withView(view, { search: 'or' }), withView(view, { search: 'ord' }))).toBe(true);
  });

  it('is not what a filter, an order, a tab or a page is', () => {
    const view = read('search=or');
    expect(isSearchedFurther(view, view)).toBe(false);
    expect(isSearchedFurther(view, { ...view, page: 2 })).toBe(false);
    expect(isSearchedFurther(view, withView(view, { statuses: ['running'] }))).toBe(false);
    expect(isSearchedFurther(view, withView(view, { search: '', sourceType: 'stripe' }))).toBe(false);
    expect(isSearchedFurther(view, withView(view, { sort: { by: 'name', isDescending: false } }))).toBe(
      false,
    );
    expect(isSearchedFurther(view, withView(view, { search: '', status: 'archived' }))).toBe(false);
  });
});
