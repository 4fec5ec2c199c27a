import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { SyncMapping } from '../entities/schema.ts';
import { describeStartUpdates } from './startUpdates.ts';

const taken = (table: string, more: Partial<SyncMapping> = {}): SyncMapping => ({
  table,
  isSelected: true,
  excluded: [],
  customPrimaryKeys: [],
  ...more,
});
const seen = {
  sourceId: toId<'source'>(1),
  destinationId: toId<'destination'>(2),
  source: { id: toId<'source'>(1), name: 'Shop', type: 'postgres' },
  destination: { id: toId<'destination'>(2), name: 'Lake', type: 'snowflake' },
  syncMappings: [taken('orders', { excluded: ['note', 'memo'] }), taken('customers')],
};

describe('the pipeline to start', () => {
  it('has no updates if it syncs the same in any notation', () => {
    expect(describeStartUpdates(seen, seen)).toEqual([]);
    const rewritten = [
      taken('gone', { isSelected: false, excluded: ['a'] }),
      taken('customers'),
      taken('orders', { excluded: ['memo', 'note'] }),
    ];
    expect(describeStartUpdates(seen, { ...seen, syncMappings: rewritten })).toEqual([]);
    expect(describeStartUpdates({ ...seen, syncMappings: null }, { ...seen, syncMappings: [] })).toEqual([]);
  });

  it('reports tables that others have changed', () => {
    const one = [taken('orders'), taken('customers')];
    expect(describeStartUpdates(seen, { ...seen, syncMappings: one })).toEqual([
      '1 table was updated to what they saved: orders.',
    ]);
    const many = ['a', 'b', 'c', 'd\u202E'].map((table) => taken(table));
    expect(describeStartUpdates(seen, { ...seen, syncMappings: [...seen.syncMappings, ...many] })).toEqual([
      '4 tables were updated to what they saved: a, b, c and 1 more.',
    ]);
    expect(
      describeStartUpdates(seen, { ...seen, syncMappings: [...seen.syncMappings, taken('d\u202E')] }),
    ).toEqual(['1 table was updated to what they saved: d[U+202E].']);
  });

  it('reports a different source or destination, by its name if it is known', () => {
    const lake = { ...seen, destinationId: toId<'destination'>(3) };
    expect(describeStartUpdates(seen, { ...lake, destination: null })).toEqual([
      'The destination has changed.',
    ]);
    const other = { id: toId<'source'>(9), name: 'Ledger', type: 'postgres' };
    expect(
      describeStartUpdates(seen, { ...seen, sourceId: other.id, source: other, syncMappings: [] }),
    ).toEqual(['The source is now “Ledger”.']);
  });
});
