import { expect, test } from 'vitest';

import { createEndedSession } from './endedSession.ts';

function createStorage(): () => Storage {
  const values = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
  return () => storage;
}

test('the next document knows where the session ended, and the one after it does not', () => {
  const storage = createStorage();
  expect(createEndedSession(storage).returnTo).toBeUndefined();
  createEndedSession(storage).note('/pipelines/list?page=2');
  expect(createEndedSession(storage).returnTo).toBe('/pipelines/list?page=2');
  expect(createEndedSession(storage).returnTo).toBeUndefined();
});

test('a stored address of another site is not followed', () => {
  const storage = createStorage();
  createEndedSession(storage).note('//evil.example/');
  expect(createEndedSession(storage).returnTo).toBe('/');
});

test('without storage there is no path to return to', () => {
  const { returnTo, note } = createEndedSession(() => {
    throw new Error('forbidden');
  });
  note('/pipelines/list');
  expect(returnTo).toBeUndefined();
});
