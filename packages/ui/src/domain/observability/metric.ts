import type { WhereCondition } from './conditions.ts';
import type { MetricType } from './metricTypes.ts';
import type { Threshold } from './threshold.ts';
import type { MetricId } from '../entities/id.ts';
import { isAllowed } from '../entities/actions.ts';
import type { Open } from '../entities/open.ts';

/** The location of the measured data (spec §3). */
export const dataStoreTypes = ['source', 'destination'] as const;
export type DataStoreType = (typeof dataStoreTypes)[number];

/** The measured source or destination, with its connector type and name (spec §3). */
export interface MetricDataStore {
  readonly dataStoreType: Open<DataStoreType>;
  readonly dataStoreId: number;
  readonly type: string;
  readonly name: string;
}

/** Archived metrics measure nothing and release their names. */
export const metricStatuses = ['active', 'archived'] as const;
export type MetricStatus = (typeof metricStatuses)[number];

/** What a metric was at an instant. */
export interface MeasuredValue {
  readonly at: Date;
  /** `null` if the data could not be read. */
  readonly value: number | null;
}

/** A number that is read from a table at an interval (spec §3 Alerts and metrics). */
export interface Metric {
  readonly id: MetricId;
  readonly name: string;
  readonly dataStoreType: Open<DataStoreType>;
  readonly dataStoreId: number;
  readonly metricType: Open<MetricType>;
  readonly tableName: string;
  /** `null` if the whole table is measured. */
  readonly columnName: string | null;
  readonly columnType: string | null;
  readonly whereConditions: readonly WhereCondition[];
  /** `null` if the service does not say. */
  readonly threshold: Threshold | null;

  // The following fields are assumed and may be missing.
  readonly status?: Open<MetricStatus> | null;
  readonly dataStore?: MetricDataStore | null;
  /** The last measured value; `null` if the data could not be read. */
  readonly lastValue?: number | null;
  readonly lastMeasuredAt?: Date | null;
  /** Earlier measurements, as far back as the service tells. */
  readonly recentValues?: readonly MeasuredValue[] | null;
  /** Number of alerts that use it. */
  readonly usedBy?: number | null;
  readonly createdAt?: Date | null;
}

/** The actions on a metric, by its status. */
export const metricCan = {
  edit: ['active'],
  /** Only if no alert uses the metric. */
  archive: ['active'],
} as const satisfies Record<string, readonly MetricStatus[]>;
export type MetricAction = keyof typeof metricCan;

/** Whether `action` is available for a metric; used by buttons, the twin and tests. */
export const canMetric = (
  action: MetricAction,
  { status, usedBy }: Pick<Metric, 'status' | 'usedBy'>,
): boolean => isAllowed({ from: metricCan[action] }, status) && (action !== 'archive' || !usedBy);
