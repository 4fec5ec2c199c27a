import { describe, expect, it } from 'vitest';
import type { TableRow, TableState } from '../schema/tableRows.ts';
import {
  defaultTablesView,
  isTablesViewFiltered,
  readTablesView,
  shownTables,
  tablesViewQuery,
} from './pipelineTables.ts';

const read = (query: string) => readTablesView(new URLSearchParams(query));

describe('the view of the tables in the address', () => {
  it('is empty by default', () => {
    expect(read('')).toEqual(defaultTablesView);
    expect(Object.values(tablesViewQuery(defaultTablesView))).toEqual([undefined, undefined, undefined]);
  });

  it('has search, states and order', () => {
    const view = read('search=orders&state=errored,new&sort=-records');
    expect(view).toEqual({
      search: 'orders',
      states: ['errored', 'new'],
      sort: { by: 'records', isDescending: true },
    });
    expect(tablesViewQuery(view)).toEqual({ search: 'orders', state: 'errored,new', sort: '-records' });
    expect(isTablesViewFiltered(view)).toBe(true);
  });

  it('reads unknown words as defaults', () => {
    expect(read('state=tired,new&sort=colour')).toEqual({ search: '', states: ['new'] });
  });
});

const row = (table: string, state: TableState, records: number | null = null): TableRow => ({
  table,
  state,
  status: '',
  reason: null,
  records,
  position: null,
  lastLoadedAt: null,
  mapping: null,
});
const rows = [
  row('customers', 'synced', 5),
  row('logs', 'ineligible'),
  row('orders', 'synced', 9),
  row('Orders_old', 'removed', 2),
];
const shown = (view: Partial<typeof defaultTablesView>) =>
  shownTables(rows, { ...defaultTablesView, ...view }).map(({ table }) => table);

describe('the tables that a view shows', () => {
  it('match the search and one of the states', () => {
    expect(shown({ search: ' ORDERS ' })).toEqual(['orders', 'Orders_old']);
    expect(shown({ search: 'orders', states: ['removed', 'ineligible'] })).toEqual(['Orders_old']);
  });

  it('are sorted by the chosen column, then by name', () => {
    expect(shown({ sort: { by: 'table', isDescending: true } })).toEqual([
      'Orders_old',
      'orders',
      'logs',
      'customers',
    ]);
    expect(shown({ sort: { by: 'records', isDescending: true } })).toEqual([
      'orders',
      'customers',
      'Orders_old',
      'logs',
    ]);
    expect(shown({ sort: { by: 'state', isDescending: false } })).toEqual([
      'Orders_old',
      'customers',
      'orders',
      'logs',
    ]);
  });
});
