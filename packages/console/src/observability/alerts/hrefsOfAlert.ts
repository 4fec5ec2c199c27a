import type { AlertId } from '@millrace/ui/domain/entities';
import { alertPaths } from '@millrace/ui/domain/routes';
import type { AlertHrefs } from '@millrace/ui/screens/AlertOverviewScreen';

/** The addresses of an alert's pages. */
export const hrefsOfAlert = (id: AlertId): AlertHrefs => ({
  list: alertPaths.list(),
  overview: alertPaths.overview(id),
  settings: alertPaths.settings(id),
});
