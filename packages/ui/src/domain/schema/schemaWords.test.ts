import { describe, expect, it } from 'vitest';
import {
  describeChanges,
  describeDiff,
  describeNews,
  describeNoMatch,
  describeSchemaProblem,
  selectAllLabel,
} from './schemaWords.ts';

const none = { added: 0, removed: 0, rekeyed: 0, reshaped: 0 };
const same = { tablesCame: [], tablesGone: [], selectedGone: [], columnsCame: [], columnsGone: [] };

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

describe('describeDiff', () => {
  it('names what came and went, up to three of each', () => {
    expect(describeDiff({ ...same, tablesCame: ['a', 'b', 'c', 'd', 'e'], columnsGone: ['a.x'] })).toEqual([
      '5 new tables to choose from: a, b, c and 2 more.',
      '1 column gone: a.x.',
    ]);
  });
  it('says what becomes of a selected table that is gone', () => {
    expect(describeDiff({ ...same, tablesGone: ['a', 'b'], selectedGone: ['b'] })).toEqual([
      '2 tables gone: a, b.',
      'b was selected, and will be again if found later.',
    ]);
  });
});

describe('describeNews', () => {
  it('says what follows others, and what of one’s own stays', () => {
    expect(describeNews({ followed: ['a', 'b', 'c', 'd'], contested: [] })).toEqual([
      '4 tables are shown as they saved them: a, b, c and 1 more.',
    ]);
    expect(describeNews({ followed: ['a'], contested: ['b'] })).toEqual([
      '1 table is shown as they saved it: a.',
      '1 table you changed as well: b. What you chose is kept, and replaces what they saved of it when you save.',
    ]);
  });
});

describe('describeNoMatch', () => {
  it.each([
    ['', 'selected', 'No table is selected'],
    ['', 'changed', 'Nothing is changed'],
    ['abacus', 'all', 'No table is like that'],
    ['abacus', 'changed', 'No table is like that'],
  ] as const)('“%s” among %s: %s', (search, show, title) => {
    expect(describeNoMatch({ search, show }).title).toBe(title);
  });
  it('says where it looked', () => {
    expect(describeNoMatch({ search: 'abacus', show: 'all' }).words).toMatch(/^Neither a table nor/);
    expect(describeNoMatch({ search: 'abacus', show: 'changed' }).words).toMatch(
      /^Among those changed, neither/,
    );
  });
});

describe('describeSchemaProblem', () => {
  it('says what the service said, or the sentence of the specification', () => {
    expect(describeSchemaProblem({ kind: 'http', status: 400, detail: 'No route to host.' }).title).toBe(
      'No route to host.',
    );
    expect(describeSchemaProblem({ kind: 'timeout' }).title).toBe(
      'An error occurred while fetching schema, please check the configuration and try again.',
    );
  });
});
