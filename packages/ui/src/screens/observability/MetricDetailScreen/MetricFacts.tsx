import type { Metric } from '../../../domain/observability/metric.ts';
import {
  dataStoreName,
  describeCondition,
  formatMetricRange,
} from '../../../domain/observability/describeMetric.ts';
import { canMetric } from '../../../domain/observability/metric.ts';
import { countOutside, type KnownValue } from '../../../domain/observability/metricHistory.ts';
import { metricTypeLabel } from '../../../domain/observability/metricTypes.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { Day } from '../../../patterns/ExactTime/Day.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../../primitives/DescriptionList/DescriptionList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './MetricDetailScreen.css.ts';

interface ExpectedRangeProps {
  metric: Metric;
  /** All values that are known. */
  values: readonly KnownValue[];
  onEdit(): void;
}

/** `3 of 168 known values are outside it.` */
function outsideWords(values: readonly KnownValue[], threshold: NonNullable<Metric['threshold']>) {
  const { outside, of } = countOutside(values, threshold);
  if (of === 0) return undefined;
  if (of === 1) return outside === 1 ? 'The one known value is outside it.' : 'The one known value is in it.';
  if (outside === 0) return `All ${formatCount(of)} known values are in it.`;
  return `${formatCount(outside)} of ${formatCount(of)} known values ${outside === 1 ? 'is' : 'are'} outside it.`;
}

/** The range as it is now, and how the known values lie to it. */
export function ExpectedRange({ metric, values, onEdit }: ExpectedRangeProps) {
  const { threshold, metricType } = metric;
  return (
    <Card
      title="Expected range"
      actions={
        canMetric('edit', metric) && (
          <Button size="small" onPress={onEdit}>
            Edit range
          </Button>
        )
      }
    >
      {threshold ? (
        <>
          <p className={css.expected}>{formatMetricRange(threshold.range, metricType)}</p>
          <p className={css.note}>{outsideWords(values, threshold)}</p>
        </>
      ) : (
        <p className={css.note}>The service does not say which values are expected.</p>
      )}
    </Card>
  );
}

interface MeasuresProps {
  metric: Metric;
  /** The address of its source or destination; without it, the name is no link. */
  storeHref: string | undefined;
}

/** What is measured, and where. */
export function Measures({ metric, storeHref }: MeasuresProps) {
  const { metricType, tableName, columnName, whereConditions, dataStoreType, createdAt } = metric;
  const store = <bdi translate="no">{dataStoreName(metric)}</bdi>;
  const mono = (text: string) => (
    <bdi translate="no" className={css.place}>
      {text}
    </bdi>
  );
  return (
    <Card title="Definition">
      <DescriptionList
        items={[
          { label: 'Measure', value: metricTypeLabel(metricType) },
          {
            label:
              dataStoreType === 'destination'
                ? 'Destination'
                : dataStoreType === 'source'
                  ? 'Source'
                  : 'Data store',
            value: storeHref === undefined ? store : <Link href={storeHref}>{store}</Link>,
          },
          { label: 'Table', value: mono(tableName) },
          ...(columnName === null ? [] : [{ label: 'Column', value: mono(columnName) }]),
          ...(whereConditions.length === 0
            ? []
            : [{ label: 'Conditions', value: whereConditions.map(describeCondition).join(', ') }]),
          ...(createdAt ? [{ label: 'Created', value: <Day date={createdAt} /> }] : []),
        ]}
      />
    </Card>
  );
}
