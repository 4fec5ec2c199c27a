import { toId, type Session } from '@millrace/ui/domain';
import { expect, test } from 'vitest';

import { ada } from '../session/fixtures.ts';
import { createWorlds } from '../world.ts';
import { followWorlds } from './followWorlds.ts';

const signedIn: Session = { state: 'signedIn', user: ada };
const another: Session = { state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } };

function setUp() {
  const worlds = createWorlds();
  const log: string[] = [];
  const idle: (() => void)[] = [];
  followWorlds({
    worlds,
    whenIdle: (callback) => idle.push(callback),
    async start(world, user) {
      log.push(`start ${world.number} for ${user.id}`);
      return { flush: () => undefined, stop: () => log.push(`stop ${world.number}`) };
    },
  });
  const rest = async () => {
    idle.splice(0).forEach((callback) => callback());
    await Promise.resolve();
    await Promise.resolve();
  };
  return { worlds, log, rest };
}

test('a person gets one feed, once the page is at rest', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  expect(log).toEqual([]);
  await rest();
  worlds.admit({ state: 'signedIn', user: { ...ada, timeZone: 'UTC' } });
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});

test('another person gets another, and the first one ends', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  await rest();
  worlds.admit(another);
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1', 'start 2 for 2']);
});

test('nobody gets none', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  await rest();
  worlds.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual(['start 1 for 1', 'stop 1']);
});

test('a person who is gone before the page rests gets none', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  worlds.admit({ state: 'anonymous' });
  await rest();
  expect(log).toEqual([]);
});

test('a person who goes while the feed is on its way leaves none behind', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  const begun = rest();
  worlds.admit({ state: 'anonymous' });
  await begun;
  expect(log).toEqual(['start 1 for 1', 'stop 1']);
});

test('a service that cannot be asked ends nothing', async () => {
  const { worlds, log, rest } = setUp();
  worlds.admit(signedIn);
  await rest();
  worlds.admit({ state: 'unavailable', problem: { kind: 'network' } });
  worlds.admit(signedIn);
  await rest();
  expect(log).toEqual(['start 1 for 1']);
});
