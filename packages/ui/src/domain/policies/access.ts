import type { User } from '../entities/user.ts';
import type { Problem } from '../problem.ts';
import { redirectTarget, type RouteMatch } from '../routes/matchRoute.ts';
import { paths } from '../routes/paths.ts';
import { hasFullAccess } from './billing.ts';

/** Who is there, as far as is known (docs/guard.md, states S0 to S9). */
export type Session =
  | { readonly state: 'booting' }
  | { readonly state: 'anonymous' }
  /** The service could not be asked; nobody was refused. */
  | { readonly state: 'unavailable'; readonly problem: Problem }
  | { readonly state: 'unverified' }
  | { readonly state: 'inactive' }
  | { readonly state: 'signedIn'; readonly user: User };

/** What the guard says of a navigation. */
export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Not known yet: the shell without content. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'redirect'; readonly to: string; readonly notice?: 'signedInAlready' }
  /** To the sign-in page, ours or another's, and back to `returnTo` afterwards. */
  | { readonly kind: 'signIn'; readonly returnTo?: string; readonly isRecovery?: boolean }
  | { readonly kind: 'originRoot' }
  /** The session is gone, what was typed is not: the screen stays, and signing in happens over it (F6, A-70). */
  | { readonly kind: 'signInAgain' }
  /** Ask who is signed in before a stored 401 is believed. */
  | { readonly kind: 'verifySession' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'retry'; readonly problem: Problem }
  | { readonly kind: 'notFound' };

export interface AccessQuestion {
  /** The path with its query and fragment, to come back to. */
  readonly location: string;
  /** `null` for a path that is none of ours. */
  readonly match: RouteMatch | null;
  readonly session: Session;
  readonly now: Date;
  /** A refresh was announced and not yet carried out. */
  readonly isRefreshFlagged?: boolean;
  /** Something typed would be lost by leaving the page. */
  readonly hasUnsavedInput?: boolean;
  /** The screen of this very path is shown already: what runs out meanwhile takes nothing away from under a person. */
  readonly isOnScreen?: boolean;
  /** A 401 among the stored problems: not there, not yet verified, or verified. */
  readonly storedUnauthorised?: 'none' | 'unverified' | 'verified';
}

const allow = { kind: 'allow' } as const;

/** For people without a usable session: their own screens, or on to where they can get one. */
function withoutAccount({ match, session, location }: AccessQuestion): AccessDecision {
  if (match?.route.access === 'loggedOut') return allow;
  if (session.state === 'unverified') return { kind: 'redirect', to: paths.verifyEmail() };
  if (session.state === 'inactive') return { kind: 'redirect', to: paths.inactiveClient() };
  return { kind: 'signIn', returnTo: location };
}

function signedIn({ match, now, isOnScreen = false }: AccessQuestion, user: User): AccessDecision {
  if (match === null) return { kind: 'notFound' };
  const { access } = match.route;
  if (access === 'loggedOut') {
    // Somebody who opens a colleague's invitation must not be dropped at home without a word (docs/guard.md, note d).
    const isToken = match.params['token'] !== undefined;
    return { kind: 'redirect', to: paths.home(), ...(isToken && { notice: 'signedInAlready' }) };
  }
  const isOpen =
    isOnScreen || access === 'billing' || access === 'observability' || hasFullAccess(user.client, now);
  if (!isOpen) return { kind: 'redirect', to: paths.billing() };
  const to = redirectTarget(match);
  return to === undefined ? allow : { kind: 'redirect', to };
}

/**
 * Where a navigation may go: the route guard of spec §2 in the order of docs/guard.md, the first match wins. It asks
 * nobody and changes nothing.
 */
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
