import type { Alert, AlertMetric } from '../../../domain/observability/alert.ts';
import type { MetricId } from '../../../domain/entities/id.ts';
import {
  formatExpected,
  formatMeasured,
  type MetricTypes,
} from '../../../domain/observability/alertValues.ts';
import { metricsOfLastRun } from '../../../domain/observability/alertFacts.ts';
import { alertValueLooks } from '../../../domain/observability/describeAlert.ts';
import { isOutside } from '../../../domain/observability/threshold.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './AlertOverviewScreen.css.ts';

interface MetricProps {
  readonly metric: AlertMetric;
  readonly type: string | undefined;
  readonly href: string;
  /** The alert has not run yet. */
  readonly isNotRun: boolean;
}

function Metric({ metric, type, href, isNotRun }: MetricProps) {
  const { name, metricId, lastValue, range } = metric;
  const isOff = range ? isOutside(lastValue ?? null, { range }) : false;
  return (
    <li className={css.metric}>
      <span className={css.metricName}>
        <Link href={href} variant="quiet">
          <bdi translate="no">{name || `Metric ${metricId}`}</bdi>
        </Link>
      </span>
      {range && (
        <span className={css.metricRange}>
          {isNotRun ? (
            alertValueLooks.notRun.label
          ) : (
            <span className={css.value[isOff ? 'outside' : 'within']}>{formatMeasured(lastValue, type)}</span>
          )}
          {` · expected ${formatExpected(range, type)}`}
        </span>
      )}
    </li>
  );
}

interface AlertMetricsProps {
  readonly alert: Alert;
  /** The address of a metric. */
  readonly hrefOf: (id: MetricId) => string;
  readonly types: MetricTypes;
}

/** The metrics of an alert, with their last values. */
export function AlertMetrics({ alert, hrefOf, types }: AlertMetricsProps) {
  const { triggerCondition, lastRunAt } = alert;
  const alertMetrics = metricsOfLastRun(alert);
  if (alertMetrics === null) {
    return (
      <Card title="Condition">
        <p className={css.sentence}>The service does not say which metrics this alert checks.</p>
      </Card>
    );
  }
  return (
    <Card title="Condition">
      <p className={css.sentence}>
        {alertMetrics.length === 1 ? (
          'When this metric is outside its range:'
        ) : triggerCondition === null ? (
          'It checks whether these are outside their range:'
        ) : (
          <>
            When <strong>{triggerCondition === 'any' ? 'any' : 'all'}</strong> of these are outside their
            range:
          </>
        )}
      </p>
      <ul className={css.metrics}>
        {alertMetrics.map((metric) => (
          <Metric
            key={metric.metricId}
            metric={metric}
            type={types.get(metric.metricId)}
            href={hrefOf(metric.metricId)}
            isNotRun={lastRunAt === null}
          />
        ))}
      </ul>
    </Card>
  );
}
