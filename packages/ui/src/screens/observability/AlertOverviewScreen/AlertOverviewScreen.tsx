import { isSilent, type Alert, type AlertUsagePoint } from '../../../domain/observability/alert.ts';
import { noTypes } from '../../../domain/observability/alertValues.ts';
import type { MeasuredValue, Metric } from '../../../domain/observability/metric.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { ObservabilityQuota } from '../../../domain/entities/client.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { UsageRange } from '../../../domain/usage/usageRanges.ts';
import { QuotaCard } from '../../../patterns/QuotaCard/QuotaCard.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { AlertFrame, type AlertPageProps } from '../AlertFrame.tsx';
import { UpdatedNote } from '../UpdatedNote.tsx';
import { AlertFired, chartHeight } from './AlertFired.tsx';
import { AlertLineage } from './AlertLineage.tsx';
import { AlertMetrics } from './AlertMetrics.tsx';
import { AlertTriggers, type TriggersProps } from './AlertTriggers.tsx';
import { AlertValue, valuesHeight } from './AlertValue.tsx';
import type { TriggerRequest } from './TriggerMenu.tsx';
import * as css from './AlertOverviewScreen.css.ts';

export type { AlertHrefs, AlertPageProps } from '../AlertFrame.tsx';
export type { TriggersProps } from './AlertTriggers.tsx';
export type { TriggerRequest } from './TriggerMenu.tsx';

/** The parts of the screen that load with their own requests. */
export type AlertPart = 'alert' | 'usage' | 'metric' | 'pipelines';

export interface AlertOverviewScreenProps extends AlertPageProps {
  /** How often it fired, loaded with `alertUsageQuestion`. */
  usage: Remote<readonly AlertUsagePoint[]>;
  /** The time range of the chart; keep it in the URL. */
  range: UsageRange;
  /** The address of another time range. */
  hrefOfRange(range: UsageRange): string;
  /** Its triggers. */
  triggers: TriggersProps;
  /**
   * The metric that leads the page, loaded with `getMetric`: that of `shownMetric(alert)`. Omitted: how often the alert
   * fired leads it.
   */
  metric?: Remote<Metric> | undefined;
  /** Values of that metric that were read before. @default none */
  seen?: readonly MeasuredValue[];
  /** The pipelines of the source or destination that it measures. Omitted: none are shown. */
  pipelines?: Remote<Page<Pipeline>> | undefined;
  /** The address of a pipeline. @default that of this product's console */
  hrefOfPipeline?(pipeline: Pipeline): string;
  /** The account's quota of alert runs. */
  quota: ObservabilityQuota;
  /** The address of the plans. */
  billingHref: string;
  /** When the alert was last read. There are no live updates for alerts. */
  updatedAt?: Date | undefined;
  /**
   * Called with an action on one trigger, which a row's menu offers. Omitted: the service handles all triggers of an alert
   * at once, and the page says so.
   */
  onTriggerAction?: ((request: TriggerRequest) => void) | undefined;
  /** Loads one part again after a failure. */
  onRetry(part: AlertPart): void;
}

/** What the alert cannot do at present, and the way to change it. */
function Notices({ alert, hrefs }: { readonly alert: Alert } & Pick<AlertOverviewScreenProps, 'hrefs'>) {
  if (alert.isActive === false || !isSilent(alert)) return null;
  return (
    <Banner
      tone="caution"
      title="No one is notified when this alert fires."
      actions={
        <ButtonLink size="small" href={hrefs.settings}>
          Add recipients
        </ButtonLink>
      }
    >
      Its triggers appear on this page only.
    </Banner>
  );
}

const skeleton = (
  <div className={css.layout}>
    <Skeleton height={valuesHeight} />
    <Skeleton height={chartHeight} />
  </div>
);

/** The props once the alert has loaded. */
type PropsOf = Omit<AlertOverviewScreenProps, 'alert'> & { readonly alert: Alert };

function Overview({ alert, ...props }: PropsOf) {
  const { metric, pipelines, triggers, quota, billingHref, onRetry, metricTypes = noTypes } = props;
  const { hrefOfPipeline = ({ id }: Pipeline) => paths.pipelineOverview(id) } = props;
  const { usage, range, hrefOfRange, history, seen } = props;
  const chart = { range, hrefOfRange, history };
  const fired = (
    <AlertFired
      {...chart}
      alert={alert}
      usage={usage}
      isLeading={metric === undefined}
      onRetry={() => onRetry('usage')}
    />
  );
  return (
    <div className={css.layout}>
      <div className={css.main}>
        {metric ? (
          <AlertValue
            {...chart}
            metric={metric}
            seen={seen}
            isNotRun={alert.lastRunAt === null}
            onRetry={() => onRetry('metric')}
          />
        ) : (
          fired
        )}
        <AlertTriggers {...triggers} types={metricTypes} onAction={props.onTriggerAction} />
        {metric && fired}
      </div>
      <div className={css.aside}>
        <AlertMetrics alert={alert} hrefOf={alertPaths.metric} types={metricTypes} />
        <QuotaCard quota={quota} billingHref={billingHref} />
        {/* It comes last and moves nothing. */}
        {pipelines && metric?.state === 'ready' && (
          <AlertLineage
            metric={metric.value}
            pipelines={pipelines}
            hrefOfPipeline={hrefOfPipeline}
            onRetry={() => onRetry('pipelines')}
          />
        )}
      </div>
    </div>
  );
}

/** What an alert found, why it fired, and what became of its triggers (spec §2 Observability, §4). */
export function AlertOverviewScreen(props: AlertOverviewScreenProps) {
  const { updatedAt, hrefs, onRetry } = props;
  return (
    <AlertFrame {...props} selected="overview" skeleton={skeleton} onRetry={() => onRetry('alert')}>
      {(alert) => (
        <div className={css.page}>
          <Notices alert={alert} hrefs={hrefs} />
          <Overview {...props} alert={alert} />
          <UpdatedNote subject="Alerts" updatedAt={updatedAt} />
        </div>
      )}
    </AlertFrame>
  );
}
