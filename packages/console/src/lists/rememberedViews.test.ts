import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toId } from '@millrace/ui/domain/entities';
import { withoutView, withView } from '@millrace/ui/domain/views';
import { sessionAtom } from '../scope/session.ts';
import { ada } from '../session/user.test.data.ts';
import { rememberedViews } from './rememberedViews.ts';

const kept = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, text);
  },
};
let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  kept.clear();
  isFull = false;
  vi.unstubAllGlobals();
});

/** A tab of a person: a new store, and new atoms. */
function open(person = 1, { client = ada.client.id, name = 'pipelines' } = {}) {
  const store = createStore();
  const user = { ...ada, id: toId<'user'>(person), client: { ...ada.client, id: client } };
  store.set(sessionAtom, { state: 'signedIn', user });
  const views = rememberedViews(name);
  store.sub(views, () => undefined);
  return {
    names: () => store.get(views).views.map(({ name: each }) => each),
    isStored: () => store.get(views).isStored,
    save: (each: string) =>
      store.set(views, (before) => withView(before, { name: each, query: 'status=active' })),
    remove: (each: string) => store.set(views, (before) => withoutView(before, each)),
  };
}
const announce = () => page.dispatchEvent(new Event('storage'));

describe('the saved views of a list', () => {
  it('are those of a person, an account and a list', () => {
    open().save('Late');
    expect(open().names()).toEqual(['Late']);
    expect(open(2).names()).toEqual([]);
    expect(open(1, { client: toId<'client'>(99) }).names()).toEqual([]);
    expect(open(1, { name: 'source' }).names()).toEqual([]);
  });

  it('store only a name and the parameters of an address', () => {
    open().save('Late');
    expect([...kept.values()]).toEqual(['[{"name":"Late","query":"status=active"}]']);
  });

  it('are the same in two tabs, and neither overwrites what the other saved', () => {
    const [one, other] = [open(), open()];
    expect(other.names()).toEqual([]);
    one.save('Late');
    other.save('Failing');
    announce();
    expect(one.names()).toEqual(['Failing', 'Late']);
    expect(other.names()).toEqual(['Failing', 'Late']);
    other.remove('Late');
    announce();
    expect(one.names()).toEqual(['Failing']);
  });

  it('last as long as the page while the storage is full, and are stored once it is not', () => {
    const tab = open();
    tab.save('Late');
    isFull = true;
    tab.save('Failing');
    expect(tab.isStored()).toBe(false);
    expect(tab.names()).toEqual(['Failing', 'Late']);
    expect(open().names()).toEqual(['Late']);
    isFull = false;
    tab.save('Quiet');
    expect(tab.isStored()).toBe(true);
    expect(open().names()).toEqual(['Failing', 'Late', 'Quiet']);
  });

  it('last as long as the page without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const tab = open();
    tab.save('Late');
    expect(tab.names()).toEqual(['Late']);
    expect(tab.isStored()).toBe(false);
  });

  it('are none in a text that is no list of views', () => {
    open().save('Late');
    for (const key of kept.keys()) kept.set(key, '{"views":[1]}');
    expect(open().names()).toEqual([]);
    open().save('Failing');
    expect(open().names()).toEqual(['Failing']);
  });
});
