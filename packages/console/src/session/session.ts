import type { Session } from '@millrace/ui/domain/policies';
import type { Problem } from '@millrace/ui/domain/remote';
import { atom } from 'jotai';

import { guessTimeZone } from './timeZone.ts';

/** Who is there; the person's one copy. */
export const sessionAtom = atom<Session>({ state: 'booting' });

/** The person's own zone; the browser's until it is saved (spec §4). */
export const timeZoneAtom = atom((get): string | null => {
  const session = get(sessionAtom);
  return (session.state === 'signedIn' && session.user.timeZone) || (guessTimeZone() ?? null);
});

/** A sign-out that cleared this page but did not reach the service. */
export const unfinishedSignOutAtom = atom<Problem | null>(null);

/** Whether the page has just come back from signing out: the landing at `/`. */
export const hasSignedOutAtom = atom(false);

/** The path that the guard has let in; what runs out meanwhile takes nothing away from under a person. */
export const admittedPathAtom = atom<string | null>(null);

/** Said once on the screen that somebody was sent to instead of the one they asked for. */
export const arrivalNoticeAtom = atom<'signedInAlready' | null>(null);
