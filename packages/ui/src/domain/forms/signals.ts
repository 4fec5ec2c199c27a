import type { Observable } from './formState.ts';

/** A state that is derived anew on `refresh`, and keeps its identity while it says the same. */
export interface Signal<State> extends Observable<State> {
  readonly refresh: () => void;
}

/** Several states that change together: listeners hear of it after `flush`, when all of them are right. */
export interface Signals {
  readonly add: <State extends object>(derive: () => State) => Signal<State>;
  readonly flush: () => void;
}

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, Reflect.get(other, key)));

export function createSignals(): Signals {
  const woken = new Set<() => void>();

  return {
    add: (derive) => {
      const listeners = new Set<() => void>();
      let state = derive();
      return {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
          };
        },
        getSnapshot: () => state,
        refresh: () => {
          const next = derive();
          if (isSame(state, next)) return;
          state = next;
          for (const listener of listeners) woken.add(listener);
        },
      };
    },
    flush: () => {
      const calls = [...woken];
      woken.clear();
      for (const call of calls) call();
    },
  };
}
