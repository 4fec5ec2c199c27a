import { expect, test } from 'vitest';

import { createRefreshMemory, withBuild } from './refresh.ts';

/** The part of `Storage` that the memory uses. */
function storageOf(items: Map<string, string>): () => Storage {
  const storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => storage;
}

test('a page reloads once per build, also in the document that follows (F28)', () => {
  const items = new Map<string, string>();
  const memory = createRefreshMemory(storageOf(items));
  expect(memory.hasReloadedFor('build-1')).toBe(false);
  memory.noteReloadFor('build-1');
  const next = createRefreshMemory(storageOf(items));
  expect(next.hasReloadedFor('build-1')).toBe(true);
  expect(next.hasReloadedFor('build-2')).toBe(false);
});

test('without storage a second announcement reloads again, and nothing fails (F30)', () => {
  const memory = createRefreshMemory(() => {
    throw new DOMException('Storage is forbidden.', 'SecurityError');
  });
  memory.noteReloadFor('build-1');
  expect(memory.hasReloadedFor('build-1')).toBe(false);
});

test.each([
  ['its name', ['b1', 'b2', 'b3']],
  ['its script, if it has no name', ['', '', '']],
])('a tab reloads for each new build, which it knows by %s', (_, names) => {
  const memory = createRefreshMemory(storageOf(new Map()));
  const reloads = names.map((name, index) => {
    const { build } = withBuild({ build: name }, `https://console.example/assets/main-Hash${index}.js`);
    const wants = [0, 1].map(() => {
      const isWanted = !memory.hasReloadedFor(build);
      memory.noteReloadFor(build);
      return isWanted;
    });
    return wants;
  });
  expect(reloads).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});
