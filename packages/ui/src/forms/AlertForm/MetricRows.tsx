import type { Metric } from '../../domain/observability/metric.ts';
import {
  describePlace,
  formatMetricRange,
  formatMetricValue,
} from '../../domain/observability/describeMetric.ts';
import { metricTypeLabel } from '../../domain/observability/metricTypes.ts';
import { ConnectorMark } from '../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Grid } from '../../patterns/Grid/Grid.tsx';
import type { GridColumn } from '../../patterns/Grid/gridColumns.ts';
import { rowHeight } from './metricRow.ts';
import * as css from './AlertForm.css.ts';

interface MetricRowsProps {
  rows: readonly Metric[];
  selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
}

const columns: readonly GridColumn<Metric>[] = [
  {
    id: 'name',
    label: 'Metric',
    isRowHeader: true,
    width: 'minmax(0, 3fr)',
    narrowWidth: 'minmax(0, 1fr)',
    cell: (metric) => (
      <span className={css.metric}>
        {metric.dataStore && <ConnectorMark type={metric.dataStore.type} size="small" />}
        <span className={css.cell}>
          <bdi translate="no" className={css.name} title={metric.name}>
            {metric.name}
          </bdi>
          <bdi translate="no" className={css.place} title={describePlace(metric)}>
            {describePlace(metric)}
          </bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'type',
    label: 'Measures',
    width: 'minmax(0, 1.4fr)',
    hideBelow: 'icons',
    cell: ({ metricType }) => <span className={css.name}>{metricTypeLabel(metricType)}</span>,
  },
  {
    id: 'value',
    label: 'Last value',
    width: 'minmax(0, 1.9fr)',
    hideBelow: 'drawer',
    cell: ({ lastValue, metricType, threshold }) => (
      <span className={css.cell}>
        <span className={css.name}>{formatMetricValue(lastValue, metricType)}</span>
        {threshold && (
          <span className={css.detail}>{`Expected ${formatMetricRange(threshold.range, metricType)}`}</span>
        )}
      </span>
    ),
  },
];

/** Metrics to choose from. */
export function MetricRows({ rows, selected, onChange }: MetricRowsProps) {
  return (
    <Grid
      label="Metrics"
      rows={rows}
      columns={columns}
      getRowId={({ id }) => String(id)}
      getRowName={({ name }) => name}
      rowHeight={rowHeight}
      selection={{ selected, onChange }}
      empty="No metric matches the search."
    />
  );
}
