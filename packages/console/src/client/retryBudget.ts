import type { Client } from '@millrace/ui/contract';

import { weakMemo } from '../weakMemo.ts';

/** What all repeats of reads together may be (docs/faults.md, "Retry policy"). */
export const budgetBounds = {
  /** The time over which they are counted, in milliseconds. */
  spanMs: 60_000,
  /** Of the reads in that time. */
  share: 0.1,
  /** So many are allowed however few reads there were: a page of five panels may try each twice more. */
  always: 10,
} as const;

/** Keeps a service that is down from being asked all the more for it. */
export interface RetryBudget {
  /** A read is made, a repeat included. */
  note(): void;
  /** Asks for one more repeat; an allowed one is counted as spent. */
  take(): boolean;
}

export function createRetryBudget(now: () => number = () => performance.now()): RetryBudget {
  let requests: readonly number[] = [];
  let repeats: readonly number[] = [];
  const recent = (times: readonly number[]) => times.filter((at) => now() - at < budgetBounds.spanMs);
  return {
    note: () => (requests = [...recent(requests), now()]),
    take() {
      repeats = recent(repeats);
      const most = Math.max(budgetBounds.always, budgetBounds.share * recent(requests).length);
      if (repeats.length + 1 > most) return false;
      repeats = [...repeats, now()];
      return true;
    },
  };
}

/** The one budget of a client, shared by all its reads. */
export const budgetOf = weakMemo((_client: Client) => createRetryBudget());
