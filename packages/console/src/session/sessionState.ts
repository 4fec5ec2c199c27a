import type { Problem } from '@millrace/ui/domain/remote';
import { atom } from 'jotai';

import { sessionAtom } from '../scope/session.ts';
import { guessTimeZone } from './timeZone.ts';

/** The person's own time zone; the browser's until it is saved (spec §4). */
export const timeZoneAtom = atom((get): string | null => {
  const session = get(sessionAtom);
  return (session.state === 'signedIn' && session.user.timeZone) || (guessTimeZone() ?? null);
});

/** The problem of a sign-out that cleared this page, but did not reach the service. */
export const unfinishedSignOutAtom = atom<Problem | null>(null);

/** Whether the session of this page has ended because another person signed in in this browser. */
export const hasOtherPersonAtom = atom(false);

/** Whether the page was opened by signing out: the landing page at `/`. */
export const hasSignedOutAtom = atom(false);

/** The path that the guard has admitted. When access ends, an admitted page stays open. */
export const admittedPathAtom = atom<string | null>(null);

/** The address of a person who has just set a password, for the sign-in page. */
export const handedEmailAtom = atom<string | undefined>(undefined);

/** A notice on the screen to which the person was redirected, shown once. */
export const arrivalNoticeAtom = atom<'signedInAlready' | null>(null);
