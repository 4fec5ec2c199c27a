import { getMetric, listAlertTriggers } from '@millrace/ui/contract';
import type { Metric } from '@millrace/ui/domain/entities';
import { knownValues } from '@millrace/ui/domain/observability';
import { metricTriggersQuestion } from '@millrace/ui/domain/views';
import type { KnownOfMetric } from '@millrace/ui/modals/CreateMetricModal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { read } from '../../data/read.ts';
import { useSeenValues } from './seenValues.ts';

/** What is known of a saved metric's values, as on its page. What can't be read is not known. */
export function useKnownValues(metric: Metric | undefined): KnownOfMetric | undefined {
  // Only its own page reads a metric with its values over time.
  const { data: whole } = useQuery({ ...read(getMetric, metric && { id: metric.id }), retry: false });
  const { data: triggers } = useQuery({
    ...read(listAlertTriggers, metric && metricTriggersQuestion),
    retry: false,
  });
  const seen = useSeenValues(metric?.id);
  return useMemo(
    () => metric && { metric, values: knownValues(whole ?? metric, triggers?.rows ?? [], seen) },
    [metric, whole, triggers, seen],
  );
}
