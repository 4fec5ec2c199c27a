import { listMetrics } from '@millrace/ui/contract';
import type { MetricTypes } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { readAll } from '../../data/read.ts';

/**
 * The types of the active metrics, for the units of values that alerts tell. Read once for a page, not for its rows.
 * @param isWanted whether the page shows such values
 */
export function useMetricTypes(isWanted = true): MetricTypes | undefined {
  const question = isWanted ? ({ status: 'active' } as const) : undefined;
  const { data } = useQuery({ ...readAll(listMetrics, question), retry: false });
  return useMemo(() => data && new Map(data.rows.map(({ id, metricType }) => [id, metricType])), [data]);
}
