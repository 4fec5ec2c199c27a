import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { loadInBackground } from './loadCode.ts';

/** State of a form outside of React, such as a sign-in. */
export interface LateStore<State> {
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => State;
  readonly stop: () => void;
}

const never = () => () => undefined;

/**
 * A store whose code loads with the forms that need it, and that stops with its form.
 * @param subject begins a new store when it changes; `undefined` for a form without one
 * @param load imports the code
 * @param begin makes the store
 * @param start the state until then
 */
export function useLateStore<Subject extends object, Code, Store, State, Start>(
  subject: Subject | undefined,
  load: () => Promise<Code>,
  begin: (code: Code, subject: Subject) => Store & LateStore<State>,
  start: Start,
): { readonly store: Store | undefined; readonly state: State | Start } {
  const [store, setStore] = useState<Store & LateStore<State>>();
  const fetchCode = useEffectEvent(load);
  const make = useEffectEvent(begin);
  useEffect(() => {
    if (!subject) return undefined;
    let made: (Store & LateStore<State>) | undefined;
    const loading = loadInBackground(
      () => fetchCode(),
      (code) => {
        made = make(code, subject);
        setStore(made);
      },
    );
    return () => {
      loading.stop();
      made?.stop();
      setStore(undefined);
    };
  }, [subject]);
  return {
    store,
    state: useSyncExternalStore<State | Start>(
      store?.subscribe ?? never,
      store?.getSnapshot ?? (() => start),
    ),
  };
}
