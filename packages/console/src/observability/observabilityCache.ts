import { getAlert, listAlerts, listAlertTriggers, listMetrics } from '@millrace/ui/contract';
import type { Alert } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import type { QueryClient } from '@tanstack/react-query';

import { read } from '../data/read.ts';

/** Alerts, triggers and metrics depend on each other, so all of them are read again after a write. */
export function refreshObservability(queryClient: QueryClient): void {
  for (const { resource } of [listAlerts, listAlertTriggers, listMetrics]) {
    void queryClient.invalidateQueries({ queryKey: [resource] });
  }
}

/** Caches a changed alert in the lists and on its page. */
export function cacheAlert(queryClient: QueryClient, alert: Alert): void {
  queryClient.setQueryData<Alert>(read(getAlert, { id: alert.id }).queryKey, alert);
  queryClient.setQueriesData<Page<Alert>>(
    { queryKey: [listAlerts.resource, listAlerts.name] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === alert.id ? alert : row)) },
  );
  refreshObservability(queryClient);
}
