import { columnTypes } from '@millrace/ui/domain/entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferColumns, typeOfCell, widened } from './inferColumns.ts';

describe('the type of a cell', () => {
  it.each([
    ['true', 'boolean'],
    ['-7', 'integer'],
    ['2147483647', 'integer'],
    ['2147483648', 'bigint'],
    ['0.5', 'number'],
    ['2026-11-20', 'date'],
    ['2026-11-20T09:20:00Z', 'datetime'],
    ['["a"]', 'array'],
    ['{"a":1}', 'object'],
    ['{half', 'string'],
    ['seven', 'string'],
    ['', null],
  ])('%j is %s', (text, type) => expect(typeOfCell(text)).toBe(type));
});

describe('the type of a column', () => {
  const typeOf = (...cells: string[]) =>
    inferColumns(
      ['a'],
      cells.map((cell) => [cell]),
    )[0];

  it('is the narrowest that fits all of its cells', () => {
    expect(typeOf('1', '2')).toMatchObject({ type: 'integer', isNullable: false });
    expect(typeOf('1', '', '9999999999')).toMatchObject({ type: 'bigint', isNullable: true });
    expect(typeOf('1', '9999999999', '0.5')).toMatchObject({ type: 'number' });
    expect(typeOf('2026-11-20', '2026-11-20 09:20')).toMatchObject({ type: 'datetime' });
    expect(typeOf('true', '1')).toMatchObject({ type: 'string' });
    expect(typeOf('', '')).toMatchObject({ type: 'string', isNullable: true });
  });

  it('does not depend on the order of the cells', () => {
    const types = fc.constantFrom(...columnTypes);
    fc.assert(
      fc.property(types, types, types, (a, b, c) => {
        expect(widened(a, b)).toBe(widened(b, a));
        expect(widened(widened(a, b), c)).toBe(widened(a, widened(b, c)));
      }),
    );
  });
});
