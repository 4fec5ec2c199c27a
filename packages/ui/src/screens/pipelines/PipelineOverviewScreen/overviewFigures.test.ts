import { describe, expect, it } from 'vitest';
import { collectionStatuses, type CollectionUsage } from '../../../domain/entities/usage.ts';
import { mostPressingFirst, collectionStatus, countCollections } from './overviewFigures.ts';

const usage = (collection: string, totalRecords: number, status = 'synced'): CollectionUsage => ({
  collection,
  totalRecords,
  status,
  position: null,
});
const mapping = (table: string, isSelected: boolean) => ({
  table,
  isSelected,
  excluded: [],
  customPrimaryKeys: [],
});

describe('countCollections', () => {
  it('counts the tables of the schema settings', () => {
    const syncMappings = [mapping('a', true), mapping('b', true), mapping('c', false)];
    expect(countCollections({ syncMappings }, [])).toEqual({ included: 2, excluded: 1 });
  });

  it('falls back to synced tables, otherwise to nothing', () => {
    expect(countCollections({ syncMappings: null }, [usage('a', 1)])).toEqual({ included: 1, excluded: 0 });
    expect(countCollections({ syncMappings: [] }, undefined)).toBeNull();
  });
});

it('sorts errors first, then the busiest, then by name', () => {
  const rows = [usage('b', 5), usage('c', 9), usage('a', 5), usage('d', 1, 'errored')];
  expect(mostPressingFirst(rows).map(({ collection }) => collection)).toEqual(['d', 'c', 'a', 'b']);
});

it('shows unknown statuses unchanged', () => {
  expect(collectionStatus('synced', true)).toEqual({ label: 'Synced', tone: 'positive' });
  expect(collectionStatus('resyncing', true)).toEqual({ label: 'Resyncing', tone: 'info' });
  expect(collectionStatus('resting', true)).toEqual({ label: 'resting', tone: 'neutral' });
});

it('shows no status as good unless the pipeline syncs on time', () => {
  for (const status of [...collectionStatuses, 'resting', ''])
    expect(collectionStatus(status, false).tone).not.toBe('positive');
  expect(collectionStatus('synced', false)).toEqual({ label: 'Synced', tone: 'neutral' });
});
