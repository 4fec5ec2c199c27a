import type { Client } from '@millrace/ui/domain/entities';
import { accessEndsAt, endedAccess } from '@millrace/ui/domain/policies';

import type { Presence } from '../data/client/presence.ts';

/** How often the session is read again for what nothing else tells of: a subscription that ends early, in milliseconds. */
export const recheckIntervalMs = 3_600_000;
/** How long a timer runs at most, in milliseconds: those of a computer that sleeps stand still. */
const longestTimerMs = 60_000;

export interface AccessWatch {
  /** As the session has it now; `undefined` where nobody is signed in. */
  readonly client: () => Client | undefined;
  /** By the service's clock. */
  readonly now: () => Date;
  /** Whether somebody may have paid meanwhile: then each return to the page is a reason to look. */
  readonly isAtBilling: () => boolean;
  /** Reads the session again. */
  readonly verify: () => Promise<unknown>;
  readonly presence: Presence;
  /** The session was read: time to judge anew. */
  readonly onLook: () => void;
}

/**
 * Reads the session again when what is open to the client is about to change: at an end that is known, once an hour, and
 * on the return to a page that is closed or about billing (docs/guard.md). Answers how to stop.
 */
export function watchAccess(watch: AccessWatch): () => void {
  const { client, now, isAtBilling, verify, presence, onLook } = watch;
  let lookedAt = now().getTime();
  let isLooking = false;
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextLook = (): number => {
    const known = client();
    const end = known && accessEndsAt(known, new Date(lookedAt));
    return Math.min(end?.getTime() ?? Infinity, lookedAt + recheckIntervalMs);
  };
  const wait = (): void => {
    clearTimeout(timer);
    const waitMs = Math.max(0, nextLook() - now().getTime());
    timer = setTimeout(wake, Math.min(waitMs, longestTimerMs));
  };
  const look = async (): Promise<void> => {
    if (isLooking || !client()) return;
    isLooking = true;
    await verify().catch(() => undefined);
    isLooking = false;
    lookedAt = now().getTime();
    if (hasStopped) return;
    onLook();
    wait();
  };
  function wake(): void {
    if (nextLook() > now().getTime()) return wait();
    // Where nobody would see it, the return brings it.
    if (presence.isPresent()) void look();
    return undefined;
  }
  const onReturn = (): void => {
    if (!presence.isPresent()) return;
    const known = client();
    const isClosed = known !== undefined && endedAccess(known, now()) !== null;
    if (isClosed || isAtBilling()) void look();
    else wake();
  };

  const unsubscribe = presence.subscribe(onReturn);
  wait();
  return () => {
    hasStopped = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
