import type { ColumnType } from '../entities/source.ts';
import { isKnown, type Open } from '../entities/open.ts';

/** How a column is held against a value. Our choice: spec §3 names no operators. */
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

/** Leaves rows out of a measurement; a row has to meet all conditions of a metric. */
export interface WhereCondition {
  readonly columnName: string;
  readonly operator: Open<ConditionOperator>;
  /** Text, a number, or a date as ISO text, after the column's type; `null` where the operator needs none. */
  readonly value: string | number | null;
}

/** Operators that say everything by themselves. */
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

/** The operators that a column takes; of a type this build does not know, whether there is a value at all. */
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

/** The words for an operator; one this build does not know is shown as it came. */
export const operatorLabel = (operator: string): string =>
  isKnown(conditionOperators, operator) ? labels[operator] : operator;

/** What is wrong with a condition, and where. */
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

/** What is wrong with a condition on a column of this type; `undefined` where nothing is. */
export function conditionProblem(
  { operator, value }: Pick<WhereCondition, 'operator' | 'value'>,
  columnType: string,
): ConditionProblem | undefined {
  if (!isKnown(operatorsFor(columnType), operator)) {
    return { field: 'operator', message: `A column of type ${columnType} cannot be asked this.` };
  }
  if (!needsValue(operator)) {
    return value === null ? undefined : { field: 'value', message: 'This takes no value.' };
  }
  const message = valueProblem(value, columnType);
  return message === undefined ? undefined : { field: 'value', message };
}
