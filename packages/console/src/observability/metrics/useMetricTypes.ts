import { listMetrics } from '@millrace/ui/contract';
import type { MetricTypes } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { readAll } from '../../data/read.ts';

/** The types of the active metrics, for the units of values that alerts tell. Read once for a page, not for its rows. */
export function useMetricTypes(): MetricTypes | undefined {
  const { data } = useQuery({ ...readAll(listMetrics, { status: 'active' }), retry: false });
  return useMemo(() => data && new Map(data.rows.map(({ id, metricType }) => [id, metricType])), [data]);
}
