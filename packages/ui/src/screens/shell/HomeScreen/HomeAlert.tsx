import { alertValueState, metricsOutside } from '../../../domain/observability/alertFacts.ts';
import {
  formatExpected,
  formatMeasured,
  noTypes,
  type MetricTypes,
} from '../../../domain/observability/alertValues.ts';
import type { AlertTrigger, Measurement } from '../../../domain/observability/alertTrigger.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import type { OpenAlert } from '../../../domain/views/home.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { BellIcon } from '../../../primitives/Icon/icons/BellIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { HomeRow } from './HomeRows.tsx';

interface HomeAlertProps {
  row: OpenAlert;
  /** The types of the metrics, for the units of their values. */
  metricTypes: MetricTypes | undefined;
  /** Whether all open triggers are loaded, so that the oldest one is known. */
  isWhole: boolean;
  isFirst: boolean;
}

const valueWords = (value: number | null, range: Measurement['range'], type: string | undefined): string =>
  `${value === null ? 'Not read' : formatMeasured(value, type)}, expected ${formatExpected(range, type)}`;

/** How the value stands now, as far as the alert or its triggers tell. */
function standing({ alert, triggers }: OpenAlert, types: MetricTypes, now: Date) {
  const state = alert && alertValueState(alert, now);
  if (alert && state === 'outside') {
    const [metric] = metricsOutside(alert);
    return {
      isBack: false,
      text: metric?.range
        ? valueWords(metric.lastValue ?? null, metric.range, types.get(metric.metricId))
        : undefined,
    };
  }
  const areHealed = triggers.every(({ healedAt }) => !!healedAt);
  const isBack = state === 'inside' || (state === undefined && areHealed);
  const [first] = triggers[0].measurements ?? [];
  return {
    isBack,
    text: !isBack && first ? valueWords(first.value, first.range, types.get(first.metricId)) : undefined,
  };
}

const nameOf = ({ alert, triggers }: OpenAlert): string =>
  alert?.name ?? triggers[0].measurements?.[0]?.name ?? 'An alert';

const oldestOf = (triggers: readonly AlertTrigger[]): Date | undefined =>
  triggers
    .flatMap(({ triggeredAt }) => triggeredAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())[0];

/** An alert with open triggers: one row, whatever their number. */
export function HomeAlert({ row, metricTypes = noTypes, isWhole, isFirst }: HomeAlertProps) {
  const { id, triggers } = row;
  const { isBack, text } = standing(row, metricTypes, useNow());
  const name = nameOf(row);
  const href = alertPaths.overview(id);
  const oldest = isWhole ? oldestOf(triggers) : undefined;
  const count = `${isWhole ? '' : 'at least '}${formatQuantity(triggers.length, 'trigger')}`;
  return (
    <HomeRow
      icon={BellIcon}
      tone={isBack ? 'caution' : 'critical'}
      title={
        <Link href={href} variant="quiet">
          <bdi translate="no">{name}</bdi>
        </Link>
      }
      note={
        oldest && (
          <>
            {triggers.length === 1 ? 'fired ' : 'oldest trigger '}
            <RelativeTime date={oldest} isFocusable />
          </>
        )
      }
      text={
        isBack
          ? `Fired ${isWhole ? '' : 'at least '}${formatQuantity(triggers.length, 'time')}, now back in range`
          : text
      }
      remedy={{ href, label: `Review ${count}`, subject: name }}
      isFirst={isFirst}
    />
  );
}
