import { login, logout, type Client } from '@millrace/ui/contract';
import { cameFromSisterProduct, type User } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';

import { forgetUnauthorisedAtom, isSessionGoneAtom, sessionRenewedAtAtom } from '../data/problems.ts';
import { sessionAtom, unfinishedSignOutAtom } from './session.ts';
import type { SessionScopes } from './sessionScope.ts';
import { signedOutAddress } from './signedOutMark.ts';
import { listenToTabs } from './listenToTabs.ts';
import { fetchSession, identityOf, sessionOfProblem, sessionOfUser } from './readSession.ts';
import { notSignedInYet, sessionNotKept, signedOutHereOnly } from './sentences.ts';
import type { Tabs } from './tabs.ts';

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
  signIn(credentials: Credentials): Promise<Session>;
  signOut(): Promise<void>;
  /** Gives up what is on the page, and begins anew at the origin's root (spec §2 Route guard). */
  leave(): Promise<void>;
  /** Whether no answer came when it was asked last; a refusal for a while is one. */
  isUnreachable(): boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Refused for want of a session, which is what was wanted. A refused token leaves the session standing. */
const isGoneAlready = ({ kind, status, detail }: Problem): boolean =>
  kind === 'http' && (status === 401 || (status === 403 && !/csrf/i.test(detail ?? '')));

export function createSessionManager({
  client,
  scopes,
  tabs,
  leaveFor,
  reload,
  guessTimeZone,
  sisterLoginAddress,
}: SessionManagerOptions): SessionManager {
  /** Where a person goes on leaving; remembered, as a failed sign-out forgets the person. */
  let exit = signedOutAddress;

  const current = (): Session => scopes.current().store.get(sessionAtom);

  const ask = () => fetchSession(client);

  let hasTriedZone = false;
  /** Once, and without anybody waiting for it. Hardly anybody is without a zone, so the code loads for those who are. */
  const saveTimeZone = async (user: User) => {
    if (user.timeZone || hasTriedZone) return;
    hasTriedZone = true;
    const saver = await import('./timeZoneSaver.ts');
    const saved = await saver.saveTimeZone(client, user, guessTimeZone());
    const session = saved && sessionOfUser(saved);
    if (session && identityOf(current()) === identityOf(session)) scopes.admit(session);
  };

  const admit = (session: Session) => {
    scopes.admit(session);
    if (session.state !== 'signedIn') return;
    if (cameFromSisterProduct(session.user)) exit = sisterLoginAddress ?? signedOutAddress;
    const { store } = scopes.current();
    if (store.get(isSessionGoneAtom)) store.set(sessionRenewedAtAtom, Date.now());
    store.set(isSessionGoneAtom, false);
    store.set(forgetUnauthorisedAtom);
    tabs.tell({ kind: 'identity', identity: identityOf(session) ?? '' });
    saveTimeZone(session.user).catch(() => undefined);
  };

  /** Leaves the document; nothing of the person stays, not even for the moment that this takes. */
  const quit = async (leave: () => void) => {
    scopes.abandon();
    // The old tree goes first, and with it the question whether to leave unsaved text.
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

  const signIn = async (credentials: Credentials) => {
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
  };

  const verify = async () => {
    const { store } = scopes.current();
    const before = identityOf(current());
    const session = await ask();
    const isGone = session.state !== 'unavailable' && identityOf(session) !== before;
    if (isGone) store.set(isSessionGoneAtom, true);
    else store.set(forgetUnauthorisedAtom);
    if (!isGone && session.state === 'signedIn') scopes.admit(session);
    return session;
  };

  const clearHere = ({ kind, status }: Problem) => {
    const { store } = scopes.admit({ state: 'anonymous' });
    store.set(unfinishedSignOutAtom, { kind, status, detail: signedOutHereOnly });
  };

  const signOut = async () => {
    try {
      await client(logout, {});
    } catch (error) {
      const problem = problemOf(error);
      if (!isGoneAlready(problem)) return clearHere(problem);
    }
    tabs.tell({ kind: 'signedOut' });
    await quit(() => leaveFor(exit));
  };

  listenToTabs({
    tabs,
    scopes,
    onSignedOut: () => void quit(() => leaveFor(signedOutAddress)),
    onOtherPerson: () => void quit(reload),
    // Where it cannot be asked, the dialog over the page stays and offers to sign in.
    onSignedInAgain: () => void resume().catch(() => undefined),
  });

  return {
    start,
    verify,
    resume,
    signIn,
    signOut,
    leave: () => quit(() => leaveFor(paths.home())),
    isUnreachable() {
      const session = current();
      return session.state === 'unavailable' && session.problem.kind !== 'http';
    },
  };
}
