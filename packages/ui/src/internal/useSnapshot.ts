import { useSyncExternalStore } from 'react';

interface Observable<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => State;
}

/** The state of a model. Renders again when it changes. */
export const useSnapshot = <State>({ subscribe, getSnapshot }: Observable<State>): State =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
