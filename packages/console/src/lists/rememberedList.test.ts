import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toId } from '@millrace/ui/domain/entities';
import { sessionAtom } from '../scope/session.ts';
import { ada } from '../session/user.test.data.ts';
import { rememberedList, type ListPreferences } from './rememberedList.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};
beforeEach(() => void vi.stubGlobal('localStorage', storage));
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** A page of a person: a new store, and new atoms. */
function open(person: number, name = 'pipelines') {
  const store = createStore();
  const renewSession = () =>
    store.set(sessionAtom, { state: 'signedIn', user: { ...ada, id: toId<'user'>(person) } });
  renewSession();
  const list = rememberedList(name);
  return { get: () => store.get(list), set: (next: ListPreferences) => store.set(list, next), renewSession };
}

describe('the preferences of a list', () => {
  it('are stored for a person and a list', () => {
    expect(open(1).get()).toEqual({ hidden: [] });
    const page = open(1);
    page.set({ hidden: ['series'], size: 50 });
    expect(page.get()).toEqual({ hidden: ['series'], size: 50 });
    expect(open(1).get()).toEqual({ hidden: ['series'], size: 50 });
    expect(open(2).get()).toEqual({ hidden: [] });
    expect(open(1, 'source').get()).toEqual({ hidden: [] });
  });

  it('are the same object until they change, because new columns render every row', () => {
    open(1).set({ hidden: ['series'] });
    const page = open(1);
    const before = page.get();
    page.renewSession();
    expect(page.get()).toBe(before);
  });

  it.each(['', '7', '{', 'null', '{"hidden":"series","size":"50"}', '{"hidden":[7,null]}'])(
    'are the defaults for an invalid text: %s',
    (text) => {
      open(1).set({ hidden: ['series'] });
      for (const key of kept.keys()) kept.set(key, text);
      expect(open(1).get()).toEqual({ hidden: [] });
    },
  );

  it('last as long as the page without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const page = open(1);
    page.set({ hidden: [], size: 25 });
    expect(page.get().size).toBe(25);
  });
});
