import type { Observable } from './formState.ts';

/** A derived state. `refresh` recomputes it, and equal results keep their identity. */
export interface Signal<State> extends Observable<State> {
  readonly refresh: () => void;
}

/** States that change together: listeners are notified after `flush`, when all of them are up to date. */
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
