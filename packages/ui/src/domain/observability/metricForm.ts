import { parseId, type Id } from '../entities/id.ts';
import { dataStoreTypes, type DataStoreType, type Metric } from './metric.ts';
import { isKnown } from '../entities/open.ts';
import type { SchemaColumn } from '../entities/schema.ts';
import type { StoreSchema } from './storeSchema.ts';
import { comparableName } from '../text/uniqueName.ts';
import { conditionProblem, needsValue, operatorsFor, type WhereCondition } from './conditions.ts';
import { canMeasure, metricBounds, metricTypes, metricTypesFor, type MetricType } from './metricTypes.ts';
import { rangeKind, rangeProblem, type RangeKind, type Threshold } from './threshold.ts';

/** A condition as it is entered. */
export interface ConditionDraft {
  /** Tells conditions apart while some are added and removed. */
  readonly key: number;
  readonly column: string;
  readonly operator: string;
  readonly value: string;
}

/** A metric as it is entered (spec §3 Metric create form). Everything is text; empty is not chosen yet. */
export interface MetricDraft {
  readonly name: string;
  /** `source:3` or `destination:5`. */
  readonly store: string;
  readonly table: string;
  /** Empty for the whole table. */
  readonly column: string;
  readonly type: string;
  readonly conditions: readonly ConditionDraft[];
  /** How the expected range is limited. */
  readonly range: RangeKind;
  /** The lower end. It is kept, but not used, while the range has none. */
  readonly low: string;
  /** The upper end, like `low`. */
  readonly high: string;
}

/** The place of an entry, as its errors name it. */
export type MetricField =
  | Exclude<keyof MetricDraft, 'conditions' | 'range'>
  | `conditions.${number}.${'column' | 'operator' | 'value'}`;

export const emptyMetricDraft: MetricDraft = {
  name: '',
  store: '',
  table: '',
  column: '',
  type: '',
  conditions: [],
  range: 'between',
  low: '',
  high: '',
};

export const storeKey = (type: string, id: number): string => `${type}:${id}`;

/** The source or destination of a key; `undefined` for anything else. */
export function parseStoreKey(
  key: string,
): { readonly dataStoreType: DataStoreType; readonly dataStoreId: Id<'source' | 'destination'> } | undefined {
  const [type = '', id = ''] = key.split(':');
  const dataStoreId = parseId<'source' | 'destination'>(id);
  return isKnown(dataStoreTypes, type) && dataStoreId !== undefined
    ? { dataStoreType: type, dataStoreId }
    : undefined;
}

/** The entries of a range. A side without a limit is empty, as are both of an unknown range. */
function rangeEntries(
  threshold: Pick<Threshold, 'range'> | null,
  type: string,
): Pick<MetricDraft, 'range' | 'low' | 'high'> {
  if (threshold === null) return { range: 'between', low: '', high: '' };
  const [low, high] = threshold.range;
  const range = rangeKind([low, high], metricBounds(type));
  return {
    range,
    low: range === 'atMost' ? '' : String(low),
    high: range === 'atLeast' ? '' : String(high),
  };
}

/** The entries of a saved metric. A copy needs a name of its own. */
export const draftOfMetric = (metric: Metric, { isCopy }: { readonly isCopy: boolean }): MetricDraft => ({
  name: isCopy ? `Copy of ${metric.name}` : metric.name,
  store: storeKey(metric.dataStoreType, metric.dataStoreId),
  table: metric.tableName,
  column: metric.columnName ?? '',
  type: metric.metricType,
  conditions: metric.whereConditions.map(({ columnName, operator, value }, key) => ({
    key,
    column: columnName,
    operator,
    value: value === null ? '' : String(value),
  })),
  ...rangeEntries(metric.threshold, metric.metricType),
});

/** The columns of the chosen table; empty until the schema is known. */
export const columnsOfDraft = (schema: StoreSchema | undefined, table: string): readonly SchemaColumn[] =>
  schema?.tables.find(({ name }) => name === table)?.columns ?? [];

const typeOfColumn = (columns: readonly SchemaColumn[], name: string): string | null =>
  columns.find((column) => column.name === name)?.dataType ?? null;

/** The type of a place that has only one; otherwise empty, until one is chosen. */
function onlyType(columnType: string | null, hasNewer: boolean): MetricType | '' {
  const [first, ...others] = metricTypesFor(columnType, { hasNewer });
  return first !== undefined && others.length === 0 ? first : '';
}

interface ChangeOptions {
  /** Whether the account has the newer metric types. @default false */
  readonly hasNewer?: boolean;
}

/** Changes entries. What depends on a changed one and no longer fits is cleared; an only choice is made. */
export function changeMetricDraft(
  draft: MetricDraft,
  change: Partial<MetricDraft>,
  columns: readonly SchemaColumn[],
  { hasNewer = false }: ChangeOptions = {},
): MetricDraft {
  const next = { ...draft, ...change };
  if (next.store !== draft.store) return { ...next, table: '', column: '', type: '', conditions: [] };
  if (next.table !== draft.table)
    return { ...next, column: '', type: onlyType(null, hasNewer), conditions: [] };
  if (next.column === draft.column) return next;
  const columnType = next.column === '' ? null : typeOfColumn(columns, next.column);
  return isKnown(metricTypes, next.type) && canMeasure(next.type, columnType)
    ? next
    : { ...next, type: onlyType(columnType, hasNewer) };
}

/** Adds a condition on the first column. */
export function addCondition(draft: MetricDraft, columns: readonly SchemaColumn[]): MetricDraft {
  const [column] = columns;
  const key = Math.max(-1, ...draft.conditions.map((condition) => condition.key)) + 1;
  const operator = operatorsFor(column?.dataType ?? '')[0] ?? '';
  return {
    ...draft,
    conditions: [...draft.conditions, { key, column: column?.name ?? '', operator, value: '' }],
  };
}

/** Changes a condition. Another column or operator may have no use for the value, or for the operator. */
export function changeCondition(
  condition: ConditionDraft,
  change: Partial<ConditionDraft>,
  columns: readonly SchemaColumn[],
): ConditionDraft {
  const next = { ...condition, ...change };
  const operators = operatorsFor(typeOfColumn(columns, next.column) ?? '');
  const operator = isKnown(operators, next.operator) ? next.operator : (operators[0] ?? next.operator);
  return { ...next, operator, value: needsValue(operator) ? next.value : '' };
}

const numeric = ['number', 'integer', 'bigint'];

/** `undefined` for an empty text or one that is no number. */
const numberIn = (text: string): number | undefined => {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim());
  return Number.isFinite(value) ? value : undefined;
};

/** A condition as the service takes it; a number that cannot be read stays a text. */
function toCondition(
  { column, operator, value }: ConditionDraft,
  columns: readonly SchemaColumn[],
): WhereCondition {
  const isNumber = numeric.includes(typeOfColumn(columns, column) ?? '');
  const entered = isNumber ? (numberIn(value) ?? value) : value;
  return { columnName: column, operator, value: needsValue(operator) ? entered : null };
}

/** The range of the entries: a side without a limit ends at the bound of the metric type. */
export function rangeOfDraft({ range, low, high, type }: MetricDraft): [low?: number, high?: number] {
  const [least, most] = metricBounds(type);
  return [range === 'atMost' ? least : numberIn(low), range === 'atLeast' ? most : numberIn(high)];
}

/** What is measured, as entered. */
const definitionOfDraft = (draft: MetricDraft, columns: readonly SchemaColumn[]) => ({
  metricType: draft.type,
  tableName: draft.table,
  columnName: draft.column === '' ? null : draft.column,
  whereConditions: draft.conditions.map((condition) => toCondition(condition, columns)),
});

/** What is entered, for a preview sentence; `undefined` until it is complete and valid. */
export function previewOfDraft(draft: MetricDraft, columns: readonly SchemaColumn[]) {
  const [low, high] = rangeOfDraft(draft);
  if (low === undefined || high === undefined) return undefined;
  const errors = metricErrors(draft, { columns, takenNames: [] });
  errors.delete('name');
  if (errors.size > 0) return undefined;
  return {
    ...definitionOfDraft(draft, columns),
    threshold: { type: 'constant', range: [low, high] as const },
  };
}

/** A saved metric, as far as its last value tells what a new one would measure. */
export type MeasuredMetric = Pick<
  Metric,
  | 'dataStoreType'
  | 'dataStoreId'
  | 'metricType'
  | 'tableName'
  | 'columnName'
  | 'whereConditions'
  | 'lastValue'
>;

/** Whether a saved metric measures the same as a draft. */
export function isSameMeasure(
  draft: MetricDraft,
  columns: readonly SchemaColumn[],
  {
    dataStoreType,
    dataStoreId,
    metricType,
    tableName,
    columnName,
    whereConditions,
  }: Omit<MeasuredMetric, 'lastValue'>,
): boolean {
  const conditions = whereConditions.map(({ columnName: column, operator, value }) => ({
    columnName: column,
    operator,
    value,
  }));
  return (
    JSON.stringify([draft.store, Object.values(definitionOfDraft(draft, columns))]) ===
    JSON.stringify([storeKey(dataStoreType, dataStoreId), [metricType, tableName, columnName, conditions]])
  );
}

/** The last value of a metric that measures the same as a draft; `undefined` if none is known. */
export const lastValueOfDraft = (
  draft: MetricDraft,
  columns: readonly SchemaColumn[],
  metrics: readonly MeasuredMetric[],
): number | undefined =>
  metrics.find((metric) => typeof metric.lastValue === 'number' && isSameMeasure(draft, columns, metric))
    ?.lastValue ?? undefined;

/** A range of 20 % around a value, in three digits. */
export function rangeAround(value: number, type: string): Pick<MetricDraft, 'range' | 'low' | 'high'> {
  const [least, most] = metricBounds(type);
  const ends = [value * 0.8, value * 1.2].map((end) =>
    Math.min(Math.max(Number(end.toPrecision(3)), least), most),
  );
  return {
    range: 'between',
    low: String(Math.min(...ends)),
    high: String(Math.max(...ends)),
  };
}

/**
 * Fills in a range around the last value of what is measured now, if it is known. A range that was entered stays;
 * one that was filled in for another measure goes.
 */
export function withKnownRange(
  before: MetricDraft,
  next: MetricDraft,
  lastValueOf: (draft: MetricDraft) => number | undefined,
): MetricDraft {
  const filledIn = (draft: MetricDraft) => {
    const value = lastValueOf(draft);
    return value === undefined ? undefined : rangeAround(value, draft.type);
  };
  const isRangeChanged = before.low !== next.low || before.high !== next.high || before.range !== next.range;
  const [old, known] = [filledIn(before), filledIn(next)];
  const isOwn = (next.low !== '' || next.high !== '') && (next.low !== old?.low || next.high !== old.high);
  if (isRangeChanged || isOwn || (old?.low === known?.low && old?.high === known?.high)) return next;
  return { ...next, ...(known ?? { low: '', high: '' }) };
}

interface MetricRules {
  readonly columns: readonly SchemaColumn[];
  /** Names of other metrics. */
  readonly takenNames: readonly string[];
}

/** Why a draft cannot be sent, by entry, in the order of the form. */
export function metricErrors(
  draft: MetricDraft,
  { columns, takenNames }: MetricRules,
): Map<MetricField, string> {
  const errors = new Map<MetricField, string>();
  const name = draft.name.trim();
  const taken = takenNames.find((each) => comparableName(each) === comparableName(name));
  if (name === '') errors.set('name', 'Enter a name.');
  else if (taken !== undefined) errors.set('name', `A metric is already called “${taken}”.`);
  if (draft.store === '') errors.set('store', 'Choose a source or a destination.');
  else if (draft.table === '') errors.set('table', 'Choose a table.');
  else if (draft.type === '') errors.set('type', 'Choose what to measure.');
  for (const [index, condition] of draft.conditions.entries()) {
    const type = typeOfColumn(columns, condition.column);
    if (type === null) {
      errors.set(`conditions.${index}.column`, 'Choose a column.');
      continue;
    }
    const problem = conditionProblem(toCondition(condition, columns), type);
    if (problem) errors.set(`conditions.${index}.${problem.field}`, problem.message);
  }
  const [low, high] = rangeOfDraft(draft);
  if (low === undefined) errors.set('low', 'Enter a number.');
  if (high === undefined) errors.set('high', 'Enter a number.');
  const range = low !== undefined && high !== undefined ? rangeProblem([low, high]) : undefined;
  if (range !== undefined) errors.set(draft.range === 'atMost' ? 'high' : 'low', range);
  return errors;
}

/** The entry that an error of the service is about. */
export function metricFieldAt(location: readonly string[]): MetricField | undefined {
  const [first = '', second = '', third = ''] = location;
  if (first === 'where_conditions') {
    const index = Number(second);
    const part = third === 'column_name' ? 'column' : third;
    return Number.isInteger(index) && isKnown(['column', 'operator', 'value'] as const, part)
      ? `conditions.${index}.${part}`
      : undefined;
  }
  const fields: Readonly<Record<string, MetricField>> = {
    name: 'name',
    data_store_id: 'store',
    data_store_type: 'store',
    table_name: 'table',
    column_name: 'column',
    column_type: 'column',
    metric_type: 'type',
    threshold: 'low',
  };
  return Object.hasOwn(fields, first) ? fields[first] : undefined;
}

/** The body that creates a metric. Nested members are as on the wire. */
export interface MetricBody {
  name: string;
  dataStoreType: DataStoreType;
  dataStoreId: number;
  tableName: string;
  columnName: string | null;
  columnType: string | null;
  metricType: MetricType;
  whereConditions: { column_name: string; operator: string; value: string | number | null }[];
  threshold: { type: 'constant'; range: [number, number] };
}

/** The request of a draft without errors; `undefined` if it has a type that is newer than this build. */
export function toMetric(draft: MetricDraft, columns: readonly SchemaColumn[]): MetricBody | undefined {
  const store = parseStoreKey(draft.store);
  const [low, high] = rangeOfDraft(draft);
  if (!store || low === undefined || high === undefined || !isKnown(metricTypes, draft.type))
    return undefined;
  const columnName = draft.column === '' ? null : draft.column;
  return {
    name: draft.name.trim(),
    ...store,
    tableName: draft.table,
    columnName,
    columnType: columnName === null ? null : typeOfColumn(columns, columnName),
    metricType: draft.type,
    whereConditions: draft.conditions.map((condition) => {
      const { columnName: column, operator, value } = toCondition(condition, columns);
      return { column_name: column, operator, value };
    }),
    threshold: { type: 'constant', range: [low, high] },
  };
}
