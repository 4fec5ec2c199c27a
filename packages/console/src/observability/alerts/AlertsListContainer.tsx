import { alertPaths } from '@millrace/ui/domain/routes';
import { AlertsListScreen } from '@millrace/ui/screens/AlertsListScreen';

import { useList } from '../../lists/useList.ts';
import { alertList } from './alertList.ts';
import { ofObservability } from '../ofObservability.tsx';
import { useAlertCommand } from './useAlertCommand.ts';
import { useMetricTypes } from '../metrics/useMetricTypes.ts';

/** The alerts of the account. */
export const AlertsListContainer = ofObservability(({ client }) => (
  <AlertsListScreen
    {...useList(alertList)}
    quota={client}
    metricTypes={useMetricTypes()}
    hrefOfAlert={alertPaths.overview}
    createHref={alertPaths.create()}
    onAction={useAlertCommand()}
  />
));
