import { describe, expect, it } from 'vitest';
import { describeRows, estimateResync, isNameTyped, resyncDefaults, toResyncForm } from './resync.ts';

const tables = [
  { collection: 'orders', totalRecords: 4_060 },
  { collection: 'refunds', totalRecords: 199 },
  { collection: 'empty', totalRecords: 0 },
];
const form = (...names: readonly string[]) => toResyncForm(new Set(names), tables, true);

describe('the form of a resync', () => {
  it('has the defaults of the specification (spec §3)', () => {
    expect(resyncDefaults).toEqual({ resyncTables: [], allResyncSelected: false, resetState: true });
    expect(form()).toEqual(resyncDefaults);
  });

  it('names the selected tables, in the order of the pipeline, and none that it does not have', () => {
    expect(form('refunds', 'gone', 'orders').resyncTables).toEqual(['orders', 'refunds']);
    expect(form('refunds', 'gone', 'orders').allResyncSelected).toBe(false);
  });

  it('names no table if all are selected', () => {
    expect(form('orders', 'refunds', 'empty')).toEqual({
      resyncTables: [],
      allResyncSelected: true,
      resetState: true,
    });
  });
});

describe('the estimate', () => {
  it.each([
    [form('orders'), 4_100],
    [form('orders', 'refunds', 'empty'), 4_300],
    [form('empty'), null],
    [form(), null],
  ])('of %j is %j', (asked, rows) => {
    expect(estimateResync(asked, tables)).toBe(rows);
  });
});

it.each([
  ['Orders ', 'Orders', true],
  ['orders', 'Orders', false],
  ['', '', true],
  ['Or[U+200B]ders', 'Or\u200Bders', true],
  ['Cafe\u0301', 'Café', true],
])('the typed name %j for %j: %j', (typed, name, isTyped) => {
  expect(isNameTyped(typed, name)).toBe(isTyped);
});

it('says what happens to loaded rows (A-38)', () => {
  expect(describeRows(true, 1)).toMatch(/^The rows of this table .* are deleted/);
  expect(describeRows(false, 2)).toMatch(/^The rows of these tables .* stay/);
});
