import type { ObservabilityQuota } from '../entities/client.ts';
import { formatDay } from '../format/time.ts';
import { isWithinQuota, wholeQuotaOf } from './quota.ts';

export interface QuotaNotice {
  readonly tone: 'calm' | 'caution' | 'critical';
  readonly text: string;
}

/** From this share of the whole quota on, the notice warns. */
const warningShare = 0.8;

/** The start of the next calendar month in UTC, when the quota starts again. */
const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** What the use of the quota of alert runs means: what stops, and until when. */
export function quotaNotice(quota: ObservabilityQuota, now: Date): QuotaNotice {
  const day = formatDay(nextMonth(now), 'UTC');
  if (!isWithinQuota(quota)) {
    return {
      tone: 'critical',
      text: `They resume on ${day}, or now if you upgrade. Until then no alert can be created.`,
    };
  }
  const whole = wholeQuotaOf(quota);
  if (whole && whole.used >= warningShare * whole.all) {
    return { tone: 'caution', text: `Once all runs are used, alerts stop until ${day}.` };
  }
  return { tone: 'calm', text: `The count starts again on ${day}.` };
}
