import { dayMs } from '../core/durations.ts';
import { isCrossOrigin } from '../core/crossOrigin.ts';
import { refusal } from '../core/refusal.ts';
import { secretToken } from '../core/random.ts';
import type { AccountRow, SessionRow } from '../tables/accountRows.ts';
import type { Backend } from '../world/world.ts';
import { accountOf, comparableEmail } from './people.ts';
import { countAttempt, demandPatience, forgetAttempts, passwordLimit } from './throttle.ts';

const sessionLifetimeMs = 14 * dayMs;
const csrfLifetimeMs = 364 * dayMs;
const inactive = 'This account is inactive.';

/** The sender, from the request. */
export interface Caller {
  readonly session?: SessionRow;
  readonly account?: AccountRow;
  /** The browser's CSRF token. */
  readonly csrfToken?: string;
}

/** Cookies to set, as whole `Set-Cookie` lines. */
export type Cookies = string[];

const readCookies = (request: Request): ReadonlyMap<string, string> =>
  new Map(
    (request.headers.get('cookie') ?? '').split(';').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );

/** The sender of the request; an expired session does not count. */
export function callerOf(backend: Backend, request: Request): Caller {
  if (backend.cookieless) {
    const { person } = backend.cookieless;
    return { account: person === null ? undefined : accountOf(backend, person) };
  }
  const cookies = readCookies(request);
  const csrfToken = cookies.get('csrftoken') || undefined;
  const session = backend.rows.sessions.get(cookies.get('sessionid') ?? '');
  if (!session) return { csrfToken };
  if (session.expires_at <= backend.clock.now()) {
    backend.rows.sessions.remove(session.id);
    return { csrfToken };
  }
  return { session, account: backend.rows.accounts.get(session.account_id), csrfToken };
}

/**
 * Requires a header that only a page of our own origin can set, for writes (T-04) and for signing in. In a session the
 * token is the session's, so a planted one does not match.
 */
export function requireCsrf(backend: Backend, request: Request, { session, csrfToken }: Caller): void {
  if (backend.cookieless) return;
  const sender = { origin: request.headers.get('Origin'), site: request.headers.get('Sec-Fetch-Site') };
  // `none` means a typed or opened address, which is never a write.
  if (isCrossOrigin(sender, new URL(request.url).host) || sender.site === 'none') {
    throw refusal.forbidden(
      `CSRF Failed: Origin checking failed - the request is from ${sender.origin ?? sender.site}.`,
    );
  }
  if (csrfToken === undefined) throw refusal.forbidden('CSRF Failed: CSRF cookie not set.');
  const given = request.headers.get('X-CSRFToken');
  if (!given) throw refusal.forbidden('CSRF Failed: CSRF token missing.');
  if (given !== csrfToken || (session && session.csrf_token !== given)) {
    throw refusal.forbidden("CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect.");
  }
}

const cookie = (request: Request, name: string, value: string, ageMs: number, isHttpOnly: boolean) =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${ageMs / 1_000}`,
    'SameSite=Lax',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');

/** Sets a CSRF token if the browser has none, or not its session's. */
export function issueCsrf(request: Request, { session, csrfToken }: Caller, cookies: Cookies): void {
  const wanted = session?.csrf_token ?? csrfToken ?? secretToken();
  if (wanted !== csrfToken) cookies.push(cookie(request, 'csrftoken', wanted, csrfLifetimeMs, false));
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session and rotates the CSRF token. The message does not distinguish an unknown address from a wrong
 * password.
 */
export function signIn(
  backend: Backend,
  request: Request,
  { email, password }: Credentials,
  cookies: Cookies,
): void {
  const key = comparableEmail(email);
  demandPatience(backend, key, passwordLimit);
  const account = accountOf(backend, email);
  if (!account || account.password !== password) {
    countAttempt(backend, key, passwordLimit);
    throw refusal.badRequest('Unable to log in with provided credentials.');
  }
  forgetAttempts(backend, key);
  if (!account.is_active) throw refusal.forbidden(inactive);
  const now = backend.clock.now();
  backend.rows.accounts.put({ ...account, last_login_at: new Date(now).toISOString() });
  if (backend.cookieless) {
    backend.cookieless.person = account.email;
    return;
  }
  const session = backend.rows.sessions.put({
    id: secretToken(),
    account_id: account.id,
    csrf_token: secretToken(),
    expires_at: now + sessionLifetimeMs,
  });
  cookies.push(
    cookie(request, 'sessionid', session.id, sessionLifetimeMs, true),
    cookie(request, 'csrftoken', session.csrf_token, csrfLifetimeMs, false),
  );
}

/** Ends the sender's session. */
export function signOut(backend: Backend, request: Request, { session }: Caller, cookies: Cookies): void {
  if (backend.cookieless) backend.cookieless.person = null;
  if (!session) return;
  backend.rows.sessions.remove(session.id);
  cookies.push(cookie(request, 'sessionid', '', 0, true));
}

/** The sender's account, if signed in, active and verified; spec §8 defines the sentence for the unverified. */
export function requireMember({ account }: Caller): AccountRow {
  if (!account) throw refusal.notSignedIn();
  if (!account.is_active) throw refusal.forbidden(inactive);
  if (!account.is_verified) throw refusal.forbidden('Email is not verified');
  return account;
}
