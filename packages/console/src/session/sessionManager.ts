import { getMe, login, logout, type Call, type Client } from '@millrace/ui/contract';
import { cameFromSisterProduct, type User } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';

import {
  forgetUnauthorisedAtom,
  isSessionGoneAtom,
  problemsAtom,
  sessionRenewedAtAtom,
  storedUnauthorisedAtom,
} from '../data/problems.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';
import type { SessionScopes } from '../scope/sessionScope.ts';
import { listenToTabs } from './listenToTabs.ts';
import { fetchSession, sessionOfProblem, sessionOfUser } from './readSession.ts';
import {
  nobodySignedIn,
  notSignedInYet,
  otherPersonSignedIn,
  sessionNotKept,
  signedOutHereOnly,
} from './sentences.ts';
import { hasOtherPersonAtom, unfinishedSignOutAtom } from './sessionState.ts';
import { signedOutAddress } from './signedOutParam.ts';
import type { Tabs } from './tabs.ts';

export interface SessionManagerOptions {
  readonly client: Client;
  readonly scopes: SessionScopes;
  readonly tabs: Tabs;
  /** Replaces this document by another one. */
  readonly leaveFor: (address: string) => void;
  readonly reload: () => void;
  readonly guessTimeZone: () => string | undefined;
  /** The CSRF token of the browser's present session. It changes with each sign-in. @default no token */
  readonly readToken?: () => string | undefined;
  /** Where people from the sister product sign in; `undefined` if there is no such product. */
  readonly sisterLoginAddress: string | undefined;
  /** Resolves once the page is rendered. No session is shown before, because the page adopts prepared markup. */
  readonly whenShown?: Promise<void>;
}

/** The only module that reads or changes the session. */
export interface SessionManager {
  /** Reads the session and admits it. Also used by Retry and after signing in. */
  start(): Promise<Session>;
  /** Checks whether the same person is still signed in. Resolves with the session. */
  verify(): Promise<Session>;
  /** Settles stored refusals: checks whether the same person is still signed in, once for all of them. */
  settle(): Promise<Session>;
  /**
   * For every call: if the browser's session may be another one than the page's, checks who it belongs to.
   * Rejects if it is not the person of this page.
   */
  confirm(call: Call): Promise<void> | undefined;
  /** Admits a session that was opened elsewhere. Rejects with the problem if there is none. */
  resume(): Promise<Session>;
  /** Opens a session and admits it. Rejects with the problem if that fails. */
  signIn(credentials: Credentials): Promise<Session>;
  signOut(): Promise<void>;
  /** Discards the page and restarts at the origin's root (spec §2 Route guard). */
  leave(): Promise<void>;
  /** Whether the last read got no response. A temporary refusal counts as a response. */
  isUnreachable(): boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Refused because there is no session, which is the goal of signing out. After a refused token the session
 * still exists.
 */
const isGoneAlready = ({ kind, status, detail }: Problem): boolean =>
  kind === 'http' && (status === 401 || (status === 403 && !/csrf/i.test(detail ?? '')));

export function createSessionManager({
  client,
  scopes,
  tabs,
  leaveFor,
  reload,
  guessTimeZone,
  readToken = () => undefined,
  sisterLoginAddress,
  whenShown,
}: SessionManagerOptions): SessionManager {
  /** The page after signing out. It is stored because a failed sign-out clears the person. */
  let exit = signedOutAddress;

  const current = (): Session => scopes.current().store.get(sessionAtom);

  /** The token under which the person of this page was last seen. */
  let seenToken: string | undefined;
  const tokens = new WeakMap<Session, string | undefined>();
  const ask = async (mayRepeat = true): Promise<Session> => {
    const before = readToken();
    const session = await fetchSession(client);
    const after = readToken();
    // The answer may be about the session before or after the change. The first answer brings the token.
    if (mayRepeat && before !== undefined && after !== before) return ask(false);
    tokens.set(session, after);
    return session;
  };

  let hasTriedZone = false;
  /** Runs once, in the background. Most people have a zone, so the code loads only for those without one. */
  const saveTimeZone = async (user: User) => {
    if (user.timeZone || hasTriedZone) return;
    hasTriedZone = true;
    const saver = await import('./timeZoneSaver.ts');
    const saved = await saver.saveTimeZone(client, user, guessTimeZone());
    const session = saved && sessionOfUser(saved);
    if (session && identityOf(current()) === identityOf(session)) scopes.admit(session);
  };

  const admit = (session: Session) => {
    seenToken = tokens.get(session);
    scopes.admit(session);
    if (session.state !== 'signedIn') return;
    if (cameFromSisterProduct(session.user)) exit = sisterLoginAddress ?? signedOutAddress;
    const { store } = scopes.current();
    if (store.get(isSessionGoneAtom)) store.set(sessionRenewedAtAtom, Date.now());
    store.set(isSessionGoneAtom, false);
    store.set(hasOtherPersonAtom, false);
    store.set(forgetUnauthorisedAtom);
    tabs.post({ kind: 'identity', identity: identityOf(session) ?? '' });
    saveTimeZone(session.user).catch(() => undefined);
  };

  /**
   * Leaves the document. Clears the person's data first, because loading the next document takes a moment.
   */
  const quit = async (leave: () => void) => {
    scopes.abandon();
    // The old tree unmounts first, so that its leave guard does not ask about unsaved input.
    await new Promise((resolve) => setTimeout(resolve));
    leave();
  };

  let started: Promise<Session> | undefined;
  const start = () => {
    started = ask().then(async (session) => {
      await whenShown;
      admit(session);
      return session;
    });
    return started;
  };

  /** Admits the session if a person is signed in. The page keeps its content until the owner is known. */
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
    // The first read sets the CSRF token that the write repeats.
    await (started ?? start());
    try {
      await client(login, { body: credentials });
    } catch (error) {
      const session = sessionOfProblem(problemOf(error));
      // The credentials are right, but the account is not ready. Each of these states has a screen.
      if (session.state !== 'unverified' && session.state !== 'inactive') throw error;
      scopes.admit(session);
      return session;
    }
    return letIn(sessionNotKept);
  };

  const verify = async (): Promise<Session> => {
    const { store } = scopes.current();
    const before = identityOf(current());
    const asked = store.get(problemsAtom);
    const session = await ask();
    const isGone = session.state !== 'unavailable' && identityOf(session) !== before;
    if (isGone) {
      store.set(hasOtherPersonAtom, session.state === 'signedIn');
      store.set(isSessionGoneAtom, true);
    } else store.set(forgetUnauthorisedAtom, asked);
    if (!isGone && session.state === 'signedIn') {
      seenToken = tokens.get(session);
      scopes.admit(session);
    }
    // A call that failed meanwhile may have found the session ended after this answer.
    return store.get(storedUnauthorisedAtom) === 'unverified' ? verify() : session;
  };

  let confirming: Promise<Session> | undefined;
  const settle = () => (confirming ??= verify().finally(() => (confirming = undefined)));
  const confirmPerson = async () => {
    const before = identityOf(current());
    const { store } = scopes.current();
    if (!store.get(isSessionGoneAtom)) {
      const session = await settle();
      if (session.state === 'unavailable') throw new ProblemError(session.problem);
      if (identityOf(session) === before) return;
    }
    const detail = store.get(hasOtherPersonAtom) ? otherPersonSignedIn : nobodySignedIn;
    throw new ProblemError({ kind: 'http', status: 401, detail });
  };
  const confirm = (call: Call) => {
    // These two find out who is signed in, or change it on purpose.
    const isAboutSession = call === getMe || call === login;
    const isKnown = current().state !== 'signedIn' || readToken() === seenToken;
    return isAboutSession || isKnown ? undefined : confirmPerson();
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
      // The session of another person is not this page's to end.
      if (problem.detail === otherPersonSignedIn) return quit(reload);
      if (!isGoneAlready(problem)) return clearHere(problem);
    }
    tabs.post({ kind: 'signedOut' });
    await quit(() => leaveFor(exit));
  };

  listenToTabs({
    tabs,
    scopes,
    onSignedOut: () => void quit(() => leaveFor(signedOutAddress)),
    onOtherPerson() {
      const scope = scopes.current();
      // Unsaved input stays until its person signs in again or leaves it.
      if (!scope.isEngaged()) return void quit(reload);
      scope.store.set(hasOtherPersonAtom, true);
      return scope.store.set(isSessionGoneAtom, true);
    },
    // If the session can't be read, the dialog stays open and offers to sign in.
    onSignedInAgain: () => void resume().catch(() => undefined),
  });

  return {
    start,
    verify,
    settle,
    confirm,
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
