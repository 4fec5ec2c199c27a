import type { CallKind } from '@millrace/ui/contract';
import { isUnauthorised, type Problem } from '@millrace/ui/domain/remote';
import { atom } from 'jotai';

/** A failure as spec §8 stores it: under the key of the action that failed. */
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

/** The last failure of each action, until the action starts again, succeeds, or the route changes. */
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

/** Calls that read or end the session, or need none: a refusal is their normal response. */
const notAboutSession: ReadonlySet<CallKind> = new Set(['session', 'token', 'logout']);

/**
 * Whether a failure must be verified: a 401 or 403 of any other call, because the session may have ended before a
 * password or a code was looked at; and a page in place of a response, which may be a proxy's sign-in page (F16).
 */
const isOfSession = ({ kind, problem }: StoredProblem): boolean =>
  (isUnauthorised(problem) || problem.kind === 'html') && !notAboutSession.has(kind);

/** Set once the service has confirmed that the session is gone. */
export const isSessionGoneAtom = atom(false);

/** When the session was last renewed over the page, in milliseconds since 1970. Older refusals are settled. */
export const sessionRenewedAtAtom = atom(0);

/** For the guard: whether there is a stored 401 or 403, and whether it is verified. */
export const storedUnauthorisedAtom = atom((get): 'none' | 'unverified' | 'verified' => {
  if (get(isSessionGoneAtom)) return 'verified';
  return [...get(problemsAtom).values()].some(isOfSession) ? 'unverified' : 'none';
});

/**
 * The session still exists, so the stored refusals had another cause: all of them, or those that were stored when
 * `settled` was read.
 */
export const forgetUnauthorisedAtom = atom(null, (get, set, settled?: Problems) => {
  const problems = get(problemsAtom);
  const asked = settled ?? problems;
  set(
    problemsAtom,
    without(problems, (action, stored) => isOfSession(stored) && asked.get(action) === stored),
  );
});
