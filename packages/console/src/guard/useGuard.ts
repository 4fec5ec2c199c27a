import { decideAccess, type AccessDecision } from '@millrace/ui/domain/policies';
import { matchRoute, paths, safeReturnPath, type RouteMatch } from '@millrace/ui/domain/routes';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { forgetAllProblemsAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { useService, type Service } from '../data/service.ts';
import { replaceAddress, usePath, useReturnAddress, useSearch } from '../router/location.ts';
import { useNavigation, type Navigation } from '../router/navigation.ts';
import { sessionAtom } from '../scope/session.ts';
import { useScope } from '../scope/useScope.ts';
import { refreshAtom } from '../session/refresh.ts';
import { admittedPathAtom, arrivalNoticeAtom, hasSignedOutAtom } from '../session/sessionState.ts';
import { useSession, type SessionServices } from '../session/useSession.ts';
import { needsRestart, restart } from './restart.ts';
import { signInTarget } from './signInTarget.ts';

/** What to render. */
export type GuardView =
  | {
      readonly kind: 'screen';
      readonly match: RouteMatch;
      readonly path: string;
      /** The session has ended and the person signs in again over the screen. */
      readonly isSessionEnded: boolean;
    }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'retry'; readonly decision: Extract<AccessDecision, { kind: 'retry' }> }
  | { readonly kind: 'loop'; readonly detail: string };

interface Question {
  readonly decision: AccessDecision;
  readonly match: RouteMatch | null;
  readonly path: string;
  readonly location: string;
  /**
   * Whether this is the page after signing out. It is at the origin root, outside the guard (docs/guard.md,
   * note e).
   */
  readonly isLanding: boolean;
}

/** The guard's decision about the current address. */
function useDecision(): Question {
  const { clock } = useService();
  const scope = useScope();
  const store = useStore();
  const path = usePath();
  const search = useSearch();
  const location = useReturnAddress();
  const session = useAtomValue(sessionAtom);
  const hasSignedOut = useAtomValue(hasSignedOutAtom);
  const isLanding = hasSignedOut && path === paths.home() && ['booting', 'anonymous'].includes(session.state);
  const storedUnauthorised = useAtomValue(storedUnauthorisedAtom);
  const match = useMemo(() => matchRoute(path), [path]);
  return useMemo(() => {
    if (isLanding) return { decision: { kind: 'allow' }, match, path, location, isLanding };
    const decision = decideAccess({
      location,
      match,
      session,
      now: clock.now(),
      // Read without a subscription: a reload waits for the next navigation (F28).
      isRefreshFlagged: store.get(refreshAtom) === 'due',
      hasUnsavedInput: scope.isEngaged(),
      isOnScreen: store.get(admittedPathAtom) === path,
      storedUnauthorised,
    });
    return { decision: intended(decision, match, search), match, path, location, isLanding };
  }, [path, match, search, location, session, isLanding, storedUnauthorised, clock, scope, store]);
}

/** Adds what the rules leave to the page: the path to return to after signing in. */
function intended(decision: AccessDecision, match: RouteMatch | null, search: string): AccessDecision {
  return decision.kind === 'redirect' && match?.name === 'login'
    ? { ...decision, to: safeReturnPath(new URLSearchParams(search).get('next')) }
    : decision;
}

/** Performs the side effects of a decision. Returns the target if redirecting would form a loop. */
function useDecisionEffects({ decision, location, match }: Question): string | null {
  const service = useService();
  const navigation = useNavigation();
  const session = useSession();
  const setNotice = useSetAtom(arrivalNoticeAtom);
  const [loop, setLoop] = useState<string | null>(null);
  useEffect(() => {
    const redirect = (to: string) => {
      // A page for signed-out people is no way back, and its address may contain the token of a link (T-19).
      const isForGuests = match?.route.access === 'loggedOut';
      if (!navigation.redirects.allows(location, to)) {
        return setLoop(`from ${isForGuests ? match.route.pattern : location} to ${to}`);
      }
      // Billing offers the way back.
      replaceAddress(to, isForGuests ? undefined : { from: location });
    };
    applyDecision(decision, location, { ...service, ...navigation, ...session }, redirect);
    if (decision.kind === 'redirect' && decision.notice) setNotice(decision.notice);
  }, [decision, location, match, service, navigation, session, setNotice]);
  return loop;
}

function applyDecision(
  decision: AccessDecision,
  location: string,
  {
    config,
    leaveFor,
    reload,
    endedSession,
    refreshMemory,
    sessionManager,
  }: Service & Navigation & SessionServices,
  redirect: (to: string) => void,
): void {
  switch (decision.kind) {
    case 'redirect':
      return redirect(decision.to);
    case 'signIn': {
      const { loginAddress } = config;
      const isHome = decision.returnTo === paths.home();
      const returnTo = (isHome && endedSession.returnTo) || decision.returnTo;
      const target = signInTarget({ ...decision, returnTo, loginAddress, origin: window.location.origin });
      return target.kind === 'here' ? redirect(target.to) : leaveFor(target.address);
    }
    case 'originRoot':
      endedSession.note(location);
      return leaveFor(paths.home());
    case 'verifySession':
      return void sessionManager.settle();
    case 'reload':
      refreshMemory.noteReloadFor(config.build);
      return reload();
    case 'allow':
    case 'signInAgain':
    case 'hold':
    case 'retry':
    case 'notFound':
  }
}

/**
 * On a new path: sets the window's title, focuses the heading, and clears problems of the previous path
 * (A-60).
 */
function useArrival({ decision, match, path, isLanding }: Question): void {
  const { navigator, screens } = useNavigation();
  const store = useStore();
  const last = useRef(path);
  const { kind } = decision;
  useEffect(() => navigator.arrive(path), [navigator, path]);
  useEffect(() => {
    if (kind === 'allow') store.set(admittedPathAtom, path);
  }, [kind, path, store]);
  // A layout effect runs before the screen's effects, which may set a better title (useTitle.ts).
  useLayoutEffect(() => {
    document.title = screens.windowTitleOf(isLanding ? matchRoute(paths.login()) : match);
  }, [screens, match, isLanding]);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    store.set(forgetAllProblemsAtom);
    store.set(hasSignedOutAtom, false);
  }, [path, store]);
}

/** Applies the route guard's decisions (docs/guard.md) and returns what to render. */
export function useGuard(): GuardView {
  const { isGuest } = useSession();
  const { reload } = useNavigation();
  const question = useDecision();
  const loop = useDecisionEffects(question);
  useArrival(question);
  const { decision, match, path, isLanding } = question;
  const isStale = needsRestart(isLanding ? undefined : match?.name);
  useEffect(() => (isStale ? restart(reload) : undefined), [isStale, reload]);
  if (isStale) return { kind: 'hold' };

  if (loop !== null) {
    return { kind: 'loop', detail: `Redirected ${loop} too many times.` };
  }
  if (isLanding) return { kind: 'signedOut' };
  // Without a token there is no session, so a screen for signed-out people does not wait for the answer.
  const isEarly = isGuest && decision.kind === 'hold' && match?.route.access === 'loggedOut';
  // The current screen stays while a refusal is verified and while the person signs in again.
  const isShown = isEarly || ['allow', 'verifySession', 'signInAgain'].includes(decision.kind);
  if (isShown && match !== null) {
    return { kind: 'screen', match, path, isSessionEnded: decision.kind === 'signInAgain' };
  }
  if (decision.kind === 'retry') return { kind: 'retry', decision };
  return decision.kind === 'notFound' ? { kind: 'notFound', path } : { kind: 'hold' };
}
