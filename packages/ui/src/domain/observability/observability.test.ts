import { describe, expect, it } from 'vitest';

import { columnTypes } from '../entities/source.ts';
import { conditionOperators, conditionProblem, operatorsFor } from './conditions.ts';
import { canMeasure, metricTypes, metricTypesFor } from './metricTypes.ts';
import { isOutside, rangeProblem } from './threshold.ts';

describe('metric types (A-126)', () => {
  it('are the row count of a table, and for each column those of its type', () => {
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

  it('include the newer types only with their feature', () => {
    expect(metricTypesFor('datetime', { hasNewer: false })).toEqual(['null_count', 'distinct_count']);
  });

  it('each support at least one column type', () => {
    for (const type of metricTypes) {
      expect([null, ...columnTypes].some((column) => canMeasure(type, column))).toBe(true);
    }
  });
});

describe('conditions (A-127)', () => {
  it('exist for every column type, and every operator is used', () => {
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
  ])('on a %s: %s %j has its error at %s', (type, operator, value, field) => {
    expect(conditionProblem({ operator, value }, type)?.field).toBe(field);
  });
});

describe('a threshold (A-128)', () => {
  it('includes both ends, and ignores missing values', () => {
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

  it('may be a single value, and must be in order', () => {
    expect(rangeProblem([3, 3])).toBeUndefined();
    expect(rangeProblem([4, 3])).toMatch(/\.$/);
    expect(rangeProblem([Number.NaN, 3])).toMatch(/\.$/);
    expect(rangeProblem([0, Number.POSITIVE_INFINITY])).toMatch(/\.$/);
  });
});
