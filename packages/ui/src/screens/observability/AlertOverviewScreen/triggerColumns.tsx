import type { AlertTrigger, Measurement } from '../../../domain/observability/alertTrigger.ts';
import { formatCount } from '../../../domain/format/count.ts';
import {
  describeDuration,
  formatExpected,
  formatExpectedBriefly,
  formatMeasured,
} from '../../../domain/observability/describeAlert.ts';
import type { TriggerListView, TriggerOrdering } from '../../../domain/views/alertOverview.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { nothing, OneLine } from '../../../patterns/ResourceList/columns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import * as css from './AlertOverviewScreen.css.ts';

/** A trigger as a row. */
export interface TriggerRow extends AlertTrigger {
  readonly name: string;
}

function Measured({ measurements }: { readonly measurements: readonly Measurement[] }) {
  const [first, ...others] = measurements;
  if (!first) return nothing;
  return (
    <span className={css.cell}>
      <span className={css.line} title={measurements.map(({ name }) => name).join(', ')}>
        <bdi translate="no">{first.name}</bdi>
        {others.length > 0 && ` and ${formatCount(others.length)} more`}
      </span>
      <span className={css.second}>
        <span className={css.value.outside}>{formatMeasured(first.value)}</span>
        <span title={formatExpected(first.range)}>{` · expected ${formatExpectedBriefly(first.range)}`}</span>
      </span>
    </span>
  );
}

/** Who handled a trigger, and when. */
function Handled({ trigger }: { readonly trigger: AlertTrigger }) {
  const { status, acknowledgedAt, acknowledgedBy, resolvedAt, resolvedBy } = trigger;
  const [at, by] = status === 'resolved' ? [resolvedAt, resolvedBy] : [acknowledgedAt, acknowledgedBy];
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

const openColumns: readonly ResourceColumn<TriggerRow, TriggerOrdering>[] = [
  {
    id: 'fired',
    label: 'Fired',
    isRowHeader: true,
    ordering: 'triggered_at',
    width: css.tracks.fired,
    narrowWidth: 'minmax(0, 1fr)',
    cell: ({ triggeredAt, name }) => (triggeredAt ? <RelativeTime date={triggeredAt} /> : name),
  },
  {
    id: 'measured',
    label: 'Out of range',
    width: css.tracks.measured,
    narrowWidth: 'minmax(0, 1.4fr)',
    cell: ({ measurements }) => <Measured measurements={measurements ?? []} />,
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
const handledColumn: ResourceColumn<TriggerRow, TriggerOrdering> = {
  id: 'handled',
  label: 'Handled by',
  width: css.tracks.handled,
  hideBelow: 'icons',
  cell: (trigger) => <Handled trigger={trigger} />,
};

const handledColumns = [...openColumns, handledColumn];

/** The columns of an alert's triggers of a status. */
export const triggerColumns = (
  status: TriggerListView['status'],
): readonly ResourceColumn<TriggerRow, TriggerOrdering>[] =>
  status === 'open' ? openColumns : handledColumns;
