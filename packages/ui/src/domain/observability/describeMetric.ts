import type { Metric } from '../entities/metric.ts';

/** `orders.email`, or `orders` for a metric of the whole table. */
export const metricPlace = ({ tableName, columnName }: Pick<Metric, 'tableName' | 'columnName'>): string =>
  columnName === null ? tableName : `${tableName}.${columnName}`;
