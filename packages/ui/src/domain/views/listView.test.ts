import { describe, expect, it } from 'vitest';
import { defineListView, many, one, oneId } from './listView.ts';

const hooks = defineListView({
  tabs: ['active', 'archived'],
  filters: { type: one('type'), events: many('events', ['created', 'failed']) },
  orderings: ['name', 'created_at'],
  defaultSort: { by: 'name', isDescending: false },
});
const read = (query: string) => hooks.read(new URLSearchParams(query));

describe('defineListView', () => {
  it('starts with the first tab, without search, filters or sort', () => {
    expect(hooks.defaults).toEqual({ status: 'active', search: '', type: undefined, events: [], page: 1 });
  });

  it('sends each filter as its own argument, unless it replaces the tab', () => {
    expect(hooks.args(read('status=archived&type=slack&events=failed,created&sort=-created_at'))).toEqual({
      status: 'archived',
      type: 'slack',
      events: 'created,failed',
      ordering: '-created_at',
      page: 1,
    });
    const states = defineListView({
      tabs: ['active', 'archived'],
      filters: { states: many('state', ['new', 'late'], { tab: 'active', replacesTab: true }) },
      orderings: ['name'],
      defaultSort: { by: 'name', isDescending: true },
    });
    const args = (query: string) => states.args(states.read(new URLSearchParams(query)));
    expect(args('state=late')).toEqual({ status: 'late', ordering: '-name', page: 1 });
    expect(args('status=archived&state=late')).toEqual({ status: 'archived', ordering: '-name', page: 1 });
  });

  it('offers a few page sizes, and leaves out the default', () => {
    expect(hooks.args(read('size=50'))).toMatchObject({ page: 1, pageSize: 50 });
    expect(hooks.write(read('size=50'))).toMatchObject({ size: '50' });
    expect(hooks.clear(read('size=50&type=slack')).size).toBe(50);
    for (const query of ['size=10', 'size=30', 'size=', '']) expect(read(query).size).toBeUndefined();
  });

  it('sends an id as a number', () => {
    const uses = defineListView({
      tabs: ['active'],
      filters: { destinationId: oneId('destination') },
      orderings: ['name'],
      defaultSort: { by: 'name', isDescending: true },
    });
    const view = uses.read(new URLSearchParams('destination=3'));
    expect(uses.args(view)).toMatchObject({ destinationId: 3 });
    expect(uses.write(view)).toMatchObject({ destination: '3' });
    expect(uses.read(new URLSearchParams('destination=x')).destinationId).toBeUndefined();
  });

  it('truncates an unreasonably long search', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(255);
  });
});
