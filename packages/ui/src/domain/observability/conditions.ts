import type { ColumnType } from '../entities/source.ts';
import { isKnown, type Open } from '../entities/open.ts';

/** Operators that compare a column with a value. Our choice: spec §3 names none. */
export const conditionOperators = [
  'equals',
  'not_equals',
  'contains',
  'starts_with',
  'less_than',
  'at_most',
  'greater_than',
  'at_least',
  'is_true',
  'is_false',
  'is_null',
  'is_not_null',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** Excludes rows from a measurement. A row must meet all conditions of a metric. */
export interface WhereCondition {
  readonly columnName: string;
  readonly operator: Open<ConditionOperator>;
  /** Text, number, or ISO date, depending on the column's type; `null` if the operator needs no value. */
  readonly value: string | number | null;
}

/** Operators without a value. */
const unary = ['is_true', 'is_false', 'is_null', 'is_not_null'] as const;

export const needsValue = (operator: string): boolean => !isKnown<ConditionOperator>(unary, operator);

const presence = ['is_null', 'is_not_null'] as const;
const equality = ['equals', 'not_equals'] as const;
const order = ['less_than', 'at_most', 'greater_than', 'at_least'] as const;
const ofNumbers = [...equality, ...order, ...presence];

const operatorsByType: Readonly<Record<ColumnType, readonly ConditionOperator[]>> = {
  string: [...equality, 'contains', 'starts_with', ...presence],
  boolean: ['is_true', 'is_false', ...presence],
  number: ofNumbers,
  integer: ofNumbers,
  bigint: ofNumbers,
  date: ofNumbers,
  datetime: ofNumbers,
  array: presence,
  object: presence,
};

/** The operators of a column type. Unknown types have only the null checks. */
export const operatorsFor = (columnType: string): readonly ConditionOperator[] =>
  Object.hasOwn(operatorsByType, columnType) ? operatorsByType[columnType as ColumnType] : presence;

const labels: Readonly<Record<ConditionOperator, string>> = {
  equals: 'is',
  not_equals: 'is not',
  contains: 'contains',
  starts_with: 'starts with',
  less_than: 'is less than',
  at_most: 'is at most',
  greater_than: 'is greater than',
  at_least: 'is at least',
  is_true: 'is true',
  is_false: 'is false',
  is_null: 'is null',
  is_not_null: 'is not null',
};

/** The label of an operator. An operator newer than this build is shown unchanged. */
export const operatorLabel = (operator: string): string =>
  isKnown(conditionOperators, operator) ? labels[operator] : operator;

/** An error of a condition, and where it is. */
export interface ConditionProblem {
  readonly field: 'operator' | 'value';
  readonly message: string;
}

function valueProblem(value: WhereCondition['value'], columnType: string): string | undefined {
  if (value === null || value === '') return 'Enter a value.';
  if (columnType === 'date' || columnType === 'datetime') {
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? undefined : 'Enter a date.';
  }
  if (columnType === 'string') return typeof value === 'string' ? undefined : 'Enter a text.';
  return typeof value === 'number' && Number.isFinite(value) ? undefined : 'Enter a number.';
}

/** Validates a condition on a column of this type; `undefined` if it is valid. */
export function conditionProblem(
  { operator, value }: Pick<WhereCondition, 'operator' | 'value'>,
  columnType: string,
): ConditionProblem | undefined {
  if (!isKnown(operatorsFor(columnType), operator)) {
    return { field: 'operator', message: `Columns of type ${columnType} do not support this operator.` };
  }
  if (!needsValue(operator)) {
    return value === null
      ? undefined
      : { field: 'value', message: 'Remove the value: this operator takes none.' };
  }
  const message = valueProblem(value, columnType);
  return message === undefined ? undefined : { field: 'value', message };
}
