import { getMetric, listAlerts, listAlertTriggers, listMetrics, listPipelines } from '@millrace/ui/contract';
import { parseId, type MetricId } from '@millrace/ui/domain/entities';
import { alertPaths, connectorPaths, paths } from '@millrace/ui/domain/routes';
import { readUsageView, usageViewQuery } from '@millrace/ui/domain/usage';
import { metricTriggersQuestion } from '@millrace/ui/domain/views';
import { MetricDetailScreen } from '@millrace/ui/screens/MetricDetailScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { read, readAll } from '../../data/read.ts';
import { readTime } from '../../data/readTime.ts';
import { useService } from '../../data/service.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useRecord } from '../../lists/useRecord.ts';
import { useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import { observed } from '../observed.ts';
import { ofObservability, type ObservabilityProps } from '../ofObservability.tsx';
import { pipelinesOf, storeOf } from './metricStore.ts';
import { useNoteValues, useSeenValues } from './seenValues.ts';
import { useMetricCommand } from './useMetricCommand.ts';

/** One metric. */
export const MetricContainer = ofObservability(function OneOfMetrics(props) {
  const id = parseId<'metric'>(props.match.params['id'] ?? '');
  return id === undefined ? (
    <NotFoundContainer match={props.match} />
  ) : (
    <OneMetric {...props} id={id} key={id} />
  );
});

function OneMetric({ id, match }: ObservabilityProps & { readonly id: MetricId }) {
  const { range } = readUsageView(new URLSearchParams(useSearch()));
  const { query, known } = useRecord({
    id,
    detail: observed(read(getMetric, { id })),
    list: read(listMetrics, {}),
    area: 'Metrics',
    match,
  });
  const { data } = query;
  const store = storeOf(data);
  const alerts = useQuery(observed(readAll(listAlerts, { metricId: id })));
  const triggers = useQuery(observed(read(listAlertTriggers, metricTriggersQuestion)));
  const pipelines = useQuery(read(listPipelines, store && pipelinesOf(store)));
  useNoteValues(useMemo(() => data && [data], [data]));
  return (
    <MetricDetailScreen
      metric={toRemote(query)}
      name={known?.name}
      listHref={alertPaths.metrics()}
      range={range}
      hrefOfRange={(next) => alertPaths.metric(id, usageViewQuery({ range: next }))}
      alerts={toRemote(alerts)}
      triggers={toRemote(triggers)}
      seen={useSeenValues(id)}
      {...(store && {
        pipelines: toRemote(pipelines),
        storeHref: connectorPaths[store.kind].detail(store.id),
      })}
      hrefOfAlert={alertPaths.overview}
      hrefOfPipeline={({ id: pipelineId }) => paths.pipelineOverview(pipelineId)}
      createAlertHref={alertPaths.create()}
      updatedAt={readTime(useService().clock, query.dataUpdatedAt)}
      onAction={useMetricCommand()}
      onRetry={(part) => void { metric: query, alerts, pipelines }[part].refetch()}
    />
  );
}
