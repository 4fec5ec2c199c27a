import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { createDraftStorage, draftLifeMs, removeAllDrafts } from './draftStorage.ts';

/** Like a browser's storage, a plain object whose entries are its own keys. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? String(Reflect.get(entries, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(entries, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
    clear: () => Object.keys(entries).forEach((key) => Reflect.deleteProperty(entries, key)),
    key: (index: number) => Object.keys(entries)[index] ?? null,
    length: 0,
  };
  const entries: Storage = Object.create(methods);
  return entries;
}

const oneStorage = () => {
  const kept = fakeStorage();
  return () => kept;
};

const refused = () => {
  throw new DOMException('No storage here', 'SecurityError');
};

function setUp(storage: () => Storage = oneStorage()) {
  let at = 1_000_000;
  const onUnstored = vi.fn<() => void>();
  const open = (identity = '9:1') => createDraftStorage({ identity, storage, onUnstored, now: () => at });
  return { storage, open, onUnstored, pass: (ms: number) => (at += ms) };
}

describe('A draft (T-31)', () => {
  test('is restored for the same person and route', () => {
    const { open } = setUp();
    open().write('/a', { text: 'half' });
    expect(open().read('/a')).toEqual({ text: 'half' });
    expect(open().read('/b')).toBeUndefined();
    expect(open('9:2').read('/a')).toBeUndefined();
  });

  test('is stored for a day', () => {
    const { open, pass, storage } = setUp();
    open().write('/a', { text: 'half' });
    pass(draftLifeMs - 1);
    expect(open().read('/a')).toEqual({ text: 'half' });
    pass(1);
    expect(open().read('/a')).toBeUndefined();
    expect(Object.keys(storage())).toEqual([]);
  });

  test('with a time in the future is ignored', () => {
    const { open, pass } = setUp();
    open().write('/a', { text: 'half' });
    pass(-1);
    expect(open().read('/a')).toBeUndefined();
  });

  test('is gone once removed', () => {
    const { open, storage, onUnstored } = setUp();
    open().write('/a', { text: 'half' });
    expect(onUnstored).not.toHaveBeenCalled();
    open().remove('/a');
    expect(open().read('/a')).toBeUndefined();
    expect(Object.keys(storage())).toEqual([]);
  });

  test('lasts as long as the page if the browser has no storage, which is reported', () => {
    const { open, onUnstored } = setUp(refused);
    const drafts = open();
    drafts.write('/a', { text: 'half' });
    expect(onUnstored).toHaveBeenCalledOnce();
    expect(drafts.read('/a')).toEqual({ text: 'half' });
    drafts.remove('/a');
    expect(drafts.read('/a')).toBeUndefined();
  });
});

test('Whatever the storage contains, reading returns a stored draft or nothing (T-43)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { storage, open } = setUp();
      storage().setItem('millrace.draft.9:1./a', text);
      expect(open().read('/a')).toBeUndefined();
    }),
  );
});

test('Signing out removes all drafts of all people and nothing else (T-09)', () => {
  const { open, storage } = setUp();
  open('9:1').write('/a', {});
  open('9:2').write('/b', {});
  storage().setItem('millrace.reloadedBuild', '7');
  removeAllDrafts(storage);
  expect(Object.keys(storage())).toEqual(['millrace.reloadedBuild']);
  expect(() => removeAllDrafts(refused)).not.toThrow();
});
