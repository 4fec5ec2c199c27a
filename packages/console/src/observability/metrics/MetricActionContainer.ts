import { archiveMetric, listAlerts, updateMetric } from '@millrace/ui/contract';
import { metricEntity, type Metric, type MetricCommand } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { alertPaths } from '@millrace/ui/domain/routes';
import { useQuery } from '@tanstack/react-query';

import { readAll } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { actionContainer } from '../../lists/actionContainer.tsx';
import { metricList } from './metricList.ts';
import { retireMetric } from './metricWrites.ts';

/** The alerts that use a metric, read when its dialog opens. */
function useImpact(action: MetricCommand, metrics: readonly Metric[]) {
  const [metric] = metrics;
  const id = action === 'archive' && metrics.length === 1 ? metric?.id : undefined;
  const query = useQuery({
    ...readAll(listAlerts, id === undefined ? undefined : { metricId: id }),
    staleTime: 0,
  });
  if (id === undefined) return undefined;
  return {
    impact: mapRemote(toRemote(query), ({ rows, hasNext }) => [
      {
        noun: 'alert',
        // An alert that does not say what it watches may watch this one.
        hasMore: hasNext || rows.some(({ alertMetrics }) => alertMetrics === null),
        // A service without the filter returns all alerts.
        users: rows
          .filter(({ alertMetrics }) => alertMetrics?.some(({ metricId }) => metricId === id))
          .map((alert) => ({ id: alert.id, name: alert.name, href: alertPaths.overview(alert.id) })),
      },
    ]),
    onRetry: () => void query.refetch(),
  };
}

/** Confirms that metrics are archived. */
export const MetricActionContainer = actionContainer<MetricCommand, Metric>(
  {
    entity: metricEntity,
    selection: metricList.selection,
    callOf: (action) => (action === 'archive' ? archiveMetric : updateMetric),
    async perform(context, { id }, action) {
      if (action === 'archive') await retireMetric(context, id);
    },
  },
  useImpact,
);
