import { describe, expect, it } from 'vitest';

import type { Client } from '../entities/client.ts';
import { clientWith, userWith } from '../entities/user.test.data.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { routes, type RouteName } from '../routes/routes.ts';
import { decideAccess, type AccessDecision, type AccessQuestion, type Session } from './access.ts';

const now = new Date('2026-03-04T10:00:00Z');
const tomorrow = new Date('2026-03-05T10:00:00Z');
const yesterday = new Date('2026-03-03T10:00:00Z');

const signedIn = (client: Partial<Client>): Session => ({
  state: 'signedIn',
  user: userWith({ client: clientWith(client) }),
});

const sessions = {
  S0: { state: 'booting' },
  S1: { state: 'anonymous' },
  S2: { state: 'unavailable', problem: { kind: 'network' } },
  S3: { state: 'unverified' },
  S4: { state: 'inactive' },
  S5: signedIn({ isBypassBilling: true }),
  S6: signedIn({
    subscriptionDetails: [{ subscriptionStatus: 'active', subscriptionCancelAt: null }],
    trialExpiryDate: yesterday,
  }),
  S7: signedIn({ trialExpiryDate: tomorrow }),
  S8: signedIn({ trialExpiryDate: yesterday }),
  S9: signedIn({}),
} satisfies Record<string, Session>;

const ask = (path: string, session: Session, more: Partial<AccessQuestion> = {}) =>
  decideAccess({ location: path, match: matchRoute(path.split('?')[0] ?? path), session, now, ...more });

/** One letter per cell, as in docs/guard.md. */
function letter(decision: AccessDecision): string {
  switch (decision.kind) {
    case 'allow':
      return 'A';
    case 'hold':
      return 'H';
    case 'retry':
      return 'R';
    case 'notFound':
      return 'N';
    case 'signIn':
      return decision.returnTo === undefined ? 'E' : 'L';
    case 'redirect':
      return (
        { '/': '/', '/verify-email': 'V', '/inactive-client': 'I', '/settings/billing': 'B' }[decision.to] ??
        '>'
      );
    default:
      return decision.kind;
  }
}

const row = (path: string) =>
  Object.values(sessions)
    .map((session) => letter(ask(path, session)))
    .join(' ');

/** The table of docs/guard.md: a path of the class, and its cells from S0 to S9. */
const table: readonly (readonly [cells: string, ...paths: string[]])[] = [
  ['A A A A A A A A A A', '/privacy', '/tos'],
  ['E E E E E E E E E E', '/forgot-password', '/invalid-token', '/invalid-invite-token'],
  ['H A A A A / / / / /', '/login', '/signup', '/email-signup', '/email-sent', '/reset-password'],
  ['H A A A A / / / / /', '/verify-email', '/inactive-client', '/user-confirmation/abc', '/user-invite/abc'],
  ['H L R V I A A A B B', '/'],
  [
    'H L R V I > > > B B',
    '/pipelines',
    '/sources',
    '/destinations',
    '/settings',
    '/pipelines/7',
    '/sources/create',
  ],
  ['H L R V I A A A B B', '/pipelines/list', '/pipelines/7/overview', '/pipelines/7/settings/schema_config'],
  [
    'H L R V I A A A B B',
    '/pipelines/7/settings/schema_maintenance',
    '/pipelines/7/logs',
    '/pipelines/7/hooks',
  ],
  ['H L R V I A A A B B', '/pipelines/setup/7/source/select', '/pipelines/setup/7/sync-settings'],
  ['H L R V I A A A B B', '/sources/list', '/sources/7', '/sources/7/edit', '/sources/create/details'],
  ['H L R V I A A A B B', '/destinations/list', '/destinations/7', '/destinations/7/edit'],
  [
    'H L R V I > > > > >',
    '/observability',
    '/metrics',
    '/metrics/anything/below',
    '/alerts/create',
    '/alerts/7',
  ],
  [
    'H L R V I A A A A A',
    '/observability/alerts/list',
    '/observability/metrics/list',
    '/alerts/create/setup',
  ],
  ['H L R V I A A A A A', '/alerts/7/overview', '/alerts/7/settings', '/settings/billing'],
  ['H L R V I A A A B B', '/settings/account', '/settings/users', '/settings/hooks', '/settings/hooks/7'],
  ['H L R V I A A A B B', '/settings/usage', '/settings/usage/7', '/settings/notifications'],
  ['H L R V I A A A B B', '/settings/activity'],
  ['A A A A A A A A A A', '/oauth/github/callback'],
  ['H L R V I N N N N N', '/nowhere', '/alertsx', '/pipelines/7/nowhere', '/settings/billing/more'],
];

describe('the route guard', () => {
  it.each(table.flatMap(([cells, ...paths]) => paths.map((path) => [path, cells] as const)))(
    'decides %s as %s',
    (path, cells) => {
      expect(row(path)).toBe(cells);
    },
  );

  it('has a row for every access class', () => {
    const covered = new Set(
      table.flatMap(([, ...paths]) => paths).map((path) => matchRoute(path)?.route.access ?? 'none'),
    );
    const declared = new Set<string>((Object.keys(routes) as RouteName[]).map((name) => routes[name].access));
    expect([...covered].filter((access) => access !== 'none').toSorted()).toEqual([...declared].toSorted());
  });

  it('returns an anonymous user to the requested page after signing in', () => {
    expect(ask('/pipelines/list?status=archived', sessions.S1)).toEqual({
      kind: 'signIn',
      returnTo: '/pipelines/list?status=archived',
    });
  });

  it('sends a forgotten password to recovery, and invalid links to the sign-in page', () => {
    expect(ask('/forgot-password', sessions.S1)).toEqual({ kind: 'signIn', isRecovery: true });
    expect(ask('/invalid-token', sessions.S1)).toEqual({ kind: 'signIn', isRecovery: false });
  });

  it('tells a signed-in user who opens a link from an email why they see the home page', () => {
    for (const link of ['/user-invite/abc', '/user-confirmation/abc', '/reset-password?token=abc'])
      expect(ask(link, sessions.S6)).toEqual({ kind: 'redirect', to: '/', notice: 'signedInAlready' });
    // The page has opened the link itself, and then signed the person in.
    for (const opened of ['/user-invite/opened', '/reset-password'])
      expect(ask(opened, sessions.S6)).toEqual({ kind: 'redirect', to: '/' });
    expect(ask('/login', sessions.S6)).toEqual({ kind: 'redirect', to: '/' });
  });

  it('prefers a subscription to an expired trial, and a trial is over at its exact end', () => {
    expect(letter(ask('/', sessions.S6))).toBe('A');
    expect(letter(ask('/', signedIn({ trialExpiryDate: now })))).toBe('B');
  });

  it('accepts a canceled subscription until its end, and past_due', () => {
    const canceled = (cancelAt: Date | null) =>
      signedIn({ subscriptionDetails: [{ subscriptionStatus: 'canceled', subscriptionCancelAt: cancelAt }] });
    expect(letter(ask('/', canceled(tomorrow)))).toBe('A');
    expect(letter(ask('/', canceled(now)))).toBe('B');
    expect(letter(ask('/', canceled(null)))).toBe('B');
    expect(
      letter(
        ask(
          '/',
          signedIn({ subscriptionDetails: [{ subscriptionStatus: 'past_due', subscriptionCancelAt: null }] }),
        ),
      ),
    ).toBe('A');
    expect(
      letter(
        ask(
          '/',
          signedIn({ subscriptionDetails: [{ subscriptionStatus: 'trialing', subscriptionCancelAt: null }] }),
        ),
      ),
    ).toBe('B');
  });

  it('reloads for a refresh unless that would discard input', () => {
    expect(ask('/pipelines/list', sessions.S6, { isRefreshFlagged: true })).toEqual({ kind: 'reload' });
    expect(
      letter(ask('/pipelines/list', sessions.S6, { isRefreshFlagged: true, hasUnsavedInput: true })),
    ).toBe('A');
    expect(letter(ask('/login', sessions.S1, { isRefreshFlagged: true }))).toBe('A');
  });

  it('verifies a stored 401 first, and only on protected routes', () => {
    const path = '/pipelines/list';
    expect(ask(path, sessions.S6, { storedUnauthorised: 'unverified' })).toEqual({ kind: 'verifySession' });
    expect(ask(path, sessions.S6, { storedUnauthorised: 'verified' })).toEqual({ kind: 'originRoot' });
    expect(letter(ask('/privacy', sessions.S6, { storedUnauthorised: 'verified' }))).toBe('A');
    expect(letter(ask('/login', sessions.S6, { storedUnauthorised: 'verified' }))).toBe('/');
    expect(letter(ask(path, sessions.S1, { storedUnauthorised: 'verified' }))).toBe('L');
  });

  it('lets a user with an expired session sign in without losing input', () => {
    const typed = { hasUnsavedInput: true };
    const form = '/pipelines/setup/7/source/create';
    expect(ask(form, sessions.S6, { ...typed, storedUnauthorised: 'unverified' }).kind).toBe('verifySession');
    expect(ask(form, sessions.S6, { ...typed, storedUnauthorised: 'verified' }).kind).toBe('signInAgain');
    expect(ask(form, sessions.S6, typed).kind).toBe('allow');
  });

  it('keeps the current screen open, and blocks navigation to another', () => {
    const list = '/pipelines/list';
    expect(letter(ask(list, sessions.S8, { isOnScreen: true }))).toBe('A');
    expect(letter(ask(list, sessions.S9, { isOnScreen: true }))).toBe('A');
    expect(ask(list, sessions.S8)).toEqual({ kind: 'redirect', to: '/settings/billing' });
    expect(letter(ask(list, sessions.S1, { isOnScreen: true }))).toBe('L');
    expect(ask('/login', sessions.S8, { isOnScreen: true })).toEqual({ kind: 'redirect', to: '/' });
  });

  it('never redirects to the same address, from any page, for any user', () => {
    for (const session of Object.values(sessions)) {
      for (const route of Object.values(routes)) {
        let path: string = route.pattern.replace(/\{\w+\}/g, '7');
        const seen = new Set<string>();
        for (;;) {
          expect(seen.has(path), `${path} again for ${session.state}`).toBe(false);
          seen.add(path);
          const decision = ask(path, session);
          if (decision.kind !== 'redirect') break;
          path = decision.to;
        }
      }
    }
  });
});
