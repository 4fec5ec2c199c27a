import { alertEvidence, alertRule } from '../../domain/evidence/alertEvidence.ts';
import type { Alert } from '../../domain/observability/alert.ts';
import { alertTriggerState, alertValueState, metricsOutside } from '../../domain/observability/alertFacts.ts';
import { alertValueLooks } from '../../domain/observability/describeAlert.ts';
import {
  formatExpected,
  formatMeasured,
  noTypes,
  type MetricTypes,
} from '../../domain/observability/alertValues.ts';
import type { AlertTrigger } from '../../domain/observability/alertTrigger.ts';
import { outsideSince } from '../../domain/observability/outsideSince.ts';
import { isAhead } from '../../domain/format/clocks.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { formatSince } from '../../domain/format/time.ts';
import type { Page } from '../../domain/outcome/page.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { StateSentence, type StateTone } from '../../patterns/StateSentence/StateSentence.tsx';
import { WhyStatus } from '../../patterns/WhyStatus/WhyStatus.tsx';

interface Sentence {
  readonly tone: StateTone;
  readonly lead: string;
  readonly rest?: string | undefined;
}

/** `Orders per day is 0, expected 1,000 to 2,000. 1 more metric is out of range.` */
function outsideWords(alert: Alert, types: MetricTypes): string | undefined {
  const [first, ...others] = metricsOutside(alert);
  if (!first?.range) return undefined;
  const name = first.name || `Metric ${first.metricId}`;
  const type = types.get(first.metricId);
  const more =
    others.length === 0
      ? ''
      : ` ${formatQuantity(others.length, 'more metric is', 'more metrics are')} out of range.`;
  return `${name} is ${formatMeasured(first.lastValue, type)}, expected ${formatExpected(first.range, type)}.${more}`;
}

/** `4 triggers are open.` */
const openWords = ({ openTriggers }: Alert): string =>
  openTriggers === 1 ? '1 trigger is open.' : `${formatCount(openTriggers ?? 0)} triggers are open.`;

/** `Out of range since 08:00 CET.` */
function outsideLead(triggers: ReturnType<typeof alertTriggerState>, since: string): string {
  if (triggers === 'acknowledged') return `Acknowledged, still out of range${since}.`;
  if (triggers === 'resolved') return `Resolved, still out of range${since}.`;
  return `Out of range${since}.`;
}

/** @param since ` since 08:00 CET`; empty if it is not known */
function sentenceOf(alert: Alert, now: Date, types: MetricTypes, since: string): Sentence {
  if (alert.isActive === false) {
    return {
      tone: 'neutral',
      lead: 'Off.',
      rest: 'It does not run and notifies no one. Its triggers are kept.',
    };
  }
  const [triggers, value] = [alertTriggerState(alert), alertValueState(alert, now)];
  const isOpen = triggers === 'open';
  switch (value) {
    case 'outside':
      return {
        tone: triggers === 'open' || triggers === undefined ? 'critical' : 'caution',
        lead: outsideLead(triggers, since),
        rest: outsideWords(alert, types),
      };
    case 'inside':
      return isOpen
        ? { tone: 'caution', lead: 'Back in range.', rest: openWords(alert) }
        : { tone: 'positive', lead: 'In range.' };
    case 'wasInside':
      return {
        tone: 'neutral',
        lead: 'In range at the last run.',
        ...(isOpen && { rest: openWords(alert) }),
      };
    case 'unreadable':
      return {
        tone: 'caution',
        lead: 'Not read.',
        rest: 'The last run could not read every metric.',
      };
    case 'notRun':
      return { tone: 'neutral', lead: `${alertValueLooks.notRun.label}.` };
    case undefined:
      return isOpen
        ? { tone: 'critical', lead: openWords(alert) }
        : { tone: 'neutral', lead: 'The last values are not known.' };
  }
}

/** When it ran last and runs next, as far as the service tells. */
function Times({ alert }: { readonly alert: Alert }) {
  const now = useNow();
  const { lastRunAt, nextRunAt, isResting, isActive } = alert;
  if (isActive === false) return null;
  return (
    <>
      {lastRunAt && (
        <>
          Last run{' '}
          {isAhead(lastRunAt, now) ? (
            <ComingTime date={lastRunAt} isFocusable />
          ) : (
            <RelativeTime date={lastRunAt} isFocusable />
          )}
          .{' '}
        </>
      )}
      {isResting
        ? 'No run until quota is available.'
        : nextRunAt && (
            <>
              {lastRunAt === null ? 'First run ' : 'Next run '}
              <ComingTime date={nextRunAt} isFocusable />.
            </>
          )}
    </>
  );
}

interface AlertSentenceProps {
  readonly alert: Alert;
  readonly metricTypes?: MetricTypes | undefined;
  /** Its newest triggers: since when it is out of range. */
  readonly history?: Remote<Page<AlertTrigger>> | undefined;
}

/** When its values left their range, if they still are outside. */
function sinceOf(alert: Alert, history: AlertSentenceProps['history']): Date | undefined {
  const isOutside = metricsOutside(alert).length > 0;
  return isOutside && history?.state === 'ready'
    ? outsideSince(history.value.rows, history.value.hasNext)
    : undefined;
}

/** What an alert found and what became of it, as one sentence that every tab shows. */
export function AlertSentence({ alert, metricTypes = noTypes, history }: AlertSentenceProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const since = sinceOf(alert, history);
  const sinceWords = since ? ` since ${formatSince(since, now, timeZone)}` : '';
  const { tone, lead, rest } = sentenceOf(alert, now, metricTypes, sinceWords);
  return (
    <StateSentence
      tone={tone}
      {...(tone === 'caution' && { icon: WarningIcon })}
      lead={lead}
      times={
        <>
          <Times alert={alert} />{' '}
          <WhyStatus
            facts={alertEvidence(alert, { now, types: metricTypes, since })}
            rule={alertRule}
            about={[`${alert.name} (alert ${alert.id})`, `${lead} ${rest ?? ''}`]}
          />
        </>
      }
    >
      {rest}
    </StateSentence>
  );
}
