import type { Page, Pipeline, PipelineDetail } from '@millrace/ui/domain';
import type { QueryClient } from '@tanstack/react-query';

import { pipelineDetailsKey, pipelineLists } from '../queries/pipelines.ts';
import { usageKey } from '../queries/usage.ts';
import { applyToPipeline, applyToPipelines } from './applyEvents.ts';
import type { ResourceEvent } from './mergeEvents.ts';

type Keys = readonly (readonly unknown[])[];

/** Writes events into every list that is cached; answers with the keys that have to be read again. */
function applyToLists(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const stale: (readonly unknown[])[] = [];
  for (const { query, view } of pipelineLists(queryClient)) {
    const page = queryClient.getQueryData<Page<Pipeline>>(query.queryKey);
    const isReading = query.state.fetchStatus === 'fetching';
    if (page === undefined) {
      if (isReading) stale.push(query.queryKey);
      continue;
    }
    const applied = applyToPipelines(page, view, events);
    // A patch makes no page fresh: its other rows are as old as they were.
    const { dataUpdatedAt: updatedAt } = query.state;
    if (applied.page !== page) queryClient.setQueryData(query.queryKey, applied.page, { updatedAt });
    // An answer on its way may be older than the event, and would undo it.
    if (applied.isStale || (isReading && applied.page !== page)) stale.push(query.queryKey);
  }
  return stale;
}

/** Writes events into the pipelines that are cached one by one; what they have moved is read again. */
function applyToDetails(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const cache = queryClient.getQueryCache();
  return events.flatMap((event) => {
    const query = cache.find<PipelineDetail>({ queryKey: [...pipelineDetailsKey, event.id] });
    if (query === undefined) return [];
    const isReading = query.state.fetchStatus === 'fetching';
    const moved = usageKey(event.id);
    const detail = query.state.data;
    if (detail === undefined) return isReading ? [query.queryKey] : [];
    const applied = applyToPipeline(detail, event);
    const { dataUpdatedAt: updatedAt } = query.state;
    if (applied.row !== detail) queryClient.setQueryData(query.queryKey, applied.row, { updatedAt });
    const isStale = applied.isStale || (isReading && applied.row !== detail);
    return isStale ? [query.queryKey, moved] : [moved];
  });
}

/** Brings the cache up to date; answers with the keys that have to be read again. */
export function applyToCache(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const ofPipelines = events.filter(({ resource }) => resource === 'pipeline');
  const others = new Set(
    events.map(({ resource }) => resource).filter((resource) => resource !== 'pipeline'),
  );
  return [
    ...(ofPipelines.length > 0 ? applyToLists(queryClient, ofPipelines) : []),
    ...applyToDetails(queryClient, ofPipelines),
    ...[...others].map((resource) => [resource]),
  ];
}
