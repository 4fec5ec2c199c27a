import { describe, expect, it } from 'vitest';

import { columnTypes } from '../entities/source.ts';
import { conditionOperators, conditionProblem, operatorsFor } from './conditions.ts';
import { canMeasure, metricTypes, metricTypesFor } from './metricTypes.ts';
import { isOutside, rangeProblem } from './threshold.ts';

describe('what can be measured (A-126)', () => {
  it('is the rows of a table, and of each column what its type allows', () => {
    const all = { hasNewer: true };
    expect(metricTypesFor(null, all)).toEqual(['row_count']);
    expect(metricTypesFor('integer', all)).toEqual([
      'null_count',
      'distinct_count',
      'minimum',
      'maximum',
      'average',
      'sum',
      'null_percentage',
      'median',
      'standard_deviation',
    ]);
    expect(metricTypesFor('datetime', all)).toEqual([
      'null_count',
      'distinct_count',
      'null_percentage',
      'freshness',
    ]);
    expect(metricTypesFor('object', all)).toEqual(['null_count', 'null_percentage']);
    expect(metricTypesFor('geometry', all)).toEqual([]);
  });

  it('leaves the newer types to those who have them', () => {
    expect(metricTypesFor('datetime', { hasNewer: false })).toEqual(['null_count', 'distinct_count']);
  });

  it('leaves no type without a column', () => {
    for (const type of metricTypes) {
      expect([null, ...columnTypes].some((column) => canMeasure(type, column))).toBe(true);
    }
  });
});

describe('conditions (A-127)', () => {
  it('have operators for every type of column, and no operator is left over', () => {
    const used = new Set(columnTypes.flatMap((type) => operatorsFor(type)));
    expect(used).toEqual(new Set(conditionOperators));
    for (const type of columnTypes) expect(operatorsFor(type)).toContain('is_null');
    expect(operatorsFor('geometry')).toEqual(['is_null', 'is_not_null']);
    expect(operatorsFor('constructor')).toEqual(['is_null', 'is_not_null']);
  });

  it.each([
    ['string', 'contains', 'shoe', undefined],
    ['string', 'contains', '', 'value'],
    ['string', 'equals', 7, 'value'],
    ['string', 'at_least', 'a', 'operator'],
    ['integer', 'at_least', 7, undefined],
    ['integer', 'at_least', '7', 'value'],
    ['integer', 'equals', Number.NaN, 'value'],
    ['integer', 'equals', null, 'value'],
    ['datetime', 'less_than', '2026-11-20', undefined],
    ['date', 'less_than', 'yesterday', 'value'],
    ['boolean', 'is_true', null, undefined],
    ['boolean', 'is_true', 1, 'value'],
    ['array', 'is_null', null, undefined],
    ['array', 'equals', 'a', 'operator'],
    ['string', 'like', 'a', 'operator'],
  ])('on a %s: %s %j has its problem at %s', (type, operator, value, field) => {
    expect(conditionProblem({ operator, value }, type)?.field).toBe(field);
  });
});

describe('a threshold (A-128)', () => {
  it('includes both its ends, and takes nothing for nothing', () => {
    const range = [-1, 5] as const;
    expect([-1.01, -1, 0, 5, 5.01, null].map((value) => isOutside(value, { range }))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('may be a single value, and is in order', () => {
    expect(rangeProblem([3, 3])).toBeUndefined();
    expect(rangeProblem([4, 3])).toMatch(/\.$/);
    expect(rangeProblem([Number.NaN, 3])).toMatch(/\.$/);
    expect(rangeProblem([0, Number.POSITIVE_INFINITY])).toMatch(/\.$/);
  });
});
