import type { AlertTrigger, Measurement } from '../../../domain/observability/alertTrigger.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { describeDuration } from '../../../domain/observability/describeAlert.ts';
import {
  formatExpected,
  formatExpectedBriefly,
  formatMeasured,
  noTypes,
  type MetricTypes,
} from '../../../domain/observability/alertValues.ts';
import type { TriggerListView, TriggerOrdering } from '../../../domain/views/alertOverview.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { nothing, OneLine } from '../../../patterns/ResourceList/columns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import * as css from './AlertOverviewScreen.css.ts';

/** A trigger as a row. */
export interface TriggerRow extends AlertTrigger {
  readonly name: string;
}

interface MeasuredProps {
  readonly measurements: readonly Measurement[];
  readonly types: MetricTypes;
}

function Measured({ measurements, types }: MeasuredProps) {
  const [first, ...others] = measurements;
  if (!first) return nothing;
  const type = types.get(first.metricId);
  return (
    <span className={css.cell}>
      <span className={css.line} title={measurements.map(({ name }) => name).join(', ')}>
        <bdi translate="no">{first.name}</bdi>
        {others.length > 0 && ` and ${formatCount(others.length)} more`}
      </span>
      <span className={css.second}>
        <span className={css.value.outside}>{formatMeasured(first.value, type)}</span>
        <span
          title={formatExpected(first.range, type)}
        >{` · expected ${formatExpectedBriefly(first.range, type)}`}</span>
      </span>
    </span>
  );
}

/** When it fired. On a phone, which has no column for it, also when it ended. */
function Fired({ trigger: { triggeredAt, healedAt, name } }: { readonly trigger: TriggerRow }) {
  if (!triggeredAt) return name;
  return (
    <span className={css.cell}>
      <span className={css.fired}>
        <RelativeTime date={triggeredAt} />
      </span>
      {healedAt && (
        <span className={css.ended}>{`Back after ${describeDuration(triggeredAt, healedAt)}`}</span>
      )}
    </span>
  );
}

/** Who handled a trigger, and when. */
function Handled({ trigger, isResolved }: { readonly trigger: AlertTrigger; readonly isResolved: boolean }) {
  const { acknowledgedAt, acknowledgedBy, resolvedAt, resolvedBy } = trigger;
  const [at, by] = isResolved ? [resolvedAt, resolvedBy] : [acknowledgedAt, acknowledgedBy];
  if (!at) return nothing;
  return (
    <span className={css.cell}>
      <span className={css.line}>{by ? <bdi translate="no">{by}</bdi> : nothing}</span>
      <span className={css.second}>
        <RelativeTime date={at} />
      </span>
    </span>
  );
}

const openColumns = (types: MetricTypes): readonly ResourceColumn<TriggerRow, TriggerOrdering>[] => [
  {
    id: 'fired',
    label: 'Fired',
    isRowHeader: true,
    ordering: 'triggered_at',
    width: css.tracks.fired,
    narrowWidth: 'minmax(0, 1fr)',
    cell: (trigger) => <Fired trigger={trigger} />,
  },
  {
    id: 'measured',
    label: 'Out of range',
    width: css.tracks.measured,
    narrowWidth: 'minmax(0, 1.5fr)',
    cell: ({ measurements }) => <Measured measurements={measurements ?? []} types={types} />,
  },
  {
    id: 'recovered',
    label: 'Back in range',
    ordering: 'healed_at',
    width: css.tracks.recovered,
    hideBelow: 'icons',
    cell: ({ triggeredAt, healedAt }) => {
      if (!healedAt || !triggeredAt) return nothing;
      return <OneLine>{`After ${describeDuration(triggeredAt, healedAt)}`}</OneLine>;
    },
  },
];

/** Who handled it: of no use for triggers that no one has handled. */
const handledColumn = (shown: TriggerListView['status']): ResourceColumn<TriggerRow, TriggerOrdering> => ({
  id: 'handled',
  label: 'Handled by',
  width: css.tracks.handled,
  hideBelow: 'icons',
  cell: (trigger) => <Handled trigger={trigger} isResolved={(trigger.status ?? shown) === 'resolved'} />,
});

/** The columns of an alert's triggers of a status. */
export const triggerColumns = (
  status: TriggerListView['status'],
  types: MetricTypes = noTypes,
): readonly ResourceColumn<TriggerRow, TriggerOrdering>[] =>
  status === 'open' ? openColumns(types) : [...openColumns(types), handledColumn(status)];
