import { toId } from '@millrace/ui/domain/entities';
import type { Session } from '@millrace/ui/domain/policies';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { unusedClient } from '../data/unusedClient.test.data.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { ada } from '../session/user.test.data.ts';
import { manageFeeds } from './manageFeeds.ts';
import { realtimeAtom } from './realtimeState.ts';

const signedIn: Session = { state: 'signedIn', user: ada };
const another: Session = { state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } };

/** @param failures how often the code fails to load at first */
function setUp(failures = 0) {
  const scopes = createSessionScopes(unusedClient);
  const log: string[] = [];
  const idle: (() => void)[] = [];
  let loads = 0;
  const feeds = manageFeeds({
    scopes,
    whenIdle: (callback) => idle.push(callback),
    async load() {
      if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return (scope, user) => {
        log.push(`start ${scope.number} for ${user.id}`);
        return {
          flush: () => log.push(`flush ${scope.number}`),
          stop: () => log.push(`stop ${scope.number}`),
        };
      };
    },
  });
  const rest = async () => {
    idle.splice(0).forEach((callback) => callback());
    await Promise.resolve();
    await Promise.resolve();
  };
  const live = () => scopes.current().store.get(realtimeAtom);
  return { scopes, feeds, log, rest, live, loads: () => loads };
}

test('a person gets one feed, once the page is idle', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  expect(log).toEqual([]);
  await rest();
  scopes.admit({ state: 'signedIn', user: { ...ada, timeZone: 'UTC' } });
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});

test('another person gets another feed, and the first one ends', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit(another);
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1', 'start 2 for 2']);
});

test('without a person there is no feed', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1']);
});

test('a person who signs out before the page is idle gets none', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  scopes.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual([]);
});

test('a page that is about to be left has no feed, and the next person on it gets one', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.abandon();
  scopes.admit(another);
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1', 'start 2 for 2']);
});

test('a person who signs out while the feed loads leaves none behind', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  const starting = rest();
  scopes.admit({ state: 'anonymous' });
  await starting;
  expect(log).toEqual([]);
});

test('there is nothing to apply or to retry before a person signs in', async () => {
  const { feeds, log, rest, loads } = setUp();
  feeds.flush();
  feeds.retry();
  await rest();
  expect([loads(), log]).toEqual([0, []]);
});

test('queued events are applied by the feed of the person, and by none before it starts or after it ends', async () => {
  const { scopes, feeds, log, rest } = setUp();
  scopes.admit(signedIn);
  feeds.flush();
  await rest();
  feeds.flush();
  scopes.admit({ state: 'anonymous' });
  feeds.flush();
  expect(log).toEqual(['start 1 for 1', 'flush 1', 'stop 1']);
});

test('an unavailable service ends nothing', async () => {
  const { scopes, log, rest } = setUp();
  scopes.admit(signedIn);
  await rest();
  scopes.admit({ state: 'unavailable', problem: { kind: 'network' } });
  scopes.admit(signedIn);
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});

describe('When the code of the feed fails to load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('it is retried, and nothing is shown', async () => {
    const { scopes, log, rest, live } = setUp(2);
    scopes.admit(signedIn);
    expect(live()).toBe('off');
    await rest();
    expect(live()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(log).toEqual(['start 1 for 1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live()).toBe('connecting');
  });

  test('the page says after 15 s that live updates are paused, and a network retries at once', async () => {
    const { scopes, feeds, log, rest, live, loads } = setUp(4);
    scopes.admit(signedIn);
    await rest();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(live()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1);
    expect(live()).toBe('paused');
    expect([loads(), log]).toEqual([4, []]);
    feeds.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([loads(), log]).toEqual([5, ['start 1 for 1']]);
  });

  test('it is not retried once the person is signed out', async () => {
    const { scopes, feeds, log, rest, loads } = setUp(9);
    const { store } = scopes.admit(signedIn);
    await rest();
    scopes.admit({ state: 'anonymous' });
    feeds.retry();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([loads(), log, store.get(realtimeAtom)]).toEqual([1, [], 'connecting']);
  });
});
