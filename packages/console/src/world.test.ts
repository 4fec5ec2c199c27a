import { toId, type Session } from '@millrace/ui/domain';
import { expect, test } from 'vitest';

import { sessionAtom } from './atoms/session.ts';
import { queryClientOf } from './queries/queryClient.ts';
import { ada } from './session/fixtures.ts';
import { createWorlds } from './world.ts';

const signedIn: Session = { state: 'signedIn', user: ada };
const another: Session = { state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } };
const elsewhere: Session = {
  state: 'signedIn',
  user: { ...ada, client: { ...ada.client, id: toId<'client'>(8) } },
};

test('what was read while the session was asked for is kept for its owner', () => {
  const worlds = createWorlds();
  const queryClient = queryClientOf(worlds.current());
  queryClient.setQueryData(['pipeline'], 'read early');
  expect(queryClientOf(worlds.admit({ state: 'unavailable', problem: { kind: 'network' } }))).toBe(
    queryClient,
  );
  expect(queryClientOf(worlds.admit(signedIn)).getQueryData(['pipeline'])).toBe('read early');
});

test('the same person again, and fresher, stays in the same world', () => {
  const worlds = createWorlds();
  const first = worlds.admit(signedIn);
  const second = worlds.admit({ state: 'signedIn', user: { ...ada, timeZone: 'UTC' } });
  expect(second).toBe(first);
  expect(second.store.get(sessionAtom)).toMatchObject({ user: { timeZone: 'UTC' } });
});

test.each([
  ['another person', another],
  ['another client', elsewhere],
  ['nobody', { state: 'anonymous' }],
] as const)('%s gets a world without a trace of the last', (_, session) => {
  const worlds = createWorlds();
  const first = worlds.admit(signedIn);
  queryClientOf(first).setQueryData(['pipeline'], 'secret');
  const second = worlds.admit(session);
  expect(second.number).not.toBe(first.number);
  expect(second.store).not.toBe(first.store);
  expect(queryClientOf(second).getQueryCache().getAll()).toHaveLength(0);
  expect(queryClientOf(first).getQueryCache().getAll()).toHaveLength(0);
  expect(second.store.get(sessionAtom)).toBe(session);
});

test('a page that is about to be left holds nothing, and belongs to whoever comes next', () => {
  const worlds = createWorlds();
  const first = worlds.admit(signedIn);
  queryClientOf(first).setQueryData(['pipeline'], 'secret');
  worlds.abandon();
  const second = worlds.current();
  expect(second.number).not.toBe(first.number);
  expect(second.store.get(sessionAtom)).toEqual({ state: 'booting' });
  expect(queryClientOf(first).getQueryCache().getAll()).toHaveLength(0);
  expect(worlds.admit(another)).toBe(second);
});

test('whoever listens hears of every session, until they stop', () => {
  const worlds = createWorlds();
  const seen: number[] = [];
  const stop = worlds.subscribe(() => seen.push(worlds.current().number));
  worlds.admit(signedIn);
  worlds.admit(another);
  stop();
  worlds.admit(signedIn);
  expect(seen).toEqual([1, 2]);
});
