import type { CallKind } from '@millrace/ui/contract';
import { isUnauthorised, type Problem } from '@millrace/ui/domain/remote';
import { atom } from 'jotai';

/** A failure as spec §8 wants it kept: under the key of the action that met it. */
export interface StoredProblem {
  readonly kind: CallKind;
  readonly problem: Problem;
}

type Problems = ReadonlyMap<string, StoredProblem>;

const without = (
  problems: Problems,
  isGone: (action: string, stored: StoredProblem) => boolean,
): Problems => {
  const kept = [...problems].filter(([action, stored]) => !isGone(action, stored));
  return kept.length === problems.size ? problems : new Map(kept);
};

/** The last failure of each action, until it starts again, succeeds, or the route changes. */
export const problemsAtom = atom<Problems>(new Map());

export const recordProblemAtom = atom(null, (get, set, action: string, stored: StoredProblem) => {
  set(problemsAtom, new Map(get(problemsAtom)).set(action, stored));
});

export const forgetProblemAtom = atom(null, (get, set, action: string) => {
  set(
    problemsAtom,
    without(get(problemsAtom), (name) => name === action),
  );
});

export const forgetAllProblemsAtom = atom(null, (get, set) => {
  set(
    problemsAtom,
    without(get(problemsAtom), () => true),
  );
});

/**
 * Calls whose 401 speaks of the credentials they carry, or is their own answer, not of the session. A probe says
 * what a customer's system thinks of its credentials within its result; refused as a whole, it was refused as any call.
 */
const ownVerdicts: ReadonlySet<CallKind> = new Set(['session', 'credentials', 'token', 'logout', 'oauth']);

/** A page in place of an answer may be somebody's sign-in page (F16). Either is believed only once it is verified. */
const isOfSession = ({ kind, problem }: StoredProblem): boolean =>
  (isUnauthorised(problem) || problem.kind === 'html') && !ownVerdicts.has(kind);

/** Set once the service has confirmed that the session is gone. */
export const isSessionGoneAtom = atom(false);

/** When the session was last begun anew over the page, in milliseconds since 1970: older refusals are settled. */
export const sessionRenewedAtAtom = atom(0);

/** What the guard asks: is there a 401 among the stored problems, and is it true? */
export const storedUnauthorisedAtom = atom((get): 'none' | 'unverified' | 'verified' => {
  if (get(isSessionGoneAtom)) return 'verified';
  return [...get(problemsAtom).values()].some(isOfSession) ? 'unverified' : 'none';
});

/** The session is there after all: those 401s meant something else. */
export const forgetUnauthorisedAtom = atom(null, (get, set) => {
  set(
    problemsAtom,
    without(get(problemsAtom), (_, stored) => isOfSession(stored)),
  );
});
