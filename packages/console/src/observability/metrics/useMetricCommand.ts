import type { MetricRequest } from '@millrace/ui/screens/MetricsListScreen';
import { useCallback } from 'react';

import { useAsk } from '../../dialogs/useAsk.ts';
import { createMetric, metricAction } from './dialogs.ts';

/** Performs an action on metrics: in the form of a metric, or after a confirmation. */
export function useMetricCommand(): (request: MetricRequest) => void {
  const ask = useAsk();
  return useCallback(
    ({ action, items }: MetricRequest) => {
      const [metric] = items;
      if (action === 'archive') void ask(metricAction, { action, items });
      else if (metric) void ask(createMetric, action === 'edit' ? { editing: metric } : { base: metric });
    },
    [ask],
  );
}
