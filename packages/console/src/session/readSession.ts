import { getMe, type Client } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';

import { callRepeatedly } from '../data/client/repeat.ts';

/** The service's exact words for somebody whose address is not confirmed (spec §2, §8). */
const notVerified = 'Email is not verified';

/** Words that name the account or its client as switched off (docs/guard.md, note c). */
const isOfInactive = (detail: string): boolean =>
  /\b(client|account|user)\b/i.test(detail) && /\b(inactive|deactivated|disabled|not active)\b/i.test(detail);

export const sessionOfUser = (user: User): Session =>
  user.isActive ? { state: 'signedIn', user } : { state: 'inactive' };

/** Who is there when the question failed. Only a refusal means nobody; a broken service never signs out. */
export function sessionOfProblem(problem: Problem): Session {
  const isRefusal = problem.kind === 'http' && (problem.status === 401 || problem.status === 403);
  if (!isRefusal) return { state: 'unavailable', problem };
  if (problem.detail === notVerified) return { state: 'unverified' };
  return isOfInactive(problem.detail ?? '') ? { state: 'inactive' } : { state: 'anonymous' };
}

/** Asks the service who is there, more than once where it cannot say. Never rejects: no answer is a state, too. */
export const fetchSession = (client: Client): Promise<Session> =>
  callRepeatedly(client, getMe, {}).then(sessionOfUser, (error: unknown) =>
    sessionOfProblem(problemOf(error)),
  );

/**
 * Whose data a page may hold; `undefined` while that is not known. Everything that was read is dropped when it changes
 * (docs/threats.md T-10).
 */
export function identityOf(session: Session): string | undefined {
  if (session.state === 'booting' || session.state === 'unavailable') return undefined;
  return session.state === 'signedIn' ? `${session.user.client.id}:${session.user.id}` : 'nobody';
}
