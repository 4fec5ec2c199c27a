import type { Problem, Session } from '@millrace/ui/domain';
import { atom } from 'jotai';

/** Who is there; the person's one copy. */
export const sessionAtom = atom<Session>({ state: 'booting' });

/** A sign-out that cleared this page but did not reach the service. */
export const unfinishedSignOutAtom = atom<Problem | null>(null);

/** Whether the page has just come back from signing out: the landing at `/`. */
export const hasSignedOutAtom = atom(false);
