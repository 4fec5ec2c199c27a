import type { ObservabilityQuota } from '../entities/client.ts';
import { formatCount } from '../format/count.ts';
import { formatDayAndMonth } from '../format/time.ts';
import { isWithinQuota, wholeQuotaOf } from './quota.ts';

/** How much of the quota is left, and what happens on which day. While nothing is urgent only the day is said. */
export type QuotaNotice =
  | { readonly tone: 'calm'; readonly text: string }
  | { readonly tone: 'caution' | 'critical'; readonly title: string; readonly text: string };

/** From this share of the whole quota on, the notice warns. */
const warningShare = 0.8;

/** The start of the next calendar month in UTC, when the quota starts again. */
const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** What the use of the quota of alert runs means: what stops, and until when. */
export function quotaNotice(quota: ObservabilityQuota, now: Date): QuotaNotice {
  const day = formatDayAndMonth(nextMonth(now), 'UTC');
  if (!isWithinQuota(quota)) {
    return {
      tone: 'critical',
      title: 'The alert runs of this month are used up.',
      text: `Alerts resume on ${day}, or now if you upgrade. Until then no alert can be created.`,
    };
  }
  const whole = wholeQuotaOf(quota);
  if (whole && whole.used >= warningShare * whole.all) {
    return {
      tone: 'caution',
      title: `${formatCount(whole.all - whole.used)} of ${formatCount(whole.all)} alert runs left.`,
      text: `Alerts pause at 0 until ${day}.`,
    };
  }
  return { tone: 'calm', text: `The count starts again on ${day}.` };
}
