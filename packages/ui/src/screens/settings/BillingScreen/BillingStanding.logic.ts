import { formatDay } from '../../../domain/format/time.ts';
import { inSentence } from '../../../domain/text/hiddenCharacters.ts';
import type { BillingState } from '../../../domain/billing/billingState.ts';
import { billingNotice } from '../../../domain/billing/billingNotice.ts';

export interface StandingQuestion {
  readonly billing: BillingState;
  readonly clientName: string;
  readonly now: Date;
  readonly timeZone: string;
  /** When the period that is paid for ends or has ended. A payment that is past due was due then. */
  readonly periodEnd?: Date | null | undefined;
}

export interface StandingWords {
  readonly title: string;
  readonly text: string;
}

/** The billing status of a client, as a title and a sentence. */
export function describeStanding({
  billing,
  clientName,
  now,
  timeZone,
  periodEnd,
}: StandingQuestion): StandingWords {
  const client = inSentence(clientName);
  const notice = billingNotice(billing, { now, timeZone });
  if (notice && billing.standing === 'pastDue' && periodEnd && periodEnd <= now)
    return {
      title: `A payment has been past due since ${formatDay(periodEnd, timeZone)}`,
      text: notice.text,
    };
  if (notice) return notice;
  switch (billing.standing) {
    case 'trialExpired':
      return {
        title: 'Your trial has ended',
        text: `The trial of ${client} ended on ${formatDay(billing.endsAt, timeZone)}.`,
      };
    case 'none':
      return {
        title: 'No active subscription',
        text: `${client} has neither a trial nor an active subscription.`,
      };
    case 'bypassed':
      return { title: 'No billing on this account', text: `${client} has full access.` };
    default:
      return { title: 'Your subscription is active', text: `${client} has full access.` };
  }
}
