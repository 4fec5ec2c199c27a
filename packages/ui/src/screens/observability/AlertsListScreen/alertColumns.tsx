import { isSilent, type Alert } from '../../../domain/observability/alert.ts';
import type { AlertId } from '../../../domain/entities/id.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import {
  alertPriorityLabel,
  describeMetrics,
  describeRunFrequency,
  formatExpected,
  formatExpectedBriefly,
  formatMeasured,
  shownMetric,
} from '../../../domain/observability/describeAlert.ts';
import { isOutside } from '../../../domain/observability/threshold.ts';
import type { AlertOrdering } from '../../../domain/views/alertList.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { badgeColumn, nothing } from '../../../patterns/ResourceList/columns.tsx';
import { nameColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AlertStateBadge } from '../AlertStateBadge.tsx';
import * as css from './AlertsListScreen.css.ts';

function ValueCell({ alert }: { readonly alert: Alert }) {
  const metric = shownMetric(alert);
  if (!metric?.range) return nothing;
  const { lastValue = null, range } = metric;
  return (
    <span className={css.cell}>
      <span className={isOutside(lastValue, { range }) ? css.outside : css.line}>
        {lastValue === null ? 'Not read yet' : formatMeasured(lastValue)}
      </span>
      <span className={css.second} title={formatExpected(range)}>
        <VisuallyHidden>Expected </VisuallyHidden>
        {formatExpectedBriefly(range)}
      </span>
    </span>
  );
}

function RecipientsCell({ alert }: { readonly alert: Alert }) {
  const { emails } = alert.notification;
  if (isSilent(alert)) {
    return (
      <span className={css.silent}>
        <WarningIcon />
        No one is notified
      </span>
    );
  }
  return (
    <span className={css.line} title={emails.join(', ')}>
      {emails.length === 1 ? (
        <bdi translate="no">{emails[0]}</bdi>
      ) : (
        formatQuantity(emails.length, 'person', 'people')
      )}
    </span>
  );
}

/** The columns of the list of alerts. */
export const alertColumns = (
  hrefOf: (id: AlertId) => string,
): readonly ResourceColumn<Alert, AlertOrdering>[] => [
  nameColumn({
    label: 'Alert',
    ordering: 'name',
    width: css.tracks.name,
    name: (alert) => ({
      name: alert.name,
      href: hrefOf(alert.id),
      children: <bdi translate="no">{describeMetrics(alert)}</bdi>,
    }),
  }),
  badgeColumn({
    id: 'state',
    label: 'State',
    ordering: 'open_triggers',
    width: css.tracks.state,
    narrowWidth: css.tracks.narrowState,
    cell: (alert) => <AlertStateBadge alert={alert} />,
  }),
  {
    id: 'priority',
    label: 'Priority',
    ordering: 'priority',
    width: css.tracks.priority,
    hideBelow: 'drawer',
    cell: ({ priority }) => alertPriorityLabel(priority),
  },
  {
    id: 'value',
    label: 'Value and range',
    width: css.tracks.value,
    hideBelow: 'drawer',
    cell: (alert) => <ValueCell alert={alert} />,
  },
  {
    id: 'fired',
    label: 'Last fired',
    ordering: 'last_fired_at',
    width: css.tracks.fired,
    hideBelow: 'icons',
    cell: ({ lastFiredAt }) => {
      if (lastFiredAt === undefined) return nothing;
      return lastFiredAt === null ? 'Never' : <RelativeTime date={lastFiredAt} />;
    },
  },
  {
    id: 'next',
    label: 'Runs',
    ordering: 'run_frequency',
    width: css.tracks.next,
    hideBelow: 'wide',
    cell: ({ runFrequency, nextRunAt, isActive }) => (
      <span className={css.cell}>
        <span className={css.line}>{describeRunFrequency(runFrequency)}</span>
        {isActive && nextRunAt && (
          <span className={css.second}>
            {'Next '}
            <ComingTime date={nextRunAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'recipients',
    label: 'Recipients',
    width: css.tracks.recipients,
    hideBelow: 'icons',
    cell: (alert) => <RecipientsCell alert={alert} />,
  },
];
