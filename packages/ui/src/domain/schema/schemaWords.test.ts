import { describe, expect, it } from 'vitest';
import {
  describeBulkSize,
  describeChanges,
  describeDiff,
  describeUpdates,
  describeNoMatch,
  describeSchemaProblem,
  selectAllLabel,
} from './schemaWords.ts';

const none = { added: 0, removed: 0, rekeyed: 0, reshaped: 0 };
const same = {
  tablesCame: [],
  tablesGone: [],
  selectedGone: [],
  columnsCame: [],
  columnsGone: [],
  columnsChanged: [],
  tablesBlocked: [],
  tablesFreed: [],
};

describe('selectAllLabel', () => {
  it.each([
    [false, 'select', 'Select All'],
    [false, 'deselect', 'Deselect All'],
    [true, 'select', 'Select All Filtered'],
    [true, 'deselect', 'Deselect All Filtered'],
    [true, 'none', 'Select All Filtered'],
  ] as const)('filtered %s, %s: %s', (isFiltered, bulk, label) => {
    expect(selectAllLabel(isFiltered, bulk)).toBe(label);
  });
});

describe('describeChanges', () => {
  it.each([
    [{ ...none, added: 4, removed: 1, rekeyed: 2 }, '+4 tables, −1, 2 keys changed'],
    [{ ...none, added: 1 }, '+1 table'],
    [{ ...none, removed: 1 }, '−1 table'],
    [{ ...none, removed: 2000, reshaped: 1 }, '−2,000 tables, columns of 1 table changed'],
    [none, ''],
  ])('%o', (changes, words) => {
    expect(describeChanges(changes)).toBe(words);
  });
});

describe('describeBulkSize', () => {
  it.each([
    [{ tables: 1, columns: 0 }, true, '1 matching table'],
    [{ tables: 0, columns: 12 }, true, '12 matching columns'],
    [{ tables: 3, columns: 1 }, true, '3 matching tables, 1 matching column'],
    [{ tables: 2_000, columns: 0 }, false, '2,000 tables'],
    [{ tables: 0, columns: 0 }, true, ''],
  ])('%o, searched: %s', (size, isSearched, words) => {
    expect(describeBulkSize(size, isSearched)).toBe(words);
  });
});

describe('describeDiff', () => {
  it('names up to three added and removed tables each', () => {
    expect(describeDiff({ ...same, tablesCame: ['a', 'b', 'c', 'd', 'e'], columnsGone: ['a.x'] })).toEqual([
      '5 new tables found: a, b, c and 2 more.',
      '1 column removed: a.x.',
    ]);
  });
  it('says what is new about changed columns', () => {
    const columnsChanged = [
      { name: 'a.x', facts: ['integer → bigint', 'now nullable'] },
      { name: 'b.y', facts: ['now a key'] },
    ];
    expect(describeDiff({ ...same, columnsChanged })).toEqual([
      '2 columns changed: a.x (integer → bigint, now nullable), b.y (now a key).',
    ]);
  });
  it('names the tables that can no longer, or only now, be replicated', () => {
    expect(describeDiff({ ...same, tablesBlocked: ['a', 'b'], tablesFreed: ['c'] })).toEqual([
      '2 tables can no longer be replicated: a, b.',
      '1 table can be replicated now: c.',
    ]);
  });
  it('says what happens to a selected table that is missing', () => {
    expect(describeDiff({ ...same, tablesGone: ['a', 'b'], selectedGone: ['b'] })).toEqual([
      '2 tables removed: a, b.',
      'b was selected. The selection is restored if found again.',
    ]);
  });
});

describe('describeUpdates', () => {
  it('says what follows others’ changes, and which local changes stay', () => {
    expect(describeUpdates({ followed: ['a', 'b', 'c', 'd'], contested: [] })).toEqual([
      '4 tables updated to what they saved: a, b, c and 1 more.',
    ]);
    expect(describeUpdates({ followed: ['a'], contested: ['b'] })).toEqual([
      '1 table updated to what they saved: a.',
      'You also changed 1 table: b. Saving replaces their version with yours.',
    ]);
  });
});

describe('describeNoMatch', () => {
  it.each([
    ['', 'selected', 'No tables selected'],
    ['', 'unselected', 'All tables are selected'],
    ['', 'changed', 'No changes'],
    ['abacus', 'all', 'No matching tables'],
    ['abacus', 'changed', 'No matching tables'],
  ] as const)('“%s” among %s: %s', (search, show, title) => {
    expect(describeNoMatch({ search, show }).title).toBe(title);
  });
  it('says where it searched', () => {
    expect(describeNoMatch({ search: 'abacus', show: 'all' }).words).toMatch(/^No table or column/);
    expect(describeNoMatch({ search: 'abacus', show: 'changed' }).words).toMatch(
      /^No changed table or column/,
    );
  });
});

describe('describeSchemaProblem', () => {
  it('shows the service’s message or the specification’s sentence', () => {
    expect(describeSchemaProblem({ kind: 'http', status: 400, detail: 'No route to host.' }).title).toBe(
      'No route to host.',
    );
    expect(describeSchemaProblem({ kind: 'timeout' }).title).toBe(
      'An error occurred while fetching schema, please check the configuration and try again.',
    );
  });
  it('says that the service was not reached', () => {
    expect(describeSchemaProblem({ kind: 'offline' }).advice).toBe(
      'You are offline. Your selection is kept.',
    );
    expect(describeSchemaProblem({ kind: 'http', status: 500 }).advice).toBe('Your selection is kept.');
  });
});
