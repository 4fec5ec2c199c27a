import type { Alert, AlertMetric } from '../../../domain/observability/alert.ts';
import { formatExpected, formatMeasured } from '../../../domain/observability/describeAlert.ts';
import { isOutside } from '../../../domain/observability/threshold.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import * as css from './AlertOverviewScreen.css.ts';

function Metric({ metric }: { readonly metric: AlertMetric }) {
  const { name, metricId, lastValue, range } = metric;
  const isOff = range ? isOutside(lastValue ?? null, { range }) : false;
  return (
    <li className={css.metric}>
      <bdi translate="no" className={css.metricName}>
        {name || `Metric ${metricId}`}
      </bdi>
      {range && (
        <span className={css.metricRange}>
          <span className={css.value[isOff ? 'outside' : 'within']}>{formatMeasured(lastValue)}</span>
          {` · expected ${formatExpected(range)}`}
        </span>
      )}
    </li>
  );
}

/** The metrics of an alert, with their last values. */
export function AlertMetrics({ alert }: { readonly alert: Alert }) {
  const { alertMetrics, triggerCondition } = alert;
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
          <Metric key={metric.metricId} metric={metric} />
        ))}
      </ul>
    </Card>
  );
}
