import type { MetricId } from '../entities/id.ts';
import { formatCompact } from '../format/count.ts';
import { formatMetricRange, formatMetricValue } from './describeMetric.ts';
import type { Threshold } from './threshold.ts';

/** The types of metrics by id, for the units of their values. An alert does not say them. */
export type MetricTypes = ReadonlyMap<MetricId, string>;

/** No type is known, so values have no unit. */
export const noTypes: MetricTypes = new Map();

/** `12.5`, or `12.5 %` if the type of the metric is known; `—` if the data could not be read. */
export const formatMeasured = (value: number | null | undefined, type = ''): string =>
  formatMetricValue(value, type);

/** `357 k rows`: a value where room is scarce. */
export const formatBriefly = (value: number, type = ''): string =>
  formatMetricValue(value, type, formatCompact);

/** `10 to 20`, `at least 10 rows`: the expected range. */
export const formatExpected = (range: Threshold['range'], type = ''): string =>
  formatMetricRange(range, type);

/** `303 k to 464 k rows`: the expected range where room is scarce. */
export const formatExpectedBriefly = (range: Threshold['range'], type = ''): string =>
  formatMetricRange(range, type, formatCompact);
