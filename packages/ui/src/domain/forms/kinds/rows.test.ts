import { describe, expect, it } from 'vitest';
import type { Wire } from '../../json/paths.ts';
import type { RowColumn } from '../definition/fieldTypes.ts';
import {
  describeValue,
  draftValue,
  isEmpty,
  isSameValue,
  isValueOf,
  readValue,
  writeValue,
} from '../model/values.ts';
import type { Row } from '../values/row.ts';
import { rows } from './rows.ts';

const columns: readonly [RowColumn, ...RowColumn[]] = [
  { key: 'id', label: 'ID' },
  { key: 'alias', label: 'Alias', edit: 'text' },
  { key: 'live', label: 'Live' },
  { key: 'token', label: 'Token', isSecret: true },
];
const pages = rows('pages', 'Pages', [{ key: 'id', label: 'ID' }]);
const named = rows('pages', 'Pages', columns);
const flagged = rows('pages', 'Pages', columns, { pickedKey: 'on', sends: 'all' });
const row = (id: Wire, isPicked = true, more: Record<string, Wire> = {}): Row => ({
  isPicked,
  cells: { id, ...more },
});
const context = { today: '2026-11-20' };

describe('rows of the service', () => {
  it.each<[Wire, readonly Row[]]>([
    [
      ['1', 2],
      [row('1'), row(2)],
    ],
    [[{ id: '1', other: 'x' }], [row('1', true, { other: 'x' })]],
    [[null, true, ['1'], { id: '1' }], [row('1')]],
    ['1', []],
    [null, []],
  ])('%j are picked, and anything else is left out', (wire, read) => {
    expect(readValue(pages, wire)).toEqual(read);
  });

  it('say by a flag which are picked; without it they are', () => {
    const wire = [{ id: 'a', on: false }, { id: 'b', on: true }, { id: 'c' }];
    const read = [row('a', false), row('b'), row('c')];
    expect(readValue(flagged, wire)).toEqual(read);
    expect(writeValue(flagged, read)).toEqual([
      { id: 'a', on: false },
      { id: 'b', on: true },
      { id: 'c', on: true },
    ]);
  });

  it('are sent without those that are not picked, unless all are asked for', () => {
    expect(writeValue(pages, [row('a', false), row('b')])).toEqual([{ id: 'b' }]);
  });
});

describe('a value of rows', () => {
  it.each<[unknown, boolean]>([
    [[], true],
    [[row('a'), row('b', false)], true],
    [[row('a'), 'b'], false],
    [[null], false],
    [[{ isPicked: true }], false],
    [[{ cells: {} }], false],
    [[{ isPicked: 'yes', cells: {} }], false],
    [[{ isPicked: true, cells: null }], false],
    ['a', false],
    [undefined, false],
  ])('%j is one: %s', (value, isOne) => expect(isValueOf(pages, value)).toBe(isOne));

  it('is empty and undescribed without a picked row', () => {
    expect(isEmpty(pages, [])).toBe(true);
    expect(isEmpty(pages, [row('a', false)])).toBe(true);
    expect(isEmpty(pages, [row('a', false), row('b')])).toBe(false);
    expect(describeValue(pages, [row('a', false)])).toBe('');
    expect(describeValue(pages, [row('a', false), row('b'), row('c')])).toBe('2 selected');
  });

  it('that nobody can edit is the same if the same rows are picked, in any order', () => {
    expect(isSameValue(pages, [row('a'), row('b')], [row('b'), row('a')])).toBe(true);
    expect(isSameValue(pages, [row('a'), row('b', false)], [row('a')])).toBe(true);
    expect(isSameValue(pages, [row('a'), row('b')], [row('a')])).toBe(false);
    expect(isSameValue(pages, [row('a')], [row('b')])).toBe(false);
  });

  it('with an editable cell, or sent whole, is the same only if all of it is', () => {
    for (const field of [named, flagged]) {
      expect(isSameValue(field, [row('a', true, { alias: 'x' })], [row('a', true, { alias: 'x' })])).toBe(
        true,
      );
      expect(isSameValue(field, [row('a', true, { alias: 'x' })], [row('a', true, { alias: 'y' })])).toBe(
        false,
      );
    }
    const whole = rows('pages', 'Pages', [{ key: 'id', label: 'ID' }], { pickedKey: 'on', sends: 'all' });
    expect(isSameValue(whole, [row('a'), row('b', false)], [row('a')])).toBe(false);
  });
});

describe('a picked row', () => {
  const check = (value: readonly Row[]) => named.spec.check(value, named, context);

  it('has all texts that people enter, without hidden characters or passwords', () => {
    expect(check([row('a', true, { alias: 'Shop' })])).toBeUndefined();
    expect(check([row('a', true, { alias: '  ' })])).toBe('Alias of “a” is required');
    expect(check([row('a', true, { alias: 7 })])).toBe('Alias of “a” is required');
    expect(check([row('a')])).toBe('Alias of “a” is required');
    expect(check([row('a', true, { alias: 'Sh\u200Bop' })])).toContain('U+200B');
    expect(check([row('a', true, { alias: 'postgres://me:secret@db.example/shop' })])).toBe(
      'Alias may contain a password or key. Remove it',
    );
  });

  it('is checked alone: other rows are not sent, and the first error counts', () => {
    expect(check([row('a', false), row('b', true, { alias: 'Shop' }), row('c')])).toBe(
      'Alias of “c” is required',
    );
  });
});

describe('a draft of rows', () => {
  const draft = (raw: unknown) => draftValue(named, raw, context);

  it('keeps the cells of columns that are no secrets', () => {
    const cells = { alias: 'Shop', live: true, token: 'canary', other: 'canary' };
    expect(draft([row(7, false, cells)])).toEqual([
      { isPicked: false, cells: { id: 7, alias: 'Shop', live: true } },
    ]);
  });

  it('leaves out a text that may be a password, objects, and inherited cells', () => {
    expect(draft([row('a', true, { alias: 'postgres://me:secret@db.example/shop' })])).toEqual([row('a')]);
    expect(draft([row('a', true, { live: { canary: true } })])).toEqual([row('a')]);
    const inherits = rows('pages', 'Pages', [{ key: 'toString', label: 'ID' }]);
    expect(draftValue(inherits, [row('a')], context)).toEqual([{ isPicked: true, cells: {} }]);
  });

  it('is dropped if it has another shape or is too large', () => {
    expect(draft('a')).toBeUndefined();
    expect(draft([row('a'), 'b'])).toBeUndefined();
    expect(draft(Array.from({ length: 10_000 }, () => row('a')))).toHaveLength(10_000);
    expect(draft(Array.from({ length: 10_001 }, () => row('a')))).toBeUndefined();
  });
});

it('a table of rows is identified by its first column, and asks for one', () => {
  expect(named).toMatchObject({ kind: 'rows', rowKey: 'id', sends: 'picked' });
  expect(named.requiredMessage).toBe('Choose at least one');
});
