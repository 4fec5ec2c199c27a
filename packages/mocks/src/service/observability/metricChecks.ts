import type { createMetric, WireBody } from '@millrace/ui/contract';
import {
  canMeasure,
  conditionProblem,
  metricTypeLabel,
  metricTypeRules,
  type MetricType,
  rangeProblem,
} from '@millrace/ui/domain/observability';
import { maxLength } from '@millrace/ui/domain/text';
import { hasFeature } from '../world/features.ts';
import { checkName } from '../core/names.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
import type { SchemaTable } from '../schemas/schemaTable.ts';
import { tablesOfStore } from './storeSchemas.ts';
import { storeKinds } from './measuring.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';

/** What a metric measures: everything except its name and expected range. */
export type Definition = Omit<WireBody<typeof createMetric>, 'name' | 'threshold'>;
type Threshold = WireBody<typeof createMetric>['threshold'];

/** A definition that matches the data, or its errors. */
export type CheckedDefinition =
  | { readonly errors: readonly FieldRefusal[]; readonly definition?: undefined }
  | {
      readonly errors: readonly [];
      readonly definition: Pick<MetricRow, keyof Definition | 'is_nullable'>;
    };

const wrong = (loc: FieldRefusal['loc'], msg: string, type = 'value_error'): FieldRefusal => ({
  loc,
  msg,
  type,
});
const unknown = (field: string, msg = 'This does not exist.') => wrong([field], msg, 'value_error.reference');

export const checkMetricName = ({ tables }: World, name: string, ownId?: number): FieldRefusal[] =>
  checkName({ thing: 'metric', name, most: maxLength.standard, others: tables.metrics.all(), ownId });

export function checkThreshold({ range }: Threshold): FieldRefusal[] {
  const problem = rangeProblem(range);
  return problem === undefined ? [] : [wrong(['threshold', 'range'], problem)];
}

const columnOf = (table: SchemaTable, name: string | null) =>
  table.columns.find(({ column_name }) => column_name === name);

function checkConditions(table: SchemaTable, conditions: Definition['where_conditions']): FieldRefusal[] {
  return (conditions ?? []).flatMap((condition, index) => {
    const at = (field: string) => ['where_conditions', index, field];
    const column = columnOf(table, condition.column_name);
    if (!column) {
      return [
        wrong(at('column_name'), `There is no column ${condition.column_name}.`, 'value_error.reference'),
      ];
    }
    const problem = conditionProblem(condition, column.data_type);
    return problem ? [wrong(at(problem.field), problem.message)] : [];
  });
}

/** The measured table, which must exist in an active connector of the client. */
function findTable(world: World, body: Definition) {
  const kind = storeKinds[body.data_store_type];
  const store = kind.table(world).get(body.data_store_id);
  if (!store) return { error: unknown('data_store_id') };
  if (store.status === 'archived') {
    return { error: unknown('data_store_id', `This ${kind.kind} is archived.`) };
  }
  const table = tablesOfStore(world, kind.kind, store).find(({ name }) => name === body.table_name);
  return table ? { table } : { error: unknown('table_name', `There is no table ${body.table_name}.`) };
}

/** The errors of the metric type, for the type of its column. */
function checkType(world: World, type: MetricType, columnType: string | null): FieldRefusal[] {
  if (metricTypeRules[type].isNewer && !hasFeature(world, 'new_observability_metrics')) {
    return [wrong(['metric_type'], 'This type is not enabled for your account.')];
  }
  if (canMeasure(type, columnType)) return [];
  const label = metricTypeLabel(type);
  if (columnType === null) {
    return [wrong(['column_name'], `${label}: choose a column.`, 'value_error.missing')];
  }
  return metricTypeRules[type].columns === null
    ? [wrong(['column_name'], `${label}: this is measured of the whole table.`)]
    : [wrong(['metric_type'], `${label}: a column of type ${columnType} has none.`)];
}

/** Checks a definition against the data. The column's type comes from the table and need not be sent. */
export function checkDefinition(world: World, body: Definition): CheckedDefinition {
  const { table, error } = findTable(world, body);
  if (error) return { errors: [error] };
  const { column_name, column_type: sent, where_conditions: conditions } = body;
  const column = columnOf(table, column_name);
  if (column_name !== null && !column) {
    return { errors: [unknown('column_name', `There is no column ${column_name}.`)] };
  }
  const columnType = column?.data_type ?? null;
  const errors = [
    ...checkType(world, body.metric_type, columnType),
    ...(sent === null || sent === columnType
      ? []
      : [wrong(['column_type'], `The column is of type ${columnType ?? 'none'}.`)]),
    ...checkConditions(table, conditions),
  ];
  if (errors.length > 0) return { errors };
  return {
    errors: [],
    definition: {
      data_store_type: body.data_store_type,
      data_store_id: body.data_store_id,
      metric_type: body.metric_type,
      table_name: body.table_name,
      column_name,
      column_type: columnType,
      is_nullable: column?.is_nullable === 'YES',
      where_conditions: conditions ?? [],
    },
  };
}
