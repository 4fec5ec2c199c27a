import type { Client } from '@millrace/ui/domain/entities';
import { accessEndsAt, endedAccess } from '@millrace/ui/domain/policies';

import type { Presence } from '../data/client/presence.ts';

/**
 * How often the session is refetched to find changes without a known date, such as an early cancellation, in
 * milliseconds.
 */
export const recheckIntervalMs = 3_600_000;
/** The longest timer, in milliseconds. Timers stop while a computer sleeps. */
const longestTimerMs = 60_000;

export interface AccessWatch {
  /** The client of the current session; `undefined` if nobody is signed in. */
  readonly client: () => Client | undefined;
  /** The service's time. */
  readonly now: () => Date;
  /**
   * Whether the page is about billing. The person may have paid elsewhere, so each return to it is a reason
   * to check.
   */
  readonly isAtBilling: () => boolean;
  /** Refetches the session. */
  readonly verify: () => Promise<unknown>;
  readonly presence: Presence;
  /** Called after the session was read, to check access again. */
  readonly onCheck: () => void;
}

/**
 * Refetches the session when the client's access may have changed: at a known end, once an hour, and on the
 * return to a page that is closed or about billing (docs/guard.md). Returns a function that stops it.
 */
export function watchAccess(watch: AccessWatch): () => void {
  const { client, now, isAtBilling, verify, presence, onCheck } = watch;
  let checkedAt = now().getTime();
  let isChecking = false;
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextCheckAt = (): number => {
    const known = client();
    const end = known && accessEndsAt(known, new Date(checkedAt));
    return Math.min(end?.getTime() ?? Infinity, checkedAt + recheckIntervalMs);
  };
  const wait = (): void => {
    clearTimeout(timer);
    const waitMs = Math.max(0, nextCheckAt() - now().getTime());
    timer = setTimeout(onTimer, Math.min(waitMs, longestTimerMs));
  };
  const check = async (): Promise<void> => {
    if (isChecking || !client()) return;
    isChecking = true;
    await verify().catch(() => undefined);
    isChecking = false;
    checkedAt = now().getTime();
    if (hasStopped) return;
    onCheck();
    wait();
  };
  function onTimer(): void {
    if (nextCheckAt() > now().getTime()) return wait();
    // A hidden page is checked when it becomes visible.
    if (presence.isPresent()) void check();
    return undefined;
  }
  const onReturn = (): void => {
    if (!presence.isPresent()) return;
    const known = client();
    const isClosed = known !== undefined && endedAccess(known, now()) !== null;
    if (isClosed || isAtBilling()) void check();
    else onTimer();
  };

  const unsubscribe = presence.subscribe(onReturn);
  wait();
  return () => {
    hasStopped = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
