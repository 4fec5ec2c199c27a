import { dayMs, hourMs, minuteMs } from '../format/duration.ts';
import { formatQuantity } from '../format/count.ts';
import { dayOf, formatClock, formatDay } from '../format/time.ts';
import type { BillingState } from './billingState.ts';

export interface BillingNotice {
  readonly tone: 'info' | 'caution';
  readonly title: string;
  readonly text: string;
  /** The notice in a few words, while it is not urgent: it then belongs into the side navigation, not above the page. */
  readonly brief?: string;
  /** On the last day the notice cannot be dismissed. */
  readonly isDismissible: boolean;
}

interface Clock {
  readonly now: Date;
  /** The time zone of displayed times, as an IANA name. */
  readonly timeZone: string;
}

/** Days left at which the notice of a trial becomes a warning. */
const warningDays = 3;

const isLastDay = (endsAt: Date, now: Date): boolean => endsAt.getTime() - now.getTime() < dayMs;

/** `on 18 March 2026`; on the last day `today at 17:00 CET` or `tomorrow at 07:00 CET`. */
export function formatEnd(endsAt: Date, { now, timeZone }: Clock): string {
  if (!isLastDay(endsAt, now)) return `on ${formatDay(endsAt, timeZone)}`;
  const day = dayOf(endsAt, timeZone) === dayOf(now, timeZone) ? 'today' : 'tomorrow';
  return `${day} at ${formatClock(endsAt, timeZone)}`;
}

/** `14 days`; less than a day: `6 hours`; less than an hour: `30 minutes`. */
function timeLeft(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left >= dayMs) return formatQuantity(Math.ceil(left / dayMs), 'day');
  if (left >= hourMs) return formatQuantity(Math.floor(left / hourMs), 'hour');
  return formatQuantity(Math.max(1, Math.floor(left / minuteMs)), 'minute');
}

/** The notice about billing that a client should see before its access changes; `null` if there is none. */
export function billingNotice(state: BillingState, clock: Clock): BillingNotice | null {
  switch (state.standing) {
    case 'pastDue':
      return {
        tone: 'caution',
        title: 'A payment is past due',
        text: 'Update your card to keep access.',
        isDismissible: true,
      };
    case 'cancelled': {
      const isLast = isLastDay(state.endsAt, clock.now);
      return {
        tone: 'caution',
        title: `Your subscription ends ${formatEnd(state.endsAt, clock)}`,
        text: isLast
          ? `It was cancelled. ${timeLeft(state.endsAt, clock.now)} left.`
          : 'It was cancelled. You have full access until then.',
        isDismissible: !isLast,
      };
    }
    case 'trial': {
      const { endsAt } = state;
      if (isLastDay(endsAt, clock.now)) {
        return {
          tone: 'caution',
          title: `Your trial ends ${formatEnd(endsAt, clock)}`,
          text: `${timeLeft(endsAt, clock.now)} left.`,
          isDismissible: false,
        };
      }
      const isUrgent = endsAt.getTime() - clock.now.getTime() <= warningDays * dayMs;
      const left = timeLeft(endsAt, clock.now);
      return {
        tone: isUrgent ? 'caution' : 'info',
        title: `${left} left in your trial`,
        text: `Your trial ends ${formatEnd(endsAt, clock)}.`,
        ...(!isUrgent && { brief: `${left} left in trial` }),
        isDismissible: true,
      };
    }
    default:
      return null;
  }
}
