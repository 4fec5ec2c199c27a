import { expect, test } from 'vitest';

import { memoizePerObject } from './memoizePerObject.ts';

test('each key has one value, created on the first call', () => {
  let made = 0;
  const numberOf = memoizePerObject((_key: object) => {
    made += 1;
    return made;
  });
  const [one, other] = [{}, {}];
  expect(made).toBe(0);
  expect([numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 2, 1]);
});

test('`undefined` is cached too', () => {
  let calls = 0;
  const undefinedFor = memoizePerObject((_key: object) => {
    calls += 1;
  });
  const key = {};
  undefinedFor(key);
  undefinedFor(key);
  expect(calls).toBe(1);
});
