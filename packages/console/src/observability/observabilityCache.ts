import { getAlert, getAlertUsage, listAlerts, listAlertTriggers, listMetrics } from '@millrace/ui/contract';
import type { Alert, AlertId } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import { matchQuery, type QueryClient, type QueryFilters } from '@tanstack/react-query';

import { read } from '../data/read.ts';

function refetchObservability(queryClient: QueryClient, predicate?: QueryFilters['predicate']): void {
  for (const { resource } of [listAlerts, listAlertTriggers, listMetrics]) {
    void queryClient.invalidateQueries({ queryKey: [resource], predicate });
  }
}

/** Alerts, triggers and metrics depend on each other, so all of them are read again after a write. */
export const refreshObservability = (queryClient: QueryClient): void => refetchObservability(queryClient);

/** Caches a changed alert in the lists and on its page. */
export function cacheAlert(queryClient: QueryClient, alert: Alert): void {
  queryClient.setQueryData<Alert>(read(getAlert, { id: alert.id }).queryKey, alert);
  queryClient.setQueriesData<Page<Alert>>(
    { queryKey: [listAlerts.resource, listAlerts.name] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === alert.id ? alert : row)) },
  );
  refreshObservability(queryClient);
}

/**
 * Refreshes what a deleted alert was part of. Its own page is about to be left, so it is not read again. Lists of metrics
 * that are closed are dropped: opened again, they would first say that the alert still uses its metrics.
 */
export function forgetAlert(queryClient: QueryClient, id: AlertId): void {
  const own = [getAlert, getAlertUsage].map(({ resource, name }) => ({ queryKey: [resource, name, { id }] }));
  queryClient.removeQueries({ queryKey: [listMetrics.resource, listMetrics.name], type: 'inactive' });
  refetchObservability(queryClient, (query) => !own.some((filter) => matchQuery(filter, query)));
}
