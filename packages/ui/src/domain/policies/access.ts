import type { User } from '../entities/user.ts';
import type { Problem } from '../outcome/problem.ts';
import { redirectTarget, type RouteMatch } from '../routes/matchRoute.ts';
import { paths } from '../routes/paths.ts';
import { hasFullAccess } from '../billing/billing.ts';

/** The session as far as it is known (docs/guard.md, states S0 to S9). */
export type Session =
  | { readonly state: 'booting' }
  | { readonly state: 'anonymous' }
  /** The service could not be reached, so the session is unknown. */
  | { readonly state: 'unavailable'; readonly problem: Problem }
  | { readonly state: 'unverified' }
  | { readonly state: 'inactive' }
  | { readonly state: 'signedIn'; readonly user: User };

/** The guard's decision about a navigation. */
export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Still unknown: show the shell without content. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'redirect'; readonly to: string; readonly notice?: 'signedInAlready' }
  /** Redirect to the sign-in page, ours or an external one, and return to `returnTo` afterwards. */
  | { readonly kind: 'signIn'; readonly returnTo?: string; readonly isRecovery?: boolean }
  | { readonly kind: 'originRoot' }
  /** The session has ended but input is unsaved: the screen stays, and the user signs in over it (F6). */
  | { readonly kind: 'signInAgain' }
  /** Verify a stored 401 or 403 by loading the signed-in user. */
  | { readonly kind: 'verifySession' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'retry'; readonly problem: Problem }
  | { readonly kind: 'notFound' };

export interface AccessQuestion {
  /** The path with its query and fragment, to return to. */
  readonly location: string;
  /** `null` for an unknown path. */
  readonly match: RouteMatch | null;
  readonly session: Session;
  readonly now: Date;
  /** A refresh was announced and has not happened yet. */
  readonly isRefreshFlagged?: boolean;
  /** Leaving the page would discard input. */
  readonly hasUnsavedInput?: boolean;
  /** The screen of this path is already shown. A subscription that ends meanwhile does not close it. */
  readonly isOnScreen?: boolean;
  /** A 401 or 403 among the stored problems: missing, unverified or verified. */
  readonly storedUnauthorised?: 'none' | 'unverified' | 'verified';
}

/** Stands in an address for the token of a link that this page has opened. */
export const openedToken = 'opened';

/** Whether an address has the token of a link from an email, which the page has not opened. */
function hasToken({ match, location }: AccessQuestion): boolean {
  const token = match?.params['token'];
  if (token !== undefined) return token !== openedToken;
  return match?.name === 'resetPassword' && location.includes('?token=');
}

const allow = { kind: 'allow' } as const;

/** For users without a usable session: their own screens, or a redirect to where they can get one. */
function withoutAccount({ match, session, location }: AccessQuestion): AccessDecision {
  if (match?.route.access === 'loggedOut') return allow;
  if (session.state === 'unverified') return { kind: 'redirect', to: paths.verifyEmail() };
  if (session.state === 'inactive') return { kind: 'redirect', to: paths.inactiveClient() };
  return { kind: 'signIn', returnTo: location };
}

function signedIn(question: AccessQuestion, user: User): AccessDecision {
  const { match, now, isOnScreen = false } = question;
  if (match === null) return { kind: 'notFound' };
  const { access } = match.route;
  if (access === 'loggedOut') {
    // A user who opens a colleague's invitation must see why the home page opens (docs/guard.md, note d).
    return {
      kind: 'redirect',
      to: paths.home(),
      ...(hasToken(question) && { notice: 'signedInAlready' }),
    };
  }
  const isOpen =
    isOnScreen || access === 'billing' || access === 'observability' || hasFullAccess(user.client, now);
  if (!isOpen) return { kind: 'redirect', to: paths.billing() };
  const to = redirectTarget(match);
  return to === undefined ? allow : { kind: 'redirect', to };
}

/** The route guard of spec §2, in the order of docs/guard.md; the first match wins. It is a pure function. */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { match, session } = question;
  const access = match?.route.access;
  if (access === 'public' || access === 'callback') return allow;
  if (access === 'leave') return { kind: 'signIn', isRecovery: match?.name === 'forgotPassword' };
  if (session.state === 'booting') return { kind: 'hold' };
  if (session.state === 'unavailable') {
    return access === 'loggedOut' ? allow : { kind: 'retry', problem: session.problem };
  }
  if (session.state !== 'signedIn') return withoutAccount(question);
  if (question.isRefreshFlagged && !question.hasUnsavedInput) return { kind: 'reload' };
  if (access !== 'loggedOut') {
    if (question.storedUnauthorised === 'verified')
      return { kind: question.hasUnsavedInput ? 'signInAgain' : 'originRoot' };
    if (question.storedUnauthorised === 'unverified') return { kind: 'verifySession' };
  }
  return signedIn(question, session.user);
}
