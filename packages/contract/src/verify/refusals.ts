import { fits } from '../schema/fit.ts';
import type { Listed } from '../schema/openApiFile.ts';
import { at, isGood, isObject, isPage, jsonOf, type Reply } from './exchange.ts';
import type { Notebook } from './notebook.ts';
import type { Habits } from './report.ts';
import { csrfCookie, type Session } from './session.ts';
import { isPublic, type Aimed } from './reads.ts';

const refusal = { $ref: '#/components/schemas/Refusal' };

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

/** The form in which a body explains a refusal. */
export function formOf(body: unknown): NonNullable<Habits['errors']> {
  if (typeof body === 'string') return 'sentence';
  if (!isObject(body)) return 'other';
  if (typeof at(body, 'detail') === 'string') return 'sentence';
  if (Array.isArray(at(body, 'detail'))) return 'detail';
  if ('non_field_errors' in body) return 'non_field_errors';
  const values = Object.values(body);
  if (values.length > 0 && values.every(isTextList)) return 'fields';
  if (values.some(isObject)) return 'nested';
  return 'other';
}

/** Notes a refusal that has no form the console knows, or that is a page for people. */
export function checkForm(notebook: Notebook, call: string, reply: Reply): void {
  if (isPage(reply)) {
    notebook.habits.proxyErrors = 'html';
    notebook.note({
      check: 'refusal-html',
      severity: 'degrades',
      call,
      says: `a refusal with ${reply.status} is a page of HTML, so nobody reads the reason`,
    });
    return;
  }
  notebook.habits.proxyErrors ??= 'none';
  const body = jsonOf(reply);
  if (fits(refusal, body, notebook.file.components.schemas)) return;
  const form = formOf(body);
  const isKnown = form === 'fields' || form === 'non_field_errors' || form === 'nested';
  notebook.note({
    check: 'refusal-form',
    severity: isKnown ? 'habit' : 'degrades',
    call,
    says: isKnown
      ? `a refusal explains itself as ${form}, not under detail`
      : 'a refusal explains itself in no form that the console knows',
    expected: 'detail',
    came: body === undefined ? 'no JSON' : form,
  });
}

const absentId = '999999999';

/** Asks for objects that do not exist. */
export async function checkAbsent(
  session: Session,
  notebook: Notebook,
  aimed: readonly Aimed[],
): Promise<void> {
  for (const { call } of aimed.filter((each) => each.call.operation['x-kind'] === 'detail')) {
    if (!/^[^{]*\{id\}\/$/.test(call.path)) continue;
    const reply = await session.get(call.path.replace('{id}', absentId));
    if (isGood(reply)) {
      notebook.note({
        check: 'not-refused',
        severity: 'breaks',
        call: call.name,
        says: 'an object that does not exist is answered',
        expected: '404',
        came: `${reply.status}`,
      });
    } else if (reply.status !== 404) {
      notebook.note({
        check: 'refusal-status',
        severity: 'degrades',
        call: call.name,
        says: 'an object that does not exist is refused with another status',
        expected: '404',
        came: `${reply.status}`,
      });
    }
    if (!isGood(reply) && reply.status > 0) checkForm(notebook, call.name, reply);
  }
}

/** Reads everything without signing in. */
export async function checkSignedOut(
  stranger: Session,
  notebook: Notebook,
  aimed: readonly Aimed[],
): Promise<void> {
  for (const { call, target } of aimed.filter((each) => !isPublic(each.call))) {
    const reply = await stranger.get(target, { limitMs: call.operation['x-time-limit-ms'] });
    if (isGood(reply)) {
      notebook.note({
        check: 'open',
        severity: 'breaks',
        call: call.name,
        says: 'it answers people who are not signed in',
        expected: '401 or 403',
        came: `${reply.status}`,
      });
    } else if (reply.status !== 401 && reply.status !== 403) {
      notebook.note({
        check: 'signed-out-status',
        severity: 'degrades',
        call: call.name,
        says: 'people who are not signed in are refused with another status',
        expected: '401 or 403',
        came: reply.failure ?? `${reply.status}`,
      });
    }
    if (call.name === 'getMe') {
      if (reply.status === 401 || reply.status === 403) notebook.habits.endedSession = reply.status;
      if (reply.status > 0) checkForm(notebook, call.name, reply);
    }
  }
}

interface Cookie {
  readonly name: string;
  readonly flags: string;
}

const readCookie = (line: string): Cookie => {
  const [pair = '', ...flags] = line.split(';');
  return { name: pair.slice(0, pair.indexOf('=')).trim(), flags: flags.join(';') };
};

/** The flags of the cookies that signing in set. */
export function checkCookies(notebook: Notebook, setCookies: readonly string[], isSecure: boolean): void {
  const note = (check: string, severity: 'breaks' | 'degrades', says: string) =>
    notebook.note({ check, severity, says });
  for (const { name, flags } of setCookies.map(readCookie)) {
    const isToken = name === csrfCookie;
    const called = isToken ? `the cookie ${csrfCookie}` : 'the cookie of the session';
    const isHidden = /(?:^|[;\s])HttpOnly\b/i.test(flags);
    if (isToken && isHidden)
      note('csrf-cookie-hidden', 'breaks', `${called} is HttpOnly, so the console cannot repeat it`);
    if (!isToken && !isHidden) note('cookie-httponly', 'degrades', `${called} is not HttpOnly`);
    if (!/SameSite=(?:Lax|Strict)/i.test(flags))
      note('cookie-samesite', 'degrades', `${called} is sent by other sites: SameSite is missing or None`);
    if (isSecure && !/(?:^|[;\s])Secure\b/i.test(flags))
      note('cookie-secure', 'degrades', `${called} is not Secure`);
    if (!/Path=\/(?:;|$)/i.test(flags)) note('cookie-path', 'breaks', `${called} is not sent to every path`);
  }
}

const isSignedIn = async (session: Session, me: Listed): Promise<boolean> =>
  isGood(await session.get(me.path));

/**
 * Signs out in ways that must be refused, and then as the console does. Only the session of the check is at risk.
 * @returns whether the session has ended
 */
export async function checkWriteProtection(
  session: Session,
  notebook: Notebook,
  signIn: () => Promise<unknown>,
): Promise<void> {
  const me = notebook.callNamed('getMe');
  const logout = notebook.callNamed('logout');
  const attempts = [
    ['csrf-unchecked', 'breaks', 'a write without the CSRF token is carried out', { csrf: null }],
    ['csrf-unchecked', 'breaks', 'a write with a wrong CSRF token is carried out', { csrf: 'wrong' }],
    [
      'origin-unchecked',
      'degrades',
      'a write from another site is carried out if it has the token',
      { origin: 'https://other-site.example' },
    ],
  ] as const;
  for (const [check, severity, says, oddities] of attempts) {
    const reply = await session.write('POST', logout.path, undefined, oddities);
    const isOut = isGood(reply) || !(await isSignedIn(session, me));
    if (isOut) {
      notebook.note({ check, severity, call: 'logout', says, expected: '403', came: `${reply.status}` });
      session.forget();
      await signIn();
    } else if (reply.status !== 403) {
      notebook.note({
        check: 'csrf-status',
        severity: 'degrades',
        call: 'logout',
        says: 'a write without its token is refused with another status, so the console does not repeat it',
        expected: '403',
        came: `${reply.status}`,
      });
    } else if (check === 'csrf-unchecked' && !isPage(reply) && !/csrf/i.test(reply.text)) {
      notebook.note({
        check: 'csrf-word',
        severity: 'degrades',
        call: 'logout',
        says: 'the refusal of a token does not say CSRF, so the console does not repeat the write with the new token',
        expected: 'a sentence with CSRF',
        came: 'another refusal',
      });
    }
  }
  const reply = await session.write('POST', logout.path);
  notebook.read(logout, reply);
  if (isGood(reply) && (await isSignedIn(session, me))) {
    notebook.note({
      check: 'logout-ignored',
      severity: 'breaks',
      call: 'logout',
      says: 'the session goes on after signing out',
    });
  }
}
