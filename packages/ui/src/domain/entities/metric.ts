import type { WhereCondition } from '../observability/conditions.ts';
import type { MetricType } from '../observability/metricTypes.ts';
import type { Threshold } from '../observability/threshold.ts';
import type { MetricId } from './id.ts';
import { isKnown, type Open } from './open.ts';

/** Where the data lies that is measured (spec §3). */
export const dataStoreTypes = ['source', 'destination'] as const;
export type DataStoreType = (typeof dataStoreTypes)[number];

/** A source or destination as a metric names it, with its connector type and its name (spec §3). */
export interface MetricDataStore {
  readonly dataStoreType: Open<DataStoreType>;
  readonly dataStoreId: number;
  readonly type: string;
  readonly name: string;
}

/** Archived ones measure nothing and give their names free. */
export const metricStatuses = ['active', 'archived'] as const;
export type MetricStatus = (typeof metricStatuses)[number];

/** A number that is read off a table again and again (spec §3 Alerts and metrics). */
export interface Metric {
  readonly id: MetricId;
  readonly name: string;
  readonly status: Open<MetricStatus>;
  readonly dataStoreType: Open<DataStoreType>;
  readonly dataStoreId: number;
  readonly metricType: Open<MetricType>;
  readonly tableName: string;
  /** `null` where the table as a whole is measured. */
  readonly columnName: string | null;
  readonly columnType: string | null;
  readonly whereConditions: readonly WhereCondition[];
  readonly threshold: Threshold;

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly dataStore?: MetricDataStore | null;
  /** As it was last measured; `null` where the data could not be read. */
  readonly lastValue?: number | null;
  readonly lastMeasuredAt?: Date | null;
  /** How many alerts watch it. */
  readonly usedBy?: number | null;
  readonly createdAt?: Date | null;
}

/** What a person may ask of a metric, by its status. */
export const metricCan = {
  edit: ['active'],
  /** Where no alert watches it. */
  archive: ['active'],
} as const satisfies Record<string, readonly MetricStatus[]>;
export type MetricAction = keyof typeof metricCan;

/** Whether `action` is open to a metric now; buttons, the twin and tests all ask this. */
export const canMetric = (
  action: MetricAction,
  metric: { readonly status: string; readonly usedBy?: number | null },
): boolean =>
  isKnown<MetricStatus>(metricCan[action], metric.status) && (action !== 'archive' || !metric.usedBy);
