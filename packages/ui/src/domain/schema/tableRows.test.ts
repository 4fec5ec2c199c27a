import { describe, expect, it } from 'vitest';
import type { CollectionUsage } from '../entities/usage.ts';
import { mapping } from './schema.test.data.ts';
import { countTableStates, tableRows, type TableSources } from './tableRows.ts';

const syncedAt = new Date('2026-03-04T09:45:00Z');
const pipeline: TableSources['pipeline'] = {
  status: 'errored',
  syncMappings: [mapping('orders'), { ...mapping('drafts'), isSelected: false }],
  lastSyncedAt: syncedAt,
  lastError: 'The column total is missing.',
};
const used = (collection: string, status: string, rest: Partial<CollectionUsage> = {}): CollectionUsage => ({
  collection,
  status,
  totalRecords: 0,
  position: null,
  ...rest,
});
const atSource = (table: string, ineligibleReason: string | null = null) => ({
  table,
  columns: [],
  ineligibleReason,
});
const join = (sources: Partial<TableSources> = {}) =>
  tableRows({
    pipeline,
    usage: [used('orders', 'synced', { totalRecords: 7, position: '0/1' })],
    schema: { collections: [atSource('orders'), atSource('drafts')], unreadable: 0 },
    ...sources,
  });
const stateOf = (sources: Partial<TableSources>, table = 'orders') =>
  join(sources).find((row) => row.table === table)?.state;

describe('the state of a table', () => {
  it.each([
    ['synced', {}, 'synced'],
    ['errored', {}, 'errored'],
    ['initial_sync', {}, 'initialSync'],
    ['resyncing', {}, 'resyncing'],
    ['waiting', {}, 'waiting'],
    ['waiting', { totalRecords: 4 }, 'waitingForResync'],
    ['waiting', { position: '0/1' }, 'waitingForResync'],
    ['snoozing', {}, 'other'],
    ['', {}, 'other'],
  ] as const)('of the status %j with %j is %j', (status, rest, state) => {
    expect(stateOf({ usage: [used('orders', status, rest)] })).toBe(state);
  });

  it('waits for its initial sync as long as the usage does not know it', () => {
    expect(stateOf({ usage: [] })).toBe('waiting');
  });

  it('is excluded if it is not selected, even if it was loaded before', () => {
    expect(stateOf({ usage: [used('drafts', 'synced', { totalRecords: 3 })] }, 'drafts')).toBe('excluded');
  });

  it('is new if nobody has decided on it', () => {
    const schema = { collections: [atSource('orders'), atSource('refunds')], unreadable: 0 };
    expect(stateOf({ schema }, 'refunds')).toBe('new');
  });

  it('is not replicable with the reason, unless the pipeline replicates it anyway', () => {
    const collections = [atSource('orders', 'It has no key.'), atSource('logs', 'It is a view.')];
    const rows = join({ schema: { collections, unreadable: 0 } });
    expect(rows.map(({ table, state, reason }) => [table, state, reason])).toEqual([
      ['logs', 'ineligible', 'It is a view.'],
      ['orders', 'synced', null],
    ]);
  });

  it('is removed if the source lost it, and a table that was given up has no row', () => {
    const rows = join({ schema: { collections: [], unreadable: 0 } });
    expect(rows.map(({ table, state }) => [table, state])).toEqual([['orders', 'removed']]);
  });

  it.each([
    ['has not been read', null],
    ['could not be read completely', { collections: [], unreadable: 2 }],
  ])('is neither removed nor new while the source %s', (_, schema) => {
    expect(join({ schema }).map(({ table, state }) => [table, state])).toEqual([
      ['drafts', 'excluded'],
      ['orders', 'synced'],
    ]);
  });

  it('follows the usage if the service sends no mappings', () => {
    expect(stateOf({ pipeline: { ...pipeline, syncMappings: null } })).toBe('synced');
  });
});

describe('a row', () => {
  it('has records, position and the last load, with the error of an errored table', () => {
    const [orders] = join().filter(({ table }) => table === 'orders');
    expect(orders).toMatchObject({ records: 7, position: '0/1', lastLoadedAt: syncedAt, reason: null });
    const [errored] = join({ usage: [used('orders', 'errored')] }).filter(({ table }) => table === 'orders');
    expect(errored).toMatchObject({ lastLoadedAt: null, reason: 'The column total is missing.' });
  });

  it('has its place by name, with numbers in order', () => {
    const collections = ['t10', 't9', 'T1'].map((table) => atSource(table));
    const rows = join({
      pipeline: { ...pipeline, syncMappings: [] },
      usage: [],
      schema: { collections, unreadable: 0 },
    });
    expect(rows.map(({ table }) => table)).toEqual(['T1', 't9', 't10']);
  });

  it('is counted under its state', () => {
    expect([...countTableStates(join())]).toEqual([
      ['excluded', 1],
      ['synced', 1],
    ]);
  });
});
