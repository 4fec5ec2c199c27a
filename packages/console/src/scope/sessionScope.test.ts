import { toId } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { expect, test } from 'vitest';

import { queryClientOf } from '../data/queryClient.ts';
import { unusedClient } from '../data/unusedClient.test.data.ts';
import { ada } from '../session/user.test.data.ts';
import { sessionAtom } from './session.ts';
import { createSessionScopes } from './sessionScope.ts';

const signedIn: Session = { state: 'signedIn', user: ada };
const another: Session = { state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } };
const elsewhere: Session = {
  state: 'signedIn',
  user: { ...ada, client: { ...ada.client, id: toId<'client'>(8) } },
};

test('data read before the session was known belongs to its owner (T-10)', () => {
  const scopes = createSessionScopes(unusedClient);
  const queryClient = queryClientOf(scopes.current());
  queryClient.setQueryData(['pipeline'], 'read early');
  expect(queryClientOf(scopes.admit({ state: 'unavailable', problem: { kind: 'network' } }))).toBe(
    queryClient,
  );
  expect(queryClientOf(scopes.admit(signedIn)).getQueryData(['pipeline'])).toBe('read early');
});

test('a newer session of the same person stays in the same scope', () => {
  const scopes = createSessionScopes(unusedClient);
  const first = scopes.admit(signedIn);
  const second = scopes.admit({ state: 'signedIn', user: { ...ada, timeZone: 'UTC' } });
  expect(second).toBe(first);
  expect(second.store.get(sessionAtom)).toMatchObject({ user: { timeZone: 'UTC' } });
});

test.each([
  ['another person', another],
  ['another client', elsewhere],
  ['nobody', { state: 'anonymous' }],
] as const)('%s gets a scope without data of the last one', (_, session) => {
  const scopes = createSessionScopes(unusedClient);
  const first = scopes.admit(signedIn);
  queryClientOf(first).setQueryData(['pipeline'], 'secret');
  const second = scopes.admit(session);
  expect(second.number).not.toBe(first.number);
  expect(second.store).not.toBe(first.store);
  expect(queryClientOf(second).getQueryCache().getAll()).toHaveLength(0);
  expect(queryClientOf(first).getQueryCache().getAll()).toHaveLength(0);
  expect(second.store.get(sessionAtom)).toBe(session);
});

test('a page that is about to be left has no data, and belongs to the next person', () => {
  const scopes = createSessionScopes(unusedClient);
  const first = scopes.admit(signedIn);
  queryClientOf(first).setQueryData(['pipeline'], 'secret');
  scopes.abandon();
  const second = scopes.current();
  expect(second.number).not.toBe(first.number);
  expect(second.store.get(sessionAtom)).toEqual({ state: 'booting' });
  expect(queryClientOf(first).getQueryCache().getAll()).toHaveLength(0);
  expect(scopes.admit(another)).toBe(second);
});

test('listeners receive every session, until they unsubscribe', () => {
  const scopes = createSessionScopes(unusedClient);
  const seen: number[] = [];
  const stop = scopes.subscribe(() => seen.push(scopes.current().number));
  scopes.admit(signedIn);
  scopes.admit(another);
  stop();
  scopes.admit(signedIn);
  expect(seen).toEqual([1, 2]);
});
