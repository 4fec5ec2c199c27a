import { describe, expect, it } from 'vitest';
import type { CollectionUsage } from '../entities/usage.ts';
import { describeLoads, initialSyncProgress, isInitialSync, progressSentence } from './tableLoads.ts';

const usage = (collection: string, totalRecords: number, status = 'synced'): CollectionUsage => ({
  collection,
  totalRecords,
  status,
  position: null,
});

describe('initialSyncProgress', () => {
  it('counts the copied tables', () => {
    const rows = [
      usage('a', 1),
      usage('b', 1, 'initial_sync'),
      usage('c', 0, 'waiting'),
      usage('d', 0, 'errored'),
    ];
    const progress = initialSyncProgress(rows);
    expect(progress).toEqual({ done: 2, all: 4 });
    expect(progress && progressSentence(progress)).toBe('2 of 4 tables copied');
  });

  it('returns nothing without statuses', () => {
    expect(initialSyncProgress([usage('a', 1, '')])).toBeNull();
    expect(initialSyncProgress([])).toBeNull();
  });
});

it('tells the first copy of tables from another one', () => {
  const waiting = usage('w', 0, 'waiting');
  expect(isInitialSync([usage('a', 1, 'initial_sync'), waiting])).toBe(true);
  expect(isInitialSync([usage('a', 1), waiting])).toBe(true);
  expect(isInitialSync([usage('a', 1), usage('b', 400, 'waiting')])).toBe(false);
  expect(isInitialSync([usage('a', 1), usage('b', 400, 'waiting'), waiting])).toBe(true);
  expect(isInitialSync([usage('a', 1, 'resyncing'), waiting])).toBe(false);
  expect(isInitialSync([usage('a', 1, 'resyncing'), usage('b', 1, 'initial_sync')])).toBe(true);
});

describe('describeLoads', () => {
  it('counts the copied tables of an initial sync', () => {
    expect(describeLoads([usage('a', 1), usage('b', 1, 'initial_sync'), usage('c', 0, 'waiting')])).toEqual({
      kind: 'initial',
      text: '1 of 3 tables copied.',
    });
  });

  it('never counts tables that a resync does not copy', () => {
    const others = Array.from({ length: 125 }, (_, index) => usage(`t${index}`, 9));
    expect(describeLoads([...others, usage('a', 1, 'resyncing'), usage('b', 1, 'waiting')])).toEqual({
      kind: 'resync',
      text: '2 tables left to copy.',
    });
  });

  it('calls a resync by its name before its first table is copied', () => {
    expect(describeLoads([usage('a', 9), usage('b', 400, 'waiting'), usage('c', 3, 'waiting')])).toEqual({
      kind: 'resync',
      text: '2 tables left to copy.',
    });
  });

  it('tells nothing to copy from an unknown state', () => {
    expect(describeLoads([usage('a', 1)])).toBeNull();
    expect(describeLoads([usage('a', 1, '')])).toBeUndefined();
    expect(describeLoads([])).toBeUndefined();
  });
});
