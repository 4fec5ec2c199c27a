import type { MetricId } from '../../../domain/entities/id.ts';
import type { Metric } from '../../../domain/observability/metric.ts';
import {
  describeMeasure,
  describePlace,
  dataStoreName,
  formatMetricRange,
  formatMetricValue,
  metricState,
} from '../../../domain/observability/describeMetric.ts';
import { formatExpectedBriefly } from '../../../domain/observability/alertValues.ts';
import type { MetricOrdering } from '../../../domain/views/metricList.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { badgeColumn, nothing } from '../../../patterns/ResourceList/columns.tsx';
import { createdColumn, nameColumn, usedByColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { MetricValueMark } from '../metricMarks.tsx';
import * as css from './MetricsListScreen.css.ts';

function ValueCell({ metric }: { readonly metric: Metric }) {
  const { lastValue, lastMeasuredAt, metricType, threshold } = metric;
  const expected = threshold && `Expected ${formatMetricRange(threshold.range, metricType)}`;
  return (
    <span className={css.cell}>
      <span className={css.line}>
        {typeof lastValue !== 'number' ? (
          nothing
        ) : (
          <span className={metricState(metric) === 'outside' ? css.outside : undefined}>
            {formatMetricValue(lastValue, metricType)}
          </span>
        )}
        {lastMeasuredAt && (
          <span className={css.time}>
            {' · '}
            <RelativeTime date={lastMeasuredAt} />
          </span>
        )}
      </span>
      {expected && (
        <span className={css.second} title={expected}>
          {expected}
        </span>
      )}
    </span>
  );
}

/** The source or destination; on a phone, which has no column for it, the last value and its range. */
function SecondLine({ metric }: { readonly metric: Metric }) {
  const { lastValue, lastMeasuredAt, metricType, threshold } = metric;
  if (typeof lastValue !== 'number') return <bdi translate="no">{dataStoreName(metric)}</bdi>;
  return (
    <>
      <bdi translate="no" className={css.wide}>
        {dataStoreName(metric)}
      </bdi>
      <span className={css.narrow}>
        <span className={metricState(metric) === 'outside' ? css.outside : undefined}>
          {formatMetricValue(lastValue, metricType)}
        </span>
        {threshold && ` · ${formatExpectedBriefly(threshold.range, metricType)}`}
        {lastMeasuredAt && (
          <>
            {' · '}
            <RelativeTime date={lastMeasuredAt} />
          </>
        )}
      </span>
    </>
  );
}

/** The columns of the list of metrics. */
export const metricColumns = (
  hrefOf: (id: MetricId) => string,
): readonly ResourceColumn<Metric, MetricOrdering>[] => [
  nameColumn({
    label: 'Metric',
    ordering: 'name',
    width: css.tracks.name,
    hasMark: true,
    name: (metric) => ({
      mark: <ConnectorMark type={metric.dataStore?.type ?? metric.dataStoreType} />,
      name: metric.name,
      href: hrefOf(metric.id),
      children: <SecondLine metric={metric} />,
    }),
  }),
  {
    id: 'place',
    label: 'Measures',
    ordering: 'table_name',
    width: css.tracks.place,
    hideBelow: 'icons',
    cell(metric) {
      const place = describePlace(metric);
      const measure = describeMeasure(metric);
      return (
        <span className={css.cell}>
          <bdi translate="no" className={css.mono} title={place}>
            {place}
          </bdi>
          <span className={css.second} title={measure}>
            {measure}
          </span>
        </span>
      );
    },
  },
  {
    id: 'value',
    label: 'Last value',
    width: css.tracks.value,
    hideBelow: 'drawer',
    cell: (metric) => <ValueCell metric={metric} />,
  },
  badgeColumn({
    id: 'state',
    label: 'State',
    width: css.tracks.state,
    narrowWidth: css.tracks.narrowState,
    cell: (metric) => <MetricValueMark metric={metric} />,
  }),
  usedByColumn('alert', { width: css.tracks.usedBy, hideBelow: 'icons' }),
  createdColumn({ ordering: 'created_at', width: css.tracks.created }),
];
