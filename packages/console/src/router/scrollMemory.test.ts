import { expect, test, vi } from 'vitest';

import { createScrollMemory, indexOfEntry } from './scrollMemory.ts';

test('remembers each history entry separately', () => {
  const memory = createScrollMemory();
  const [list, detail] = [memory.newEntry(), memory.newEntry()];
  memory.save(list, 2_809);
  memory.save(detail, 40);
  memory.save(list, 2_810);
  expect([memory.recall(list), memory.recall(detail)]).toEqual([2_810, 40]);
});

test.each([null, undefined, 'entry', { entry: 7 }, {}])('the foreign state %j starts at the top', (state) => {
  const memory = createScrollMemory();
  memory.save(state, 99);
  expect(memory.recall(state)).toBe(0);
});

test('numbers our entries one after another, and ignores foreign ones', () => {
  const memory = createScrollMemory();
  const first = memory.newEntry(null);
  expect([first, memory.newEntry(first)].map(indexOfEntry)).toEqual([0, 1]);
  expect(indexOfEntry({ index: 'one' })).toBeUndefined();
});

test('works on a page without TLS, where random UUIDs are missing', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (values: Uint32Array) =>
      globalThis.structuredClone(values).fill(Math.random() * 2 ** 32),
  });
  const memory = createScrollMemory();
  expect(memory.newEntry().entry).not.toBe(memory.newEntry().entry);
  vi.unstubAllGlobals();
});
