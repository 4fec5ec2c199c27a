import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { recordProblemAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { json, me, setUp, type Answer } from './sessionManager.test.data.ts';

describe('Starting', () => {
  test('reads the session once, admits it and notifies the other tabs of its owner', async () => {
    const { sessionManager, session, calls, notified } = setUp({ getMe: () => me() });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { email: 'ada@acme.example' } });
    expect(calls).toEqual(['getMe']);
    expect(notified).toEqual([{ kind: 'identity', identity: '9:1' }]);
  });

  test('shows no session before the page is rendered', async () => {
    const { promise: whenShown, resolve: show } = Promise.withResolvers<void>();
    const { sessionManager, session, calls } = setUp({ getMe: () => me() }, { whenShown });
    const started = sessionManager.start();
    await expect.poll(() => calls).toEqual(['getMe']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session().state).toBe('booting');
    show();
    await started;
    expect(session().state).toBe('signedIn');
  });

  test('does not notify other tabs if nobody is signed in', async () => {
    const { sessionManager, session, notified } = setUp({ getMe: () => json({}, 401) });
    await sessionManager.start();
    expect(session()).toEqual({ state: 'anonymous' });
    expect(notified).toEqual([]);
  });

  test('can be retried after a failure', async () => {
    const { sessionManager, session, service } = setUp({ getMe: () => json({ detail: 'Down.' }, 501) });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'unavailable', problem: { status: 501, detail: 'Down.' } });
    service['getMe'] = () => me();
    await sessionManager.start();
    expect(session().state).toBe('signedIn');
  });
});

/** The page of a signed-in person, and a call of it that is refused. */
async function signedIn() {
  const set = setUp({ getMe: () => me() });
  await set.sessionManager.start();
  set.calls.length = 0;
  const { store } = set.scopes.current();
  const refuse = (action: string, status: number) =>
    store.set(recordProblemAtom, action, { kind: 'list', problem: { kind: 'http', status } });
  return { ...set, refuse, stored: () => store.get(storedUnauthorisedAtom) };
}

describe.each([401, 403])('A stored %i', (status) => {
  const withStored = async (answer: Answer) => {
    const page = await signedIn();
    page.refuse('listPipelines', status);
    page.service['getMe'] = answer;
    await page.sessionManager.settle();
    return page;
  };

  test.each([401, 403])(
    'is confirmed when the service says with %i that nobody is signed in',
    async (gone) => {
      expect((await withStored(() => json({}, gone))).stored()).toBe('verified');
    },
  );

  test('is confirmed when another person is signed in now', async () => {
    expect((await withStored(() => me({ id: 2 }))).stored()).toBe('verified');
  });

  test('is confirmed when the account was deactivated', async () => {
    const { stored } = await withStored(() => json({ detail: 'User account is disabled' }, 403));
    expect(stored()).toBe('verified');
  });

  test('is cleared when the same person is signed in', async () => {
    const { stored, session } = await withStored(() => me());
    expect(stored()).toBe('none');
    expect(session().state).toBe('signedIn');
  });

  test('is cleared when the session can’t be read', async () => {
    const { stored, session } = await withStored(() => json({}, 501));
    expect(stored()).toBe('none');
    expect(session().state).toBe('signedIn');
  });
});

describe('Settling stored refusals', () => {
  test('asks once for all of them, however often it is asked for', async () => {
    const { sessionManager, calls, refuse, stored } = await signedIn();
    for (const action of ['listPipelines', 'getPipeline', 'listSources']) refuse(action, 403);
    await Promise.all([1, 2, 3].map(async () => sessionManager.settle()));
    expect(calls).toEqual(['getMe']);
    expect(stored()).toBe('none');
  });

  test('asks again about a call that failed while the service answered', async () => {
    const page = await signedIn();
    page.refuse('listPipelines', 403);
    page.service['getMe'] = () => {
      page.service['getMe'] = () => json({}, 403);
      page.refuse('getPipeline', 403);
      return me();
    };
    await page.sessionManager.settle();
    expect(page.calls).toEqual(['getMe', 'getMe']);
    expect(page.stored()).toBe('verified');
  });

  test('in any order of failures, ends and answers, never misses the end and never invents one', async () => {
    const step = fc.oneof(
      fc.record({
        what: fc.constant('fail' as const),
        action: fc.constantFrom('a', 'b', 'c'),
        status: fc.constantFrom(401, 403),
      }),
      fc.constantFrom({ what: 'end' as const }, { what: 'break' as const }, { what: 'settle' as const }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 8 }),
        fc.array(step, { maxLength: 4 }),
        async (before, during) => {
          const page = await signedIn();
          let hasEnded = false;
          let failedAfterEnd = false;
          let isBroken = false;
          const take = (each: (typeof before)[number]) => {
            if (each.what === 'end') hasEnded = true;
            if (each.what === 'break') isBroken = true;
            if (each.what === 'fail') {
              page.refuse(each.action, each.status);
              failedAfterEnd ||= hasEnded;
            }
          };
          let left = [...during];
          page.service['getMe'] = () => {
            if (isBroken) {
              isBroken = false;
              failedAfterEnd = false;
              return json({}, 501);
            }
            const answer = hasEnded ? json({}, 403) : me();
            left.forEach(take);
            left = [];
            return answer;
          };
          for (const each of before) {
            take(each);
            if (each.what === 'settle') await page.sessionManager.settle();
          }
          await page.sessionManager.settle();
          if (isBroken) await page.sessionManager.settle();
          const isVerified = page.stored() === 'verified';
          expect({ isMissed: failedAfterEnd && !isVerified, isInvented: isVerified && !hasEnded }).toEqual({
            isMissed: false,
            isInvented: false,
          });
          expect(page.stored()).not.toBe('unverified');
        },
      ),
    );
  });
});
