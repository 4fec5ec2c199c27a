import { Live } from '@millrace/mocks/storybook';
import { bind, getMetric, listAlerts, listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import { toId, type MetricId } from '../../../domain/entities/id.ts';
import { metricTriggersQuestion } from '../../../domain/views/alertOverview.ts';
import { MetricDetailScreen, type MetricDetailScreenProps } from './MetricDetailScreen.tsx';

/** The screen on the story's service. */
export function LiveMetric({ id, ...args }: MetricDetailScreenProps & { readonly id: MetricId }) {
  return (
    <Live
      reads={{
        metric: bind(getMetric, { id }),
        alerts: bind(listAlerts, { metricId: id }),
        triggers: bind(listAlertTriggers, metricTriggersQuestion),
        pipelines: bind(listPipelines, { status: 'active', sourceId: toId<'source'>(1) }),
      }}
    >
      {({ metric, alerts, triggers, pipelines, refresh }) => (
        <MetricDetailScreen
          {...args}
          metric={metric}
          alerts={alerts}
          triggers={triggers}
          pipelines={pipelines}
          onRetry={(part) => {
            args.onRetry(part);
            refresh();
          }}
        />
      )}
    </Live>
  );
}
