import { decideAccess, type AccessDecision } from '@millrace/ui/domain/policies';
import { matchRoute, paths, safeReturnPath, type RouteMatch } from '@millrace/ui/domain/routes';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { forgetAllProblemsAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { refreshAtom } from '../session/refresh.ts';
import { admittedPathAtom, arrivalNoticeAtom, hasSignedOutAtom, sessionAtom } from '../session/session.ts';
import { useScope, useServices, type Services } from '../session/services.ts';
import type { Screens } from './screens.ts';
import { signInTarget } from './signInTarget.ts';
import { replaceAddress, usePath, useSearch } from './location.ts';

/** What there is to draw. */
export type GuardView =
  | {
      readonly kind: 'screen';
      readonly match: RouteMatch;
      readonly path: string;
      /** The session is gone; signing in again happens over the screen. */
      readonly isSessionEnded: boolean;
    }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'retry'; readonly decision: Extract<AccessDecision, { kind: 'retry' }> }
  | { readonly kind: 'circle'; readonly detail: string };

interface Question {
  readonly decision: AccessDecision;
  readonly match: RouteMatch | null;
  readonly path: string;
  readonly location: string;
  /** The page that signing out ends at stands at the origin root, outside the guard (docs/guard.md, note e). */
  readonly isLanding: boolean;
}

/** The guard's answer to the address that is shown now. */
function useDecision(): Question {
  const { clock, screens } = useServices();
  const scope = useScope();
  const store = useStore();
  const path = usePath();
  const search = useSearch();
  const location = search ? `${path}?${search}` : path;
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
      // Read here and not followed: a reload waits for the next navigation (F28).
      isRefreshFlagged: store.get(refreshAtom) === 'due',
      hasUnsavedInput: scope.isEngaged(),
      isOnScreen: store.get(admittedPathAtom) === path,
      storedUnauthorised,
    });
    return { decision: intended(decision, match, search, screens), match, path, location, isLanding };
  }, [path, match, search, location, session, isLanding, storedUnauthorised, clock, screens, scope, store]);
}

/** What the table leaves to the page: where signing in returns to, and routes that have no screen yet. */
function intended(
  decision: AccessDecision,
  match: RouteMatch | null,
  search: string,
  screens: Screens,
): AccessDecision {
  if (match === null) return decision;
  if (decision.kind === 'redirect' && match.name === 'login') {
    return { ...decision, to: safeReturnPath(new URLSearchParams(search).get('next')) };
  }
  const fallback = decision.kind === 'allow' ? screens.fallbackPathOf(match) : undefined;
  return fallback === undefined ? decision : { kind: 'redirect', to: fallback };
}

/** Does what a decision asks for besides drawing; answers where it would go round in circles, if it does. */
function useCarryOut({ decision, location }: Question): string | null {
  const services = useServices();
  const setNotice = useSetAtom(arrivalNoticeAtom);
  const [circle, setCircle] = useState<string | null>(null);
  useEffect(() => {
    const redirect = (to: string) => {
      if (!services.redirects.allows(location, to)) return setCircle(`from ${location} to ${to}`);
      replaceAddress(to);
    };
    carryOut(decision, services, redirect);
    if (decision.kind === 'redirect' && decision.notice) setNotice(decision.notice);
  }, [decision, location, services, setNotice]);
  return circle;
}

function carryOut(decision: AccessDecision, services: Services, redirect: (to: string) => void): void {
  const { config, sessionManager, leaveFor, reload, refreshMemory } = services;
  switch (decision.kind) {
    case 'redirect':
      return redirect(decision.to);
    case 'signIn': {
      const { loginAddress } = config;
      const target = signInTarget({ ...decision, loginAddress, origin: window.location.origin });
      return target.kind === 'here' ? redirect(target.to) : leaveFor(target.address);
    }
    case 'originRoot':
      return leaveFor(paths.home());
    case 'verifySession':
      return void sessionManager.verify();
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

/** A new path: the window gets its name, the heading the focus, and problems of the last path are forgotten. */
function useArrival({ decision, match, path, isLanding }: Question): void {
  const { navigator, screens } = useServices();
  const store = useStore();
  const last = useRef(path);
  const { kind } = decision;
  useEffect(() => navigator.arrive(path), [navigator, path]);
  useEffect(() => {
    if (kind === 'allow') store.set(admittedPathAtom, path);
  }, [kind, path, store]);
  // Before any effect of a screen, which may know a better name (useTitle.ts).
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

/** Carries out what the route guard decides (docs/guard.md) and tells what to draw. */
export function useGuard(): GuardView {
  const question = useDecision();
  const circle = useCarryOut(question);
  useArrival(question);
  const { decision, match, path, isLanding } = question;

  if (circle !== null) {
    return { kind: 'circle', detail: `Redirected ${circle} too many times.` };
  }
  if (isLanding) return { kind: 'signedOut' };
  // The sign-in form is drawn before the service has said who is there: nearly always it is the right one.
  const isEarly = decision.kind === 'hold' && match?.name === 'login';
  // While a 401 is looked into, and while somebody signs in again, what was on screen stays.
  const isShown = isEarly || ['allow', 'verifySession', 'signInAgain'].includes(decision.kind);
  if (isShown && match !== null) {
    return { kind: 'screen', match, path, isSessionEnded: decision.kind === 'signInAgain' };
  }
  if (decision.kind === 'retry') return { kind: 'retry', decision };
  return decision.kind === 'notFound' ? { kind: 'notFound', path } : { kind: 'hold' };
}
