import { Live } from '@millrace/mocks/storybook';
import { bind, getMetric, listAlerts, listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import { toId, type MetricId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { hourMs } from '../../../domain/format/duration.ts';
import type { MeasuredValue } from '../../../domain/observability/metric.ts';
import { metricTriggersQuestion } from '../../../domain/views/alertOverview.ts';
import { minutesAgo, storyNow } from '../observability.stories.data.ts';
import { metricWith } from '../metrics.stories.data.ts';
import { MetricDetailScreen, type MetricDetailScreenProps } from './MetricDetailScreen.tsx';

const hour = (hoursAgo: number) => new Date(storyNow.getTime() - hoursAgo * hourMs);

/** Measured at every full hour of two days: it left its range twice, and could not be read for an hour. */
export const recentValues: readonly MeasuredValue[] = Array.from({ length: 49 }, (_, index) => {
  const ago = 48 - index;
  const usual = Math.round(1_450 + 220 * Math.sin(index / 4));
  const value = ago === 9 ? null : ago < 2 ? 640 : ago >= 14 && ago < 17 ? 2_240 : usual;
  return { at: hour(ago), value };
});

/** Out of range at the last measurement. */
export const outside = metricWith(1, 'Orders per day', {
  recentValues,
  lastValue: 640,
  lastMeasuredAt: storyNow,
});

/** A service that keeps no earlier values. */
export const single = metricWith(1, 'Orders per day', { lastMeasuredAt: minutesAgo(12) });

export const pipeline: Pipeline = {
  id: toId(4),
  name: 'Orders to warehouse',
  status: 'running',
  source: { id: toId(2), name: 'Shop', type: 'postgres' },
  destination: { id: toId(1), name: 'Warehouse', type: 'snowflake' },
  recordsLast24h: 4_812_204,
  lastSyncedAt: minutesAgo(4),
};

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
