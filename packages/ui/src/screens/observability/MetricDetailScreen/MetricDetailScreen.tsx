import type { ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import type { Alert } from '../../../domain/observability/alert.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { AlertId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { MeasuredValue, Metric } from '../../../domain/observability/metric.ts';
import { metricEntity, type MetricCommand } from '../../../domain/observability/metricActions.ts';
import { dataStoreName } from '../../../domain/observability/describeMetric.ts';
import { knownValues, triggersOf } from '../../../domain/observability/metricHistory.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import type { UsageRange } from '../../../domain/usage/usageRanges.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { DetailActions } from '../../../patterns/ResourceDetail/DetailActions.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { MetricPipelines } from './MetricPipelines.tsx';
import { MetricValues } from '../MetricValues.tsx';
import { TriggerTimeline } from '../TriggerTimeline.tsx';
import { UpdatedNote } from '../UpdatedNote.tsx';
import { MetricAlerts } from './MetricAlerts.tsx';
import { ExpectedRange, Measures } from './MetricFacts.tsx';
import { MetricSentence } from './MetricSentence.tsx';
import * as css from './MetricDetailScreen.css.ts';

/** The parts of the screen that load with their own requests. */
export type MetricPart = 'metric' | 'alerts' | 'pipelines';

export interface MetricDetailScreenProps {
  /** The metric: loading, loaded or failed. */
  metric: Remote<Metric>;
  /** Its name, if already known from a list: the heading until the metric has loaded. @default 'Metric' */
  name?: string | undefined;
  /** The address of the list of metrics. */
  listHref: string;
  /** The time range of the chart; keep it in the URL. */
  range: UsageRange;
  /** The address of another time range. */
  hrefOfRange(range: UsageRange): string;
  /** The alerts that watch it. Others, which a service without that filter sends, are left out. */
  alerts: Remote<Page<Alert>>;
  /** The newest triggers of the account, loaded with `metricTriggersQuestion`: what alerts found of this metric. */
  triggers: Remote<Page<AlertTrigger>>;
  /** Values that were read before, such as by the list of metrics. @default none */
  seen?: readonly MeasuredValue[];
  /** The pipelines of the source or destination that it measures. Omitted: none are shown. */
  pipelines?: Remote<Page<Pipeline>> | undefined;
  /** The address of an alert. */
  hrefOfAlert(id: AlertId): string;
  /** The address of a pipeline. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** The address of the source or destination that it measures; without it, its name is no link. */
  storeHref?: string | undefined;
  /** The address of the form for a new alert. */
  createAlertHref: string;
  /** When the metric was last read. There are no live updates for metrics. */
  updatedAt?: Date | undefined;
  /** Called with the requested action. */
  onAction(request: ActionRequest<MetricCommand, Metric>): void;
  /** Loads one part again after a failure. */
  onRetry(part: MetricPart): void;
}

const noneSeen: readonly MeasuredValue[] = [];

function Values({
  metric,
  triggers,
  alerts,
  ...rest
}: Pick<MetricDetailScreenProps, 'range' | 'hrefOfRange' | 'triggers' | 'alerts'> & {
  readonly metric: Metric;
  readonly values: ReturnType<typeof knownValues>;
}) {
  const own = mapRemote(triggers, (page) => ({ ...page, rows: triggersOf(metric.id, page.rows) }));
  const named = alerts.state === 'ready' ? alerts.value.rows : [];
  return (
    <Card>
      <MetricValues {...rest} metric={metric}>
        {(range) => (
          <TriggerTimeline
            history={own}
            range={range}
            nameOf={({ alertId }) => named.find(({ id }) => id === alertId)?.name ?? `Alert ${alertId}`}
          />
        )}
      </MetricValues>
    </Card>
  );
}

function Details(props: Omit<MetricDetailScreenProps, 'metric'> & { readonly metric: Metric }) {
  const { metric, triggers, alerts, seen = noneSeen, pipelines, onAction, onRetry, updatedAt } = props;
  const values = knownValues(metric, triggers.state === 'ready' ? triggers.value.rows : [], seen);
  return (
    <div className={css.page}>
      <div className={css.layout}>
        <div className={css.column}>
          <Values {...props} values={values} />
          <MetricAlerts
            metric={metric}
            alerts={alerts}
            hrefOfAlert={props.hrefOfAlert}
            createHref={props.createAlertHref}
            onRetry={() => onRetry('alerts')}
          />
          {pipelines && (
            <MetricPipelines
              metric={metric}
              pipelines={pipelines}
              hrefOfPipeline={props.hrefOfPipeline}
              onRetry={() => onRetry('pipelines')}
            />
          )}
        </div>
        <div className={css.column}>
          <ExpectedRange
            metric={metric}
            values={values}
            onEdit={() => onAction({ action: 'edit', items: [metric] })}
          />
          <Measures metric={metric} storeHref={props.storeHref} />
        </div>
      </div>
      <UpdatedNote subject="Metric" updatedAt={updatedAt} />
    </div>
  );
}

const headFrom = (onAction: MetricDetailScreenProps['onAction']) => (metric: Metric) => ({
  name: metric.name,
  mark: <ConnectorMark type={metric.dataStore?.type ?? metric.dataStoreType} size="large" />,
  subtitle: <bdi translate="no">{dataStoreName(metric)}</bdi>,
  sentence: <MetricSentence metric={metric} />,
  actions: (
    <DetailActions entity={metricEntity} pages={{}} item={metric} buttons={['edit']} onAction={onAction} />
  ),
});

const skeleton = (
  <div className={css.layout}>
    <Skeleton height={420} />
    <Skeleton height={220} />
  </div>
);

/** One metric: its value now and over time against its range, the alerts that watch it, and what loads the data. */
export function MetricDetailScreen(props: MetricDetailScreenProps) {
  const { metric, name, listHref, onAction, onRetry } = props;
  return (
    <ResourceDetail
      noun="metric"
      resource={metric}
      {...(name !== undefined && { name })}
      list={{ label: 'Metrics', href: listHref }}
      head={headFrom(onAction)}
      selected="overview"
      hasMark
      hasSubtitle
      hasSentence
      // Edit, and the menu.
      actionWidths={[76, 34]}
      skeleton={skeleton}
      onRetry={() => onRetry('metric')}
    >
      {(value) => <Details {...props} metric={value} />}
    </ResourceDetail>
  );
}
