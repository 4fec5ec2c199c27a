import { getMe, type Client } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';

import { callRepeatedly } from '../data/client/repeat.ts';

/** The service's exact sentence for a person whose email address is not verified (spec §2). */
const notVerified = 'Email is not verified';

/** Sentences that say that the account or its client is deactivated (docs/guard.md, note c). */
const isOfInactive = (detail: string): boolean =>
  /\b(client|account|user)\b/i.test(detail) && /\b(inactive|deactivated|disabled|not active)\b/i.test(detail);

export const sessionOfUser = (user: User): Session =>
  user.isActive ? { state: 'signedIn', user } : { state: 'inactive' };

/**
 * The session after a failed read. Only a refusal means signed out; a broken service never signs out. A proxy that
 * puts its page in place of every failure leaves the status.
 */
export function sessionOfProblem(problem: Problem): Session {
  const status = problem.kind === 'html' ? problem.foreignStatus : problem.status;
  const isRefusal =
    (problem.kind === 'http' || problem.kind === 'html') && (status === 401 || status === 403);
  if (!isRefusal) return { state: 'unavailable', problem };
  if (problem.detail === notVerified) return { state: 'unverified' };
  return isOfInactive(problem.detail ?? '') ? { state: 'inactive' } : { state: 'anonymous' };
}

/** Reads the session from the service, with retries. Never rejects: a failure is also a session state. */
export const fetchSession = (client: Client): Promise<Session> =>
  callRepeatedly(client, getMe, {}).then(sessionOfUser, (error: unknown) =>
    sessionOfProblem(problemOf(error)),
  );
