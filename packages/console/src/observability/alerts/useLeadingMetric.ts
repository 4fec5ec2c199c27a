import { getMetric, listPipelines } from '@millrace/ui/contract';
import { shownMetric, type Alert } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { pipelinesOf, storeOf } from '../metrics/metricStore.ts';
import { useNoteValues, useSeenValues } from '../metrics/seenValues.ts';
import { observed } from '../observed.ts';

/** The metric that leads the page of an alert, and the pipelines of what it measures. */
export function useLeadingMetric(alert: Alert | undefined) {
  const id = alert && shownMetric(alert)?.metricId;
  const metric = useQuery(observed(read(getMetric, id && { id })));
  const store = storeOf(metric.data);
  const pipelines = useQuery(read(listPipelines, store && pipelinesOf(store)));
  useNoteValues(useMemo(() => metric.data && [metric.data], [metric.data]));
  const seen = useSeenValues(id);
  const remote = toRemote(metric);
  // A service may have deleted a metric that its alert still names.
  const isGone = remote.state === 'failed' && remote.problem.status === 404;
  return {
    // Until the alert has loaded, nothing of it is shown.
    ...(id !== undefined && !isGone && { metric: remote, seen }),
    ...(store && { pipelines: toRemote(pipelines) }),
    retry: { metric: () => void metric.refetch(), pipelines: () => void pipelines.refetch() },
  };
}
