import { listMetrics } from '@millrace/ui/contract';
import type { MetricChoice, NamedMetric } from '@millrace/ui/screens/AlertSetupScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';

/** Rows of one search: more are found by a longer text. */
const pageSize = 50;

/** The metrics that an alert can watch. */
export function useMetricChoice(known: readonly NamedMetric[]): MetricChoice {
  const [search, onSearchChange] = useState('');
  const metricsRead = read(listMetrics, {
    status: 'active',
    ordering: 'name',
    pageSize,
    ...(search.trim() !== '' && { search: search.trim() }),
  });
  const metrics = useQuery({ ...metricsRead, placeholderData: keepPrevious(metricsRead) });
  return {
    metrics: toRemote(metrics),
    search,
    onSearchChange,
    known,
    onRetry: () => void metrics.refetch(),
  };
}
