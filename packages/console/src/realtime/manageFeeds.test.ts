import { toId, type Session } from '@millrace/ui/domain';
import { expect, test } from 'vitest';

import { ada } from '../session/user.test.data.ts';
import { createSessionScopes } from '../sessionScope.ts';
import { manageFeeds } from './manageFeeds.ts';

const signedIn: Session = { state: 'signedIn', user: ada };
const another: Session = { state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } };

function setUp() {
  const scopes = createSessionScopes();
  const log: string[] = [];
  const idle: (() => void)[] = [];
  manageFeeds({
    scopes,
    whenIdle: (callback) => idle.push(callback),
    async start(scope, user) {
      log.push(`start ${scope.number} for ${user.id}`);
      return { flush: () => undefined, stop: () => log.push(`stop ${scope.number}`) };
    },
  });
  const rest = async () => {
    idle.splice(0).forEach((callback) => callback());
    await Promise.resolve();
    await Promise.resolve();
  };
  return { scopes, log, rest };
}

test('a person gets one feed, once the page is at rest', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  expect(log).toEqual([]);
  await rest();
  scopes.admit({ state: 'signedIn', user: { ...ada, timeZone: 'UTC' } });
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});

test('another person gets another, and the first one ends', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit(another);
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1', 'start 2 for 2']);
});

test('nobody gets none', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1']);
});

test('a person who is gone before the page rests gets none', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  scopes.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual([]);
});

test('a person who goes while the feed is on its way leaves none behind', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  const begun = rest();
  scopes.admit({ state: 'anonymous' });
  await begun;
  expect(log).toEqual(['start 1 for 1', 'stop 1']);
});

test('a service that cannot be asked ends nothing', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit({ state: 'unavailable', problem: { kind: 'network' } });
  scopes.admit(signedIn);
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});
