import { isSilent, type Alert } from '../../../domain/observability/alert.ts';
import type { AlertId } from '../../../domain/entities/id.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import {
  alertPriorityLabel,
  alertValueLooks,
  describeMetrics,
  describeRunFrequency,
  shownMetric,
} from '../../../domain/observability/describeAlert.ts';
import {
  formatExpected,
  formatExpectedBriefly,
  formatBriefly,
  formatMeasured,
  noTypes,
  type MetricTypes,
} from '../../../domain/observability/alertValues.ts';
import { alertTriggerState, alertValueState } from '../../../domain/observability/alertFacts.ts';
import type { AlertOrdering } from '../../../domain/views/alertList.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { hourMs } from '../../../domain/format/duration.ts';
import { formatAgo, formatDayAndMonth } from '../../../domain/format/time.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { badgeColumn, nothing } from '../../../patterns/ResourceList/columns.tsx';
import { EmailAddress } from '../../../internal/EmailAddress.tsx';
import { nameColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { AlertTriggerMark, AlertValueMark } from '../alertMarks.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AlertsListScreen.css.ts';

interface ValueProps {
  readonly alert: Alert;
  readonly types: MetricTypes;
}

/** What the last run found; below it the metric that is out of range, or the first. */
function ValueCell({ alert, types }: ValueProps) {
  const state = alertValueState(alert, useNow());
  const { metricId, lastValue, range } = shownMetric(alert) ?? {};
  const type = metricId && types.get(metricId);
  if (state === undefined && !range) return nothing;
  return (
    <span className={css.cell}>
      <AlertValueMark alert={alert} />
      {range && (
        <span
          className={css.second}
          title={`${formatMeasured(lastValue, type)}, expected ${formatExpected(range, type)}`}
        >
          {state !== 'notRun' && (
            <>
              <span className={state === 'outside' ? css.outside : undefined}>
                {formatMeasured(lastValue, type)}
              </span>
              {' · '}
            </>
          )}
          <span className={css.range}>
            <VisuallyHidden>expected </VisuallyHidden>
            {formatExpectedBriefly(range, type)}
          </span>
        </span>
      )}
    </span>
  );
}

/** `3 h ago`, or the day of an older time. */
function BriefTime({ date }: { readonly date: Date }) {
  const [now, timeZone] = [useNow(), useTimeZone()];
  const isToday = now.getTime() - date.getTime() < 6 * hourMs;
  return (
    <ExactTime date={date}>
      {isToday ? formatAgo(date, now, timeZone) : formatDayAndMonth(date, timeZone)}
    </ExactTime>
  );
}

/** The alert has no recipients. */
const Silent = () => (
  <span className={css.silent}>
    <WarningIcon />
    No one is notified
  </span>
);

/** The metrics, after what has no column of its own there; on a phone the value and when it fired last. */
function SecondLine({ alert, types }: ValueProps) {
  const { priority, lastFiredAt, lastRunAt } = alert;
  const { metricId, lastValue, range } = shownMetric(alert) ?? {};
  const type = metricId && types.get(metricId);
  const isOutside = range && typeof lastValue === 'number' && (lastValue < range[0] || lastValue > range[1]);
  const hasValue = typeof lastValue === 'number';
  const metrics = describeMetrics(alert);
  const beforeMetrics = metrics === '' ? '' : ' · ';
  return (
    <>
      <span className={css.wide}>
        {isSilent(alert) && (
          <span className={css.insteadOf.recipients}>
            <Silent />
            {beforeMetrics}
          </span>
        )}
        {priority !== null && (
          <span className={css.insteadOf.priority}>
            {alertPriorityLabel(priority)}
            {beforeMetrics}
          </span>
        )}
        <bdi translate="no">{metrics}</bdi>
      </span>
      <span className={css.narrow}>
        {isSilent(alert) && (
          <>
            <Silent />
            {(hasValue || lastFiredAt || lastRunAt === null) && ' · '}
          </>
        )}
        {lastRunAt === null && alertValueLooks.notRun.label}
        {hasValue && (
          <span className={isOutside ? css.outside : undefined}>{formatBriefly(lastValue, type)}</span>
        )}
        {lastFiredAt && (
          <>
            {hasValue && ' · '}
            <VisuallyHidden>last fired </VisuallyHidden>
            <BriefTime date={lastFiredAt} />
          </>
        )}
      </span>
    </>
  );
}

/** When it runs next, or why it does not. */
function RunsCell({ alert: { runFrequency, nextRunAt, isActive, isResting } }: { readonly alert: Alert }) {
  return (
    <span className={css.cell}>
      <span className={css.line}>{runFrequency === null ? nothing : describeRunFrequency(runFrequency)}</span>
      {isActive !== false && isResting ? (
        <span className={css.second}>Waiting for quota</span>
      ) : (
        isActive !== false &&
        nextRunAt && (
          <span className={css.second}>
            {'Next '}
            <ComingTime date={nextRunAt} />
          </span>
        )
      )}
    </span>
  );
}

function RecipientsCell({ alert }: { readonly alert: Alert }) {
  const { emails, isUnknown } = alert.notification;
  if (isUnknown) return nothing;
  if (isSilent(alert)) return <Silent />;
  const [first, ...others] = emails;
  if (first !== undefined && others.length === 0)
    return (
      <span className={css.line}>
        <EmailAddress email={first} />
      </span>
    );
  const all = emails.join(', ');
  return (
    <span className={css.line} title={all} data-hint={all} data-omits>
      {formatQuantity(emails.length, 'recipient')}
      <VisuallyHidden>: {all}</VisuallyHidden>
    </span>
  );
}

/** The columns of the list of alerts. */
export const alertColumns = (
  hrefOf: (id: AlertId) => string,
  types: MetricTypes = noTypes,
): readonly ResourceColumn<Alert, AlertOrdering>[] => [
  nameColumn({
    label: 'Alert',
    ordering: 'name',
    width: css.tracks.name,
    name: (alert) => ({
      name: alert.name,
      href: hrefOf(alert.id),
      children: <SecondLine alert={alert} types={types} />,
    }),
  }),
  badgeColumn({
    id: 'state',
    label: 'Triggers',
    ordering: 'open_triggers',
    width: css.tracks.state,
    narrowWidth: css.tracks.narrowState,
    cell: (alert) => {
      const state = alertTriggerState(alert);
      return state === undefined || state === 'none' ? nothing : <AlertTriggerMark alert={alert} />;
    },
  }),
  {
    id: 'value',
    label: 'Value now',
    width: css.tracks.value,
    hideBelow: 'drawer',
    cell: (alert) => <ValueCell alert={alert} types={types} />,
  },
  {
    id: 'priority',
    label: 'Priority',
    ordering: 'priority',
    width: css.tracks.priority,
    hideBelow: 'icons',
    cell: ({ priority }) => (priority === null ? nothing : alertPriorityLabel(priority)),
  },
  {
    id: 'fired',
    label: 'Last fired',
    ordering: 'last_fired_at',
    width: css.tracks.fired,
    hideBelow: 'icons',
    cell: ({ lastFiredAt }) =>
      lastFiredAt ? (
        <span className={css.line}>
          <RelativeTime date={lastFiredAt} />
        </span>
      ) : (
        nothing
      ),
  },
  {
    id: 'next',
    label: 'Runs',
    ordering: 'run_frequency',
    width: css.tracks.next,
    hideBelow: 'wide',
    cell: (alert) => <RunsCell alert={alert} />,
  },
  {
    id: 'recipients',
    label: 'Recipients',
    width: css.tracks.recipients,
    hideBelow: 'wide',
    cell: (alert) => <RecipientsCell alert={alert} />,
  },
];
