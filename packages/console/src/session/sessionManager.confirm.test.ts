import * as contract from '@millrace/ui/contract';
import { getMe, listPipelines, login, logout, updateMe, type Call } from '@millrace/ui/contract';
import { ProblemError } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSessionGoneAtom } from '../data/problems.ts';
import { nobodySignedIn, otherPersonSignedIn } from './sentences.ts';
import { json, me, setUp, type Answer } from './sessionManager.test.data.ts';
import { hasOtherPersonAtom } from './sessionState.ts';

/** A page of Ada, in a browser whose session can be exchanged. */
async function signedIn(answer: Answer = () => me()) {
  let token = 'first';
  const page = setUp({ getMe: () => me(), logout: () => json({}) }, { readToken: () => token });
  await page.sessionManager.start();
  page.calls.length = 0;
  page.service['getMe'] = answer;
  return { ...page, exchange: (next = 'second') => (token = next) };
}

const refusal = async (promise: Promise<void> | undefined) =>
  promise?.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  );

const isCall = (each: unknown): each is Call => typeof each === 'object' && each !== null && 'method' in each;
const every = Object.values<unknown>(contract).filter(isCall);

test('while the token is the same, no call is delayed', async () => {
  const { sessionManager, calls } = await signedIn();
  for (const call of every) expect(sessionManager.confirm(call)).toBeUndefined();
  expect(calls).toEqual([]);
});

test('with another token every call waits for the answer who is signed in, but the two about the session', async () => {
  for (const call of every) {
    const { sessionManager, calls, exchange } = await signedIn();
    exchange();
    const confirmed = sessionManager.confirm(call);
    const isAboutSession = call === getMe || call === login;
    expect([call.name, confirmed === undefined]).toEqual([call.name, isAboutSession]);
    await confirmed;
    expect(calls).toEqual(isAboutSession ? [] : ['getMe']);
  }
});

test('a token that the same person’s session has changed is accepted silently, with one question', async () => {
  const { sessionManager, calls, exchange, scopes } = await signedIn();
  exchange();
  await Promise.all([updateMe, listPipelines, updateMe].map(async (call) => sessionManager.confirm(call)));
  expect(sessionManager.confirm(updateMe)).toBeUndefined();
  expect(calls).toEqual(['getMe']);
  expect(scopes.current().store.get(isSessionGoneAtom)).toBe(false);
});

test.each([
  ['another person', () => me({ id: 2 }), otherPersonSignedIn, true],
  [
    'the same person in another account',
    () => me({ client: { id: 8, name: 'B' } }),
    otherPersonSignedIn,
    true,
  ],
  ['nobody', () => json({}, 401), nobodySignedIn, false],
])(
  'of %s: nothing is sent, now and later, and the page asks to sign in',
  async (_, answer, detail, isOther) => {
    const { sessionManager, calls, exchange, scopes, session } = await signedIn(answer);
    exchange();
    const problem = { kind: 'http', status: 401, detail };
    expect(await refusal(sessionManager.confirm(updateMe))).toEqual(problem);
    expect(await refusal(sessionManager.confirm(listPipelines))).toEqual(problem);
    expect(calls).toEqual(['getMe']);
    expect(scopes.current().store.get(isSessionGoneAtom)).toBe(true);
    expect(scopes.current().store.get(hasOtherPersonAtom)).toBe(isOther);
    // The page keeps what belongs to its person.
    expect(session()).toMatchObject({ state: 'signedIn', user: { email: 'ada@acme.example' } });
  },
);

test('if nothing tells who is signed in, nothing is sent, and the next call asks again', async () => {
  const { sessionManager, calls, exchange, service } = await signedIn(() => json({ detail: 'Down.' }, 501));
  exchange();
  expect(await refusal(sessionManager.confirm(updateMe))).toMatchObject({ status: 501 });
  service['getMe'] = () => me();
  expect(await refusal(sessionManager.confirm(updateMe))).toBeUndefined();
  expect(calls).toEqual(['getMe', 'getMe']);
});

test('a token that changes while the service answers is asked about again', async () => {
  const page = await signedIn();
  page.exchange();
  page.service['getMe'] = () => {
    page.service['getMe'] = () => me({ id: 2 });
    page.exchange('third');
    return me();
  };
  expect(await refusal(page.sessionManager.confirm(updateMe))).toMatchObject({
    detail: otherPersonSignedIn,
  });
});

test('the person who signs in again over the page goes on', async () => {
  const page = await signedIn(() => me({ id: 2 }));
  page.exchange();
  await refusal(page.sessionManager.confirm(updateMe));
  page.service['login'] = () => {
    page.exchange('third');
    page.service['getMe'] = () => me();
    return new Response(null, { status: 204 });
  };
  await page.sessionManager.signIn({ email: 'ada@acme.example', password: 'p' });
  expect(page.sessionManager.confirm(updateMe)).toBeUndefined();
  expect(page.scopes.current().store.get(isSessionGoneAtom)).toBe(false);
  expect(page.scopes.current().store.get(hasOtherPersonAtom)).toBe(false);
});

test('another person’s tab does not take away what is not saved', async () => {
  const page = await signedIn();
  page.scopes.current().engageWhile(() => true);
  page.receive({ kind: 'identity', identity: '9:2' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(page.reloads()).toBe(0);
  expect(page.scopes.current().store.get(hasOtherPersonAtom)).toBe(true);
});

test('signed out, every call may be made', () => {
  const { sessionManager } = setUp({}, { readToken: () => 'any' });
  expect(sessionManager.confirm(logout)).toBeUndefined();
});

test('in any order of exchanges and calls, no call passes while another person is signed in', async () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('exchange' as const), person: fc.integer({ min: 0, max: 3 }) }),
    fc.constant({ what: 'rotate' as const }),
    fc.constant({ what: 'call' as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      let person = 1;
      let tokens = 0;
      let passed = false;
      const page = await signedIn(() => (person === 0 ? json({}, 401) : me({ id: person })));
      for (const each of steps) {
        if (each.what !== 'call') page.exchange(`token ${(tokens += 1)}`);
        if (each.what === 'exchange') person = each.person;
        if (each.what !== 'call') continue;
        const refused = await refusal(page.sessionManager.confirm(updateMe));
        passed ||= person !== 1 && refused === undefined;
      }
      expect(passed).toBe(false);
    }),
  );
});
