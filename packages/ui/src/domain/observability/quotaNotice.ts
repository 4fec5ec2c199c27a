import type { ObservabilityQuota } from '../entities/client.ts';
import { formatDay } from '../format/time.ts';
import { isWithinQuota } from './quota.ts';

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
      text: `Alerts have stopped, and no alert can be created. They run again on ${day}, or at once with a plan that has more runs.`,
    };
  }
  const used = quota.freeObservabilityUsage + quota.paidObservabilityUsage;
  const all = quota.freeObservabilityQuota + quota.paidObservabilityQuota;
  if (used >= warningShare * all) {
    return { tone: 'caution', text: `Once all runs are used, alerts stop until ${day}.` };
  }
  return { tone: 'calm', text: `The count starts again on ${day}.` };
}
