import type { CallKind } from '@millrace/ui/contract';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';

import {
  forgetAllProblemsAtom,
  forgetProblemAtom,
  forgetUnauthorisedAtom,
  isSessionGoneAtom,
  problemsAtom,
  recordProblemAtom,
  storedUnauthorisedAtom,
} from './problems.ts';

const refused = (kind: CallKind, status = 401) => ({ kind, problem: { kind: 'http', status } as const });
const broken = { kind: 'list', problem: { kind: 'network' } } as const;

test('an action keeps its last problem until it is cleared', () => {
  const store = createStore();
  store.set(recordProblemAtom, 'listPipelines', refused('list'));
  store.set(recordProblemAtom, 'listPipelines', broken);
  expect([...store.get(problemsAtom)]).toEqual([['listPipelines', broken]]);
  store.set(forgetProblemAtom, 'listPipelines');
  expect(store.get(problemsAtom).size).toBe(0);
});

test('clearing a missing problem changes nothing', () => {
  const store = createStore();
  store.set(recordProblemAtom, 'listPipelines', broken);
  const before = store.get(problemsAtom);
  store.set(forgetProblemAtom, 'getPipeline');
  store.set(forgetUnauthorisedAtom);
  expect(store.get(problemsAtom)).toBe(before);
  store.set(forgetAllProblemsAtom);
  expect(store.get(problemsAtom).size).toBe(0);
});

describe.each([401, 403])('a refusal with %i', (status) => {
  test.each(['list', 'detail', 'change', 'command', 'channel', 'probe', 'credentials', 'oauth'] as const)(
    'of a %s call awaits verification',
    (kind) => {
      const store = createStore();
      store.set(recordProblemAtom, 'some', refused(kind, status));
      expect(store.get(storedUnauthorisedAtom)).toBe('unverified');
      store.set(forgetUnauthorisedAtom);
      expect(store.get(storedUnauthorisedAtom)).toBe('none');
    },
  );

  test.each(['token', 'session', 'logout'] as const)('of a %s call is not about the session', (kind) => {
    const store = createStore();
    store.set(recordProblemAtom, 'some', refused(kind, status));
    expect(store.get(storedUnauthorisedAtom)).toBe('none');
  });
});

test('no other status is taken for the end of the session', () => {
  for (const status of [400, 404, 409, 410, 419, 422, 429, 440, 498, 500, 503]) {
    const store = createStore();
    store.set(recordProblemAtom, 'some', refused('list', status));
    expect(store.get(storedUnauthorisedAtom)).toBe('none');
  }
});

test('only what was stored before the question is settled by its answer', () => {
  const store = createStore();
  store.set(recordProblemAtom, 'listPipelines', refused('list'));
  const asked = store.get(problemsAtom);
  store.set(recordProblemAtom, 'listPipelines', refused('list'));
  store.set(recordProblemAtom, 'getPipeline', refused('detail', 403));
  store.set(forgetUnauthorisedAtom, asked);
  expect([...store.get(problemsAtom).keys()]).toEqual(['listPipelines', 'getPipeline']);
  expect(store.get(storedUnauthorisedAtom)).toBe('unverified');
});

test('a page in place of a response may be a proxy’s sign-in page', () => {
  const store = createStore();
  store.set(recordProblemAtom, 'listPipelines', { kind: 'list', problem: { kind: 'html', status: 200 } });
  expect(store.get(storedUnauthorisedAtom)).toBe('unverified');
});

test('an ended session stays ended, whatever is cleared', () => {
  const store = createStore();
  store.set(isSessionGoneAtom, true);
  store.set(forgetAllProblemsAtom);
  expect(store.get(storedUnauthorisedAtom)).toBe('verified');
});
