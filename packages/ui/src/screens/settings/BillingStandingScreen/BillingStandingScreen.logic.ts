import { formatDay } from '../../../domain/format/time.ts';
import { inSentence } from '../../../domain/hiddenCharacters.ts';
import type { BillingStanding } from '../../../domain/policies/billing.ts';

export interface StandingQuestion {
  readonly standing: BillingStanding;
  readonly clientName: string;
  /** When the trial ends or ended; `null` where there is none. */
  readonly trialExpiresAt: Date | null;
  readonly timeZone: string;
}

export interface StandingWords {
  readonly title: string;
  readonly text: string;
}

/** How a client stands with billing, in a title and a sentence. */
export function describeStanding({
  standing,
  clientName,
  trialExpiresAt,
  timeZone,
}: StandingQuestion): StandingWords {
  const client = inSentence(clientName);
  const day = trialExpiresAt ? ` on ${formatDay(trialExpiresAt, timeZone)}` : '';
  switch (standing) {
    case 'trialExpired':
      return { title: 'Your trial has ended', text: `The trial of ${client} ended${day}.` };
    case 'none':
      return {
        title: 'There is no subscription',
        text: `${client} has neither a trial nor a subscription that is in force.`,
      };
    case 'trial':
      return { title: 'Your trial is active', text: `The trial of ${client} ends${day}.` };
    case 'subscribed':
      return { title: 'Your subscription is in force', text: `Everything is open to ${client}.` };
    case 'bypassed':
      return { title: 'Nothing has to be paid here', text: `Everything is open to ${client}.` };
  }
}
