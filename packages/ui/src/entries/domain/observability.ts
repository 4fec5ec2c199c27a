/** Rules for metrics and thresholds. Semver covers the names listed in public-api.md. */
export {
  conditionOperators,
  conditionProblem,
  needsValue,
  operatorLabel,
  operatorsFor,
  type ConditionOperator,
  type ConditionProblem,
  type WhereCondition,
} from '../../domain/observability/conditions.ts';
export {
  canMeasure,
  metricTypeLabel,
  metricTypeRules,
  metricTypes,
  metricTypesFor,
  type MetricType,
  type MetricUnit,
} from '../../domain/observability/metricTypes.ts';
export {
  isOutside,
  rangeProblem,
  thresholdTypes,
  type Threshold,
  type ThresholdType,
} from '../../domain/observability/threshold.ts';
export { knownValues, type KnownValue, type ValueOrigin } from '../../domain/observability/metricHistory.ts';
