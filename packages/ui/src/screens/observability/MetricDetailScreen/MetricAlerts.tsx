import type { Alert } from '../../../domain/observability/alert.ts';
import type { AlertId } from '../../../domain/entities/id.ts';
import { canMetric, type Metric } from '../../../domain/observability/metric.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PausedIcon } from '../../../primitives/Icon/icons/PausedIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { AlertTriggerMark, AlertValueMark } from '../alertMarks.tsx';
import * as css from './MetricDetailScreen.css.ts';

interface MetricAlertsProps {
  metric: Metric;
  /** The alerts that may watch it: a service can answer with others, too. */
  alerts: Remote<Page<Alert>>;
  hrefOfAlert(id: AlertId): string;
  /** The address of the form for a new alert. */
  createHref: string;
  onRetry(): void;
}

const watches = ({ alertMetrics }: Alert, { id }: Metric): boolean =>
  alertMetrics?.some(({ metricId }) => metricId === id) ?? false;

/** `2 more alerts do not say what they watch.` */
const unknownWords = (count: number, isMore: boolean): string =>
  `${formatQuantity(count, isMore ? 'more alert' : 'alert')} ${count === 1 ? 'does not say what it watches' : 'do not say what they watch'}.`;

function AlertRow({ alert, href }: { readonly alert: Alert; readonly href: string }) {
  return (
    <li className={css.alert}>
      <span className={css.alertName}>
        <Link href={href} variant="quiet">
          <bdi translate="no">{alert.name}</bdi>
        </Link>
      </span>
      <span className={css.alertMarks}>
        {alert.isActive === false && <Badge icon={PausedIcon}>Off</Badge>}
        <AlertTriggerMark alert={alert} />
        <AlertValueMark alert={alert} />
      </span>
    </li>
  );
}

/** The alerts that watch a metric, with what became of their triggers and what their last run found. */
export function MetricAlerts({ metric, alerts, hrefOfAlert, createHref, onRetry }: MetricAlertsProps) {
  return (
    <Card
      title="Alerts"
      isFlush
      actions={
        canMetric('edit', metric) && (
          <ButtonLink size="small" href={createHref}>
            Create alert
          </ButtonLink>
        )
      }
    >
      <RemoteView
        remote={alerts}
        subject="The alerts of this metric"
        skeleton={<LoadingBlock label="Loading alerts" rows={metric.usedBy || 1} height={28} isInset />}
        onRetry={onRetry}
      >
        {({ rows, hasNext }) => {
          const own = rows.filter((alert) => watches(alert, metric));
          const unknown = rows.filter(({ alertMetrics }) => alertMetrics === null).length;
          const isComplete = unknown === 0 && !hasNext;
          return (
            <>
              {own.length > 0 && (
                <ul aria-label="Alerts that watch this metric" className={css.alerts}>
                  {own.map((alert) => (
                    <AlertRow key={alert.id} alert={alert} href={hrefOfAlert(alert.id)} />
                  ))}
                </ul>
              )}
              {own.length === 0 && isComplete && (
                <p className={css.inset}>
                  No alert watches this metric, so no one is notified when it leaves its range.
                </p>
              )}
              {!isComplete && (
                <p className={own.length > 0 ? css.foot : css.inset}>
                  {unknown > 0 ? unknownWords(unknown, own.length > 0) : 'The list of alerts is incomplete.'}
                </p>
              )}
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
