import type { CallKind } from '@millrace/ui/contract';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import {
  forgetAllProblemsAtom,
  forgetProblemAtom,
  forgetUnauthorisedAtom,
  isSessionGoneAtom,
  problemsAtom,
  recordProblemAtom,
  storedUnauthorisedAtom,
} from './problems.ts';

const refused = (kind: CallKind) => ({ kind, problem: { kind: 'http', status: 401 } as const });
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

test.each(['list', 'detail', 'change', 'command', 'channel', 'probe'] as const)(
  'a 401 of a %s call awaits verification',
  (kind) => {
    const store = createStore();
    store.set(recordProblemAtom, 'some', refused(kind));
    expect(store.get(storedUnauthorisedAtom)).toBe('unverified');
    store.set(forgetUnauthorisedAtom);
    expect(store.get(storedUnauthorisedAtom)).toBe('none');
  },
);

test.each(['credentials', 'oauth', 'token', 'session', 'logout'] as const)(
  'a 401 of a %s call is not about the session',
  (kind) => {
    const store = createStore();
    store.set(recordProblemAtom, 'some', refused(kind));
    expect(store.get(storedUnauthorisedAtom)).toBe('none');
  },
);

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
