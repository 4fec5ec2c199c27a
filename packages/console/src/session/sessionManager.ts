import { getMe, login, logout, updateMe, type Client } from '@millrace/ui/contract';
import {
  cameFromSisterProduct,
  paths,
  ProblemError,
  problemOf,
  type Problem,
  type Session,
  type User,
} from '@millrace/ui/domain';

import { forgetUnauthorisedAtom, isSessionGoneAtom, sessionRenewedAtAtom } from '../atoms/problems.ts';
import { sessionAtom, unfinishedSignOutAtom } from '../atoms/session.ts';
import { callRepeatedly } from '../client/repeat.ts';
import type { SessionScopes } from '../sessionScope.ts';
import { signedOutAddress } from './arrival.ts';
import { identityOf, sessionOfProblem, sessionOfUser } from './readSession.ts';
import type { Tabs } from './tabs.ts';
import { timeZoneToSave } from './timeZone.ts';

export interface SessionManagerOptions {
  readonly client: Client;
  readonly scopes: SessionScopes;
  readonly tabs: Tabs;
  /** Loads another document in place of this one. */
  readonly leaveFor: (address: string) => void;
  readonly reload: () => void;
  readonly guessTimeZone: () => string | undefined;
  /** Where people from the sister product sign in; `undefined` where there is none. */
  readonly sisterLoginAddress: string | undefined;
}

/** Knows who is there, and is the only one to ask or to change it. */
export interface SessionManager {
  /** Asks who is there and lets them in. Also what Retry does, and what follows a sign-in. */
  start(): Promise<Session>;
  /** Asks whether the same person is still there, and settles a stored 401 by the answer. Answers what was said. */
  verify(): Promise<Session>;
  /** Lets in whoever has signed in elsewhere meanwhile. Rejects with the problem where nobody has. */
  resume(): Promise<Session>;
  /** Opens a session and lets the person in. Rejects with the problem where nobody can be let in. */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<Session>;
  signOut(): Promise<void>;
  /** Gives up what is on the page, and begins anew at the origin's root (spec §2 Route guard). */
  leave(): Promise<void>;
  /** Whether no answer came when it was asked last; a refusal for a while is one. */
  isUnreachable(): boolean;
}

/** Said when the service has opened a session that the next question does not find. */
export const sessionNotKept =
  'The browser did not keep the session. Allow cookies for this site, then sign in again.';

/** Said when somebody was to have signed in elsewhere, and has not. */
export const notSignedInYet = 'You are not signed in yet. Sign in first, then come back here.';

/** Said when the page was cleared but the service was not told. */
export const signedOutHereOnly =
  'You are signed out here, not on the server. Until it is told, this browser can be signed in again without a password.';

/** Refused for want of a session, which is what was wanted. A refused token leaves the session standing. */
const isGoneAlready = ({ kind, status, detail }: Problem): boolean =>
  kind === 'http' && (status === 401 || (status === 403 && !/csrf/i.test(detail ?? '')));

export function createSessionManager(options: SessionManagerOptions): SessionManager {
  const { client, scopes, tabs, leaveFor, reload } = options;
  let hasSavedTimeZone = false;
  /** Where a person goes on leaving; remembered, as a failed sign-out forgets the person. */
  let exit = signedOutAddress;

  const ask = (): Promise<Session> =>
    callRepeatedly(client, getMe, {}).then(sessionOfUser, (error: unknown) =>
      sessionOfProblem(problemOf(error)),
    );

  /** Fire and forget, once: a zone that could not be saved is saved next time. */
  const saveTimeZone = (user: User) => {
    const zone = timeZoneToSave(user, options.guessTimeZone());
    if (zone === undefined || hasSavedTimeZone) return;
    hasSavedTimeZone = true;
    const take = (saved: User) => {
      const current = scopes.current().store.get(sessionAtom);
      if (identityOf(current) === identityOf(sessionOfUser(saved))) scopes.admit(sessionOfUser(saved));
    };
    client(updateMe, { body: { timeZone: zone } }).then(take, () => undefined);
  };

  const admit = (session: Session) => {
    scopes.admit(session);
    if (session.state !== 'signedIn') return;
    if (cameFromSisterProduct(session.user)) exit = options.sisterLoginAddress ?? signedOutAddress;
    const { store } = scopes.current();
    if (store.get(isSessionGoneAtom)) store.set(sessionRenewedAtAtom, Date.now());
    store.set(isSessionGoneAtom, false);
    store.set(forgetUnauthorisedAtom);
    tabs.tell({ kind: 'identity', identity: identityOf(session) ?? '' });
    saveTimeZone(session.user);
  };

  /** Nothing of the person stays, not even for the moment that leaving takes, nor the question whether to leave. */
  const quit = async (leave: () => void) => {
    scopes.abandon();
    await new Promise((resolve) => setTimeout(resolve));
    leave();
  };

  const start = async () => {
    const session = await ask();
    admit(session);
    return session;
  };

  /** Lets in whoever is there, and nobody else: what is on the page stays until it is known whose it is. */
  const letIn = async (otherwise: string) => {
    const session = await ask();
    if (session.state === 'unavailable') throw new ProblemError(session.problem);
    if (session.state === 'anonymous')
      throw new ProblemError({ kind: 'http', status: 401, detail: otherwise });
    admit(session);
    return session;
  };
  const resume = () => letIn(notSignedInYet);

  tabs.listen((message) => {
    if (message.kind === 'signedOut') return void quit(() => leaveFor(signedOutAddress));
    const { store } = scopes.current();
    const own = identityOf(store.get(sessionAtom));
    if (own === undefined) return;
    // This tab's data would now be asked for with another person's session.
    if (own !== message.identity) return void quit(reload);
    if (store.get(isSessionGoneAtom)) resume().catch(() => undefined);
  });

  return {
    start,
    resume,
    isUnreachable() {
      const session = scopes.current().store.get(sessionAtom);
      return session.state === 'unavailable' && session.problem.kind !== 'http';
    },
    async signIn(credentials) {
      try {
        await client(login, { body: credentials });
      } catch (error) {
        const session = sessionOfProblem(problemOf(error));
        // The credentials are right, the account is not ready: there is a screen for each.
        if (session.state !== 'unverified' && session.state !== 'inactive') throw error;
        scopes.admit(session);
        return session;
      }
      return letIn(sessionNotKept);
    },
    leave: () => quit(() => leaveFor(paths.home())),
    async verify() {
      const { store } = scopes.current();
      const before = identityOf(store.get(sessionAtom));
      const session = await ask();
      const isGone = session.state !== 'unavailable' && identityOf(session) !== before;
      if (isGone) store.set(isSessionGoneAtom, true);
      else store.set(forgetUnauthorisedAtom);
      if (!isGone && session.state === 'signedIn') scopes.admit(session);
      return session;
    },
    async signOut() {
      try {
        await client(logout, {});
      } catch (error) {
        const problem = problemOf(error);
        if (!isGoneAlready(problem)) {
          const { store } = scopes.admit({ state: 'anonymous' });
          return store.set(unfinishedSignOutAtom, {
            kind: problem.kind,
            status: problem.status,
            detail: signedOutHereOnly,
          });
        }
      }
      tabs.tell({ kind: 'signedOut' });
      await quit(() => leaveFor(exit));
    },
  };
}
